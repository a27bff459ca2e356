// Loads a screen's code when a link to it is touched or comes under the pointer or the focus.
import { matchRoutes, type RouteObject } from 'react-router';

/** @returns a function that ends it */
export const prefetchScreens = (routes: RouteObject[], target: Document = document): (() => void) => {
  const seen = new Set<string>();
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // what fails here is tried again, and reported, by the navigation itself
      if (typeof route.lazy === 'function') void route.lazy();
    }
  };
  const kinds = ['pointerover', 'focusin', 'touchstart'];
  for (const kind of kinds) target.addEventListener(kind, onIntent, { passive: true });
  return () => {
    for (const kind of kinds) target.removeEventListener(kind, onIntent);
  };
};
