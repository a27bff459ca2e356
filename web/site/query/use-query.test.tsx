import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { QueryClient, type ShownQuery } from './query-client.ts';
import { keepPreviousData, QueryClientProvider, useQuery } from './use-query.ts';

const states: string[] = [];

const Text = ({ query }: { query: ShownQuery<string> }) => {
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery(query);
  const flags = { isPending, isError, isFetching, isPlaceholderData };
  const state = [data ?? '-', ...Object.entries(flags).flatMap(([name, value]) => (value ? [name] : []))].join(' ');
  states.push(state);
  return (
    <button type="button" onClick={refetch}>
      {state}
    </button>
  );
};

const text = () => screen.getByRole('button').textContent;

const show = (query: ShownQuery<string>, client = new QueryClient()) => {
  states.length = 0;
  const tree = (shown: ShownQuery<string>) => (
    <QueryClientProvider value={client}>
      <Text query={shown} />
    </QueryClientProvider>
  );
  const view = render(tree(query));
  return { ...view, client, change: (next: ShownQuery<string>) => view.rerender(tree(next)) };
};

const queryOf = (page: number, queryFn: () => Promise<string>, options: Partial<ShownQuery<string>> = {}): ShownQuery<string> => ({
  queryKey: ['list', page],
  queryFn,
  ...options,
});

describe('a component with a query', () => {
  it('is pending and fetching on the first render, then shows the data', async () => {
    show(queryOf(1, async () => 'one'));
    expect(states[0]).toBe('- isPending isFetching');
    await vi.waitFor(() => expect(text()).toBe('one'), 60_000);
  });

  it('shows cached data immediately and fetches it again only if it is old', async () => {
    vi.useFakeTimers();
    try {
      const queryFn = vi.fn(async () => 'new');
      const client = new QueryClient();
      client.setQueryData({ queryKey: ['list', 1] }, 'old');
      const first = show(queryOf(1, queryFn), client);
      expect(text()).toBe('old');
      first.unmount();
      expect(queryFn).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(30_000);
      show(queryOf(1, queryFn), client);
      expect(text()).toBe('old isFetching');
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(text()).toBe('new');
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows the failure of a loader without another request, until the visitor retries', async () => {
    const answers = [Promise.reject(new Error('down')), Promise.resolve('one')];
    const queryFn = vi.fn(() => answers.shift() ?? Promise.reject(new Error('too many requests')));
    const client = new QueryClient();
    await client.ensureQueryData(queryOf(1, queryFn)).catch(() => undefined);
    show(queryOf(1, queryFn), client);
    expect(text()).toBe('- isError');
    expect(queryFn).toHaveBeenCalledTimes(1);
    act(() => screen.getByRole('button').click());
    await vi.waitFor(() => expect(text()).toBe('one'), 60_000);
    expect(states).toContain('- isPending isFetching');
  });

  it('fetches a failed query again if it is enabled, otherwise nothing', async () => {
    const queryFn = vi.fn(async () => 'one');
    const client = new QueryClient();
    await client.fetchQuery({ ...queryOf(1, queryFn), queryFn: () => Promise.reject(new Error('down')) }).catch(() => undefined);
    const { change } = show(queryOf(1, queryFn, { enabled: false }), client);
    expect([text(), queryFn.mock.calls.length]).toEqual(['- isError', 0]);
    change(queryOf(1, queryFn, { enabled: true }));
    await vi.waitFor(() => expect(text()).toBe('one'), 60_000);
  });

  it('keeps the previous data until the data of another query has loaded or failed', async () => {
    const { change } = show(queryOf(1, async () => 'one', { placeholderData: keepPreviousData }));
    await vi.waitFor(() => expect(text()).toBe('one'), 60_000);
    change(queryOf(2, async () => 'two', { placeholderData: keepPreviousData }));
    expect(text()).toBe('one isFetching isPlaceholderData');
    await vi.waitFor(() => expect(text()).toBe('two'), 60_000);
    change(queryOf(3, () => Promise.reject(new Error('down')), { placeholderData: keepPreviousData }));
    await vi.waitFor(() => expect(text()).toBe('- isError'), 60_000);
    expect(states).not.toContain('- isPending isFetching isPlaceholderData');
  });

  it('is pending in a document whose loader failed, as it is during hydration', async () => {
    const client = new QueryClient();
    const query = queryOf(1, () => Promise.reject(new Error('down')));
    await client.ensureQueryData(query).catch(() => undefined);
    states.length = 0;
    renderToString(
      <QueryClientProvider value={client}>
        <Text query={query} />
      </QueryClientProvider>,
    );
    expect(states).toEqual(['- isPending isFetching']);
  });

  it('drops data that nothing has shown for five minutes', async () => {
    vi.useFakeTimers();
    try {
      const { client, unmount } = show(queryOf(1, async () => 'one'));
      await act(() => vi.advanceTimersByTimeAsync(600_000));
      expect(text()).toBe('one');
      unmount();
      await vi.advanceTimersByTimeAsync(299_999);
      expect(client.queries()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(client.queries()).toHaveLength(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
