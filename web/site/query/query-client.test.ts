import { describe, expect, it, vi } from 'vitest';
import { type Query, QueryClient } from './query-client.ts';

const deferred = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
};

const queryOf = <Data>(queryFn: Query<Data>['queryFn'], failure?: string): Query<Data> => ({
  queryKey: ['arm', { page: 1 }],
  queryFn,
  ...(failure && { meta: { failure: () => failure } }),
});

describe('a query', () => {
  it('sends one request at a time and caches its data, even null', async () => {
    const answer = deferred<null>();
    const queryFn = vi.fn(() => answer.promise);
    const client = new QueryClient();
    const both = [client.ensureQueryData(queryOf(queryFn)), client.ensureQueryData(queryOf(queryFn))];
    expect(client.getQueryState(queryOf(queryFn))).toMatchObject({ isFetching: true, data: undefined });
    answer.resolve(null);
    expect(await Promise.all(both)).toEqual([null, null]);
    expect(await client.ensureQueryData(queryOf(queryFn))).toBeNull();
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(client.getQueryState(queryOf(queryFn))).toMatchObject({ isFetching: false, error: null, data: null });
  });

  it('keeps its data if fetching again fails, and clears the failure on success', async () => {
    const failed = vi.fn();
    const client = new QueryClient(failed);
    const answers = [Promise.resolve('one'), Promise.reject(new Error('down')), Promise.resolve('two')];
    const query = queryOf(() => answers.shift() ?? Promise.reject(new Error('too many requests')), 'Failed to load');
    await client.fetchQuery(query);
    await expect(client.fetchQuery(query)).rejects.toThrow('down');
    expect(client.getQueryState(query)).toMatchObject({ data: 'one', error: { message: 'down' }, isFetching: false });
    expect(failed.mock.calls).toMatchObject([[{ message: 'down' }, { meta: { failure: expect.any(Function) } }]]);
    await client.fetchQuery(query);
    expect(client.getQueryState(query)).toMatchObject({ data: 'two', error: null });
  });

  it('needs fetching without data and after 30 seconds, but not after a failure', async () => {
    vi.useFakeTimers();
    try {
      const client = new QueryClient();
      const query = queryOf(async () => 'one');
      expect(client.isWanted(query)).toBe(true);
      await client.fetchQuery(query);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(client.isWanted(query)).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(client.isWanted(query)).toBe(true);
      const failing = { ...query, queryKey: ['gripper'], queryFn: () => Promise.reject(new Error('down')) };
      await client.fetchQuery(failing).catch(() => undefined);
      expect(client.isWanted(failing)).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is aborted without a failure when nothing shows it any more', async () => {
    const failed = vi.fn();
    const client = new QueryClient(failed);
    const query = queryOf(
      ({ signal }) => new Promise<string>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const changed = vi.fn();
    const stops = [client.observe(query, changed), client.observe(query, () => undefined)];
    const result = client.fetchQuery(query);
    stops[0]?.();
    expect(client.getQueryState(query).isFetching).toBe(true);
    stops[1]?.();
    await expect(result).rejects.toThrow();
    expect(client.getQueryState(query)).toMatchObject({ isFetching: false, error: null, data: undefined });
    expect(failed).not.toHaveBeenCalled();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('sends a new request even if its aborted request has not ended', async () => {
    const answers = [deferred<string>(), deferred<string>()];
    const queryFn = vi.fn(() => answers[queryFn.mock.calls.length - 1]?.promise ?? Promise.reject(new Error('too many requests')));
    const client = new QueryClient();
    const query = queryOf(queryFn);
    const stop = client.observe(query, () => undefined);
    client.fetchQuery(query).catch(() => undefined);
    stop();
    const second = client.fetchQuery(query);
    answers[0]?.reject(new Error('aborted'));
    await answers[0]?.promise.catch(() => undefined);
    expect(client.getQueryState(query)).toMatchObject({ isFetching: true, error: null });
    answers[1]?.resolve('two');
    expect(await second).toBe('two');
    expect(client.getQueryState(query)).toMatchObject({ isFetching: false, data: 'two' });
  });

  it('fails with an Error whatever its function throws', async () => {
    const client = new QueryClient();
    const query = queryOf(() => {
      throw 'down';
    });
    await expect(client.fetchQuery(query)).rejects.toThrow('down');
    expect(client.getQueryState(query).error).toBeInstanceOf(Error);
  });

  it('clears its failure and notifies the listeners when its data is set', async () => {
    const client = new QueryClient();
    const query = queryOf(() => Promise.reject<string>(new Error('down')));
    await client.fetchQuery(query).catch(() => undefined);
    const changed = vi.fn();
    const end = client.subscribe(changed);
    client.setQueryData(query, 'one');
    end();
    client.setQueryData(query, 'two');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(client.queries()).toMatchObject([{ queryKey: query.queryKey, state: { data: 'two', error: null } }]);
  });
});
