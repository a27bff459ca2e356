import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactStatsQuery, messages } from '#web/admin/features/contacts/contacts.queries.ts';
import { bindTransport } from '#web/shared/lib/transport.ts';
import { resetBrowser, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { type FakeApi, fakeApi } from '#web/test/fake-api.ts';
import { createQueryClient } from './query-client.ts';

const stats = (fresh: number) => ({ new: fresh, read: 0, replied: 0, total: fresh });
const unavailable = { status: 503, body: { message: 'Service Unavailable' } };
const statsCall = 'GET /api/admin/contacts-stats';
const statsFailed = /A query failed \[ 'contacts', 'stats' \] ApiError: The API answered with status 503/;

const clientWith = (api: FakeApi) => {
  const client = createQueryClient({ notify: () => {} });
  bindTransport(client, api.transport);
  return client;
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

describe('a query that failed once', () => {
  it('is refetched when it is invalidated', async () => {
    expectConsole('error', statsFailed);
    const api = fakeApi({ 'GET /api/admin/contacts-stats': { body: stats(1) } });
    const client = clientWith(api);
    const stop = new QueryObserver(client, { ...contactStatsQuery, refetchInterval: false }).subscribe(() => {});
    await vi.waitFor(() => expect(client.getQueryData(contactStatsQuery.queryKey)).toEqual(stats(1)), 60_000);

    api.answer(statsCall, unavailable);
    await client.invalidateQueries();
    expect(client.getQueryState(contactStatsQuery.queryKey)?.status).toBe('error');

    api.answer(statsCall, { body: stats(2) });
    await client.invalidateQueries();
    expect(client.getQueryData(contactStatsQuery.queryKey)).toEqual(stats(2));
    stop();
  });

  it('continues polling even if it never had data', async () => {
    expectConsole('error', statsFailed);
    vi.useFakeTimers();
    focusManager.setFocused(true);
    const api = fakeApi({ 'GET /api/admin/contacts-stats': unavailable });
    const client = clientWith(api);
    const stop = new QueryObserver(client, contactStatsQuery).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(65_000);
    expect(api.requests.length).toBeGreaterThan(2);

    api.answer(statsCall, { body: stats(3) });
    await vi.advanceTimersByTimeAsync(35_000);
    expect(client.getQueryData(contactStatsQuery.queryKey)).toEqual(stats(3));
    stop();
  });
});

describe('the message counters', () => {
  it('are refetched when the tab becomes visible, even if fresh, and reload the list if they changed', async () => {
    const list = { data: [], current_page: 1, last_page: 1, per_page: 15, total: 0, from: null, to: null };
    const api = fakeApi({ 'GET /api/admin/contacts-stats': { body: stats(1) }, 'GET /api/admin/contacts': { body: list } });
    const client = clientWith(api);
    client.mount();
    focusManager.setFocused(false);
    const view = { search: '', type: '', status: '', page: 1 } as Parameters<typeof messages.list>[0];
    const stops = [
      new QueryObserver(client, contactStatsQuery).subscribe(() => {}),
      new QueryObserver(client, messages.list(view)).subscribe(() => {}),
    ];
    await vi.waitFor(() => expect(client.isFetching()).toBe(0), 60_000);
    expect(api.requests).toHaveLength(2);

    api.answer(statsCall, { body: stats(2) });
    focusManager.setFocused(true);
    await vi.waitFor(() => expect(client.getQueryData(contactStatsQuery.queryKey)).toEqual(stats(2)), 60_000);
    await vi.waitFor(() => expect(api.requestsTo('GET', '/api/admin/contacts')).toHaveLength(2), 60_000);
    for (const stop of stops) stop();
    client.unmount();
  });

  it('are not fetched without a session', async () => {
    localStorage.clear();
    vi.useFakeTimers();
    focusManager.setFocused(true);
    const api = fakeApi({ 'GET /api/admin/contacts-stats': { status: 401, body: { message: 'Unauthenticated.' } } });
    const client = clientWith(api);
    const stop = new QueryObserver(client, contactStatsQuery).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(120_000);
    expect(api.requests).toHaveLength(1);
    stop();
  });
});

describe('a request without a network', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fails immediately instead of waiting', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    bindTransport(client, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.fetchQuery(contactStatsQuery)).rejects.toThrow('Failed to fetch');
  });
});
