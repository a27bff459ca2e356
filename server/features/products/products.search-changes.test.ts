// Compares searches after changes with searches without a cache.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { randomBelow } from '#server/testing/random.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { listProducts } from './products.list.service.ts';
import { productSearchColumns } from './products.search-columns.ts';

const vocabulary = ['robot', 'robots', 'gripper', 'arm', 'controller', 'six', 'axis', 'vacuum', 'battery', 'colour', 'lr20', 'cell'];
const searches = [
  'robot',
  'rob',
  'grippers',
  'arm',
  'six axis',
  'six-axis',
  'r2',
  'lr20',
  'vacuum gripper',
  'c',
  'battery cell',
  'colors',
  'xyz',
];

const changedAt = '2026-11-22T00:00:00.000Z';

/** Compares a search with the same search on a database object without a cache. */
const expectSame = async (kept: Database, wanted: Parameters<typeof listProducts>[1], label = '') =>
  expect(await listProducts(kept, wanted), `${label} ${JSON.stringify(wanted)}`).toEqual(await listProducts(kept.withoutPlugins(), wanted));

const randomChanges = (test: EditingApp, seed: number, categories: readonly { id: number; slug: string }[]) => {
  const { db } = test.context;
  const random = randomBelow(seed);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[random(values.length)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  const text = (most: number) => Array.from({ length: 1 + random(most) }, () => pick(vocabulary)).join(' ');
  const fields = () => ({
    name: text(3),
    model: random(2) ? `LR20-${random(50)}` : '',
    description: `<p>${text(6)}</p>`,
    category_id: pick(categories).id,
    sort_order: 1 + random(4),
    is_active: random(6) > 0 ? 1 : 0,
  });
  const create = () => aProduct(test.context, { ...fields(), is_active: random(6) > 0 });
  const anyId = async (database = db) => pick(await database.selectFrom('products').select('id').orderBy('id').execute()).id;
  const put = async (name: keyof ReturnType<typeof fields>) => {
    const address = `/api/admin/products/${await anyId()}`;
    expect((await test.post(address, { fields: { _method: 'PUT', [name]: fields()[name] } })).status).toBe(200);
  };
  const rename = async (database: Database) => {
    const { name, model } = fields();
    const columns = { name, model, short_description: null, description: null };
    const searched = productSearchColumns({ ...columns, specifications: [] });
    await database
      .updateTable('products')
      .set({ ...columns, ...searched, updated_at: changedAt })
      .where('id', '=', await anyId(database))
      .execute();
  };
  const categoryOf = () => db.updateTable('categories').where('id', '=', pick(categories).id);
  const changes = {
    create,
    text: () => put('description'),
    name: () => put('name'),
    order: () => put('sort_order'),
    category: () => put('category_id'),
    visibility: () => put('is_active'),
    delete: async () =>
      db
        .deleteFrom('products')
        .where('id', '=', await anyId())
        .execute(),
    'category name': async () => {
      const address = `/api/admin/categories/${pick(categories).id}`;
      expect((await test.post(address, { fields: { _method: 'PUT', name: text(2) } })).status).toBe(200);
    },
    'category visibility': () =>
      categoryOf()
        .set({ is_active: random(2) ? 1 : 0 })
        .execute(),
    'many products': () =>
      db
        .updateTable('products')
        .set({ sort_order: 1 + random(4) })
        .where('id', '>', 20)
        .execute(),
    'several products': () =>
      inTransaction(db, async (transaction) => {
        for (let count = 0; count < 4; count++) await rename(transaction);
      }),
    'product and category': () =>
      inTransaction(db, async (transaction) => {
        await rename(transaction);
        await transaction.updateTable('categories').set({ is_active: 1 }).where('id', '=', pick(categories).id).execute();
        await rename(transaction);
      }),
    nothing: () =>
      expect(
        inTransaction(db, async (transaction) => {
          await rename(transaction);
          throw new Error('rolled back');
        }),
      ).rejects.toThrow('rolled back'),
    article: () => anArticle(test.context, { title: text(2) }),
  };
  // common changes occur more often
  const usual = ['create', 'text', 'name', 'order', 'category', 'visibility', 'delete', 'several products'] as const;
  const names = [...Object.keys(changes), ...usual, ...usual] as (keyof typeof changes)[];
  return { create, random, pick, change: async (name = pick(names)) => ({ name, result: await changes[name]() }) };
};

describe('searches after changes', () => {
  let test: EditingApp;
  let db: Database;
  beforeEach(async () => {
    test = await createEditingApp();
    db = test.context.db;
  });
  afterEach(() => test.close());

  it('return the same as searches without a cache after any change (SEARCH-13)', async () => {
    const categories = [];
    for (const name of ['Robots', 'Vacuum Grippers', 'Parts']) categories.push(await aCategory(test.context, { name }));
    const { create, change, pick, random } = randomChanges(test, 7, categories);
    for (let count = 0; count < 130; count++) await create();
    for (let round = 0; round < 80; round++) {
      const { name } = await change();
      const slugs = await db.selectFrom('categories').select('slug').where('is_active', '=', 1).execute();
      for (let count = random(4); count > 0; count--) {
        const category = random(3) === 0 && slugs.length > 0 ? pick(slugs).slug : undefined;
        await expectSame(db, { page: 1 + random(3), search: pick(searches), category }, `${round} ${name}`);
      }
    }
    for (const search of searches) await expectSame(db, { page: 1, search }, 'at the end');
  });
});

it('finds records that another connection to the same file has saved (SEARCH-13)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'searches-'));
  const environment = { DATABASE_URL: `file:${join(folder, 'site.sqlite')}` };
  const first = await createTestApp(environment);
  const second = await connect(environment.DATABASE_URL);
  const { id, category_id } = await aProduct(first.context, { name: 'Robot' });
  for (const [name, database] of Object.entries({ first: first.context.db, second: second.db, again: first.context.db })) {
    const other = database === second.db ? first.context.db : second.db;
    for (const db of [database, other]) await expectSame(db, { page: 1, search: 'robot' });
    await aProduct({ ...first.context, db: database }, { name: `Robot ${name}`, category_id });
    await database
      .updateTable('products')
      .set({ is_active: name === 'second' ? 0 : 1 })
      .where('id', '=', id)
      .execute();
    for (const db of [database, other]) await expectSame(db, { page: 1, search: 'robot' }, name);
  }
  expect((await listProducts(second.db, { page: 1, search: 'robot' })).products.total).toBe(4);
  await second.close();
  await first.close();
  rmSync(folder, { recursive: true });
});
