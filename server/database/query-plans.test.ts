// Runs every list of the API, logs its statements and asks the database how it executes them: no list may scan a large table. Queries of
// SQLite's full-text indexes are not part of this test: see search-index.test.ts.
import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productSorts } from '#contract/products.ts';
import { listArticles } from '#server/features/news/news.service.ts';
import { listProducts } from '#server/features/products/products.list.service.ts';
import { mountedRoutes } from '#server/http/mount.ts';
import { rebuildSearchColumns } from '#server/jobs/search-columns-job.ts';
import { createDatabase, databaseName } from '#server/testing/database.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { fillCatalogue } from '../../bench/catalogue/fill.ts';
import { fillTranslations } from '../../bench/translated-searches.ts';
import type { Connection } from './connect.ts';
import { inLanguage } from './reading-language.ts';

/** Tables that grow, with their aliases in queries. */
const large =
  '(product|products|product_attributes|news|contact|contact_messages|visit|analytics_visits|redirects|file_names|search_words|translations?|translation_words|webhook_deliveries|import_rows)';
/** A table whose rows are stored in chronological order: a query for the latest ones stops at its limit. */
const clustered = '(view|analytics_views)';

const adminProducts = productSorts.flatMap((sort) =>
  ['asc', 'desc'].flatMap((direction) =>
    ['', 'page=14', 'category_id=1', 'is_active=1', 'is_active=0', 'is_featured=1', 'category_id=1&is_active=1&is_featured=0'].map(
      (filter) => `/api/admin/products?sort=${sort}&direction=${direction}&${filter}`,
    ),
  ),
);
const messages = [
  '',
  'page=3',
  'status=new',
  'type=support',
  'assigned_to=1',
  'assigned_to=nobody',
  'quotes=1&status=new',
  'from=2026-01-01&to=2026-12-31',
  'status=new&type=support',
  'search=zzz&status=new',
  'spam=1',
  'spam=1&status=new&type=support',
];

/** Words, phrases of two and more words, parts of model numbers, and categories. */
const searches = ['robot', 'hydraulic pump', 'six-axis', 'six-axis-robot', 'six-axis robot 20 kg', 'nd-10', '10', 'robto', 'zz-yy-xx'];

