// Starts the public site in the browser: hydrates the server-rendered page, or renders it if the root is empty.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { settingsKeys } from '#web/shared/features/settings/settings.queries.ts';
import { createQueryClient } from '#web/shared/lib/query-client.ts';
import { queryClientContext, replaceAddressContext } from '#web/shared/lib/router-context.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { SiteApp } from './app.tsx';
import { reportVisits } from './features/analytics/report-visits.ts';
import { readPageState } from './lib/page-state.ts';
import { printablePath } from './lib/printable-path.ts';
import { prefetchScreens } from './router/prefetch-screens.ts';
import { replaceAddressOf } from './router/replace-address.ts';
import { createSiteRoutes } from './router/site-routes.tsx';

/** Loads the code of the matched routes before hydration. @returns loader data that marks these routes as loaded */
const loadMatched = async (routes: RouteObject[]): Promise<Record<string, null>> => {
  const matches = matchRoutes(routes, window.location) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    const loaded = await route.lazy();
    if (!('Component' in loaded)) throw new Error(`The code of ${window.location.pathname} did not load`);
    Object.assign(route, loaded, { lazy: undefined });
  }
  return Object.fromEntries(matches.map(({ route }) => [route.id, null]));
};

/** Replaces unprintable characters in the path, as the server does, before the router starts. */
const readAddress = (): void => {
  const { pathname, search, hash } = window.location;
  const path = printablePath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
};

export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) return;
  const showVisit = reportVisits();
  const client = createQueryClient({ notify: toast.error, hasLoaders: true });
  readPageState(client, document.getElementById('state')?.textContent);
  readAddress();
  const hasPage = root.hasChildNodes();
  const routes = createSiteRoutes();
  const hydrationData = hasPage ? { loaderData: await loadMatched(routes) } : undefined;
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(queryClientContext, client);
    context.set(replaceAddressContext, (from, to) => replaceAddressOf(router)(from, to));
    return context;
  };
  const router = createBrowserRouter(routes, { hydrationData, getContext });
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') showVisit(location.pathname);
  });
  const app = (
    <SiteApp client={client}>
      <RouterProvider router={router} />
    </SiteApp>
  );
  // in small steps, so that the page responds meanwhile
  if (hasPage) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);

  prefetchScreens(createSiteRoutes(), { getContext });
  import('./theme/theme-manager.ts').then(
    ({ manageTheme }) => manageTheme({ target: document.documentElement, client, settingsKey: settingsKeys.public }),
    (error: unknown) => console.error('The theme manager failed to load', error),
  );
};
