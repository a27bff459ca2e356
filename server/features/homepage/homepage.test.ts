import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homepage as schema } from '#contract/homepage.ts';
import { ensurePages } from '#server/features/pages/pages.service.ts';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('homepage', () => {
  let test: TestApp;
  const homepage = async () => schema.parse((await test.send('GET', '/api/public/homepage')).body);

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns empty lists for an empty site (APIPUB-06)', async () => {
    expect(await homepage()).toMatchObject({
      featured_products: [],
      latest_news: [],
      categories: [],
      company_info: { phone: null },
      settings: { company_name: 'Your Company' },
      hero_settings: { slideshow_enabled: 'true' },
      about_data: { content: '', short_content: '', statistics: [{}, {}, {}, {}] },
    });
  });

  it('returns 8 featured products in catalogue order, the 10 latest articles and the active categories (APIPUB-06)', async () => {
    const { context } = test;
    await ensurePages(context);
    const { id } = await aCategory(context);
    const hidden = await aCategory(context, { name: 'Hidden', is_active: false });
    for (let number = 9; number > 0; number--) {
      await aProduct(context, { category_id: id, name: `Robot ${number}`, sort_order: number, is_featured: true });
    }
    await aProduct(context, { category_id: id, name: 'Plain' });
    await aProduct(context, { category_id: id, name: 'Inactive', is_featured: true, is_active: false });
    await aProduct(context, { category_id: hidden.id, name: 'Hidden', is_featured: true });
    for (let day = 10; day < 22; day++) {
      await anArticle(context, { title: `Day ${day}`, type: day % 2 ? 'news' : 'knowledge', published_at: `2026-11-${day}T12:00:00Z` });
    }
    const answer = await homepage();
    expect(answer.featured_products.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Robot ${number}`));
    expect(answer.latest_news.map(({ title }) => title)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11].map((day) => `Day ${day}`));
    expect(answer.categories.map(({ name, products_count }) => [name, products_count])).toEqual([['Robots', 10]]);
    expect(answer.about_data.content).toContain('<p>');
  });

  it('returns featured products in their own order, and the others in catalogue order (HOME-18)', async () => {
    const headers = await test.signIn();
    const save = (value: string) =>
      test.send('POST', '/api/admin/settings-bulk-update', { headers, body: { settings: [{ key: 'featured_order', value }] } });
    const names = async () => (await homepage()).featured_products.map(({ name }) => name);
    const rows = await test.context.db.selectFrom('products').select(['id', 'name']).execute();
    const idOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.id;
    expect((await save(JSON.stringify(['Robot 9', 'Plain', 'Robot 2', 'Inactive', 'Hidden'].map(idOf).concat(999_999)))).status).toBe(200);
    expect(await names()).toEqual([9, 2, 1, 3, 4, 5, 6, 7].map((number) => `Robot ${number}`));
    expect((await save(JSON.stringify([8, 7, 6, 5, 4, 3, 2, 1, 9].map((number) => idOf(`Robot ${number}`))))).status).toBe(200);
    expect(await names()).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Robot ${number}`));
    for (const value of ['{}', '[0]', '["1"]', 'x', JSON.stringify(Array(101).fill(1))])
      expect((await save(value)).status, value).toBe(422);
    expect((await save('[]')).status).toBe(200);
    expect(await names()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Robot ${number}`));
  });
});
