// Prefetches the code and data of a screen when a link to it is hovered, focused or touched. It runs the route's loader, so
// that the navigation finds the results, or the pending requests, in the query cache and fetches nothing twice.
import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { prefetchContext } from '#web/shared/lib/router-context.ts';

/** Minimum time of hover or focus, so that moving the pointer across cards prefetches nothing. */
const dwellMs = 50;

interface Options {
  /** Creates the context passed to loaders. */
  getContext: () => RouterContextProvider;
  target?: Document;
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') : null;

/** Failures are ignored: the navigation fetches again and reports them. */
const prefetch = async (routes: RouteObject[], url: URL, context: RouterContextProvider): Promise<void> => {
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    // paths outside of the site, such as the admin area, match the not-found route
    if (typeof route.lazy !== 'function' || route.path === '*') continue;
    const { loader } = await route.lazy();
    if (typeof loader === 'function') await loader({ request: new Request(url), url, pattern: route.path ?? '/', params, context });
  }
};

/** Starts prefetching. @returns a function that stops it */
export const prefetchScreens = (routes: RouteObject[], { getContext, target = document }: Options): (() => void) => {
  let resting: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = (link: HTMLAnchorElement) => {
    const { pathname, search } = window.location;
    if (savesData() || link.pathname + link.search === pathname + search) return;
    const context = getContext();
    context.set(prefetchContext, true);
    prefetch(routes, new URL(link.href), context).catch(() => undefined);
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

  // the navigation fetches; a prefetch after it would repeat a call that has failed, and report the failure again
  const onClick = () => clearTimeout(timer);

  const listeners = { pointerover: onRest, focusin: onRest, touchstart: onTouch, click: onClick };
  for (const [kind, listener] of Object.entries(listeners)) target.addEventListener(kind, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const [kind, listener] of Object.entries(listeners)) target.removeEventListener(kind, listener);
  };
};
