// The table of words for correcting typing errors contains the words of every indexed row.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anArticle, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import type { Database } from './schema.ts';

const wordsOf = async (db: Database) =>
  (await db.selectFrom('search_words').select(['word', 'tail']).orderBy('word').execute()).map(({ word, tail }) => [word, tail]);

describe('the indexed words', () => {
  let test: EditingApp;
  beforeEach(async () => {
    test = await createEditingApp();
  });
  afterEach(() => test.close());

  it('are updated by every save of a product or article, without numbers and short words (SEARCH-07)', async () => {
    const { id } = await aProduct(test.context, { name: 'Arm LR-2000', description: '<p>Two "palletising" cups \\ 2000 kg</p>' });
    await anArticle(test.context, { title: 'Fair', content: '<p>Café</p>', author: { name: 'Nobody' }, is_published: true });
    expect(await wordsOf(test.context.db)).toEqual([
      ['cafe', 'e'],
      ['cups', 's'],
      ['fair', 'r'],
      ['palletising', 'letising'],
    ]);
    await test.post(`/api/admin/products/${id}`, { fields: { _method: 'PUT', name: 'Gripper' } });
    expect((await wordsOf(test.context.db)).map(([word]) => word)).toContain('gripper');
  });

  it('include the words of a product once it is active', async () => {
    const { id } = await aProduct(test.context, { name: 'Gripper', is_active: false });
    expect(await wordsOf(test.context.db)).toEqual([]);
    await test.post(`/api/admin/products/${id}`, { fields: { _method: 'PUT', is_active: 1 } });
    expect(await wordsOf(test.context.db)).toEqual([['gripper', 'pper']]);
  });
});
