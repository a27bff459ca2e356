import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type LoaderFunctionArgs, redirect } from '#web/site/lib/loader.ts';
import { QueryClient } from '#web/site/query/query-client.ts';
import { createBrowserHistory, pathOf, type RouterHistory } from './browser-history.ts';
import type { Route, Screen } from './match-route.ts';
import { createRouter } from './router.ts';

const home: Screen = { Component: () => null };
const load = vi.fn<(args: LoaderFunctionArgs) => unknown>();
const loadCode = vi.fn<() => Promise<Screen>>();
const routes: Route[] = [
  { id: 'home', path: '', load: async () => home },
  { id: 'thing', path: 'things/:slug', load: () => loadCode() },
  { id: 'any', path: '*', load: async () => home },
];
const thing: Screen = { Component: () => null, loader: (args) => load(args) };

/** @param screen null for an empty document */
const start = (screen: Screen | null = home, loadHeadWriter = async (_route: Route) => null) => {
  const getContext = () => ({ client: new QueryClient() });
  const loadDocument = vi.fn<RouterHistory['load']>();
  const history = { ...createBrowserHistory(), load: loadDocument };
  const router = createRouter({ routes, history, getContext, loadHeadWriter, screen: screen ?? undefined });
  onTestFinished(router.stop);
  const shown = () => `${router.state.type} ${pathOf(router.state.location)}`;
  return { router, shown, loadDocument };
};
/** @returns a function that resolves the loader of a slug */
const deferred = () => {
  const answers = new Map<string, PromiseWithResolvers<void>>();
  load.mockImplementation(({ params: { slug = '' } }) => {
    const answer = Promise.withResolvers<void>();
    answers.set(slug, answer);
    return answer.promise;
  });
  return async (slug: string) => {
    await expect.poll(() => answers.has(slug)).toBe(true);
    answers.get(slug)?.resolve();
  };
};
const address = () => pathOf(window.location);

beforeEach(() => {
  load.mockReset();
  loadCode.mockReset().mockResolvedValue(thing);
  window.history.pushState(null, '', '/');
});
afterEach(() => vi.restoreAllMocks());

describe('a navigation', () => {
  it('loads the screen, then changes the address (SHELL-06)', async () => {
    const { router, shown } = start();
    const answer = deferred();
    const done = router.navigate('/things/one?x=1');
    expect([router.state.isLoading, router.state.screen, address()]).toEqual([true, home, '/']);
    await answer('one');
    await done;
    expect(router.state).toMatchObject({ isLoading: false, screen: thing, params: { slug: 'one' }, failure: null });
    expect([shown(), address()]).toEqual(['PUSH /things/one?x=1', '/things/one?x=1']);
    const [args] = load.mock.calls[0] ?? [];
    expect(args?.request.url).toBe(`${window.location.origin}/things/one?x=1`);
  });

  it.each([
    ['one first', ['one', 'two']],
    ['two first', ['two', 'one']],
  ])('is superseded by a later one: %s', async (_name, order) => {
    const { router, shown } = start();
    const entries = window.history.length;
    const answer = deferred();
    const both = [router.navigate('/things/one'), router.navigate('/things/two')];
    for (const slug of order) await answer(slug);
    await Promise.all(both);
    expect([shown(), address(), router.state.params]).toEqual(['PUSH /things/two', '/things/two', { slug: 'two' }]);
    expect(window.history.length).toBe(entries + 1);
  });

  it('is superseded by Back', async () => {
    const { router, shown } = start();
    await router.navigate('/things/one');
    const answer = deferred();
    const late = router.navigate('/things/two');
    window.history.back();
    await expect.poll(() => router.state.location.pathname).toBe('/');
    await answer('two');
    await late;
    expect([shown(), address(), router.state.isLoading]).toEqual(['POP /', '/', false]);
  });

  it('loads the shown address again without a new history entry', async () => {
    const { router, shown } = start();
    await router.navigate('/things/one');
    const entries = window.history.length;
    await router.navigate('/things/one');
    expect([shown(), load.mock.calls.length, window.history.length]).toEqual(['REPLACE /things/one', 2, entries]);
  });

  it('loads the code for the head of its screen, at first also of the one before, for the way back', async () => {
    const asked: string[] = [];
    const { router } = start(home, async ({ id }) => {
      asked.push(id);
      return null;
    });
    expect(asked).toEqual([]);
    await router.navigate('/things/one');
    expect(asked).toEqual(['home', 'thing']);
    await router.navigate('/things/two');
    expect(asked).toEqual(['home', 'thing', 'thing']);
  });

  it('loads nothing for a fragment', async () => {
    const { router, shown } = start();
    await router.navigate('/things/one?x=1');
    await router.navigate('#part');
    expect([shown(), load.mock.calls.length]).toEqual(['PUSH /things/one?x=1#part', 1]);
    expect(router.state.params).toEqual({ slug: 'one' });
    window.history.back();
    await expect.poll(shown).toBe('POP /things/one?x=1');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays on this host even if the path begins with two slashes', async () => {
    const { router } = start();
    await router.navigate('//other.example/x');
    expect(window.location.href).toBe(`${window.location.origin}//other.example/x`);
  });

  it('is left to the browser if it refuses a new history entry', async () => {
    const { router } = start();
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    // jsdom follows only links within the document
    await router.navigate('#part');
    expect(address()).toBe('/#part');
  });
});

