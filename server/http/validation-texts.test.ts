// Validation messages for all kinds of invalid input are readable sentences.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { mountedRoutes } from './mount.ts';

let test: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  test = await createTestApp();
  headers = await test.signIn();
});
afterAll(() => test.close());

const wrong: unknown[] = [null, 5, true, 'text', 'x'.repeat(600_000), [], [5], {}, { a: { b: 1 } }, -1, 1.5, 1e300];

const fieldsOf = (schema: z.ZodType | undefined): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

const technical = /invalid|expected|received|undefined|NaN|Too (?:big|small)|Unrecognized|discriminator|regex|pattern|\bZod/i;
const own = /^The given data was invalid\.$/;

/** @returns the technical messages in an error response, each with its call */
const textsOf = (call: string, body: unknown): string[] => {
  const { message = '', errors = {} } = body as { message?: string; errors?: Record<string, string[]> };
  return [message, ...Object.values(errors).flat()]
    .filter((text) => technical.test(text) && !own.test(text))
    .map((text) => `${call}: ${text}`);
};

describe('validation messages (DATA-18)', () => {
  it('are sentences for any invalid body', async () => {
    const found: string[] = [];
    for (const route of mountedRoutes(test.app).filter(({ body, files }) => body && !files)) {
      const url = route.path.replace(/:[a-z]+/g, '1');
      const fields = fieldsOf(route.body);
      const bodies = [
        ...wrong.filter((one) => typeof one === 'object'),
        ...wrong.map((value) => Object.fromEntries(fields.map((name) => [name, value]))),
      ];
      for (const body of bodies) {
        const answer = await test.send(route.method, url, { headers, body: body ?? undefined });
        if (answer.status === 422) found.push(...textsOf(`${route.method} ${route.path}`, answer.body));
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });

  it('are sentences for any invalid query', async () => {
    const found: string[] = [];
    for (const route of mountedRoutes(test.app).filter(({ query }) => query)) {
      for (const name of fieldsOf(route.query)) {
        for (const value of ['', 'x', '-1', '1.5', '1e3', `a&${name}=b`, 'x'.repeat(2000), '%00']) {
          const url = `${route.path.replace(/:[a-z]+/g, '1')}?${name}=${value}`;
          const answer = await test.send(route.method, url, { headers });
          if (answer.status === 422) found.push(...textsOf(`${route.method} ${route.path}`, answer.body));
        }
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });
});
