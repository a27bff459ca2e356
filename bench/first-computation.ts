// Measures calls without the caches, in this process: median and 95th percentile over different pages, records and filters.
import type { FastifyInstance } from 'fastify';
import { productSorts } from '#contract/products.ts';
import type { Context } from '#server/database/context.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { listActiveCategories, listCategories } from '#server/features/categories/categories.service.ts';
import { getContactStats, listContacts } from '#server/features/contacts/contacts.service.ts';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { getVisibleArticle, listAllArticles, listArticles } from '#server/features/news/news.service.ts';
import { listProducts } from '#server/features/products/products.list.service.ts';
import { getVisibleProduct, listAdminProducts } from '#server/features/products/products.service.ts';
import { multipart } from '#server/testing/multipart.ts';
import { searchTerms } from './catalogue/terms.ts';

export interface Measured {
  name: string;
  /** Mean CPU time of this thread, which other programs on the machine affect less than elapsed time. */
  cpuMs: number;
  medianMs: number;
  p95Ms: number;
}

interface Case {
  name: string;
  /** Called before each call, outside the measured time. */
  prepare?: () => Promise<unknown>;
  /** @param index different for each call */
  call: (index: number) => Promise<unknown>;
  /** Default: `samples`. */
  samples?: number;
}

const samples = 60;
const warmUps = 5;
const perPage = 15;
const directions = ['asc', 'desc'] as const;

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const measure = async ({ name, prepare, call, samples: wanted = samples }: Case): Promise<Measured> => {
  const times: number[] = [];
  let cpuMs = 0;
  for (let index = -warmUps; index < wanted; index++) {
    await prepare?.();
    const [start, cpuStart] = [performance.now(), process.threadCpuUsage()];
    await call(index + warmUps);
    const { user, system } = process.threadCpuUsage(cpuStart);
    if (index < 0) continue;
    times.push(performance.now() - start);
    // the clock is too coarse for a single call, so a mean is calculated
    cpuMs += (user + system) / 1000 / wanted;
  }
  return { name, cpuMs, medianMs: quantile(times, 0.5), p95Ms: quantile(times, 0.95) };
};

/** @returns a function that spreads calls evenly over the values */
const spread = <T>(values: readonly T[]) => {
  const [first] = values;
  if (first === undefined) throw new Error('The catalogue is empty');
  // a prime step visits every value
  return (index: number): T => values[(index * 7919) % values.length] ?? first;
};

const pagesOf = (total: number, size: number) =>
  spread(Array.from({ length: Math.max(1, Math.ceil(total / size)) }, (_, page) => page + 1));

const catalogueCases = async ({ db, clock }: Context): Promise<Case[]> => {
  const categories = await listActiveCategories(db);
  const { products } = await listProducts(db, { page: 1 });
  const slugs = spread((await db.selectFrom('visible_products').select('slug').orderBy('id').execute()).map(({ slug }) => slug));
  const categorySlugs = spread(categories.map(({ slug }) => slug));
  const deepest = Math.max(1, Math.floor(products.last_page * 0.96));
  const middle = Math.ceil(products.last_page / 2);
  return [
    { name: 'products, page 1', call: () => listProducts(db, { page: 1 }) },
    { name: 'products, page in the middle', call: (index) => listProducts(db, { page: Math.max(1, middle - (index % 10)) }) },
    { name: 'products, page at 96 %', call: (index) => listProducts(db, { page: Math.max(1, deepest - (index % 10)) }) },
    { name: 'products of a category', call: (index) => listProducts(db, { page: 1, category: categorySlugs(index) }) },
    { name: 'product with related products', call: (index) => getVisibleProduct(db, slugs(index)) },
    { name: 'categories with counts', call: () => listActiveCategories(db) },
    { name: 'home page data', call: () => getHomepage({ db, clock }) },
  ];
};

const articleCases = async (context: Context): Promise<Case[]> => {
  const { total } = await listArticles(context, { page: 1 });
  const slugs = spread((await context.db.selectFrom('visible_news').select('slug').orderBy('id').execute()).map(({ slug }) => slug));
  const pages = pagesOf(total, perPage);
  return [
    { name: 'articles, any page', call: (index) => listArticles(context, { page: pages(index) }) },
    { name: 'articles of a type', call: (index) => listArticles(context, { page: 1, type: index % 2 ? 'news' : 'knowledge' }) },
    {
      name: 'article with related articles',
      // the slugs include scheduled articles, which are not found
      call: (index) => getVisibleArticle(context, slugs(index)).catch(() => null),
    },
  ];
};

const adminProductCases = async ({ db }: Context): Promise<Case[]> => {
  const everything = { page: 1, perPage, sort: 'sort_order', direction: 'asc' } as const;
  const { total } = await listAdminProducts(db, everything);
  const pages = pagesOf(total, perPage);
  const categories = await listActiveCategories(db);
  const ids = spread(categories.map(({ id }) => id));
  const sorted = productSorts.flatMap((sort) =>
    directions.map((direction) => ({
      name: `admin products by ${sort} ${direction}, any page`,
      call: (index: number) => listAdminProducts(db, { page: pages(index), perPage, sort, direction }),
    })),
  );
  const sorts = spread(productSorts);
  const filtered = (name: string, filter: (index: number) => object): Case => ({
    name: `admin products, ${name}, any sort`,
    call: (index) => listAdminProducts(db, { ...everything, sort: sorts(index), ...filter(index) }),
  });
  return [
    ...sorted,
    filtered('of a category', (index) => ({ category_id: ids(index) })),
    filtered('inactive', () => ({ is_active: false })),
    filtered('featured', () => ({ is_featured: true })),
    filtered('of a category and active', (index) => ({ category_id: ids(index), is_active: true })),
    filtered('search of a model', (index) => ({ search: `-${1000 + ((index * 7919) % total)}` })),
    filtered('search of a word', (index) => ({ search: searchTerms[index % searchTerms.length] })),
  ];
};

