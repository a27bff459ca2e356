// The table of words by which typing errors are corrected: it contains the words of every indexed row.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { InsertObject } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { productSearchColumns } from '#server/features/products/products.search-columns.ts';
import { anArticle, aProduct } from '#server/testing/builders.ts';
import { createEmptyDatabase } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { type ColumnTypes, columnTypes } from './migrations/column-types.ts';
import type { Database, Tables } from './schema.ts';

const wordsOf = async (db: Database) =>
  (await db.selectFrom('search_words').select(['word', 'tail']).orderBy('word').execute()).map(({ word, tail }) => [word, tail]);

describe('the words of search', () => {
  let test: EditingApp;
  beforeEach(async () => {
    test = await createEditingApp();
  });
  afterEach(() => test.close());

  it('follow every save of products and articles, without numbers and short words (SEARCH-07)', async () => {
    const { id } = await aProduct(test.context, { name: 'Arm LR-2000', description: '<p>Two "palletising" cups \\ 2000 kg</p>' });
    await anArticle(test.context, { title: 'Fair', content: '<p>Café</p>', author_name: 'Nobody', is_published: true });
    expect(await wordsOf(test.context.db)).toEqual([
      ['cafe', 'e'],
      ['cups', 's'],
      ['fair', 'r'],
      ['palletising', 'letising'],
    ]);
    await test.post(`/api/admin/products/${id}`, { fields: { _method: 'PUT', name: 'Gripper' } });
    expect((await wordsOf(test.context.db)).map(([word]) => word)).toContain('gripper');
  });

  it('contain those of a product once it is active', async () => {
    const { id } = await aProduct(test.context, { name: 'Gripper', is_active: false });
    expect(await wordsOf(test.context.db)).toEqual([]);
    await test.post(`/api/admin/products/${id}`, { fields: { _method: 'PUT', is_active: 1 } });
    expect(await wordsOf(test.context.db)).toEqual([['gripper', 'pper']]);
  });
});

it('the words of search contain those of existing rows after the migration', async () => {
  const { db, kind, close } = await createEmptyDatabase();
  const folder = join(import.meta.dirname, 'migrations');
  const migrations = globSync('[0-9]*.ts', { cwd: folder }).toSorted();
  const run = async (file: string) => {
    const { up } = (await import(join(folder, file))) as { up: (database: Database, types: ColumnTypes) => Promise<void> };
    await up(db, columnTypes[kind]);
  };
  const added = migrations.findIndex((file) => file.startsWith('0017'));
  for (const file of migrations.slice(0, added)) await run(file);
  const times = { created_at: '2026-11-22', updated_at: '2026-11-22' };
  const category = {
    id: 1,
    name: 'Arms',
    slug: 'arms',
    is_active: 1,
    is_new: 0,
    is_popular: 0,
    search_name: ' arms ',
    search_head: ' arm ',
  };
  await db
    .insertInto('categories')
    .values({ ...category, ...times, sort_order: 1, search_rules: 2, admin_search: '' } as InsertObject<Tables, 'categories'>)
    .execute();
  const texts = { name: 'Gripper', model: 'GR-20', short_description: null, description: '<p>Two cups</p>', specifications: [] };
  const row = { ...texts, ...productSearchColumns(texts), ...times, specifications: '[]', images: '[]', is_featured: 0 as const };
  await db
    .insertInto('products')
    .values([
      { ...row, category_id: 1, sort_order: 1, slug: 'a', is_active: 1 },
      { ...row, category_id: 1, sort_order: 1, slug: 'b', search_name: ' hidden ', is_active: 0 },
    ])
    .execute();
  for (const file of migrations.slice(added)) await run(file);
  expect((await wordsOf(db)).map(([word]) => word)).toEqual(['cups', 'gripper']);
  await close();
});