/** Lists by the path of their route. */
const lists: Record<string, string[]> = {
  '/api/public/products': ['/api/public/products', '/api/public/products?page=9', '/api/public/products?category=conveyors&page=2'],
  '/api/public/news': ['/api/public/news', '/api/public/news?page=2', '/api/public/news?type=knowledge'],
  '/api/public/homepage': ['/api/public/homepage'],
  '/api/admin/products': [...adminProducts, '/api/admin/products?search=robot', '/api/admin/products?search=zz&sort=name'],
  '/api/admin/attributes': ['/api/admin/attributes', '/api/admin/attributes?category_id=1'],
  '/api/admin/attributes/names': ['/api/admin/attributes/names', '/api/admin/attributes/names?category_id=1'],
  '/api/admin/attributes/ranges': ['/api/admin/attributes/ranges?category_id=1', '/api/admin/attributes/ranges?category_id=1&except=7'],
  '/api/admin/attributes/problems': ['/api/admin/attributes/problems', '/api/admin/attributes/problems?category_id=1'],
  '/api/admin/attributes/grid': ['/api/admin/attributes/grid?category_id=1', '/api/admin/attributes/grid?category_id=2&page=2'],
  '/api/admin/categories': ['/api/admin/categories', '/api/admin/categories?is_active=1', '/api/admin/categories?scheduled=1'],
  '/api/admin/media': [
    '/api/admin/media',
    '/api/admin/media?page=2&kind=picture',
    '/api/admin/media?show=unused',
    '/api/admin/media?search=a',
  ],
  '/api/admin/revisions': ['/api/admin/revisions?kind=product&record_id=1', '/api/admin/revisions?kind=setting&page=2'],
  '/api/admin/audit': [
    '/api/admin/audit',
    '/api/admin/audit?page=2',
    '/api/admin/audit?actor_id=1',
    '/api/admin/audit?kind=product&record_id=1',
    '/api/admin/audit?action=update',
    '/api/admin/audit?from=2026-11-01&to=2026-11-30',
  ],
  '/api/admin/redirects': ['/api/admin/redirects', '/api/admin/redirects?origin=renamed&page=2', '/api/admin/redirects?search=a'],
  '/api/admin/trash': ['/api/admin/trash', '/api/admin/trash?page=2', '/api/admin/trash?kind=product', '/api/admin/trash?search=a'],
  '/api/admin/news': [
    '/api/admin/news',
    '/api/admin/news?page=2',
    '/api/admin/news?type=news',
    '/api/admin/news?is_published=1',
    '/api/admin/news?is_published=1&scheduled=0',
    '/api/admin/news?scheduled=1',
    '/api/admin/news?search=hydraulic&type=news',
  ],
  '/api/admin/imports': ['/api/admin/imports', '/api/admin/imports?page=2'],
  '/api/admin/imports/:id/rows': ['', '?page=2', '?action=error', '?state=planned', '?action=update&state=written'].map(
    (filter) => `/api/admin/imports/1/rows${filter}`,
  ),
  '/api/admin/contacts': messages.map((filter) => `/api/admin/contacts?${filter}`),
  '/api/admin/webhooks/:id/deliveries': ['/api/admin/webhooks/1/deliveries', '/api/admin/webhooks/1/deliveries?state=failed&page=2'],
  '/api/admin/contacts-stats': ['/api/admin/contacts-stats'],
  '/api/admin/analytics': ['/api/admin/analytics?days=30'],
  '/api/admin/settings': ['/api/admin/settings'],
  '/api/admin/translations': ['', '&kind=product', '&kind=product&state=none&page=2', '&state=outdated', '&search=robot'].map(
    (filter) => `/api/admin/translations?language=de${filter}`,
  ),
};
const records = [
  '/api/admin/products/7',
  '/api/admin/attributes/grid/7',
  '/api/public/products?search=conveyro',
  '/api/public/news?search=hydraulci',
  '/api/admin/contacts/7',
  '/api/admin/contacts/7/neighbours',
  '/api/admin/contacts/7/neighbours?status=closed',
  '/sitemap.xml',
  '/sitemap-products-1.xml',
  '/sitemap-articles-1.xml',
];

interface Statement {
  node: RootOperationNode;
  queryId: Parameters<KyselyPlugin['transformQuery']>[0]['queryId'];
}

