// Contexts and hooks for components that read or change the address; web/site/router provides the values.
import { createContext, useContext, useMemo } from 'react';

/** Values of the parameters in a route's path. */
export type Params = Readonly<Partial<Record<string, string>>>;

export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Identifies the entry in the history. */
  key: string;
}

/** How the shown history entry was reached: as a new entry, by replacing one, or by Back, Forward or opening the page. */
export type NavigationType = 'PUSH' | 'REPLACE' | 'POP';

/** The shown location. */
export interface NavigationState {
  location: Location;
  params: Params;
  type: NavigationType;
}

export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/**
 * @param to path, query or fragment, relative to the shown location
 * @returns a promise that resolves when the screen is shown or another navigation has begun
 */
export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

const nowhere: Location = { pathname: '', search: '', hash: '', key: '' };

export const NavigationContext = createContext<NavigationState>({ location: nowhere, params: {}, type: 'POP' });

/** State of the navigation in progress; `NavigationContext` still has the shown location. */
export interface Pending {
  location: Location;
  isLoading: boolean;
  /** Number of the last navigation begun. */
  attempt: number;
}

export const PendingContext = createContext<() => Pending>(() => ({ location: nowhere, isLoading: false, attempt: 0 }));

export const NavigateContext = createContext<Navigate>(async (to) => window.location.assign(to));

export const useLocation = (): Location => useContext(NavigationContext).location;
export const useParams = (): Params => useContext(NavigationContext).params;
export const useNavigationType = (): NavigationType => useContext(NavigationContext).type;

/** @returns the query of the address, in a tuple without a setter: screens navigate instead */
export const useSearchParams = (): readonly [URLSearchParams] => {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)], [search]);
};

export const useNavigate = (): Navigate => useContext(NavigateContext);
