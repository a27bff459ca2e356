// Small files that programs read: robots, the feeds, the web manifest.
import type { FastifyInstance } from 'fastify';
import { filterPrefix } from '#contract/rules/attributes/limits.ts';
import { feeds } from '#contract/rules/feeds.ts';
import type { MachineAnswer } from '#contract/rules/site-access.ts';
import type { SiteSettings } from '#contract/settings.ts';
import { loadBuiltInTexts } from '#contract/texts/built-in.ts';
import { AppError } from '#server/http/errors.ts';
import { type FeedArticle, feedDocument } from './feeds.ts';
import { findLanguages, localPageOf } from './page-language.ts';

export interface SiteFilesOptions {
  siteUrl: string;
  /** Calls the API in process. */
  ask: (path: string) => Promise<{ status: number; body: unknown }>;
  /** How programs see the site while it is not public; null while it is. */
  machines: () => Promise<MachineAnswer | null>;
}

const hidden = { schema: { hide: true } };
const cached = { ...hidden, config: { cachedParameters: () => [] } };
/** /de/feed.xml has the parameter (language-files.ts). */
const inLanguages = { ...hidden, config: { cachedParameters: () => ['locale'] } };

const queryOf = (parameters: Record<string, string | undefined>): string => {
  const query = new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  return query.size > 0 ? `?${query}` : '';
};

/** Parameters of lists with endless combinations, which crawlers would request. Lists of a category and their pages are not excluded. */
const endless = ['search', 'sort', 'order', 'units', 'differences', filterPrefix];
const disallowed = [
  '/admin',
  '/api/',
  '/compare?',
  ...endless.flatMap((name) => ['?', '&'].map((sign) => `/*${sign}${name}${name === filterPrefix ? '' : '='}`)),
];

const everyone = 'User-agent: *';

/** With `noindex` crawlers may read the pages, because otherwise they do not see it. */
const closedRobots: Record<MachineAnswer, string> = {
  unavailable: `${everyone}\nDisallow: /\n`,
  noindex: `${everyone}\nDisallow: /admin\nDisallow: /api/\n`,
};

const robots = (siteUrl: string) =>
  [everyone, ...disallowed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');

const icon = (size: number) => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' });

const manifest = (settings: SiteSettings) => ({
  name: settings.company_name ?? 'Company',
  short_name: settings.company_name?.split(' ')[0] ?? 'Company',
  description: settings.company_description ?? undefined,
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: settings.main_color ?? '#ffffff',
  icons: [icon(192), icon(512)],
});

/** Serves robots.txt, the feeds and the web manifest. */
export const registerSiteFiles = (app: FastifyInstance, { siteUrl, ask, machines }: SiteFilesOptions): void => {
  /** @throws AppError 'unavailable' if the API call fails, because clients would cache a file without data */
  const read = async <T>(path: string): Promise<T> => {
    const { status, body } = await ask(path);
    if (status !== 200) throw new AppError('unavailable', status === 503 ? {} : { cause: body });
    return body as T;
  };
  app.get('/robots.txt', hidden, async (_request, reply) => {
    // during an outage there are no pages anyway
    const closed = await machines().catch(() => null);
    return reply.type('text/plain; charset=utf-8').send(closed ? closedRobots[closed] : robots(siteUrl));
  });
  app.get('/site.webmanifest', cached, async (_request, reply) => {
    const content = manifest(await read<SiteSettings>('/api/public/settings'));
    return reply.type('application/manifest+json').serializer(JSON.stringify).send(content);
  });
  for (const feed of Object.values(feeds)) {
    app.get<{ Querystring: { locale?: unknown } }>(feed.path, inLanguages, async ({ query }, reply) => {
      const { language } = localPageOf(`/${query.locale ?? ''}`, await findLanguages(app));
      const parameters = { ...(feed.type && { type: feed.type }), ...(language.prefix !== null && { locale: language.prefix }) };
      const { data } = await read<{ data: FeedArticle[] }>(`/api/public/news${queryOf(parameters)}`);
      const settings = await read<SiteSettings>(`/api/public/settings${queryOf({ locale: parameters.locale })}`);
      const translated = await loadBuiltInTexts(language.code);
      const content = feedDocument(siteUrl, feed, { settings, articles: data, language, translated });
      return reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'no-cache').send(content);
    });
  }
};
