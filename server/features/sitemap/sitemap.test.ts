import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { type DatabaseName, databases } from '#server/testing/editing-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { openSitemap } from './sitemap.service.ts';

describe.each<DatabaseName>(['SQLite', 'PostgreSQL'])('the sitemap on %s', (name) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({}, await databases[name]());
    const { context } = test;
    const robots = await aCategory(context);
    const hidden = await aCategory(context, { name: 'Hidden', is_active: false });
    for (let index = 0; index < 7; index++)
      await aProduct(context, { name: `Robot ${index}`, category_id: robots.id, is_active: index !== 3 });
    await aProduct(context, { name: 'Unseen', category_id: hidden.id });
    for (let index = 0; index < 4; index++)
      await anArticle(context, { title: `Article ${index}`, published_at: `20${26 + index}-01-01T00:00:00.000Z` });
    await aPage(context, { title: 'Imprint' });
  });
  afterAll(() => test.close());

  it('consists of the same entries whatever the size of its files', async () => {
    const { count, read } = await openSitemap(test.context);
    const entries = await read({ limit: 100, offset: 0 });
    expect(entries).toHaveLength(count);
    expect(entries.map(({ path }) => path)).toEqual([
      ...['/', '/products', '/news', '/news?type=knowledge', '/contact', '/products?category=robots'],
      ...[0, 1, 2, 4, 5, 6].map((index) => `/products/robot-${index}`),
      ...['/news/article-0', '/page/imprint'],
    ]);
    for (const limit of [1, 3, 4, 7]) {
      const parts = [];
      for (let offset = 0; offset < count; offset += limit) parts.push(...(await read({ limit, offset })));
      expect(parts, `${limit} in a file`).toEqual(entries);
    }
    expect(await read({ limit: 5, offset: count })).toEqual([]);
  });
});
