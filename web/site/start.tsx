// Starts the public site in the browser: hydrates the server-rendered page, or renders it if the root is empty.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { browserTransport } from '#web/shared/lib/browser-transport.ts';
import { bindTransport } from '#web/shared/lib/transport.ts';
import { SiteApp } from './app.tsx';
import { reportVisits } from './features/analytics/report-visits.ts';
import { addressIn, englishLanguage, languageQuery, needsCode, type PageLanguage, textsWith } from './lib/language.ts';
import type { LoaderContext } from './lib/loader.ts';
import { readPageState } from './lib/page-state.ts';
import { printablePath } from './lib/printable-path.ts';
import { createSiteClient } from './lib/site-client.ts';
import type { QueryClient } from './query/query-client.ts';
import { createBrowserHistory } from './router/browser-history.ts';
import { matchRoute, type Route } from './router/match-route.ts';
import { prefetchScreens } from './router/prefetch-screens.ts';
import { replaceAddressOf } from './router/replace-address.ts';
import { createRouter } from './router/router.ts';
import { RouterProvider } from './router/router-provider.tsx';
import { siteRoutes } from './router/site-routes.ts';
import { Layout, loadLayout } from './routes/layout.tsx';

/** Replaces unprintable characters in the path, as the server does, before the router starts. */
const readAddress = (): void => {
  const { pathname, search, hash } = window.location;
  const path = printablePath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
};

/** @returns the language of the document, with its built-in texts */
const readLanguage = async (client: QueryClient): Promise<PageLanguage> => {
  const given = client.getQueryState<PageLanguage>(languageQuery).data;
  if (!given) return englishLanguage;
  return needsCode(given) ? (await import('./lib/other-language.ts')).openLanguage(given) : given;
};

export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) return;
  const showVisit = reportVisits();
  const client = createSiteClient((part) => textsWith(language, client.getQueryData(settingsQuery))(part));
  readPageState(client, document.getElementById('state')?.textContent);
  readAddress();
  const language = await readLanguage(client);
  const { other } = language;
  if (other) bindTransport(client, other.withTransport(browserTransport));
  const pageOf = (path: string) => addressIn(language, path).page;
  const hasPage = root.hasChildNodes();
  // load the code of the screen first, so that the page can be hydrated as a whole
  const screen = hasPage ? await matchRoute(siteRoutes, pageOf(window.location.pathname) ?? '').route.load() : undefined;
  await screen?.prepareHydration?.();
  const getContext = (): LoaderContext => ({ client, replaceAddress: (from, to) => replaceAddressOf(router)(from, to) });
  const loadHeadWriter = async ({ id }: Route) => (await import('./router/page-head.ts')).openHeadWriter(id);
  const router = createRouter({
    routes: siteRoutes,
    loadLayout,
    loadHeadWriter,
    history: createBrowserHistory(language),
    getContext,
    screen,
  });
  router.subscribe(() => {
    const { isLoading, location } = router.state;
    if (!isLoading) showVisit(addressIn(language, location.pathname).href);
  });
  const app = (
    <SiteApp client={client} language={language}>
      <RouterProvider router={router}>
        <Layout />
      </RouterProvider>
    </SiteApp>
  );
  // hydrate in small steps, so that the page stays responsive
  if (hasPage) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);

  prefetchScreens(siteRoutes, { getContext, loadHead: loadHeadWriter, pathOf: pageOf });
  import('./theme/theme-manager.ts').then(
    ({ manageTheme }) => manageTheme({ target: document.documentElement, client, settings: settingsQuery }),
    (error: unknown) => console.error('The theme manager failed to load', error),
  );
};
