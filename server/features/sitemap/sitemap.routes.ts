// /sitemap.xml; above the protocol's limit of addresses it becomes an index of /sitemap-1.xml and so on.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PublicContext } from '#server/database/context.ts';
import { handleAsOutage, notFound } from '#server/http/errors.ts';
import { element } from '#server/platform/xml.ts';
import { type Entry, openSitemap } from './sitemap.service.ts';

/** Addresses in one file, the limit of sitemaps.org. */
const maxAddresses = 50_000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const send = (reply: FastifyReply, name: string, lines: string[]) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespace}>\n${lines.join('\n')}\n</${name}>\n`);

export const registerSitemapRoutes = (app: FastifyInstance, context: Pick<PublicContext, 'read' | 'clock'> & { siteUrl: string }): void => {
  const { read, clock, siteUrl } = context;
  const toLine = ({ path, updatedAt }: Entry) =>
    `<url>${element('loc', siteUrl + path)}${updatedAt ? element('lastmod', updatedAt) : ''}</url>`;
  const cached = { schema: { hide: true }, config: { cachedParameters: () => [] }, errorHandler: handleAsOutage };

  app.get('/sitemap.xml', cached, async (_request, reply) => {
    const { count, entries } = await read(async (db) => {
      const sitemap = await openSitemap({ db, clock });
      return { count: sitemap.count, entries: sitemap.count > maxAddresses ? [] : await sitemap.read({ limit: maxAddresses, offset: 0 }) };
    });
    if (count <= maxAddresses) return send(reply, 'urlset', entries.map(toLine));
    const files = Array.from({ length: Math.ceil(count / maxAddresses) }, (_, index) => `${siteUrl}/sitemap-${index + 1}.xml`);
    return send(
      reply,
      'sitemapindex',
      files.map((file) => `<sitemap>${element('loc', file)}</sitemap>`),
    );
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,5}).xml', cached, async (request, reply) => {
    const part = Number(request.params.part);
    if (part < 1) throw notFound();
    const slice = { limit: maxAddresses, offset: (part - 1) * maxAddresses };
    const entries = await read(async (db) => (await openSitemap({ db, clock })).read(slice));
    if (entries.length === 0) throw notFound();
    return send(reply, 'urlset', entries.map(toLine));
  });
};
