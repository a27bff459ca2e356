// Simultaneous moves, on PostgreSQL only, because SQLite has one writer at a time.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { databaseName } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { whileOpen } from '#server/testing/open-transaction.ts';
import type { OrderedTable } from './sort-order.repository.ts';
import { moveRecord } from './sort-order.service.ts';

describe.runIf(databaseName === 'PostgreSQL')('two simultaneous moves', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());

  // reverse alphabetical, so that ordering by name does not hide a lost move
  const names = ['D', 'C', 'B', 'A'];
  const move = (db: Database, table: OrderedTable, id: number | undefined, position: number) =>
    moveRecord({ ...test.context, db }, table, id ?? 0, position);
  const order = async (table: OrderedTable) => {
    const rows = test.context.db.selectFrom(table).select('name').where('name', 'in', names);
    return (await rows.orderBy('sort_order').orderBy('sort_name').execute()).map(({ name }) => name);
  };

  const moveTwo = async (table: OrderedTable, ids: readonly number[]): Promise<void> => {
    const { db } = test.context;
    await whileOpen(
      db,
      (transaction) => move(transaction, table, ids[3], 2),
      () => move(db, table, ids[2], 2),
    );
  };

  it('are both applied to the products of a category (ORDER-04)', async () => {
    const { id: category_id } = await aCategory(test.context);
    const ids: number[] = [];
    for (const name of names) ids.push((await aProduct(test.context, { name, category_id, sort_order: ids.length + 1 })).id);
    await moveTwo('products', ids);
    expect(await order('products')).toEqual(['D', 'B', 'A', 'C']);
  });

  it('are both applied to the categories (ORDER-04)', async () => {
    const ids: number[] = [];
    for (const name of names) ids.push((await aCategory(test.context, { name, sort_order: ids.length + 1 })).id);
    await moveTwo('categories', ids);
    expect(await order('categories')).toEqual(['D', 'B', 'A', 'C']);
  });
});
