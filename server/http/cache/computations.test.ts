import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BusyError } from '#server/platform/slots.ts';
import { randomBelow } from '#server/testing/random.ts';
import { type Computation, type Computations, createComputations, type Entries, limitMs } from './computations.ts';
import { createStoredResponse, type StoredResponse } from './stored-response.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const aStoredResponse = (): StoredResponse => createStoredResponse({}, '"1"', 'text');

/** Resolves once all work that does not wait for the clock has run. */
const settle = async () => {
  for (let turn = 0; turn < 4; turn++) await nextTurn();
};

interface Request {
  outcome: 'waiting' | 'computing' | 'answered' | 'busy' | 'overdue' | 'left';
  /** The computation of this request; null before its turn. */
  computation: Computation | null;
  leave: () => void;
}

interface Watch {
  /** The client left before the request entered the queue. */
  hasLeft?: boolean;
  onTurn?: (computation: Computation) => void;
  onOverdue?: () => void;
}

/** Enters a client's request. */
const enter = (computations: Computations, target: { key: string; entries: Entries } | null, watch: Watch = {}): Request => {
  const response = Object.assign(new EventEmitter(), { destroyed: watch.hasLeft ?? false }) as EventEmitter & ServerResponse;
  const leave = () => {
    if (request.outcome === 'waiting') request.outcome = 'left';
    response.emit('close');
  };
  const request: Request = { outcome: 'waiting', computation: null, leave };
  const giveUp = () => {
    request.outcome = 'overdue';
    watch.onOverdue?.();
  };
  void computations.enter(target, { response, giveUp }).then(
    (turn) => {
      if ('stored' in turn) request.outcome = 'answered';
      else {
        Object.assign(request, { outcome: 'computing', computation: turn.computation });
        watch.onTurn?.(turn.computation);
      }
    },
    (error) => {
      expect(error).toBeInstanceOf(BusyError);
      request.outcome = 'busy';
    },
  );
  return request;
};

const createAddresses = (computations: Computations) => {
  const entries: Entries = new Map();
  const request = async (key: string) => {
    const made = enter(computations, { key, entries });
    await settle();
    return made;
  };
  return { entries, request };
};

it('lets the next request compute when the first one leaves before its turn (LOAD-01, SPEED-05)', async () => {
  const { request, entries } = createAddresses(createComputations(1));
  const other = await request('/other');
  const [first, second, third] = [await request('/page'), await request('/page'), await request('/page')];
  first.leave();
  other.computation?.end(null);
  await settle();
  expect([second.outcome, third.outcome]).toEqual(['computing', 'waiting']);
  second.computation?.end(aStoredResponse());
  await settle();
  expect([third.outcome, entries.size]).toEqual(['answered', 0]);
});

it('computes nothing for a client that left before its request entered the queue (LOAD-01)', async () => {
  const computations = createComputations(1);
  const { request, entries } = createAddresses(computations);
  const left = enter(computations, { key: '/left', entries }, { hasLeft: true });
  await settle();
  expect([left.outcome, entries.size, (await request('/other')).outcome]).toEqual(['waiting', 0, 'computing']);
});

it('computes requests for one address in sequence when the response is not cached (SPEED-05)', async () => {
  const { request } = createAddresses(createComputations(2));
  const requests = [await request('/page'), await request('/page'), await request('/page')];
  const outcomes = () => requests.map(({ outcome }) => outcome);
  for (const [expected, own] of [
    [['computing', 'waiting', 'waiting'], requests[0]],
    [['computing', 'computing', 'waiting'], requests[1]],
    [['computing', 'computing', 'computing'], requests[2]],
  ] as const) {
    expect(outcomes()).toEqual(expected);
    own?.computation?.end(null);
    await settle();
  }
});

it('continues to compute after the client has left, and frees the slot only at its end (LOAD-01, SPEED-05)', async () => {
  const { request } = createAddresses(createComputations(1));
  const first = await request('/page');
  const [second, other] = [await request('/page'), await request('/other')];
  first.leave();
  await settle();
  expect([second.outcome, other.outcome]).toEqual(['waiting', 'waiting']);
  first.computation?.end(aStoredResponse());
  await settle();
  expect([second.outcome, other.outcome]).toEqual(['answered', 'computing']);
});

