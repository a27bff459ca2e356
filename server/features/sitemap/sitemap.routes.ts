// /sitemap.xml, which for a large site is an index of files such as /sitemap-products-1.xml.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inLanguagePath } from '#contract/rules/languages.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import type { Context } from '#server/database/context.ts';
import { handleAsOutage, notFound } from '#server/http/errors.ts';
import { element, escapeXml } from '#server/platform/xml.ts';
import type { Alternate } from './sitemap.languages.ts';
import { type Entry, type File, kinds, listFiles } from './sitemap.service.ts';

/** Up to this number of addresses, all of them are in /sitemap.xml. */
const mostInOneFile = 1000;
/** Maximum number of pictures per page in the format. */
const mostPictures = 1000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const pictureNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const linkNamespace = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The addresses of a page in its languages, the main one first, which is also the default. */
const alternateLinks = (siteUrl: string, alternates: readonly Alternate[]): string => {
  const [main] = alternates;
  const all = main ? [...alternates, { ...main, code: 'x-default' }] : [];
  return all.map(({ code, path }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(siteUrl + path)}"/>`).join('');
};

const lastmod = (updatedAt: string | null): string => (updatedAt === null ? '' : element('lastmod', updatedAt));

const send = (reply: FastifyReply, name: string, attributes: string, lines: string[]) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${attributes}>\n${lines.join('\n')}\n</${name}>\n`);

const sendEntries = (reply: FastifyReply, siteUrl: string, entries: Entry[]) => {
  const pictures = (stored: readonly string[]) => {
    const addresses = stored
      .map((path) => URL.parse(storageUrl(path) ?? '', siteUrl))
      .filter((url) => url && /^https?:$/.test(url.protocol));
    const unique = [...new Set(addresses.map((url) => url?.href ?? ''))];
    return unique
      .slice(0, mostPictures)
      .map((address) => `<image:image>${element('image:loc', address)}</image:image>`)
      .join('');
  };
  const lines = entries.map(
    ({ path, updatedAt, alternates = [], ...entry }) =>
      `<url>${element('loc', siteUrl + path)}${lastmod(updatedAt)}${alternateLinks(siteUrl, alternates)}${pictures(entry.pictures)}</url>`,
  );
  const hasAlternates = entries.some(({ alternates }) => alternates !== undefined);
  return send(reply, 'urlset', [namespace, pictureNamespace, ...(hasAlternates ? [linkNamespace] : [])].join(' '), lines);
};

const countOf = (files: readonly File[]): number => files.reduce((sum, { count }) => sum + count, 0);

export const registerSitemapRoutes = (app: FastifyInstance, context: Context & { siteUrl: string }): void => {
  const { siteUrl } = context;
  const cached = { schema: { hide: true }, errorHandler: handleAsOutage, config: { cachedParameters: () => [] } };

  app.get('/sitemap.xml', cached, async (_request, reply) => {
    const files = await listFiles(context);
    if (countOf(files) <= mostInOneFile) {
      const entries: Entry[] = [];
      for (const file of files) entries.push(...(await file.read()));
      return sendEntries(reply, siteUrl, entries);
    }
    const lines = files.map(
      ({ kind, language, number, updatedAt }) =>
        `<sitemap>${element('loc', siteUrl + inLanguagePath(`/sitemap-${kind}-${number}.xml`, language))}${lastmod(updatedAt)}</sitemap>`,
    );
    return send(reply, 'sitemapindex', namespace, lines);
  });

  // served for small sites too, because a search engine may know the file from earlier; /de/sitemap-….xml has the parameter `locale`
  app.get<{ Params: { kind: string; number: string }; Querystring: { locale?: unknown } }>(
    `/sitemap-:kind(^${kinds.join('|')})-:number(^\\d{1,6}).xml`,
    { ...cached, config: { cachedParameters: () => ['locale'] } },
    async ({ params, query }, reply) => {
      const files = await listFiles(context);
      const wanted = files.find(({ language }) => language !== null && language === query.locale)?.language ?? null;
      const file = files.find(
        ({ kind, language, number }) => kind === params.kind && language === wanted && number === Number(params.number),
      );
      const entries = await file?.read();
      if (!entries) throw notFound();
      return sendEntries(reply, siteUrl, entries);
    },
  );
};
