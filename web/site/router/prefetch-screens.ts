// Loads a screen's code and data when a visitor is about to open it: a link to it is touched, has the focus, or the
// pointer rests on it. The loader itself runs ahead, so the navigation finds its answers in the query cache, or on
// their way, and nothing is asked for twice.
import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { prefetchContext } from '#web/shared/lib/router-context.ts';

/** How long a pointer or the focus stays before it means something: crossing a grid of cards asks for nothing. */
const dwellMs = 50;

interface Options {
  /** The context that loaders get on a navigation. */
  getContext: () => RouterContextProvider;
  target?: Document;
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') : null;

/** What fails here is tried again, and told, by the navigation itself. */
const prefetch = async (routes: RouteObject[], url: URL, context: RouterContextProvider): Promise<void> => {
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    // what is not a screen, such as a brochure or the admin area, only looks like a page that does not exist
    if (typeof route.lazy !== 'function' || route.path === '*') continue;
    const { loader } = await route.lazy();
    if (typeof loader === 'function') await loader({ request: new Request(url), url, pattern: route.path ?? '/', params, context });
  }
};

/** @returns a function that ends it */
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

  const listeners = { pointerover: onRest, focusin: onRest, touchstart: onTouch };
  for (const [kind, listener] of Object.entries(listeners)) target.addEventListener(kind, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const [kind, listener] of Object.entries(listeners)) target.removeEventListener(kind, listener);
  };
};
