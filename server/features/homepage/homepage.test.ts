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
});
