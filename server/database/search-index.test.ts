import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rebuildSearchColumns } from '#server/jobs/search-columns-job.ts';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { databaseName } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { isPostgres, queryText } from './full-text.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
afterEach(async () => {
  for (const table of ['products', 'categories', 'news'] as const) await test.context.db.deleteFrom(table).execute();
});
afterAll(() => test.close());

const visit = async (url: string, typed: string) => (await test.visit('GET', `${url}?search=${encodeURIComponent(typed)}`)).body;
const products = async (typed: string) => ((await visit('/api/public/products', typed)) as { products: { total: number } }).products.total;
const articles = async (typed: string) => ((await visit('/api/public/news', typed)) as { total: number }).total;

describe('the full-text indexes', () => {
  const put = (url: string, fields: Record<string, string | number>) => test.post(url, { fields: { _method: 'PUT', ...fields } });
  const size = async (index: 'product_index' | 'news_index') =>
    (await sql`select ${sql.ref(isPostgres(test.context.db) ? 'id' : 'rowid')} from ${sql.table(index)}`.execute(test.context.db)).rows
      .length;

  it('are updated by every save of a product (SEARCH-01, SEARCH-03)', async () => {
    const { id } = await aProduct(test.context, { name: 'Gripper', model: 'VG-20', description: '<p>Two cups</p>' });
    const url = `/api/admin/products/${id}`;
    expect([await products('grip'), await products('cups'), await products('g20')]).toEqual([1, 1, 1]);
    await put(url, { name: 'Clamp', model: 'CX-7', description: '<p>One jaw</p>' });
    expect([await products('grip'), await products('cups'), await products('g20')]).toEqual([0, 0, 0]);
    expect([await products('clamp'), await products('jaws'), await products('x7')]).toEqual([1, 1, 1]);
    await test.call('POST', `${url}/duplicate`);
    await put(`/api/admin/products/${id + 1}`, { is_active: 1 });
    expect(await products('jaw')).toBe(2);
    await put(url, { is_active: 0 });
    expect(await products('jaw')).toBe(1);
    await put(url, { is_active: 1, price: 5 });
    expect(await products('jaw')).toBe(2);
    await test.call('DELETE', url);
    await test.call('DELETE', `/api/admin/products/${id + 1}`);
    expect([await products('jaw'), await size('product_index')]).toEqual([0, 0]);
  });

  it('are updated by every save of a category (SEARCH-01)', async () => {
    const [first, second] = [await aCategory(test.context, { name: 'Drives' }), await aCategory(test.context, { name: 'Motors' })];
    const { id } = await aProduct(test.context, { name: 'Unit', category_id: first.id });
    expect([await products('drive'), await products('motor')]).toEqual([1, 0]);
    await put(`/api/admin/categories/${first.id}`, { name: 'Gears' });
    expect([await products('drive'), await products('gear')]).toEqual([0, 1]);
    await put(`/api/admin/products/${id}`, { category_id: second.id });
    expect([await products('gear'), await products('motor'), await size('product_index')]).toEqual([0, 1, 1]);
    await put(`/api/admin/categories/${second.id}`, { is_active: 0 });
    expect([await products('motor'), await products('unit')]).toEqual([0, 0]);
    await put(`/api/admin/categories/${second.id}`, { is_active: 1 });
    expect(await products('unit motor')).toBe(1);
  });

  it('are updated by every save of an article', async () => {
    const { id } = await anArticle(test.context, { title: 'Fair', content: '<p>Two robots</p>' });
    expect(await articles('robot')).toBe(1);
    await put(`/api/admin/news/${id}`, { content: '<p>One gripper</p>' });
    expect([await articles('robot'), await articles('fair grippers')]).toEqual([0, 1]);
    await put(`/api/admin/news/${id}`, { is_published: 0 });
    expect([await articles('gripper'), await size('news_index')]).toEqual([0, 0]);
    await put(`/api/admin/news/${id}`, { is_published: 1 });
    expect(await articles('gripper')).toBe(1);
    await test.call('DELETE', `/api/admin/news/${id}`);
    expect([await articles('gripper'), await size('news_index')]).toEqual([0, 0]);
  });

  it('stay unchanged if a save is rolled back', async () => {
    const { id } = await aProduct(test.context, { name: 'Gripper' });
    const failing = test.context.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('products')
        .set({ search_name: ' clamp ', search_text: '', search_tokens: '' })
        .where('id', '=', id)
        .execute();
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect([await products('gripper'), await products('clamp')]).toEqual([1, 0]);
  });

  it('contain rows of an earlier version after the rebuild (SEARCH-12)', async () => {
    const { db } = test.context;
    await aProduct(test.context, { name: 'Gripper' });
    await anArticle(test.context, { title: 'Fair' });
    for (const index of ['product_index', 'news_index']) {
      await sql.raw(isPostgres(db) ? `delete from ${index}` : `insert into ${index} (${index}) values ('delete-all')`).execute(db);
    }
    // the search columns stay, only their version changes
    for (const table of ['products', 'news'] as const) {
      await sql`update ${sql.table(table)} set search_rules = 1`.execute(db);
    }
    await rebuildSearchColumns(db);
    expect([await products('gripper'), await articles('fair')]).toEqual([1, 1]);
    expect([await size('product_index'), await size('news_index')]).toEqual([1, 1]);
  });

  it('find words together only if they are adjacent in one text', async () => {
    await aProduct(test.context, { name: 'Six Axis' });
    await aProduct(test.context, { name: 'Axis Six' });
    await aProduct(test.context, { name: 'Unit six', description: '<p>axis</p>' });
    expect([await products('six-axis'), await products('axis-six')]).toEqual([1, 1]);
    // other forms of the words of a name are indexed after its last word
    await aProduct(test.context, { name: 'Unit Batteries' });
    expect([await products('unit-batteries'), await products('batteries-battery')]).toEqual([1, 0]);
  });

  it('find three words together only if all of them are adjacent', async () => {
    await aProduct(test.context, { name: 'Unit', description: '<p>six axis and axis arm</p>' });
    await aProduct(test.context, { name: 'Unit', description: '<p>a six axis arm</p>' });
    await anArticle(test.context, { title: 'Fair', content: '<p>six axis and axis arm</p>' });
    expect([await products('six-axis-arm'), await products('six-axis'), await products('axis-arms')]).toEqual([1, 2, 2]);
    expect([await articles('six-axis-arm'), await articles('axis-arms')]).toEqual([0, 1]);
  });

  it('find words together in texts of any length', async () => {
    const description = `<p>six axis ${'arm '.repeat(60_000)} six joints</p>`;
    await aProduct(test.context, { name: 'Unit', description });
    await anArticle(test.context, { title: 'Fair', content: description });
    const typed = ['six-axis', 'six-joint', 'six-arms', 'axis-six', 'axis-arm-arm', 'unit six-axis', 'fair six-axis'];
    // words that no product or article contains are ignored
    expect(await Promise.all(typed.map(products))).toEqual([1, 1, 0, 0, 1, 1, 1]);
    expect(await Promise.all(typed.map(articles))).toEqual([1, 1, 0, 0, 1, 1, 1]);
  });

  it('find beginnings of words without the words before them', async () => {
    await aProduct(test.context, { name: 'Six Axis', description: '<p>seven joints</p>' });
    expect([await products('six ax'), await products('seven-j'), await products('even j'), await products('ix-ax')]).toEqual([1, 1, 0, 0]);
  });

  it('remain correct for very long words', async () => {
    await aProduct(test.context, { name: 'Unit', description: `<p>${'x'.repeat(300)}</p>` });
    expect([await products('x'.repeat(290)), await products(`${'x'.repeat(290)}y`), await products(`${'x'.repeat(300)}x`)]).toEqual([
      1, 0, 0,
    ]);
  });

  it('find many products in catalogue order, page by page (SEARCH-08)', async () => {
    const { id } = await aCategory(test.context, { name: 'Parts' });
    const count = 650;
    const { db } = test.context;
    await aProduct(test.context, { name: 'Part', category_id: id });
    const row = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: count - 1 }, (_, at) => ({
      ...row,
      id: row.id + 1 + at,
      slug: `p${at}`,
      sort_order: 1000 - at,
      is_active: 1 as const,
      is_featured: 0 as const,
    }));
    for (let at = 0; at < copies.length; at += 50)
      await db
        .insertInto('products')
        .values(copies.slice(at, at + 50))
        .execute();
    const pageOf = async (page: number, query = '') => {
      const { body } = await test.visit('GET', `/api/public/products?search=part&page=${page}${query}`);
      const { data, total } = (body as { products: { data: { id: number }[]; total: number } }).products;
      return { total, ids: data.map((product) => product.id) };
    };
    const expected = [row.id, ...copies.map((copy) => copy.id).reverse()];
    for (const query of ['', '&category=parts']) {
      const first = await pageOf(1, query);
      const perPage = first.ids.length;
      expect(first).toEqual({ total: count, ids: expected.slice(0, perPage) });
      expect(await pageOf(40, query)).toEqual({ total: count, ids: expected.slice(39 * perPage, 40 * perPage) });
      expect((await pageOf(Math.ceil(count / perPage), query)).ids.at(-1)).toBe(expected.at(-1));
    }
  });

  it('find many products in the order of relevance, page by page (SEARCH-08)', async () => {
    const { db } = test.context;
    const { id: first } = await aProduct(test.context, { name: 'Robot', description: '<p>gray</p>', sort_order: 9 });
    const { id: second } = await aProduct(test.context, { name: 'Stand', description: '<p>grey robot</p>', sort_order: 8 });
    const [named, other] = await db.selectFrom('products').selectAll().where('id', 'in', [first, second]).orderBy('id').execute();
    if (!named || !other) throw new Error('The products are missing');
    const copy = (row: typeof named, at: number, order: number) => ({ ...row, id: second + at, slug: `p${at}`, sort_order: order });
    const gray = { ...other, search_text: other.search_text.replaceAll('grey', 'gray') };
    const rows = Array.from({ length: 799 }, (_, at) =>
      // catalogue order differs from relevance order
      at % 2 === 0 ? copy(named, at + 1, 2000 - at) : copy(gray, at + 1, 1000 - at),
    );
    // the last product with the other spelling in catalogue order
    rows.push(copy(other, 800, 3000));
    for (let at = 0; at < rows.length; at += 50)
      await db
        .insertInto('products')
        .values(rows.slice(at, at + 50))
        .execute();
    const list = async (typed: string, page = 1) => {
      const { body } = await test.visit('GET', `/api/public/products?search=${typed}&page=${page}`);
      const { data, total, last_page } = (body as { products: { data: { name: string; id: number }[]; total: number; last_page: number } })
        .products;
      return { names: new Set(data.map(({ name }) => name)), ids: data.map(({ id }) => id), total, last: last_page };
    };
    const robots = await list('robot');
    expect([robots.total, robots.names, (await list('robot', robots.last)).names]).toEqual([802, new Set(['Robot']), new Set(['Stand'])]);
    const all = await Promise.all(Array.from({ length: robots.last }, (_, at) => list('robot', at + 1)));
    expect(new Set(all.flatMap(({ ids }) => ids)).size).toBe(802);
    const grey = await list('grey');
    expect([grey.total, grey.ids.slice(0, 2)]).toEqual([802, [second, second + 800]]);
  });
});

