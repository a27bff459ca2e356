// Router: loads the screen of an address, then changes the history and shows the screen. The last navigation wins.
import type { Loader, LoaderContext } from '#web/site/lib/loader.ts';
import type { Location, Navigate, NavigateOptions, NavigationState, NavigationType, Params, Pending } from '#web/site/lib/navigation.ts';
import { createKey, pathOf, type RouterHistory } from './browser-history.ts';
import { loadScreen } from './load-screen.ts';
import { matchRoute, type Route, type Screen } from './match-route.ts';

/** Writes titles and tags. */
type HeadWriter = Awaited<ReturnType<typeof import('./page-head.ts')['openHeadWriter']>>;

export interface RouterState extends NavigationState, Pending {
  /** Null before the first screen is loaded, or if it could not be loaded. */
  screen: Screen | null;
  /** The reason why the screen could not be loaded. */
  failure: { error: unknown } | null;
  preventScrollReset: boolean;
  /** Null while the head of the document is current. */
  headWriter: HeadWriter | null;
  /** True while the screen of the document is shown, whose scroll position the browser sets. */
  isFromDocument: boolean;
}

export interface Router {
  readonly state: RouterState;
  navigate: Navigate;
  /** Calls back before each change is rendered. @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
  /** Loads the code that writes the head, needed when data of the document's screen has changed. */
  loadHeadWriter: () => Promise<void>;
}

interface Options {
  routes: readonly Route[];
  /** Loads the data of the layout. Called on every navigation, because loaded data is not fetched again. */
  loadLayout?: Loader;
  loadHeadWriter?: (route: Route) => Promise<HeadWriter | null>;
  history: RouterHistory;
  getContext: () => LoaderContext;
  /** Screen that the document contains. Without it, the first screen is loaded. */
  screen?: Screen;
}

const firstState = (location: Location, params: Params, screen: Screen | undefined): RouterState => ({
  location,
  params,
  type: 'POP',
  isLoading: !screen,
  attempt: 0,
  screen: screen ?? null,
  failure: null,
  preventScrollReset: false,
  headWriter: null,
  isFromDocument: screen !== undefined,
});

/** Router with a fixed screen, for rendering on the server. */
export const createStaticRouter = ({ url, params, screen }: { url: URL; params: Params; screen: Screen }): Router => {
  const { pathname, search } = url;
  return {
    state: firstState({ pathname, search, hash: '', key: '' }, params, screen),
    navigate: async () => {},
    subscribe: () => () => {},
    loadHeadWriter: async () => {},
  };
};

/** @returns the location of a link on the page at `from` */
const resolveLink = (to: string, { origin, from }: { origin: string; from: Location }): Location => {
  // with the origin, because a path that begins with two slashes would name another host
  const { pathname, search, hash } = new URL(to.startsWith('/') ? origin + to : to, origin + pathOf(from));
  return { pathname, search, hash, key: createKey() };
};

const isSamePage = (location: Location, shown: Location): boolean =>
  location.pathname === shown.pathname && location.search === shown.search && (location.hash || shown.hash) !== '';

const noWriter = async (): Promise<null> => null;

const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    call: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Creates a router. It runs as long as the page unless `stop` is called. */
export const createRouter = ({
  routes,
  loadLayout,
  loadHeadWriter = noWriter,
  history,
  getContext,
  screen,
}: Options): Router & { stop: () => void } => {
  const { call, subscribe } = createListeners();
  const first = history.current();
  let state = firstState(first, matchRoute(routes, first.pathname).params, screen);

  const update = (changes: Partial<RouterState>) => {
    state = { ...state, ...changes };
    call();
  };
  const show = (location: Location, type: NavigationType, changes: Partial<RouterState>) => {
    if (type === 'PUSH') history.push(location);
    if (type === 'REPLACE') history.replace(location);
    update({ ...changes, location, type, isLoading: false, isFromDocument: false });
  };
  // a screen without its title is better than no screen
  const readWriter = ({ pathname }: Location) => loadHeadWriter(matchRoute(routes, pathname).route).catch(() => null);
  const resolve = (to: string) => resolveLink(to, { origin: history.origin, from: state.location });

  const go = async (location: Location, type: NavigationType, { preventScrollReset = false }: NavigateOptions = {}): Promise<void> => {
    const attempt = state.attempt + 1;
    state = { ...state, attempt };
    if (state.screen && isSamePage(location, state.location)) return show(location, type, { preventScrollReset });
    update({ isLoading: true });
    const match = matchRoute(routes, location.pathname);
    const url = new URL(pathOf({ ...location, hash: '' }), history.origin);
    // for the way back
    if (state.isFromDocument) void readWriter(state.location);
    const [loaded, headWriter] = await Promise.all([loadScreen({ match, url, context: getContext(), loadLayout }), readWriter(location)]);
    if (attempt !== state.attempt) return;
    if ('redirect' in loaded) return go(resolve(loaded.redirect.location), type === 'PUSH' ? 'PUSH' : 'REPLACE', { preventScrollReset });
    // an update of the site may have removed files that this document names; not for the first screen, which would load the
    // same document again
    if ('error' in loaded && loaded.isCode && state.screen && navigator.onLine) {
      update({ isLoading: false });
      return history.load(location, type);
    }
    const shown = 'error' in loaded ? { screen: null, failure: loaded } : { screen: loaded.screen, failure: null };
    show(location, type, { ...shown, params: match.params, headWriter, preventScrollReset });
  };

  const navigate: Navigate = (to, options) => {
    const location = resolve(to);
    return go(location, options?.replace || pathOf(location) === pathOf(state.location) ? 'REPLACE' : 'PUSH', options);
  };
  const stop = history.listen(() => go(history.current(), 'POP'));
  if (!screen) void go(first, 'POP');
  return {
    get state() {
      return state;
    },
    navigate,
    loadHeadWriter: async () => {
      const { location } = state;
      const headWriter = await readWriter(location);
      if (location.pathname === state.location.pathname) update({ headWriter });
    },
    subscribe,
    stop,
  };
};
