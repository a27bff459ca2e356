// The address that is shown and how to change it, for components. web/site/router provides both.
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

/** How the shown entry of the history was reached: a new one, in place of another, or by Back, Forward or opening the page. */
export type NavigationType = 'PUSH' | 'REPLACE' | 'POP';

/** What is shown. */
export interface NavigationState {
  location: Location;
  params: Params;
  type: NavigationType;
}

export interface NavigateOptions {
  /** Replaces the entry of the history instead of adding one. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/** @param to path, query or fragment, relative to what is shown. @returns when the screen is shown, or another navigation has begun */
export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

const nowhere: Location = { pathname: '', search: '', hash: '', key: '' };

export const NavigationContext = createContext<NavigationState>({ location: nowhere, params: {}, type: 'POP' });

/** What the router is doing; `NavigationContext` has what is shown meanwhile. */
export interface Pending {
  location: Location;
  isLoading: boolean;
  /** Number of the navigation that began last. */
  attempt: number;
}

export const PendingContext = createContext<() => Pending>(() => ({ location: nowhere, isLoading: false, attempt: 0 }));

export const NavigateContext = createContext<Navigate>(async (to) => window.location.assign(to));

export const useLocation = (): Location => useContext(NavigationContext).location;
export const useParams = (): Params => useContext(NavigationContext).params;
export const useNavigationType = (): NavigationType => useContext(NavigationContext).type;

/** @returns the query of the address, in a tuple because it is never set: screens navigate */
export const useSearchParams = (): readonly [URLSearchParams] => {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)], [search]);
};

export const useNavigate = (): Navigate => useContext(NavigateContext);