describe.runIf(databaseName === 'SQLite')('queries of the full-text indexes', () => {
  it('contain no quotation marks of tokens', () => {
    const query = { tokens: [`a"b'\\`], isPrefix: true };
    expect(queryText(test.context.db, { query })).toBe('"ab" *');
  });

  it('are null if nothing can match', () => {
    const nothing = { kind: 'any', of: [] } as const;
    const word = { tokens: ['a'], isPrefix: false };
    expect(queryText(test.context.db, { query: { kind: 'all', of: [word, nothing] } })).toBeNull();
    expect(queryText(test.context.db, { query: { kind: 'any', of: [word, nothing] }, without: nothing })).toBe('("a")');
  });

  it('never read all products or articles', async () => {
    // a new database prepares its statements again
    await test.close();
    test = await createEditingApp();
    await aProduct(test.context, {
      name: 'Six-Axis Robot LR20',
      model: 'LR20-1720',
      specifications: [{ type: 'single', key: 'Mass', value: '20 kg' }],
    });
    for (let at = 0; at < 110; at++) await aProduct(test.context, { name: `Unit ${at}`, description: '<p>grey</p>' });
    await anArticle(test.context, { title: 'Robots' });
    const prepared = new Set<string>();
    const prepare = DatabaseSync.prototype.prepare;
    vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, ...parameters) {
      prepared.add(parameters[0]);
      return prepare.apply(this, parameters);
    });
    const searches = ['robot', 'robots 20 kg', 'lr-20', 'six-axis', '1720 kg', 'robto', 'robots palletisng', 'zzzz yyyyy', 'unit', 'greys'];
    for (const typed of searches) {
      await products(typed);
      await test.visit('GET', `/api/public/products?search=${typed}&category=robots`);
      await articles(typed);
    }
    vi.restoreAllMocks();
    const searching = [...prepared].filter((text) => /_index\b|search_words|json_each|json_group_array/.test(text));
    expect(searching.length).toBeGreaterThan(5);
    for (const text of searching) {
      const { rows } = await test.context.db.executeQuery(CompiledQuery.raw(`explain query plan ${text}`));
      const steps = (rows as { detail: string }[]).map(({ detail }) => detail);
      expect(steps.filter((step) => /^SCAN (?:products?|news|article|search_words)\b(?!.*INDEX)/.test(step))).toEqual([]);
    }
  });
});