const words = spread(['housing', 'encoder', 'bearing', 'cycle time', 'profinet', 'lubrication', 'hydraulic', 'turbine']);
const names = spread(['Santoso', 'Anna M', 'Hugo', 'Juno Foods', 'Helix Metals Ltd', 'Novak', 'Elif Rossi']);

const otherAdminCases = async (context: Context): Promise<Case[]> => {
  const { total } = await listContacts(context, { page: 1, perPage });
  const pages = pagesOf(total, perPage);
  return [
    { name: 'admin messages, any page', call: (index) => listContacts(context, { page: pages(index), perPage }) },
    { name: 'admin messages, closed, page 2', call: () => listContacts(context, { page: 2, perPage, status: 'closed' }) },
    { name: 'admin messages, new', call: () => listContacts(context, { page: 1, perPage, status: 'new' }) },
    { name: 'admin messages, search of a name', call: (index) => listContacts(context, { page: 1, perPage, search: names(index) }) },
    { name: 'admin messages, search of an address', call: (index) => listContacts(context, { page: 1, perPage, search: `${index}7@exa` }) },
    { name: 'admin messages, search of a word', call: (index) => listContacts(context, { page: 1, perPage, search: words(index) }) },
    { name: 'message counts', call: () => getContactStats(context) },
    { name: 'admin articles', call: () => listAllArticles(context, { page: 2, perPage }) },
    { name: 'admin articles, search of a word', call: (index) => listAllArticles(context, { page: 1, perPage, search: words(index) }) },
    { name: 'admin articles, search of a title', call: (index) => listAllArticles(context, { page: 1, perPage, search: ` ${index}7` }) },
    { name: 'admin categories', call: () => listCategories(context.db, { page: 1, perPage }) },
  ];
};

const documentCases = async (context: Context, app: FastifyInstance): Promise<Case[]> => {
  const slugs = spread((await context.db.selectFrom('visible_products').select('slug').orderBy('id').execute()).map(({ slug }) => slug));
  const load = async (url: string) => {
    const { statusCode } = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  };
  // cached responses are valid for one version of the content
  const prepare = () =>
    context.db
      .updateTable('content_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
  return [
    { name: 'product page HTML', prepare, call: (index) => load(`/products/${slugs(index)}`) },
    { name: 'home page HTML', prepare, call: () => load('/') },
    { name: 'sitemap', prepare, call: () => load('/sitemap.xml'), samples: 10 },
    { name: 'sitemap of products', prepare, call: () => load('/sitemap-products-1.xml'), samples: 10 },
  ];
};

/** Saves through the API, each with its own commit. */
const saveCases = async (context: Context, app: FastifyInstance): Promise<Case[]> => {
  const ids = spread((await context.db.selectFrom('products').select('id').orderBy('id').limit(1000).execute()).map(({ id }) => id));
  const { id: administratorId } = await context.db.selectFrom('administrators').select('id').executeTakeFirstOrThrow();
  const { token } = await issueToken(context, { administratorId, remember: false });
  const save = async (index: number) => {
    const { payload, contentType } = multipart({ fields: { short_description: `<p>Changed ${index} times</p>` } });
    const headers = { authorization: `Bearer ${token}`, 'content-type': contentType };
    const { statusCode } = await app.inject({ method: 'POST', url: `/api/admin/products/${ids(index)}`, headers, payload });
    if (statusCode !== 200) throw new Error(`Saving a product returned ${statusCode}`);
  };
  return [{ name: 'save of a text of a product', call: save }];
};

interface Options {
  /** Part of the names of the cases to measure. */
  match: RegExp;
  onMeasured: (result: Measured) => void;
}

/** @param app uses the database of the context */
export const measureFirstComputations = async (
  context: Context,
  app: FastifyInstance,
  { match, onMeasured }: Options,
): Promise<Measured[]> => {
  let searched = '';
  let searches = 0;
  const nextSearch = () => {
    searched = searchTerms[searches++ % searchTerms.length] ?? '';
    return listProducts(context.db, { page: 1, search: searched });
  };
  const cases: Case[] = [
    ...(await catalogueCases(context)),
    ...(await articleCases(context)),
    ...(await documentCases(context, app)),
    ...(await adminProductCases(context)),
    ...(await otherAdminCases(context)),
    ...(await saveCases(context, app)),
    {
      name: 'search',
      call: (index) => listProducts(context.db, { page: 1, search: searchTerms[index % searchTerms.length] }),
      samples: searchTerms.length,
    },
    {
      name: 'search, page 2',
      prepare: nextSearch,
      call: () => listProducts(context.db, { page: 2, search: searched }),
      samples: searchTerms.length,
    },
  ];
  const results: Measured[] = [];
  for (const one of cases.filter(({ name }) => match.test(name))) {
    const result = await measure(one);
    onMeasured(result);
    results.push(result);
  }
  return results;
};
