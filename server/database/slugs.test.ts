import { afterEach, describe, expect, it } from 'vitest';
import { aCategory } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { requireFreeSlug } from './slugs.ts';

let test: EditingApp;
afterEach(() => test.close());

describe('generated slugs', () => {
  it('get the first free number', async () => {
    test = await createEditingApp();
    const { context } = test;
    const slugs: string[] = [];
    for (let at = 0; at < 20; at++) slugs.push((await aCategory(context, { name: 'Robots' })).slug);
    expect(slugs).toEqual(['robots', ...Array.from({ length: 19 }, (_, at) => `robots-${at + 2}`)]);
    await context.db.deleteFrom('categories').where('slug', '=', 'robots-4').execute();
    expect((await aCategory(context, { name: 'Robots' })).slug).toBe('robots-4');
    // other slugs with the same beginning do not matter
    await context.db.updateTable('categories').set({ slug: 'robots-arms' }).where('slug', '=', 'robots').execute();
    expect((await aCategory(context, { name: 'Robots' })).slug).toBe('robots');
  });

  it('are distinct when ten records with the same name are created concurrently (DATA-20)', async () => {
    test = await createEditingApp();
    const creations = Array.from({ length: 10 }, () => test.post('/api/admin/categories', { fields: { name: 'Robots' } }));
    const answers = await Promise.all(creations);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body.category.slug)).size).toBe(10);
  });

  it('are refused only if another row has them', async () => {
    test = await createEditingApp();
    const { db } = test.context;
    const { id } = await aCategory(test.context, { name: 'Robots' });
    await expect(requireFreeSlug(db, 'categories', 'robots')).rejects.toThrow();
    await requireFreeSlug(db, 'categories', 'robots', id);
    await requireFreeSlug(db, 'categories', 'robot');
  });
});
