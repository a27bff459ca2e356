import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '#web/shared/ui/toast-store.ts';
import type { LoaderContext, LoaderFunctionArgs } from '#web/site/lib/loader.ts';
import { loadScreenData } from '#web/site/lib/screen-data.ts';
import { createSiteClient } from '#web/site/lib/site-client.ts';
import { type QueryClient, queryOptions } from '#web/site/query/query-client.ts';
import { expectConsole } from '#web/test/expect-console.ts';
import type { Route } from './match-route.ts';
import { prefetchScreens } from './prefetch-screens.ts';

const fetchThing = vi.fn<(slug: string) => Promise<string>>();
let client: QueryClient;
let end: () => void;

const query = (slug: string) =>
  queryOptions({ queryKey: ['things', slug], queryFn: () => fetchThing(slug), meta: { failure: () => 'Failed to load' } });
const loader = async ({ params, context }: LoaderFunctionArgs) => {
  await loadScreenData(context, query(params.slug ?? ''));
  return null;
};
const loadCode = vi.fn(async () => ({ Component: () => null, loader }));
const loadHead = vi.fn(async () => null);
const loadNotFound = vi.fn(async () => ({ Component: () => null, loader }));
const routes: Route[] = [
  { id: 'thing', path: 'things/:slug', load: loadCode },
  { id: 'not-found', path: '*', load: loadNotFound },
];
const getContext = (): LoaderContext => ({ client });
const open = (slug: string) =>
  loader({ request: { url: `https://www.acme.example/things/${slug}` }, params: { slug }, context: getContext() });
const link = (name: string) => document.querySelector(`#${name}`) ?? document.body;
const over = (name: string) => link(name).dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.spyOn(toast, 'error');
  fetchThing.mockImplementation(async (slug) => slug);
  client = createSiteClient();
  document.body.innerHTML =
    '<a id="one" href="/things/one"><b id="inner">One</b></a><a id="two" href="/things/two">Two</a>' +
    '<a id="file" href="/storage/a.pdf">File</a><a id="tab" href="/things/tab" target="_blank">Tab</a><a id="out" href="https://example.com/things/x">Out</a>';
  end = prefetchScreens(routes, { getContext, loadHead });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('links', () => {
  it('prefetch code and data while hovered, so that the navigation sends no request (SHELL-08)', async () => {
    over('inner');
    over('one');
    await vi.advanceTimersByTimeAsync(1000);
    expect(loadCode).toHaveBeenCalledTimes(1);
    expect(loadHead.mock.calls).toEqual([[routes[0]]]);
    expect(fetchThing.mock.calls).toEqual([['one']]);
    await open('one');
    link('one').dispatchEvent(new Event('focusin', { bubbles: true }));
    link('one').dispatchEvent(new Event('touchstart', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetchThing).toHaveBeenCalledTimes(1);
  });

  it('prefetch nothing after a click, because the navigation fetches (SHELL-06)', async () => {
    over('one');
    link('one').addEventListener('click', (event) => event.preventDefault());
    link('one').dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(loadCode).not.toHaveBeenCalled();
  });

  it('prefetch nothing if the pointer only passes over them', async () => {
    over('one');
    await vi.advanceTimersByTimeAsync(10);
    over('two');
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetchThing.mock.calls).toEqual([['two']]);
  });

  it('prefetch immediately on touch', async () => {
    link('one').dispatchEvent(new Event('touchstart', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(fetchThing.mock.calls).toEqual([['one']]);
  });

  it('prefetch nothing for files, other sites and new tabs, or with data saving enabled (SHELL-08)', async () => {
    for (const name of ['file', 'tab', 'out']) {
      over(name);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect([loadCode, loadNotFound].map((load) => load.mock.calls.length)).toEqual([0, 0]);
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    over('one');
    await vi.advanceTimersByTimeAsync(1000);
    expect(loadCode).not.toHaveBeenCalled();
  });
});

describe('a failed prefetch', () => {
  it('is only logged, and the navigation fetches again', async () => {
    expectConsole('error', /A query failed \[ 'things', 'one' \]/);
    fetchThing.mockRejectedValueOnce(new Error('down'));
    over('one');
    await vi.advanceTimersByTimeAsync(1000);
    expect(toast.error).not.toHaveBeenCalled();
    await open('one');
    expect(client.getQueryData(query('one'))).toBe('one');
  });

  it('is reported once if the screen has been opened in the meantime', async () => {
    fetchThing.mockImplementationOnce(() => new Promise((_resolve, reject) => setTimeout(reject, 100, new Error('down'))));
    over('one');
    await vi.advanceTimersByTimeAsync(60);
    const opened = open('one');
    await vi.advanceTimersByTimeAsync(1000);
    await opened;
    expect(vi.mocked(toast.error).mock.calls).toEqual([['Failed to load']]);
    expect(fetchThing).toHaveBeenCalledTimes(1);
  });
});
