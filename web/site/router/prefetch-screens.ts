// Prefetches the code and data of a screen when a link to it is hovered, focused or touched. It runs the route's loader, so
// that the navigation finds the results, or the pending requests, in the query cache and fetches nothing twice.
import type { LoaderContext } from '#web/site/lib/loader.ts';
import { matchRoute, type Route } from './match-route.ts';

/** Minimum time of hover or focus, so that moving the pointer across cards prefetches nothing. */
const dwellMs = 50;

interface Options {
  /** Creates the context passed to loaders. */
  getContext: () => LoaderContext;
  /** Loads the code that the head of a screen needs. */
  loadHead?: (route: Route) => Promise<unknown>;
  /** @returns the path of a link as routes have it; null if it leads to another document */
  pathOf?: (pathname: string) => string | null;
  target?: Document;
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') : null;

/** Failures are ignored: the navigation fetches again and reports them. */
const prefetch = async (routes: readonly Route[], url: URL, context: LoaderContext, loadHead: Options['loadHead']): Promise<void> => {
  const { route, params } = matchRoute(routes, url.pathname);
  // paths outside of the site, such as the admin area, match the not-found route
  if (route.path === '*') return;
  const loadData = async () => (await route.load()).loader?.({ request: { url: url.href }, params, context });
  await Promise.all([loadData(), loadHead?.(route)]);
};

/** Starts prefetching. @returns a function that stops it */
export const prefetchScreens = (
  routes: readonly Route[],
  { getContext, loadHead, pathOf = (pathname) => pathname, target = document }: Options,
): (() => void) => {
  let resting: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = (link: HTMLAnchorElement) => {
    const { pathname, search } = window.location;
    if (savesData() || link.pathname + link.search === pathname + search) return;
    const path = pathOf(link.pathname);
    if (path === null) return;
    const url = new URL(link.href);
    url.pathname = path;
    prefetch(routes, url, { ...getContext(), isPrefetch: true }, loadHead).catch(() => undefined);
  };
  const onRest = (event: Event) => {
    const link = linkOf(event);
    if (link === resting) return;
    resting = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(start, dwellMs, link);
  };
  const onTouch = (event: Event) => {
    const link = linkOf(event);
    if (link) start(link);
  };

  // the navigation fetches; a later prefetch could repeat a failed call and report its failure again
  const onClick = () => clearTimeout(timer);

  const listeners = { pointerover: onRest, focusin: onRest, touchstart: onTouch, click: onClick };
  for (const [kind, listener] of Object.entries(listeners)) target.addEventListener(kind, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const [kind, listener] of Object.entries(listeners)) target.removeEventListener(kind, listener);
  };
};
