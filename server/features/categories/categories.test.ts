import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCategories } from '#contract/categories.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('categories', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns active categories in sort order with the count of their active products (APIPUB-04, DATA-04)', async () => {
    const { context } = test;
    const robots = await aCategory(context, { name: 'Robots', sort_order: 2, is_new: true, image: 'uploads/2026/11/r.webp' });
    await aCategory(context, { name: 'drives', sort_order: 1, description: '<p>Motion<script>x</script></p>', is_popular: true });
    await aCategory(context, { name: 'Axes', sort_order: 1, description: '<p></p>' });
    await aCategory(context, { name: 'Hidden', is_active: false });
    await aProduct(context, { category_id: robots.id, name: 'A' });
    await aProduct(context, { category_id: robots.id, name: 'B', is_active: false });
    const { status, body } = await test.send('GET', '/api/public/categories');
    expect(status).toBe(200);
    const categories = listCategories.answer.parse(body);
    expect(categories.map(({ name, products_count }) => [name, products_count])).toEqual([
      ['Axes', 0],
      ['drives', 0],
      ['Robots', 1],
    ]);
    expect(categories[1]).toMatchObject({ slug: 'drives', description: '<p>Motion</p>', image: null, image_url: null, is_popular: true });
    expect(categories[2]).toMatchObject({ image_url: '/storage/uploads/2026/11/r.webp', is_new: true, is_active: true, sort_order: 2 });
    expect(categories[0]?.description).toBeNull();
  });

  it('generates unique slugs from names: folded, transliterated, or from kind and id (DATA-20)', async () => {
    const { context } = test;
    const slugs: string[] = [];
    for (const name of ['Élan & Größe', 'elan grosse', 'Elan  Grosse!', 'Роботы', '机器人'])
      slugs.push((await aCategory(context, { name })).slug);
    const last = slugs.pop();
    expect(slugs).toEqual(['elan-grosse', 'elan-grosse-2', 'elan-grosse-3', 'roboty']);
    expect(last).toMatch(/^category-\d+$/);
    await expect(aCategory(context, { name: 'X', slug: 'roboty' })).rejects.toMatchObject({ code: 'invalid' });
    expect((await aCategory(context, { name: 'X', slug: 'chosen' })).slug).toBe('chosen');
  });

  it('gives different slugs to two categories created at the same time', async () => {
    const made = await Promise.all([1, 2, 3].map(() => aCategory(test.context, { name: 'Twin' })));
    expect(made.map(({ slug }) => slug).toSorted()).toEqual(['twin', 'twin-2', 'twin-3']);
  });
});
