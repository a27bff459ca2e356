import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { createDatabase } from '#server/testing/database.ts';
import { createEditingApp } from '#server/testing/editing-app.ts';

/** @returns how often other work could run meanwhile */
const turnsDuring = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  let [turns, isDone] = [0, false];
  const count = async () => {
    for (; !isDone; turns++) await nextTurn();
  };
  const counting = count();
  const result = await work().finally(() => {
    isDone = true;
  });
  await counting;
  return [result, turns];
};

it('merges a category of any size with a few statements for each 500 products, between which other requests run (ACAT-25)', async () => {
  const counted = countQueries(await createDatabase());
  const test = await createEditingApp({}, counted.connection);
  try {
    const { context } = test;
    const merging = async (products: number): Promise<Record<'queries' | 'turns' | 'turnsOfUndo', number>> => {
      const [from, into] = [await aCategory(context), await aCategory(context)];
      const one = await aProduct(context, { category_id: from.id });
      const { id: _id, ...values } = await context.db.selectFrom('products').selectAll().where('id', '=', one.id).executeTakeFirstOrThrow();
      for (let start = 1; start < products; start += 100) {
        const rows = Array.from({ length: 100 }, (_, index) => ({ ...values, slug: `${from.id}-${start + index}` }));
        await context.db.insertInto('products').values(rows).execute();
      }
      const url = `/api/admin/categories/${from.id}/merge`;
      const merge = () => test.call('POST', url, { into: into.id });
      const [[answer, turns], queries] = await counted.during(() => turnsDuring(merge));
      expect([answer.status, answer.body.products]).toEqual([200, products]);
      const undo = () => test.call('POST', `/api/admin/bulk-changes/${answer.body.bulk_change.id}/undo`);
      const [undone, turnsOfUndo] = await turnsDuring(undo);
      expect(undone.status).toBe(200);
      return { queries, turns, turnsOfUndo };
    };
    const [few, many] = [await merging(1), await merging(1501)];
    expect(many.queries - few.queries).toBeLessThan(20);
    expect(many.turns - few.turns).toBeGreaterThan(6);
    expect(many.turnsOfUndo - few.turnsOfUndo).toBeGreaterThan(6);
  } finally {
    await test.close();
  }
});
