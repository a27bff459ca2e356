import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rebuildSearchColumns } from '#server/jobs/search-columns-job.ts';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { rebuildBatch, rebuildSearch } from './search-rebuild.ts';

describe('outdated search columns (SEARCH-12)', () => {
  let test: TestApp;

  const makeOld = async () => {
    const { db } = test.context;
    const none = { search_text: '', admin_search: '', search_rules: 0 };
    await db
      .updateTable('products')
      .set({ ...none, search_name: '', search_head: '', search_model: '' })
      .execute();
    await db.updateTable('categories').set({ search_name: '', search_head: '', admin_search: '', search_rules: 0 }).execute();
    await db
      .updateTable('news')
      .set({ ...none, search_title: '' })
      .execute();
  };
  const totals = async (typed: string) => {
    const answers = await Promise.all(
      ['products', 'news'].map((list) => test.send('GET', `/api/public/${list}?search=${encodeURIComponent(typed)}`)),
    );
    const [products, news] = answers.map(({ body }) => body as { total?: number; products?: { total: number } });
    return [products?.products?.total, news?.total];
  };

  beforeEach(async () => {
    test = await createTestApp();
    const { id } = await aCategory(test.context, { name: 'Grippers' });
    const specifications = [{ type: 'single', key: 'Payload', value: '20 kg' }];
    await aProduct(test.context, { category_id: id, name: 'Vacuum Cup', model: 'VC-8', description: '<p>Fast</p>', specifications });
    await anArticle(test.context, { title: 'Grippers', content: '<p>20 kg and batteries</p>' });
  });
  afterEach(() => test.close());

  it('are rebuilt with the same values as those of new rows', async () => {
    const { db } = test.context;
    const tables = ['products', 'categories', 'news'] as const;
    const rows = () => Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    const before = await rows();
    await makeOld();
    expect(await totals('20kg')).toEqual([0, 0]);
    await rebuildSearchColumns(db);
    expect(await rows()).toEqual(before);
    expect([await totals('20kg gripper'), await totals('vc8'), await totals('battery')]).toEqual([
      [1, 1],
      [1, 0],
      [0, 1],
    ]);
  });

  it('are rebuilt in batches, which the next start continues after a crash', async () => {
    const { db } = test.context;
    const [row] = await db.selectFrom('categories').selectAll().execute();
    const many = Array.from({ length: rebuildBatch + 50 }, (_, index) => ({
      ...row,
      id: 100 + index,
      name: `C${index}`,
      slug: `c${index}`,
      search_rules: 0,
    }));
    for (const one of many)
      await db
        .insertInto('categories')
        .values({
          ...one,
          sort_order: 1,
          created_at: '',
          updated_at: '',
          is_active: 1,
          is_new: 0,
          is_popular: 0,
          search_name: '',
          admin_search: '',
        })
        .execute();
    let written = 0;
    const old = db.selectFrom('categories').select('id').where('search_rules', '=', 0);
    const crashing = rebuildSearch(db, {
      read: (transaction) =>
        transaction.selectFrom('categories').select('id').where('search_rules', '=', 0).orderBy('id').limit(rebuildBatch).execute(),
      write: async (transaction, { id }) => {
        written += 1;
        if (written > rebuildBatch + 10) throw new Error('killed');
        await transaction.updateTable('categories').set({ search_rules: 1 }).where('id', '=', id).execute();
      },
    });
    await expect(crashing).rejects.toThrow('killed');
    expect(await old.execute()).toHaveLength(50);
    await rebuildSearchColumns(db);
    expect(await old.execute()).toEqual([]);
    expect(
      await db
        .selectFrom('categories')
        .select('search_name')
        .where('id', '=', 100 + rebuildBatch)
        .executeTakeFirst(),
    ).toEqual({
      search_name: ` c${rebuildBatch} `,
    });
  });
});