describe('lists', () => {
  let test: TestApp;
  let connection: Connection;
  let statements: Statement[] = [];

  beforeAll(async () => {
    connection = await createDatabase({ poolSize: 1 });
    const db = connection.db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        if (node.kind === 'SelectQueryNode' || node.kind === 'RawNode') statements.push({ node, queryId });
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    test = await createTestApp({}, { ...connection, db });
    await fillCatalogue(connection.db, { products: 260, articles: 40, messages: 60 });
    const webhook = { name: 'CRM', url: 'https://crm.example/', events: '[]', secret: '', created_at: '', updated_at: '' };
    await connection.db.insertInto('webhooks').values(webhook).execute();
    await withLanguages(connection, 'de');
    const anImport = {
      format: 'csv',
      state: 'checked',
      file_name: 'a.csv',
      file_path: 'imports/a.csv',
      options: '{}',
      facts: '{}',
    } as const;
    await connection.db
      .insertInto('imports')
      .values({ ...anImport, created_at: '2026-11-21T03:00:00.000Z' })
      .execute();
    // otherwise small tables are scanned
    if (databaseName === 'PostgreSQL') await sql`set enable_seqscan = off`.execute(connection.db);
  });
  afterAll(async () => {
    await test.close();
  });

  /** Raw statements that read rows; settings of a transaction have no plan. */
  const hasPlan = (text: string) => /^\(?(select|with)\b/.test(text.trim());

  const explain = async ({ node, queryId }: Statement): Promise<{ text: string; plan: string[] }> => {
    const { sql: text, parameters } = connection.db.getExecutor().compileQuery(node, queryId);
    const prefix = databaseName === 'SQLite' ? 'explain query plan' : 'explain (costs off)';
    if (!hasPlan(text)) return { text, plan: [] };
    const { rows } = await connection.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(`${prefix} ${text}`, [...parameters]));
    return { text, plan: rows.map((row) => String(databaseName === 'SQLite' ? row.detail : row['QUERY PLAN'])) };
  };

  /** The steps that scan a large table or sort all of its rows. Covering indexes contain no texts, so scanning them is allowed. */
  const scans = (plan: readonly string[]): string[] => {
    const isScan = new RegExp(
      databaseName === 'SQLite'
        ? `^SCAN ${large}\\b(?!.*COVERING INDEX)`
        : `Seq Scan on (${large}|${clustered}|(product|news|translation)_index)\\b`,
    );
    const isSorted = plan.some((step) => /TEMP B-TREE FOR (LAST|ORDER)/.test(step));
    const sorted = isSorted ? plan.filter((step) => new RegExp(`^SCAN (${large}|${clustered})\\b`).test(step)) : [];
    // the texts of a search: only of the rows that the full-text index found
    const compared = plan.filter((step, at) => /Scan using \w+ on \w+ whole\b/.test(step) && !/Index Cond/.test(plan[at + 1] ?? ''));
    return [...plan.filter((step) => isScan.test(step)), ...sorted, ...compared];
  };

  const requireNoScanBy = async (subject: string, work: () => Promise<void>) => {
    statements = [];
    await work();
    const sent = statements;
    expect(sent.length).toBeGreaterThan(0);
    for (const statement of sent) {
      const { text, plan } = await explain(statement);
      expect(scans(plan), `${subject}\n${text}\n${plan.join('\n')}`).toEqual([]);
    }
  };
  const requireNoScan = (address: string) =>
    requireNoScanBy(address, async () => {
      const { status } = await test.send('GET', address, { headers: await test.signIn() });
      expect(status, address).toBe(200);
    });

  it.each(Object.keys(lists))('scans no large table for %s', async (path) => {
    for (const address of lists[path] ?? []) await requireNoScan(address);
  });

  it.each(records)('scans no large table for %s', requireNoScan);

  it('scans no large table for single products and articles', async () => {
    const { slug } = await connection.db.selectFrom('visible_products').select('slug').limit(1).executeTakeFirstOrThrow();
    await requireNoScan(`/api/public/products/${slug}`);
    const article = await connection.db.selectFrom('visible_news').select('slug').where('id', '>', 2).limit(1).executeTakeFirstOrThrow();
    await requireNoScan(`/api/public/news/${article.slug}`);
  });

  it('scans no large table for a search after a product was saved', async () => {
    await test.send('GET', '/api/public/products?search=robot');
    await connection.db.updateTable('products').set({ sort_order: 2 }).where('id', '=', 7).execute();
    await requireNoScan('/api/public/products?search=robot');
  });

  it.each(searches)('scans no large table for the search %s in another language (LSRCH-09)', async (typed) => {
    const { db } = connection;
    await fillTranslations(db);
    // the originals of products without a translation are searched as well
    await db.deleteFrom('translations').where('record_id', '=', 7).execute();
    await requireNoScanBy(typed, () =>
      inLanguage('de', async () => {
        await listProducts(test.context.db, { page: 1, search: typed });
        await listArticles(test.context, { page: 1, search: typed });
      }),
    );
  });

  it('scans no large table at the start to find rows of older search rules', () =>
    requireNoScanBy('start', async () => {
      await rebuildSearchColumns(test.context.db);
    }));

  it.runIf(databaseName === 'PostgreSQL').each(searches)('scans no full-text index and no large table for the search %s', (typed) =>
    requireNoScan(`/api/public/products?search=${typed}`).then(() => requireNoScan(`/api/public/news?search=${typed}`)),
  );

  it('covers every list with pages', () => {
    const paged = mountedRoutes(test.app).filter(({ query }) => query instanceof z.ZodObject && 'page' in query.shape);
    expect(paged.map(({ path }) => path).filter((path) => !(path in lists))).toEqual([]);
  });
});