describe('Back and Forward', () => {
  it('show the previous and the next history entry (ROUTE-17)', async () => {
    const { router, shown } = start();
    const first = router.state.location.key;
    await router.navigate('/things/one');
    const second = router.state.location.key;
    expect(second).not.toBe(first);
    window.history.back();
    await expect.poll(shown).toBe('POP /');
    expect(router.state.location.key).toBe(first);
    window.history.forward();
    await expect.poll(shown).toBe('POP /things/one');
    expect([router.state.location.key, router.state.params]).toEqual([second, { slug: 'one' }]);
  });

  it('find the key of an entry in a new document and add one to an entry of the browser', async () => {
    const { router } = start();
    const { key } = router.state.location;
    expect(createBrowserHistory().current().key).toBe(key);
    window.history.pushState(null, '', '#made-by-the-browser');
    const made = createBrowserHistory().current().key;
    expect(made).not.toBe(key);
    expect(window.history.state).toEqual({ key: made });
  });
});

describe('a redirect', () => {
  beforeEach(() => {
    load.mockImplementation(({ params }) => {
      if (params.slug === 'old') throw redirect('/things/new', 301);
    });
  });

  it('adds only one history entry (ROUTE-19)', async () => {
    const { router, shown } = start();
    const entries = window.history.length;
    await router.navigate('/things/old', { preventScrollReset: true });
    expect([shown(), address(), window.history.length]).toEqual(['PUSH /things/new', '/things/new', entries + 1]);
    expect(router.state.preventScrollReset).toBe(true);
  });

  it('replaces the history entry of the first screen', async () => {
    window.history.pushState(null, '', '/things/old');
    const entries = window.history.length;
    const { router, shown } = start(null);
    await expect.poll(shown).toBe('REPLACE /things/new');
    expect([window.history.length, router.state.screen]).toEqual([entries, thing]);
  });

  it('replaces the entry reached by Back, so that Forward still works', async () => {
    const { router, shown } = start();
    await router.navigate('/things/kept');
    await router.navigate('/things/later');
    load.mockImplementation(({ params }) => {
      if (params.slug === 'kept') throw redirect('/things/new', 301);
    });
    window.history.back();
    await expect.poll(shown).toBe('REPLACE /things/new');
    window.history.forward();
    await expect.poll(shown).toBe('POP /things/later');
  });
});

describe('a failure', () => {
  const failLoader = () => load.mockImplementationOnce(() => Promise.reject(new Error('broken')));
  const failCode = () => loadCode.mockRejectedValueOnce(new Error('broken'));
  const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  it.each([
    ['of the loader', failLoader],
    [
      'of the code without a network',
      () => {
        failCode();
        goOffline();
      },
    ],
  ])('is shown at its address and does not prevent the next navigation: %s (SHELL-06)', async (_name, fail) => {
    fail();
    const { router, shown } = start();
    await router.navigate('/things/one');
    expect(router.state).toMatchObject({ isLoading: false, screen: null, failure: { error: new Error('broken') } });
    expect(shown()).toBe('PUSH /things/one');
    await router.navigate('/things/one');
    expect(router.state).toMatchObject({ screen: thing, failure: null });
  });

  it('loads the document if code is missing, because an update may have replaced the file (SHELL-12)', async () => {
    failCode();
    const { router, shown, loadDocument } = start();
    await router.navigate('/things/one?x=1');
    expect(loadDocument.mock.calls).toMatchObject([[{ pathname: '/things/one', search: '?x=1' }, 'PUSH']]);
    expect([shown(), router.state.screen, router.state.isLoading]).toEqual(['POP /', home, false]);
  });

  it('is shown if the code of the first screen is missing, because its document would fail again (SHELL-12)', async () => {
    failCode();
    window.history.pushState(null, '', '/things/one');
    const { router, loadDocument } = start(null);
    await expect.poll(() => router.state.failure).toEqual({ error: new Error('broken'), isCode: true });
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('is not shown if the navigation was interrupted', async () => {
    load.mockImplementationOnce(() => Promise.reject(new Error('broken')));
    const { router } = start();
    await Promise.all([router.navigate('/things/one'), router.navigate('/')]);
    expect(router.state).toMatchObject({ screen: home, failure: null });
  });
});

it('loads the first screen if the document does not contain it (SHELL-07)', async () => {
  window.history.pushState(null, '', '/things/one');
  const { router, shown } = start(null);
  expect(router.state).toMatchObject({ isLoading: true, screen: null });
  await expect.poll(() => router.state.screen).toBe(thing);
  expect([shown(), router.state.isLoading]).toEqual(['POP /things/one', false]);
});
