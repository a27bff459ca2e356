import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRedirect } from '#server/features/redirects/redirects.repository.ts';
import { aPage } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { ensurePages, listPages } from './pages.service.ts';

describe('pages', () => {
  let test: TestApp;
  const get = (slug: string) => test.send('GET', `/api/public/pages/${slug}`);

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
  });

  it('returns title, slug, content and template of a published page (APIPUB-13)', async () => {
    await aPage(test.context, { title: 'Delivery Terms', content: '<p>Ex works</p><script>x</script>' });
    const { status, body } = await get('delivery-terms');
    expect(status).toBe(200);
    expect(body).toEqual({
      title: 'Delivery Terms',
      slug: 'delivery-terms',
      content: '<p>Ex works</p>',
      template: 'default',
      seo_title: null,
      seo_description: null,
    });
  });

  it('answers 404 for an unpublished or unknown page (APIPUB-13)', async () => {
    await aPage(test.context, { title: 'Hidden', is_published: false });
    expect([(await get('hidden')).status, (await get('nothing')).status]).toEqual([404, 404]);
  });

  it('redirects an old slug while the page is published', async () => {
    const { context } = test;
    const { id } = await aPage(context, { title: 'Delivery' });
    await createRedirect(context.db, { kind: 'page', oldSlug: 'shipping', targetId: id, at: '2026-01-01T00:00:00.000Z' });
    const { status, headers } = await get('shipping');
    expect([status, headers.location]).toEqual([301, '/api/public/pages/delivery']);
    await context.db.updateTable('pages').set({ is_published: 0 }).where('id', '=', id).execute();
    expect((await get('shipping')).status).toBe(404);
  });

  it('include about page, privacy policy and terms of service from the first start (DATA-08, DATA-14)', async () => {
    await ensurePages(test.context);
    const pages = await listPages(test.context.db);
    expect(pages.map(({ slug, template, sort_order, is_published }) => [slug, template, sort_order, is_published])).toEqual([
      ['about', 'about', 1, true],
      ['privacy-policy', 'default', 1, true],
      ['terms-of-service', 'default', 1, true],
    ]);
    expect((await get('about')).body).toMatchObject({ title: 'About Us', template: 'about' });
  });

  it('does not create a deleted page again', async () => {
    await ensurePages(test.context);
    await test.context.db.deleteFrom('pages').where('slug', '=', 'privacy-policy').execute();
    await ensurePages(test.context);
    expect((await get('privacy-policy')).status).toBe(404);
  });
});

describe('about', () => {
  it('returns title, content and sections, and answers 404 while it is not published (APIPUB-07, ABOUT-03)', async () => {
    const test = await createTestApp();
    const { context } = test;
    const about = () => test.send('GET', '/api/public/about');
    expect((await about()).status).toBe(404);
    await ensurePages(context);
    const sections = [{ id: 1, title: 'History', content: '<p>Since 2008</p><img src=x onerror=alert(1)>' }, { title: 'no id' }, 7];
    await context.db
      .updateTable('settings')
      .set({ value: JSON.stringify(sections) })
      .where('key', '=', 'sections')
      .execute();
    const { body } = await about();
    expect(body).toMatchObject({ title: 'About Us', sections: [{ id: 1, title: 'History', content: '<p>Since 2008</p>' }] });
    await context.db.updateTable('settings').set({ value: 'not json' }).where('key', '=', 'sections').execute();
    expect((await about()).body).toMatchObject({ sections: [] });
    await context.db.updateTable('pages').set({ is_published: 0 }).where('slug', '=', 'about').execute();
    expect((await about()).status).toBe(404);
    await aPage(context, { title: 'Who we are', template: 'about' });
    expect((await about()).body).toMatchObject({ title: 'Who we are' });
    await test.close();
  });
});
