// Copies of records.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
afterAll(() => test.close());

const seo = { seo_title: 'Found', seo_description: 'Found by search engines' };

it('copies an article as a draft without a date and without texts for search engines (ANEWS-19, SEO-05)', async () => {
  const fields = { title: 'Fair', type: 'news', content: '<p>Text</p>', is_published: '1', is_featured: '1', author_name: 'Rina', ...seo };
  const { news } = (await test.post('/api/admin/news', { fields })).body;
  const { status, body } = await test.call('POST', `/api/admin/news/${news.id}/duplicate`);
  expect(status).toBe(201);
  const differences = {
    id: body.news.id,
    title: 'Fair (copy)',
    slug: 'fair-copy',
    published_at: null,
    seo_title: null,
    seo_description: null,
  };
  expect(body).toEqual({
    message: 'Article created successfully',
    news: { ...news, ...differences, is_published: false, is_featured: false },
  });
  const renamed = await test.post(`/api/admin/news/${body.news.id}`, { fields: { _method: 'PUT', title: 'Fair in May' } });
  expect(renamed.body.news.slug).toBe('fair-in-may');
});

it('copies a page as a draft; a copy of the about page is an ordinary page (APAGE-15)', async () => {
  const { page } = (await test.call('POST', '/api/admin/pages', { title: 'Terms', content: '<p>Text</p>', template: 'contact', ...seo }))
    .body;
  const { body } = await test.call('POST', `/api/admin/pages/${page.id}/duplicate`);
  const differences = {
    id: body.page.id,
    title: 'Terms (copy)',
    slug: 'terms-copy',
    is_published: false,
    seo_title: null,
    seo_description: null,
  };
  expect(body).toEqual({ message: 'Page created successfully', page: { ...page, ...differences } });
  const about = (await test.call('POST', '/api/admin/pages', { title: 'Us', content: '<p>Text</p>', template: 'about' })).body.page;
  const copy = await test.call('POST', `/api/admin/pages/${about.id}/duplicate`);
  expect(copy.body.page.template).toBe('default');
});

it.each(['products', 'news', 'pages'])('refuses a copy of a record of %s that does not exist', async (records) => {
  expect((await test.call('POST', `/api/admin/${records}/99999/duplicate`)).status).toBe(404);
});
