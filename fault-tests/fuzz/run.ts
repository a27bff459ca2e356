// Sends generated requests in sequence and collects the problems of their responses.
import { mountedRoutes } from '#server/http/mount.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { check, checkRaw } from './check.ts';
import { type Known, learn, nothingKnown } from './known.ts';
import { chance, randomOf } from './random.ts';
import { generateRaw } from './raw-request.ts';
import { type FuzzRequest, generateRequest } from './request.ts';
import { createSessions, type Session } from './session.ts';
import type { Target } from './target.ts';
import { type Answer, type Send, sendRaw } from './transport.ts';

export interface Finding {
  /** The route and the problem, the same for all requests with this problem. */
  problem: string;
  /** Number of requests with this problem. */
  count: number;
  /** The first request with this problem, and its number. */
  example: string;
}

export interface Report {
  findings: Finding[];
  /** Number of responses by status. */
  statuses: Map<number, number>;
  /** Routes that have accepted no request. */
  neverAccepted: string[];
}

export interface RunOptions {
  seed: number;
  requests: number;
  send: Send;
  /** Share of requests that are sent as raw bytes. */
  rawShare: number;
  /** Share of requests to addresses other than API calls. */
  elsewhereShare: number;
  /** Called before each request. */
  onStep?: (step: number) => void | Promise<void>;
}

const shownLength = 1500;
/** A session counts as confirmed by the password for some minutes only. */
const sessionSteps = 2000;

const nameOf = ({ route, method, url }: FuzzRequest): string =>
  route ? `${route.method} ${route.path}` : `${method} ${url.split('?')[0]?.slice(0, 60)}`;

const shown = ({ method, url, headers, body }: FuzzRequest, { status, body: answer }: Partial<Answer>): string =>
  [`${method} ${url}`, JSON.stringify(headers), body?.toString() ?? '', `→ ${status ?? 'no response'} ${answer ?? ''}`]
    .map((line) => line.slice(0, shownLength))
    .join('\n');

const createFindings = () => {
  const findings = new Map<string, Finding>();
  const add = (problem: string, example: () => string) => {
    const known = findings.get(problem);
    if (known) known.count += 1;
    else findings.set(problem, { problem, count: 1, example: example() });
  };
  return { add, list: () => [...findings.values()] };
};

interface State {
  known: Known;
  session: Session;
  renew: () => Promise<Session>;
  pictures: Buffer[];
  findings: ReturnType<typeof createFindings>;
  statuses: Map<number, number>;
  accepted: Set<string>;
}

const count = ({ statuses, accepted, known }: State, { route }: FuzzRequest, { status, body }: Answer, step: number): void => {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (!route || status !== route.status) return;
  accepted.add(`${route.method} ${route.path}`);
  learn(known, body, step);
};

const runRequest = async (target: Target, state: State, { seed, send, elsewhereShare }: RunOptions, step: number): Promise<void> => {
  const { known, session, pictures, findings } = state;
  const routes = mountedRoutes(target.app);
  const random = randomOf(seed, step);
  const request = generateRequest({ random, known, account: session, routes, token: session.token, pictures }, elsewhereShare);
  const report = (problem: string, answer: Partial<Answer>) =>
    findings.add(`${nameOf(request)}: ${problem}`, () => `request ${step}\n${shown(request, answer)}`);
  try {
    const answer = await send(request);
    for (const problem of [...check(request, answer), ...target.undeclared()]) report(problem, answer);
    count(state, request, answer, step);
    if (answer.status === 401 || step % sessionSteps === 0) state.session = await state.renew();
  } catch (error) {
    report(error instanceof Error ? error.message : String(error), {});
  }
};

const runRaw = async (target: Target, { findings }: State, seed: number, step: number): Promise<void> => {
  const bytes = generateRaw(randomOf(seed, step));
  const example = (received: string) => () =>
    `request ${step}\n${JSON.stringify(bytes.toString('latin1').slice(0, shownLength))}\n→ ${received.slice(0, shownLength)}`;
  const received = await sendRaw(target.app, bytes).catch((error: Error) => {
    findings.add(`bytes: ${error.message}`, example(''));
    return '';
  });
  for (const problem of [...checkRaw(received), ...target.undeclared()]) findings.add(`bytes: ${problem}`, example(received));
};

const begin = async (target: Target): Promise<State> => {
  const renew = await createSessions(target.context);
  return {
    known: nothingKnown(),
    session: await renew(),
    renew,
    pictures: await Promise.all((['png', 'jpeg', 'webp', 'gif'] as const).map((format) => aPicture(format))),
    findings: createFindings(),
    statuses: new Map(),
    accepted: new Set(),
  };
};

export const run = async (target: Target, options: RunOptions): Promise<Report> => {
  const { seed, requests, rawShare, onStep } = options;
  const state = await begin(target);
  for (let step = 0; step < requests; step++) {
    await onStep?.(step);
    if (chance(randomOf(seed + 1, step), rawShare)) await runRaw(target, state, seed, step);
    else await runRequest(target, state, options, step);
  }
  const all = mountedRoutes(target.app).map(({ method, path }) => `${method} ${path}`);
  return { findings: state.findings.list(), statuses: state.statuses, neverAccepted: all.filter((name) => !state.accepted.has(name)) };
};
