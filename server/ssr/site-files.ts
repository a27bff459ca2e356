// Small files that programs read: robots, the news feed, the web manifest.
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { newsArticle } from '#contract/news.ts';
import type { PublicSettings } from '#contract/settings.ts';
import { AppError } from '#server/http/errors.ts';
import { element } from '#server/platform/xml.ts';

interface Options {
  siteUrl: string;
  /** Calls the API in process. */
  ask: (path: string) => Promise<{ status: number; body: unknown }>;
}

const hidden = { schema: { hide: true } };
const cached = { ...hidden, config: { cachedParameters: () => [] } };

const robots = (siteUrl: string) => `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

const feedItem = (siteUrl: string, article: z.output<typeof newsArticle>) => {
  const address = `${siteUrl}/news/${encodeURIComponent(article.slug)}`;
  return [
    '<item>',
    element('title', article.title),
    element('link', address),
    `<guid isPermaLink="true">${address}</guid>`,
    element('description', article.excerpt ?? ''),
    element('pubDate', new Date(article.published_at ?? article.created_at).toUTCString()),
    element('category', article.type === 'news' ? 'Company News' : 'Knowledge Base'),
    '</item>',
  ].join('');
};

const feed = (siteUrl: string, settings: PublicSettings, articles: z.output<typeof newsArticle>[]) => {
  const name = settings.company_name ?? 'Company';
  const channel = [
    element('title', `${name}: News`),
    element('link', `${siteUrl}/news`),
    element('description', settings.company_tagline ?? name),
    `<atom:link href="${siteUrl}/feed.xml" rel="self" type="application/rss+xml"/>`,
    element('language', 'en'),
    ...articles.map((article) => feedItem(siteUrl, article)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('\n')}</channel></rss>\n`;
};

const icon = (size: number) => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' });

const manifest = (settings: PublicSettings) => ({
  name: settings.company_name ?? 'Company',
  short_name: settings.company_name?.split(' ')[0] ?? 'Company',
  description: settings.company_description ?? undefined,
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: settings.main_color ?? '#ffffff',
  icons: [icon(192), icon(512)],
});

/** Serves robots.txt, the news feed and the web manifest. */
export const registerSiteFiles = (app: FastifyInstance, { siteUrl, ask }: Options): void => {
  /** @throws AppError 'unavailable' if the API call fails, because programs would cache a file without data */
  const read = async <T>(path: string): Promise<T> => {
    const { status, body } = await ask(path);
    if (status !== 200) throw new AppError('unavailable', status === 503 ? {} : { cause: body });
    return body as T;
  };
  const settings = () => read<PublicSettings>('/api/public/settings');
  app.get('/robots.txt', hidden, (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(siteUrl)));
  app.get('/site.webmanifest', cached, async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .serializer(JSON.stringify)
      .send(manifest(await settings())),
  );
  app.get('/feed.xml', cached, async (_request, reply) => {
    const { data } = await read<{ data: z.output<typeof newsArticle>[] }>('/api/public/news?type=news');
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(feed(siteUrl, await settings(), data));
  });
};
