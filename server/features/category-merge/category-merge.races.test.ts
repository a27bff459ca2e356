// Merges and saves at the same time, on PostgreSQL only, because SQLite has one writer at a time.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productRecords } from '#server/features/products/products.service.ts';
import { createFiles } from '#server/platform/files.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { databaseName } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { whileOpen } from '#server/testing/open-transaction.ts';
import { mergeCategory } from './category-merge.service.ts';

describe.runIf(databaseName === 'PostgreSQL')('categories that are merged while others save', () => {
  let test: EditingApp;
  let [from, into] = [0, 0];
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    [from, into] = [(await aCategory(test.context)).id, (await aCategory(test.context)).id];
  });

  const acting = (db = test.context.db) => ({
    ...test.context,
    db,
    files: createFiles({ dataDir: test.dataDir, clock: test.context.clock }),
    actor: { id: 1, name: 'Administrator' },
  });
  const merge = (db = test.context.db) => mergeCategory(acting(db), from, { into });
  const product = async (id: number) => (await test.get(`/api/admin/products/${id}`)).body.product;

  it('keep what a save that is not finished stores, and move its product (ACAT-22)', async () => {
    const { id } = await aProduct(test.context, { name: 'Old', category_id: from });
    await whileOpen(test.context.db, (db) => productRecords.edit(acting(db), id, { name: 'Saved', category_id: from }), merge);
    expect(await product(id)).toMatchObject({ name: 'Saved', category_id: into });
  });

  it('move a product that is being created (ACAT-22)', async () => {
    const { id } = await whileOpen(test.context.db, (db) => aProduct(acting(db), { name: 'New', category_id: from }), merge);
    expect((await product(id)).category_id).toBe(into);
  });

  it('lead a save that waits for the merge to the target (ACAT-22)', async () => {
    let created: Promise<{ id: number }> | undefined;
    await whileOpen(test.context.db, merge, () => (created = aProduct(test.context, { name: 'Waits', category_id: from })));
    expect((await product((await created)?.id ?? 0)).category_id).toBe(into);
  });

  it('refuse one of two merges in opposite directions (ACAT-22)', async () => {
    const results = await Promise.allSettled([merge(), mergeCategory(acting(), into, { into: from })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
  });
});
