// Router of the site with an in-memory history.
import { onTestFinished } from 'vitest';
import type { LoaderContext } from '#web/site/lib/loader.ts';
import type { Location, NavigateOptions } from '#web/site/lib/navigation.ts';
import { createKey, type RouterHistory } from '#web/site/router/browser-history.ts';
import type { Route, Screen } from '#web/site/router/match-route.ts';
import { createRouter, type Router } from '#web/site/router/router.ts';

const origin = 'http://localhost';

const entryOf = (address: string): Location => {
  const { pathname, search, hash } = new URL(origin + address);
  return { pathname, search, hash, key: createKey() };
};

interface MemoryHistory extends RouterHistory {
  go: (delta: number) => unknown;
}

const createMemoryHistory = (addresses: string[]): MemoryHistory => {
  let entries = addresses.map(entryOf);
  let index = entries.length - 1;
  let popped: () => unknown = () => {};
  return {
    origin,
    current: () => entries[index] as Location,
    push: (location) => {
      entries = [...entries.slice(0, index + 1), location];
      index += 1;
    },
    replace: (location) => {
      entries[index] = location;
    },
    load: () => {},
    listen: (onPop) => {
      popped = onPop;
      return () => {};
    },
    go: (delta) => {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      return popped();
    },
  };
};

export interface MemoryRouter extends Omit<Router, 'navigate'> {
  /** @param to an address, or a number of entries as in `history.go` @returns a promise that resolves when the screen is loaded */
  navigate: (to: string | number, options?: NavigateOptions) => Promise<void>;
}

interface Options {
  /** Addresses of the history entries; the last one is shown. */
  addresses: string[];
  getContext: () => LoaderContext;
  /** Screen that is shown initially; otherwise it is loaded. */
  screen?: Screen;
}

export const createMemoryRouter = (routes: readonly Route[], { addresses, ...options }: Options): MemoryRouter => {
  const history = createMemoryHistory(addresses);
  const router = createRouter({ routes, history, ...options });
  onTestFinished(router.stop);
  return {
    get state() {
      return router.state;
    },
    subscribe: router.subscribe,
    loadHeadWriter: router.loadHeadWriter,
    navigate: async (to, navigateOptions) => {
      await (typeof to === 'number' ? history.go(to) : router.navigate(to, navigateOptions));
    },
  };
};
