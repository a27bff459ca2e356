// Forms opened before a file was replaced in the media library.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf, aPicture } from '#server/testing/multipart.ts';

describe('replaced files', () => {
  let test: EditingApp;
  beforeEach(async () => {
    test = await createEditingApp();
  });
  afterEach(() => test.close());

  const add = async () => (await test.post('/api/admin/media', { files: [['image', 'Cell.png', await aPicture()]] })).body.media;
  const replace = async (id: number) =>
    (await test.post(`/api/admin/media/${id}/replace`, { files: [['image', 'New.png', await aPicture()]] })).body.media.path as string;
  const shown = (path: string) => `<p>Text</p><img src="/storage/${path}" alt="Own text">`;
  const changesUrl = '/api/admin/editing/page/1/changes';

  it('uses the new file in texts, galleries, fields and settings that are saved with the earlier path (MEDIA-16)', async () => {
    const { id, path } = await add();
    const { id: category_id } = await aCategory(test.context);
    const product = await aProduct(test.context, { category_id, main_image: path, images: [path] });
    const article = (await test.post('/api/admin/news', { fields: { title: 'Cell', content: shown(path) } })).body.news;
    const page = (await test.call('POST', '/api/admin/pages', { title: 'Plant', content: shown(path) })).body.page;
    // twice, because the form may be older than both replacements
    await replace(id);
    const next = await replace(id);
    const image_order = JSON.stringify([path]);
    const gallery = { existing_images: image_order, image_order, main_image_path: path, description: shown(path) };
    const saved = await test.post(`/api/admin/products/${product.id}`, { fields: { ...gallery, _method: 'PUT' } });
    expect(saved.body.product).toMatchObject({ main_image: next, images: [next], description: shown(next) });
    const category = await test.post(`/api/admin/categories/${category_id}`, { fields: { image_path: path, _method: 'PUT' } });
    expect(category.body.category.image).toBe(next);
    const changed = await test.post(`/api/admin/news/${article.id}`, {
      fields: { content: `<p>More</p>${shown(path)}`, library_images: image_order, _method: 'PUT' },
    });
    expect(changed.body.news).toMatchObject({ content: `<p>More</p>${shown(next)}`, images: [next] });
    expect((await test.call('PUT', `/api/admin/pages/${page.id}`, { content: shown(path) })).body.page.content).toBe(shown(next));
    await test.call('POST', `/api/admin/drafts/page/${page.id}`, { content: `<p>Draft</p>${shown(path)}` });
    expect((await test.get(`/api/admin/drafts/page/${page.id}`)).body.record.content).toBe(`<p>Draft</p>${shown(next)}`);
    const { settings } = (await test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key: 'company_logo', value: path }] }))
      .body;
    expect(settings).toMatchObject([{ value: next }]);
    expect((await test.call('PUT', `/api/admin/settings/${settings[0].id}`, { value: path })).body.setting.value).toBe(next);
  });

  it('uses the new file in records that are created with the earlier path (MEDIA-16)', async () => {
    const { id, path } = await add();
    const sheet = (await test.post('/api/admin/media', { files: [['document', 'Sheet.pdf', aPdf]] })).body.media;
    const [next, brochure] = [
      await replace(id),
      (await test.post(`/api/admin/media/${sheet.id}/replace`, { files: [['document', 'New.pdf', aPdf]] })).body.media.path,
    ];
    const { category } = (await test.post('/api/admin/categories', { fields: { name: 'A', image_path: path } })).body;
    expect(category.image).toBe(next);
    const fields = { name: 'LR20', category_id: String(category.id), main_image_path: path, brochure_path: sheet.path };
    expect((await test.post('/api/admin/products', { fields })).body.product).toMatchObject({ main_image: next, brochure });
    const article = { title: 'T', content: shown(path), featured_image_path: path };
    expect((await test.post('/api/admin/news', { fields: article })).body.news).toMatchObject({
      featured_image: next,
      content: shown(next),
    });
    expect((await test.call('POST', '/api/admin/pages', { title: 'P', content: shown(path) })).body.page.content).toBe(shown(next));
  });

  it('updates unsaved changes, so that they name the new file when they are offered (MEDIA-16)', async () => {
    const { id, path } = await add();
    const typed = { values: { content: shown(path) }, version: 1, draft_version: 0, device: 'browser-1' };
    await test.call('PUT', changesUrl, typed);
    const next = await replace(id);
    expect((await test.get(changesUrl)).body.changes.values.content).toBe(shown(next));
  });

  it('uses the earlier file when a revision is restored (MEDIA-16, HIST-03)', async () => {
    const { id, path } = await add();
    const page = (await test.call('POST', '/api/admin/pages', { title: 'Plant', content: shown(path) })).body.page;
    await replace(id);
    const revision = (await test.get(`/api/admin/revisions?kind=page&record_id=${page.id}`)).body.data.at(-1);
    expect((await test.call('POST', `/api/admin/revisions/${revision.id}/restore`, { fields: ['content'] })).status).toBe(200);
    const content = `<p>More</p>${shown(path)}`;
    expect((await test.call('PUT', `/api/admin/pages/${page.id}`, { content })).body.page.content).toBe(content);
  });
});
