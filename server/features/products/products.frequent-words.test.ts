import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogueVersion } from '#server/database/content-version.ts';
import type { IndexQuery } from '#server/database/full-text.ts';
import { matchesDocument } from '#server/database/full-text-document.ts';
import type { Database } from '#server/database/schema.ts';
import { aCategory, insertProducts } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { clearFrequentWords, leastProducts, readFrequentWordsVersion, storeFrequentWord } from './products.frequent-words.repository.ts';
import { createFrequentWords, sampleFrequentTexts, sampleIds, warmSearches } from './products.frequent-words.ts';
import { fromBytes, listIds } from './products.id-set.ts';
import { listProducts } from './products.list.service.ts';
import { readIndexedProducts } from './products.search-documents.repository.ts';

const names = ['Welding Robot', 'Heavy-Duty Welding Robot', 'Robot Arm', 'Welding Gripper'];

describe('frequent words', () => {
  let test: EditingApp;
  let db: Database;
  let category_id: number;
  let closing: AbortController;
  let store: () => Promise<void>;
  beforeEach(async () => {
    test = await createEditingApp();
    db = test.context.db;
    category_id = (await aCategory(test.context, { name: 'Machines' })).id;
    // few products with ids of a large catalogue
    const ids = [...sampleIds(leastProducts), leastProducts];
    await insertProducts(
      db,
      category_id,
      ids.map((id, at) => ({ id, name: at === 1 ? 'Vacuum Cup' : (names[at % names.length] ?? '') })),
    );
    closing = new AbortController();
    const run = createFrequentWords(db, { pauseMs: 0 });
    store = () => run(closing.signal);
  });
  afterEach(() => test.close());

  /** Lists of the index for a search in a process that keeps nothing, and the number of products that it found. */
  const searchFirst = async (search: string) => {
    const lists: string[] = [];
    const noted = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        if (/Select|Raw/.test(node.kind)) {
          const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
          // the groups of an order are looked up for each search
          const query = parameters.find((one) => typeof one === 'string' && one.includes(search.replace('-', ' ')));
          if (/product_index|list_products/.test(sql) && query && !/[<>^]/.test(String(query))) lists.push(sql);
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { products } = await listProducts(noted, { page: 1, search });
    return { lists: lists.length, total: products.total };
  };

  const rename = (ids: readonly number[], name: string) =>
    Promise.all(ids.map((id) => test.post(`/api/admin/products/${id}`, { fields: { _method: 'PUT', name } })));

  const someIds = (count: number) => sampleIds(leastProducts).slice(10, 10 + count);

  /** Compares each stored set with the tokens of all products. */
  const expectRight = async () => {
    const ids = (await db.selectFrom('products').select('id').execute()).map(({ id }) => id);
    const documents = await readIndexedProducts(db, ids);
    const rows = await db.selectFrom('frequent_words').selectAll().execute();
    expect(rows.length).toBeGreaterThan(10);
    for (const { query, products } of rows) {
      const parsed: IndexQuery = JSON.parse(query);
      const found = documents.filter(({ document }) => matchesDocument(parsed, document)).map(({ id }) => id);
      expect([query, listIds(fromBytes(products))]).toEqual([query, found.toSorted((one, other) => one - other)]);
    }
  };

  it('are those in three of a hundred products, and their beginnings (SEARCH-16)', async () => {
    const texts = await sampleFrequentTexts(db, leastProducts);
    const words = texts.map(({ mark, text }) => mark + text);
    expect(words).toEqual(expect.arrayContaining(['<robot', '>robot', 'robots']));
    expect(words).toEqual(expect.arrayContaining(['heavy-duty', 'heavy-du', '<heavy-duty']));
    expect(words).toEqual(expect.arrayContaining(['robot', 'ro', 'rob', 'robo', 'weldin', 'gripper', 'arm']));
    expect(words.filter((word) => /^va/.test(word))).toEqual([]);
  });

  it('are found without the full-text index by a process that keeps nothing, also after changes (SEARCH-16)', async () => {
    const before = await searchFirst('welding');
    expect(before.lists).toBeGreaterThan(0);
    expect((await searchFirst('heavy-dut')).lists).toBeGreaterThan(0);
    await store();
    await expectRight();
    expect(await searchFirst('welding')).toEqual({ lists: 0, total: before.total });
    expect(await searchFirst('heavy-dut')).toMatchObject({ lists: 0 });
    expect((await searchFirst('vacuum')).lists).toBeGreaterThan(0);
    await rename(someIds(4), 'Palletiser');
    const renamed = await searchFirst('welding');
    expect(renamed.lists).toBe(0);
    expect(renamed.total).toBe((await db.selectFrom('products').select('id').where('name', 'like', '%Welding%').execute()).length);
    const saved = await test.post(`/api/admin/categories/${category_id}`, { fields: { _method: 'PUT', name: 'Robots' } });
    expect(saved).toMatchObject({ status: 200 });
    expect(await searchFirst('robot')).toEqual({ lists: 0, total: sampleIds(leastProducts).length + 1 });
    await db.updateTable('categories').set({ is_active: 0 }).execute();
    expect(await searchFirst('robot')).toMatchObject({ total: 0 });
  });

  it('are corrected after changes of some products, and looked up again after changes of many (SEARCH-16)', async () => {
    await store();
    const first = await readFrequentWordsVersion(db);
    await rename(someIds(5), 'Palletiser');
    await store();
    expect(await readFrequentWordsVersion(db)).toBe(first);
    await rename(someIds(30), 'Robot Tower');
    await db
      .deleteFrom('products')
      .where('id', '=', leastProducts - 1)
      .execute();
    await store();
    expect(await readFrequentWordsVersion(db)).toBe(await readCatalogueVersion(db));
    await expectRight();
    await db.updateTable('products').set({ sort_order: 4 }).execute();
    expect((await searchFirst('welding')).lists).toBeGreaterThan(0);
    await store();
    await expectRight();
    expect((await searchFirst('welding')).lists).toBe(0);
  });

  it('are not written by a process whose version another one has replaced (SEARCH-16)', async () => {
    await store();
    const version = await readCatalogueVersion(db);
    await clearFrequentWords(db, version + 1);
    const word = { query: { tokens: ['late'], isPrefix: true }, products: fromBytes(new Uint8Array(4)) };
    expect(await storeFrequentWord(db, word, version)).toBe(false);
    expect(await db.selectFrom('frequent_words').select('key').execute()).toEqual([]);
    // the version of a restored database can be lower
    await store();
    await expectRight();
  });

  it('are not stored in a small catalogue, nor after the end of the process (SEARCH-16)', async () => {
    await createFrequentWords(db, { pauseMs: 0, least: leastProducts + 1 })(closing.signal);
    closing.abort();
    await store();
    expect(await db.selectFrom('frequent_words').select('key').execute()).toEqual([]);
  });

  it('are searched for once by each process of a large catalogue (SEARCH-15)', async () => {
    const searched: string[] = [];
    const noted = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        if (/Select|Raw/.test(node.kind)) searched.push(...db.getExecutor().compileQuery(node, queryId).parameters.map(String));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await warmSearches(noted, { closing: closing.signal, pauseMs: 0 });
    expect(searched.some((text) => text.includes('robot'))).toBe(true);
    searched.length = 0;
    await warmSearches(noted, { closing: closing.signal, pauseMs: 0, least: leastProducts + 1 });
    expect(searched.some((text) => text.includes('robot'))).toBe(false);
  });
});
