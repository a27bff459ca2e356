import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { ensurePages } from './pages.service.ts';

describe('pages without a link', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const unlinked = async () => (await test.get('/api/admin/unlinked-pages')).body.ids;
  const link = (slug: string) => `<p><a href="/page/${slug}">Read on</a></p>`;
  const saveSetting = (key: string, value: unknown) =>
    test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key, value: JSON.stringify(value) }] });

  it('are those that neither a menu nor a slide nor another text names, without the about page and drafts (APAGE-16)', async () => {
    await ensurePages(test.context);
    expect(await unlinked()).toEqual([]);
    const alone = await aPage(test.context, { title: 'Alone', content: link('alone') });
    await aPage(test.context, { title: 'Draft', is_published: false, content: link('alone') });
    expect(await unlinked()).toEqual([alone.id]);
    const entry = { kind: 'page', target: String(alone.id) };
    await saveSetting('header_menu', [{ ...entry, is_visible: false }]);
    expect(await unlinked()).toEqual([alone.id]);
    await saveSetting('header_menu', [entry]);
    expect(await unlinked()).toEqual([]);
    await saveSetting('header_menu', [{ kind: 'list', target: 'pages' }]);
    expect(await unlinked()).toEqual([]);
    await saveSetting('header_menu', []);
    await saveSetting('slides_data', [{ title: 'Slide', button_kind: 'page', button_target: String(alone.id) }]);
    expect(await unlinked()).toEqual([]);
  });

  it.each([
    ['a product', async (text: string) => void (await aProduct(test.context, { description: text }))],
    ['a category', async (text: string) => void (await aCategory(test.context, { description: text }))],
    ['an article', async (text: string) => void (await anArticle(test.context, { content: text }))],
    ['a page', async (text: string) => void (await aPage(test.context, { title: 'Other', content: text }))],
    ['a setting', async (text: string) => void (await saveSetting('sections', [{ title: 'Quality', content: text }]))],
  ])('are not those that %s links to (APAGE-16)', async (_kind, write) => {
    const linked = await aPage(test.context, { title: 'Größe und Gewicht', slug: 'size' });
    const alone = await aPage(test.context, { title: 'Sizes' });
    expect(await unlinked()).toEqual([linked.id, alone.id]);
    await write(link('size#table'));
    const ids = await unlinked();
    expect([ids.includes(linked.id), ids.includes(alone.id)]).toEqual([false, true]);
  });

  it('follow the former address in a text, and the visibility of the text (APAGE-16)', async () => {
    const page = await aPage(test.context, { title: 'Terms' });
    const article = await anArticle(test.context, { content: link('terms') });
    await test.call('PUT', `/api/admin/pages/${page.id}`, { slug: 'conditions', version: 1 });
    expect(await unlinked()).toEqual([]);
    await test.post(`/api/admin/news/${article.id}`, { fields: { is_published: '0', version: '1' } });
    expect(await unlinked()).toEqual([page.id]);
  });

  it('are found beyond the texts of one statement (APAGE-16)', async () => {
    const { context } = test;
    const page = await aPage(context, { title: 'Terms' });
    const product = await aProduct(context);
    const { id: _, ...row } = await context.db.selectFrom('products').selectAll().where('id', '=', product.id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 600 }, (_unused, index) => ({ ...row, slug: `copy-${index}` }));
    for (let start = 0; start < copies.length; start += 100)
      await context.db
        .insertInto('products')
        .values(copies.slice(start, start + 100))
        .execute();
    expect(await unlinked()).toEqual([page.id]);
    await aProduct(context, { name: 'Last', category_id: product.category_id, description: link('terms') });
    expect(await unlinked()).toEqual([]);
  });
});
