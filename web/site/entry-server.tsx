// Renders one public page. The server inserts the result into the HTML document.

import { renderToString } from 'react-dom/server';
import type { Rendered, RenderRequest } from '#contract/rendering.ts';
import { toMapAddress } from '#contract/rules/map-address.ts';
import { builtInLanguage } from '#contract/texts/built-in.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { bindTransport } from '#web/shared/lib/transport.ts';
import { themeStyle } from '#web/shared/theme/theme.ts';
import { QueryClient } from '#web/site/query/query-client.ts';
import { SiteApp } from './app.tsx';
import { hasBlocks } from './lib/has-blocks.ts';
import { headHtml } from './lib/head-tags.ts';
import { englishLanguage, languageQuery, needsCode, type PageLanguage } from './lib/language.ts';
import type { DocumentStatus } from './lib/loader.ts';
import { openLanguage } from './lib/other-language.ts';
import { writePageState } from './lib/page-state.ts';
import { printablePath } from './lib/printable-path.ts';
import { languageLinks } from './router/language-links.ts';
import { laterHeads } from './router/later-heads.ts';
import { loadScreen } from './router/load-screen.ts';
import { matchRoute } from './router/match-route.ts';
import { pageHeadTags } from './router/page-head.ts';
import { createStaticRouter } from './router/router.ts';
import { RouterProvider } from './router/router-provider.tsx';
import { siteRoutes } from './router/site-routes.ts';
import { Layout, loadLayout } from './routes/layout.tsx';

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
const hasFailure = (client: QueryClient): boolean => client.queries().some(({ state }) => state.error !== null);

/** Code that the browser needs before it hydrates a page in the language. */
const languageModules = (language: PageLanguage): string[] => {
  if (!needsCode(language)) return [];
  const texts = builtInLanguage(language.code);
  return ['web/site/lib/other-language.ts', ...(texts === null ? [] : [`contract/texts/${texts}/index.ts`])];
};

/** Renders the page at a URL. @throws if a screen throws while rendering; missing data and failed queries do not throw */
export const render = async ({ url: requestUrl, language: given, transport, isPreview }: RenderRequest): Promise<Rendered> => {
  const url = new URL(requestUrl);
  url.pathname = printablePath(requestUrl.pathname);
  const client = new QueryClient();
  const language = given ? await openLanguage(given) : englishLanguage;
  bindTransport(client, language.other?.withTransport(transport) ?? transport);
  const document: DocumentStatus = { status: 200 };

  const match = matchRoute(siteRoutes, url.pathname);
  const loaded = await loadScreen({ match, url, context: { client, document }, loadLayout });
  if ('redirect' in loaded) return redirectTo(loaded.redirect.status, loaded.redirect.location);
  if ('error' in loaded) throw loaded.error;

  const { params, route } = match;
  const { screen } = loaded;
  const head = screen.head ?? (await laterHeads[route.id]?.());
  const links = language.all.length > 1 ? languageLinks({ client, url, params, language, head }) : undefined;
  if (given) client.setQueryData(languageQuery, { ...given, links });
  const body = renderToString(
    <SiteApp client={client} language={{ ...language, links }} hasSplash={!isPreview}>
      <RouterProvider router={createStaticRouter({ url, params, screen })}>
        <Layout />
      </RouterProvider>
    </SiteApp>,
  );
  const settings = client.getQueryData(settingsQuery);
  const rendered: Rendered = {
    // the browser fetches the missing data; crawlers must not index the incomplete page
    status: hasFailure(client) ? 503 : document.status,
    location: null,
    head: headHtml(pageHeadTags({ client, url, params, head, language })),
    themeStyle: themeStyle(settings),
    mapAddress: settings && toMapAddress(settings.maps_embed_url),
    body,
    state: writePageState(client),
    modules: [`web/site/routes/${route.id}.tsx`, ...(hasBlocks(body) ? ['web/site/styles/blocks.css'] : []), ...languageModules(language)],
  };
  return rendered;
};
