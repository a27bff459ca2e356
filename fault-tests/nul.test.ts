// PostgreSQL rejects values with NUL: each text of each call is sent with one.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Route } from '#contract/route.ts';
import { mountedRoutes } from '#server/http/mount.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createPostgres } from '#server/testing/postgres.ts';
import { noPages } from '#server/testing/test-app.ts';
import { generate } from './fuzz/from-schema.ts';
import { learn, nothingKnown } from './fuzz/known.ts';
import { asText } from './fuzz/odd-values.ts';
import { createSessions } from './fuzz/session.ts';
import { createTarget, type Target } from './fuzz/target.ts';

const timeoutMs = 600_000;

let target: Target;
beforeAll(async () => {
  target = await createTarget(noPages, await createPostgres());
}, timeoutMs);
afterAll(() => target.close());

type Values = Record<string, unknown>;
interface Request {
  params: Values;
  query: Values;
  body: Values | null;
}

/** @returns copies of the value, each with NUL in a different text */
const withNul = (value: unknown): unknown[] => {
  if (typeof value === 'string') return [`${value}\u0000`];
  if (Array.isArray(value)) return value.flatMap((one, at) => withNul(one).map((changed) => value.with(at, changed)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => withNul(one).map((changed) => ({ ...value, [name]: changed })));
};

const addressOf = ({ path }: Route, { params, query }: Request): string => {
  const filled = path.replaceAll(/:([a-z]+)/g, (_, name: string) => encodeURIComponent(asText(params[name])));
  return `${filled}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, asText(value)]))}`;
};

const contentOf = ({ files }: Route, body: Values) => {
  if (!files) return { payload: JSON.stringify(body), contentType: 'application/json' };
  return multipart({ fields: Object.entries(body).map(([name, value]) => [name, asText(value)] as const) });
};

it(
  'answers calls with NUL in a text without an internal error, on PostgreSQL (OUT-07)',
  async () => {
    const renew = await createSessions(target.context);
    const known = nothingKnown();
    const failures: string[] = [];
    let sent = 0;
    const send = async (route: Route, request: Request) => {
      const { token } = await renew();
      const { payload, contentType } = request.body ? contentOf(route, request.body) : {};
      const answer = await target.app.inject({
        method: route.method,
        url: addressOf(route, request),
        headers: { authorization: `Bearer ${token}`, ...(contentType && { 'content-type': contentType }) },
        ...(payload && { payload }),
      });
      learn(known, answer.body, sent++);
      if (answer.statusCode >= 500) failures.push(`${route.method} ${route.path} ${answer.statusCode} ${JSON.stringify(request)}`);
    };
    // the random number selects one of several forms of a value; optional fields are omitted only below 0.41
    for (const share of [0.41, 0.7, 0.99]) {
      for (const route of mountedRoutes(target.app)) {
        const source = { random: () => share, known, account: await renew() };
        const part = (schema: Route['body']) => (schema ? (generate(source, schema) as Values) : {});
        const request: Request = { params: part(route.params), query: part(route.query), body: route.body ? part(route.body) : null };
        for (const changed of withNul(request)) await send(route, changed as Request);
      }
    }
    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThan(1000);
  },
  timeoutMs,
);