it('lets an API call of a page compute an address that waits for a slot, and answers the waiting requests (LOAD-07)', async () => {
  const computations = createComputations(1);
  const { request, entries } = createAddresses(computations);
  const [page, call] = [await request('/page'), await request('/call')];
  const turn = await computations.share({ key: '/call', entries });
  const shared = computations.share({ key: '/call', entries });
  expect(turn).toHaveProperty('computation');
  if ('computation' in turn) turn.computation.end(aStoredResponse());
  expect(await shared).toHaveProperty('stored');
  await settle();
  expect([page.outcome, call.outcome]).toEqual(['computing', 'answered']);
});

it('abandons a computation after the limit, refuses waiting requests, and reports that it is stuck until one ends (LOAD-07, OUT-04)', async () => {
  const computations = createComputations(2);
  const { request } = createAddresses(computations);
  const requests = [await request('/a'), await request('/b'), await request('/a')];
  const outcomes = () => requests.map(({ outcome }) => outcome);
  vi.advanceTimersByTime(limitMs - 1);
  await settle();
  expect([outcomes(), computations.isStuck()]).toEqual([['computing', 'computing', 'waiting'], false]);
  vi.advanceTimersByTime(1);
  await settle();
  expect([outcomes(), computations.isStuck()]).toEqual([['overdue', 'overdue', 'busy'], true]);
  expect((await request('/c')).outcome).toBe('computing');
  // the abandoned work ends
  requests[0]?.computation?.endWork();
  expect(computations.isStuck()).toBe(false);
});

const calls = ['/api/settings', '/api/products', '/api/news'];
const pages = ['/', '/products', '/news', '/about', null];

/** Simulates a site with random pages, calls, saves and leaving clients. Some computations never end. */
const createSite = (count: number, seed: number) => {
  const below = randomBelow(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length || 1)];
  const computations = createComputations(count, 5);
  const requests: { request: Request; until: number }[] = [];
  const gates: (() => void)[] = [];
  /** The computations in progress. */
  const computing = new Set<string>();
  let entries: Entries = new Map();
  let version = 0;

  const work = () => new Promise<void>((resolve) => void (below(20) > 0 && gates.push(resolve)));
  const result = () => (below(5) > 0 ? aStoredResponse() : null);

  const callInProcess = async (target: { entries: Entries }) => {
    const turn = await computations.share({ ...target, key: pick(calls) ?? '' });
    if ('stored' in turn) return;
    await work();
    turn.computation.end(result());
  };

  const ask = (key: string | null, isPage: boolean) => {
    const id = `${version} ${key ?? requests.length}`;
    const target = { entries };
    const compute = async (computation: Computation) => {
      if (isPage) await Promise.all([callInProcess(target), callInProcess(target)]);
      await work();
      if (request.outcome === 'computing') {
        computing.delete(id);
        request.outcome = 'answered';
      }
      computation.end(result());
      computation.endWork();
    };
    const request = enter(computations, key === null ? null : { ...target, key }, {
      onTurn: (computation) => {
        expect(computing).not.toContain(id);
        computing.add(id);
        expect(computing.size).toBeLessThanOrEqual(count);
        void compute(computation);
      },
      onOverdue: () => computing.delete(id),
    });
    requests.push({ request, until: Date.now() + 2 * limitMs });
  };

  const endAll = () => {
    for (const end of gates.splice(0)) end();
  };
  const open = () => requests.filter(({ request: { outcome } }) => outcome === 'waiting' || outcome === 'computing');
  const steps = [
    () => ask(pick(pages) ?? null, true),
    () => ask(pick(pages) ?? null, true),
    () => ask(pick(calls) ?? null, false),
    () => gates.splice(below(gates.length || 1), 1)[0]?.(),
    () => endAll(),
    () => pick(open())?.request.leave(),
    () => vi.advanceTimersByTime(below(limitMs / 2)),
    () => {
      entries = new Map();
      version += 1;
    },
  ];
  const step = async () => {
    pick(steps)?.();
    await settle();
    for (const { until } of open()) expect(Date.now()).toBeLessThan(until);
  };
  return { step, open, ask, computing, endAll };
};

it.each([
  [2, 11],
  [2, 12],
  [2, 13],
  [16, 14],
  [16, 15],
])('answers every request within the limits with %i slots, whatever the order of events (seed %i) (LOAD-07)', async (count, seed) => {
  const site = createSite(count, seed);
  for (let number = 0; number < 1000; number++) await site.step();
  // computations that never end are abandoned
  vi.advanceTimersByTime(limitMs);
  await settle();
  vi.advanceTimersByTime(limitMs);
  await settle();
  expect([site.open(), site.computing.size]).toEqual([[], 0]);
  site.ask('/', true);
  while (site.open().length > 0) {
    site.endAll();
    await settle();
    vi.advanceTimersByTime(1);
  }
});
