// Renders one public page. The server inserts the result into the HTML document.
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Rendered, RenderRequest } from '#contract/rendering.ts';
import { toMapAddress } from '#contract/rules/map-address.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { createQueryClient } from '#web/shared/lib/query-client.ts';
import { type DocumentStatus, documentStatusContext, queryClientContext } from '#web/shared/lib/router-context.ts';
import { bindTransport } from '#web/shared/lib/transport.ts';
import { themeStyle } from '#web/shared/theme/theme.ts';
import { SiteApp } from './app.tsx';
import { headHtml } from './lib/head-tags.ts';
import { writePageState } from './lib/page-state.ts';
import { printablePath } from './lib/printable-path.ts';
import { pageHeadTags } from './router/page-head.ts';
import { createSiteRoutes } from './router/site-routes.tsx';

const redirectTo = (status: number, location: string): Rendered => ({
  status,
  location,
  head: '',
  themeStyle: '',
  mapAddress: null,
  body: '',
  state: '',
  modules: [],
});

/** True if a query failed. A 404 is not a failure: its result is null. */
const hasFailure = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error');

/** Renders the page at a URL. @throws if a screen throws while rendering; missing data and failed queries do not throw */
export const render = async ({ url: requestUrl, transport }: RenderRequest): Promise<Rendered> => {
  const url = new URL(requestUrl);
  url.pathname = printablePath(requestUrl.pathname);
  const client = createQueryClient();
  bindTransport(client, transport);
  const document: DocumentStatus = { status: 200 };
  const requestContext = new RouterContextProvider();
  requestContext.set(queryClientContext, client);
  requestContext.set(documentStatusContext, document);

  const handler = createStaticHandler(createSiteRoutes());
  const result = await handler.query(new Request(url), { requestContext });
  if (result instanceof Response) return redirectTo(result.status, result.headers.get('Location') ?? '/');
  const failure = Object.values(result.errors ?? {})[0];
  if (failure !== undefined) throw failure;

  const router = createStaticRouter(handler.dataRoutes, result);
  const body = renderToString(
    <SiteApp client={client}>
      <StaticRouterProvider router={router} context={result} hydrate={false} />
    </SiteApp>,
  );
  const settings = client.getQueryData(settingsQuery.queryKey);
  const rendered: Rendered = {
    // the browser fetches the missing data; crawlers must not index the incomplete page
    status: hasFailure(client) ? 503 : document.status,
    location: null,
    head: headHtml(pageHeadTags({ client, url, matches: matchesOf(result) })),
    themeStyle: themeStyle(settings),
    mapAddress: settings && toMapAddress(settings.maps_embed_url),
    body,
    state: writePageState(client),
    modules: result.matches.filter(({ route }) => route.id !== 'layout').map(({ route }) => `web/site/routes/${route.id}.tsx`),
  };
  client.clear();
  return rendered;
};

const matchesOf = ({ matches }: StaticHandlerContext) => matches.map(({ params, route }) => ({ params, handle: route.handle as unknown }));
