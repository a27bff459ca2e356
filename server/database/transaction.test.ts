import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { inTransaction } from './transaction.ts';

describe('a transaction', () => {
  let test: TestApp;
  const slugs = async () =>
    (await test.context.db.selectFrom('categories').select('slug').orderBy('slug').execute()).map(({ slug }) => slug);

  // the error of a writer whose slug was taken by a concurrent writer
  const insert = async (slug: string, db = test.context.db) => {
    await db
      .insertInto('categories')
      .values({
        name: slug,
        slug,
        sort_order: 1,
        is_active: 1,
        is_new: 0,
        is_popular: 0,
        search_name: '',
        admin_search: '',
        created_at: '',
        updated_at: '',
      })
      .execute();
  };

  beforeAll(async () => {
    test = await createTestApp();
    await aCategory(test.context, { name: 'Taken' });
  });
  afterAll(() => test.close());

  it('retries after a unique violation', async () => {
    let attempts = 0;
    await inTransaction(test.context.db, async (db) => {
      attempts += 1;
      await insert(`half-${attempts}`, db);
      await insert(attempts === 1 ? 'taken' : 'free', db);
    });
    expect(attempts).toBe(2);
    expect(await slugs()).toEqual(['free', 'half-2', 'taken']);
  });

  it('fails after three attempts, and immediately on any other error', async () => {
    let attempts = 0;
    const failing = (error: () => Promise<void>) =>
      inTransaction(test.context.db, () => {
        attempts += 1;
        return error();
      });
    await expect(failing(async () => Promise.reject(new Error('other')))).rejects.toThrow('other');
    expect(attempts).toBe(1);
    attempts = 0;
    await expect(
      inTransaction(test.context.db, (db) => {
        attempts += 1;
        return insert('taken', db);
      }),
    ).rejects.toThrow();
    expect(attempts).toBe(3);
  });

  it('joins the outer transaction', async () => {
    const before = await slugs();
    const outer = inTransaction(test.context.db, async (db) => {
      await inTransaction(db, (inner) => insert('inner', inner));
      throw new Error('undone');
    });
    await expect(outer).rejects.toThrow('undone');
    expect(await slugs()).toEqual(before);
  });
});
