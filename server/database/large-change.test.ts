import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { asLargeChange } from './large-change.ts';
import { inTransaction } from './transaction.ts';

let test: EditingApp;
beforeEach(async () => {
  test = await createEditingApp('SQLite');
});
afterEach(() => test.close());

const settings = async () => {
  const { db } = test.context;
  const merge = await sql<{ v: number }>`select v from product_index_config where k = 'deletemerge'`.execute(db);
  // inside a transaction: others read with another connection
  const cache = await inTransaction(db, (transaction) => sql<{ cache_size: number }>`pragma cache_size`.execute(transaction));
  return [merge.rows[0]?.v ?? 10, cache.rows[0]?.cache_size];
};

it('restores the settings of the database after a large change, also after a failed one (BULK-07)', async () => {
  const before = await settings();
  const change = (work: () => Promise<number>) => inTransaction(test.context.db, (db) => asLargeChange(db, 1000, work));
  expect(await change(() => Promise.resolve(1))).toBe(1);
  expect(await settings()).toEqual(before);
  await expect(change(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await settings()).toEqual(before);
});
