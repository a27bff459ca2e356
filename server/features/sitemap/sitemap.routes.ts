// /sitemap.xml; above the protocol's limit of addresses it becomes an index of /sitemap-1.xml and so on.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '#server/database/context.ts';
import { handleAsOutage, notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { element } from '#server/platform/xml.ts';
import * as repository from './sitemap.repository.ts';

/** Addresses in one file, the limit of sitemaps.org. */
const maxAddresses = 50_000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Entry {
  path: string;
  updatedAt?: string;
}

const listEntries = async ({ db, clock }: Context): Promise<Entry[]> => {
  const under = (prefix: string) => (address: repository.Address) => ({
    path: prefix + encodeURIComponent(address.slug),
    updatedAt: address.updated_at,
  });
  const about = await repository.getAboutAddress(db);
  return [
    ...['/', '/products', '/news', '/news?type=knowledge', '/contact'].map((path) => ({ path })),
    ...(about ? [{ path: '/about', updatedAt: about.updated_at }] : []),
    ...(await repository.listCategoryAddresses(db)).map(under('/products?category=')),
    ...(await repository.listProductAddresses(db)).map(under('/products/')),
    ...(await repository.listNewsAddresses(db, timestamp(clock))).map(under('/news/')),
    ...(await repository.listPageAddresses(db)).map(under('/page/')),
  ];
};

const send = (reply: FastifyReply, name: string, lines: string[]) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespace}>\n${lines.join('\n')}\n</${name}>\n`);

export const registerSitemapRoutes = (app: FastifyInstance, context: Context & { siteUrl: string }): void => {
  const { siteUrl } = context;
  const toLine = ({ path, updatedAt }: Entry) =>
    `<url>${element('loc', siteUrl + path)}${updatedAt ? element('lastmod', updatedAt) : ''}</url>`;
  const hidden = { schema: { hide: true }, errorHandler: handleAsOutage };

  app.get('/sitemap.xml', hidden, async (_request, reply) => {
    const entries = await listEntries(context);
    if (entries.length <= maxAddresses) return send(reply, 'urlset', entries.map(toLine));
    const files = Array.from({ length: Math.ceil(entries.length / maxAddresses) }, (_, index) => `${siteUrl}/sitemap-${index + 1}.xml`);
    return send(
      reply,
      'sitemapindex',
      files.map((file) => `<sitemap>${element('loc', file)}</sitemap>`),
    );
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,5}).xml', hidden, async (request, reply) => {
    const part = Number(request.params.part);
    const entries = (await listEntries(context)).slice((part - 1) * maxAddresses, part * maxAddresses);
    if (part < 1 || entries.length === 0) throw notFound();
    return send(reply, 'urlset', entries.map(toLine));
  });
};
