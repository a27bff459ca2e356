import { expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { createDatabase } from '#server/testing/database.ts';
import { createEditingApp } from '#server/testing/editing-app.ts';

it('merges a category of any size with a few statements for each 500 products (ACAT-25)', async () => {
  const counted = countQueries(await createDatabase());
  const test = await createEditingApp({}, counted.connection);
  try {
    const { context } = test;
    const merging = async (products: number): Promise<number> => {
      const [from, into] = [await aCategory(context), await aCategory(context)];
      const one = await aProduct(context, { category_id: from.id });
      const { id: _id, ...values } = await context.db.selectFrom('products').selectAll().where('id', '=', one.id).executeTakeFirstOrThrow();
      for (let start = 1; start < products; start += 100) {
        const rows = Array.from({ length: 100 }, (_, index) => ({ ...values, slug: `${from.id}-${start + index}` }));
        await context.db.insertInto('products').values(rows).execute();
      }
      const url = `/api/admin/categories/${from.id}/merge`;
      const [answer, queries] = await counted.during(() => test.call('POST', url, { into: into.id }));
      expect([answer.status, answer.body.products]).toEqual([200, products]);
      return queries;
    };
    const [few, many] = [await merging(1), await merging(1501)];
    expect(many - few).toBeLessThan(20);
  } finally {
    await test.close();
  }
});
