// The session history of the tab. Each entry has a key in its state, under which its scroll position is stored.
import { addressIn, englishLanguage, type PageLanguage } from '#web/site/lib/language.ts';
import type { Location, NavigationType } from '#web/site/lib/navigation.ts';

export interface RouterHistory {
  readonly origin: string;
  /** The current location of the tab. */
  current: () => Location;
  /** Adds an entry. */
  push: (location: Location) => void;
  /** Replaces the current entry. */
  replace: (location: Location) => void;
  /** Loads a new document for a location instead of showing its screen in this one. */
  load: (location: Location, type: NavigationType) => void;
  /** Calls back after Back, Forward or a change of the fragment by the browser. @returns a function that stops it */
  listen: (onPop: () => void) => () => void;
}

export const createKey = (): string => Math.random().toString(36).slice(2, 10);

export const pathOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string => pathname + search + hash;

const keyOfEntry = (): string => {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  // the first entry, or one created by the browser
  const key = createKey();
  window.history.replaceState({ ...state, key }, '');
  return key;
};

/** The history has addresses with the code of the language, the router without. */
export const createBrowserHistory = (language: PageLanguage = englishLanguage): RouterHistory => {
  // absolute, because a path that begins with two slashes would name another host
  const urlOf = (location: Location): string => window.location.origin + addressIn(language, pathOf(location)).href;
  return {
    origin: window.location.origin,
    current: () => {
      const { pathname, search, hash } = window.location;
      return { pathname: addressIn(language, pathname).page ?? pathname, search, hash, key: keyOfEntry() };
    },
    push: (location) => {
      try {
        window.history.pushState({ key: location.key }, '', urlOf(location));
      } catch {
        // browsers limit how often a page may do this
        window.location.assign(urlOf(location));
      }
    },
    replace: (location) => window.history.replaceState({ key: location.key }, '', urlOf(location)),
    load: (location, type) => {
      // after Back and Forward the tab already has the address
      if (type === 'POP') window.location.reload();
      else window.location[type === 'PUSH' ? 'assign' : 'replace'](urlOf(location));
    },
    listen: (onPop) => {
      window.addEventListener('popstate', onPop);
      return () => window.removeEventListener('popstate', onPop);
    },
  };
};
