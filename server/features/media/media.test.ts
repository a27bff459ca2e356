import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { listNamedFiles } from '#server/features/uploads/uploads.service.ts';
import { createFiles } from '#server/platform/files.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { endHistory } from '#server/testing/end-history.ts';
import { aPdf, aPicture } from '#server/testing/multipart.ts';

// biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define the shape
type Body = any;

describe('the media library', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const context = () => ({ ...test.context, files: createFiles({ dataDir: test.dataDir, clock: test.context.clock }) });
  const add = async (name = 'Cell.png') => (await test.post('/api/admin/media', { files: [['image', name, await aPicture()]] })).body.media;
  const list = async (query = '') => (await test.get(`/api/admin/media?${query}`)).body.data;
  const one = async (id: number) => (await test.get(`/api/admin/media/${id}`)).body;
  const shown = (path: string) => `<p>Text</p><img src="/storage/${path}" alt="Own text">`;
  const savePage = async (content: string) => (await test.call('POST', '/api/admin/pages', { title: 'Plant', content })).body.page.id;
  const putPage = (id: number, content: string) => test.call('PUT', `/api/admin/pages/${id}`, { content });
  const isThere = (path: string) => existsSync(join(test.dataDir, path));
  const inAYear = async () => {
    test.setTime('2027-11-21T03:00:00.000Z');
    await removeUnusedFiles(context());
    test.setTime('2026-11-21T03:00:00.000Z');
  };

  it('stores uploads until they are deleted, with name, size and uploader (MEDIA-01)', async () => {
    const media = await add();
    expect(media).toMatchObject({ name: 'Cell.png', kind: 'picture', width: 8, height: 8, alt: '', is_decorative: false, uses_count: 0 });
    expect(media.uploaded_by).toEqual(expect.any(String));
    const { body } = await test.post('/api/admin/media', { files: [['document', 'Sheet.pdf', aPdf]] });
    expect(body.media).toMatchObject({ name: 'Sheet.pdf', kind: 'document', bytes: aPdf.length, width: null });
    await inAYear();
    expect([isThere(media.path), isThere(body.media.path)]).toEqual([true, true]);
    expect(await listNamedFiles(test.context.db)).toContain(media.path);
    expect((await test.post('/api/admin/media', { files: [['document', 'a.pdf', 'text']] })).status).toBe(422);
    expect((await test.post('/api/admin/media')).body.errors).toEqual({ image: ['Please choose a file.'] });
  });

  it('lists files of records once their form is saved, and finds them by text, kind and state (MEDIA-02)', async () => {
    await test.post('/api/admin/upload', { files: [['file', 'unsaved.png', await aPicture()]] });
    const kept = await add('Welding_50%.png');
    await test.post('/api/admin/categories', { fields: { name: 'A' }, files: [['image', 'Arm.png', await aPicture()]] });
    await test.post('/api/admin/media', { files: [['document', 'Sheet.pdf', aPdf]] });
    const names = async (query: string) => (await list(query)).map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['Sheet.pdf', 'Arm.png', 'Welding_50%.png']);
    expect(await names('search=50%25')).toEqual(['Welding_50%.png']);
    expect(await names('kind=document')).toEqual(['Sheet.pdf']);
    expect(await names('show=unused')).toEqual(['Sheet.pdf', 'Welding_50%.png']);
    await test.call('PUT', `/api/admin/media/${kept.id}`, { alt: 'Two robots WELD' });
    expect(await names('show=without-alt')).toEqual(['Arm.png']);
    expect(await names('search=robots weld')).toEqual(['Welding_50%.png']);
    expect((await test.get('/api/admin/media?per_page=1&page=2')).body).toMatchObject({
      total: 3,
      last_page: 3,
      data: [{ name: 'Arm.png' }],
    });
    expect((await test.get('/api/admin/media?kind=x')).status).toBe(422);
  });

  it('changes texts and focal point, and clears the text of a decorative picture (MEDIA-03)', async () => {
    const { id } = await add();
    const url = `/api/admin/media/${id}`;
    const sent = { name: 'Cell', alt: 'A robot', caption: 'Hall 4', focal_x: 0.25, focal_y: 1, version: 1 };
    expect((await test.call('PUT', url, sent)).body.media).toMatchObject({ ...sent, version: 2 });
    expect(await test.call('PUT', url, { alt: 'Other', version: 1 })).toMatchObject({ status: 409, body: { code: 'version-conflict' } });
    expect((await test.call('PUT', url, { is_decorative: true })).body.media).toMatchObject({
      alt: '',
      is_decorative: true,
      caption: 'Hall 4',
    });
    expect((await test.call('PUT', url, { focal_x: 1.1 })).status).toBe(422);
    expect((await test.call('PUT', url, { alt: 'x'.repeat(501) })).status).toBe(422);
    expect((await test.call('PUT', '/api/admin/media/99', { alt: '' })).status).toBe(404);
  });

  it('lists every record that uses a file (MEDIA-04)', async () => {
    const { id, path } = await add();
    await savePage(shown(path));
    const { id: category_id } = await aCategory(test.context);
    const fields = { name: 'LR20', category_id, main_image_path: path, library_images: JSON.stringify([path]) };
    const { body } = await test.post('/api/admin/products', { fields });
    expect(body.product).toMatchObject({ main_image: path, images: [path] });
    await test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key: 'company_logo', value: path }] });
    const { media, uses } = await one(id);
    expect(media.uses_count).toBe(3);
    expect(uses).toMatchObject([
      { kind: 'pages', title: 'Plant', fields: ['content'] },
      { kind: 'products', title: 'LR20', record_id: body.product.id, fields: ['images', 'main_image'] },
      { kind: 'settings', title: 'company_logo', fields: ['company_logo'] },
    ]);
    const copy = (await test.call('POST', `/api/admin/products/${body.product.id}/duplicate`)).body.product;
    expect((await one(id)).media.uses_count).toBe(4);
    await test.call('DELETE', `/api/admin/products/${copy.id}`);
    await test.call('DELETE', `/api/admin/products/${body.product.id}`);
    const trashed = await one(id);
    expect([trashed.media.uses_count, trashed.uses.at(-1)]).toMatchObject([
      4,
      { kind: 'trash', title: 'LR20', fields: ['images', 'main_image'] },
    ]);
    const { data } = await test.get('/api/admin/trash').then(({ body: listed }) => listed);
    await test.call('POST', `/api/admin/trash/${data[0].id}/restore`, {});
    expect((await one(id)).uses).toContainEqual(uses[1]);
    await test.call('DELETE', '/api/admin/trash');
    expect((await one(id)).media.uses_count).toBe(3);
    expect(isThere(path)).toBe(true);
  });

  it('retains pictures of an unsaved text as long as the text is stored (KEPT-10)', async () => {
    const { path } = (await test.post('/api/admin/upload', { files: [['file', 'typed.png', await aPicture()]] })).body;
    const kept = '/api/admin/editing/page/0/changes';
    const typed = { values: { content: shown(path) }, version: null, device: 'one' };
    expect((await test.call('PUT', kept, typed)).status).toBe(200);
    await inAYear();
    await inAYear();
    expect(isThere(path)).toBe(true);
    await savePage(shown(path));
    expect((await list())[0]).toMatchObject({ path, uses_count: 1 });
    expect((await test.call('DELETE', kept)).status).toBe(200);
    const other = (await test.post('/api/admin/upload', { files: [['file', 'other.png', await aPicture()]] })).body.path;
    await inAYear();
    expect([isThere(path), isThere(other)]).toEqual([true, false]);
  });

  it('applies focal points on every page, wherever pictures are cropped (MEDIA-11)', async () => {
    const { id, path } = await add();
    const page = async () => (await test.app.inject({ url: '/', headers: { accept: 'text/html' } })).body;
    const styles = async () => (await test.app.inject({ url: '/focal-points.css' })).body;
    expect([await styles(), (await page()).includes('focal-points')]).toEqual(['', false]);
    await test.call('PUT', `/api/admin/media/${id}`, { focal_x: 0.255, focal_y: 1 });
    const beginning = path.slice(0, 'uploads/2026/11/'.length + 16);
    expect(await styles()).toBe(`img[src*="${beginning}"]{object-position:25.5% 100%}`);
    expect(await page()).toMatch(/<link rel="stylesheet" href="\/focal-points\.css\?v=[0-9a-f]{12}">/);
    await test.call('PUT', `/api/admin/media/${id}`, { focal_x: 0.5, focal_y: 0.5 });
    expect(await page()).not.toContain('focal-points');
  });

  it('does not reveal the addresses of pictures that no page shows (MEDIA-11, MEDIA-14)', async () => {
    const { id, path } = await add();
    await test.call('PUT', `/api/admin/media/${id}`, { focal_x: 0.2 });
    const { body } = await test.app.inject({ url: '/focal-points.css' });
    expect(body).toContain('object-position:20% 50%');
    expect(body).not.toContain(path);
  });

  it('returns the texts of pictures with products and articles (MEDIA-12)', async () => {
    const [main, other] = [await add('main.png'), await add('other.png')];
    const { id: category_id } = await aCategory(test.context);
    const library_images = JSON.stringify([other.path]);
    const fields = { name: 'LR20', category_id: String(category_id), main_image_path: main.path, library_images };
    const { slug } = (await test.post('/api/admin/products', { fields })).body.product;
    await test.post('/api/admin/news', {
      fields: { title: 'Cell', content: '<p>x</p>', is_published: '1', featured_image_path: other.path },
    });
    const texts = async () => [
      ((await test.visit('GET', `/api/public/products/${slug}`)).body as Body).product.picture_texts,
      ((await test.visit('GET', '/api/public/news/cell')).body as Body).news.picture_texts,
    ];
    expect(await texts()).toEqual([undefined, undefined]);
    await test.call('PUT', `/api/admin/media/${main.id}`, { is_decorative: true });
    await test.call('PUT', `/api/admin/media/${other.id}`, { caption: 'Hall 4' });
    expect(await texts()).toEqual([
      { [main.path]: { alt: '' }, [other.path]: { caption: 'Hall 4' } },
      { [other.path]: { caption: 'Hall 4' } },
    ]);
    await test.call('PUT', `/api/admin/media/${other.id}`, { alt: 'A robot', caption: '' });
    expect((await texts())[1]).toEqual({ [other.path]: { alt: 'A robot' } });
  });

  it('adds alternative texts to pictures in texts that have none (MEDIA-13)', async () => {
    const { id, path } = await add();
    const other = await add('other.png');
    const img = (rest = '') => `<img src="/storage/${path}"${rest}>`;
    const content = `<p>a > b</p>${img()}${img(' alt="Own text"')}<p>${img(' width="8" alt=""')}</p><img src="/storage/${other.path}" alt="">`;
    for (const title of ['Plant', 'About']) await test.call('POST', '/api/admin/pages', { title, content, is_published: true });
    await test.post('/api/admin/news', { fields: { title: 'Cell', content, is_published: '1' } });
    const texts = async () => {
      const addresses = ['/api/public/pages/plant', '/api/public/about', '/api/public/news/cell'];
      const answers = await Promise.all(addresses.map(async (address) => (await test.visit('GET', address)).body as Body));
      return answers.map((body) =>
        [...(body.news ?? body.page ?? body).content.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt),
      );
    };
    const all = (alts: string[]) => [alts, alts, alts];
    // a picture saved without the attribute remains without it
    expect(await texts()).toEqual(all(['Own text', '', '']));
    await test.call('PUT', `/api/admin/media/${id}`, { alt: 'Arm "LR20" & <b>$&</b>' });
    const known = 'Arm &quot;LR20&quot; &amp; &lt;b&gt;$&amp;&lt;/b&gt;';
    expect(await texts()).toEqual(all([known, 'Own text', known, '']));
    await test.call('PUT', `/api/admin/media/${id}`, { is_decorative: true });
    expect(await texts()).toEqual(all(['Own text', '', '']));
  });

  it('accepts only files of the library instead of an upload (MEDIA-05)', async () => {
    const { body } = await test.post('/api/admin/media', { files: [['document', 'Sheet.pdf', aPdf]] });
    const pending = (await test.post('/api/admin/upload', { files: [['file', 'a.png', await aPicture()]] })).body.path;
    const { id: category_id } = await aCategory(test.context);
    for (const path of [body.media.path, pending, '../../etc/passwd', 'uploads/2026/11/00000000000000000000000000000000.png']) {
      const answer = await test.post('/api/admin/categories', { fields: { name: 'A', image_path: path } });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['image']]);
    }
    const { path } = await add();
    const fields = { name: 'LR20', category_id, brochure_path: body.media.path };
    expect((await test.post('/api/admin/products', { fields })).body.product.brochure).toBe(body.media.path);
    const article = { title: 'T', content: '<p>Text</p>', featured_image_path: path, library_images: JSON.stringify([path]) };
    expect((await test.post('/api/admin/news', { fields: article })).body.news).toMatchObject({ featured_image: path, images: [path] });
  });

  it('replaces a file in every record, under a new address and with new versions (MEDIA-06)', async () => {
    const { id, path } = await add();
    await test.call('PUT', `/api/admin/media/${id}`, { alt: 'A robot', focal_x: 0.1 });
    const pages = [await savePage(shown(path)), await savePage(`${shown(path)}${shown(path)}`)];
    const product = await aProduct(test.context, { main_image: path, images: [path] });
    await test.call('POST', '/api/admin/settings-bulk-update', {
      settings: [{ key: 'slides_data', value: JSON.stringify([{ title: 'A', background_image: path }]) }],
    });
    const url = `/api/admin/media/${id}/replace`;
    const { body } = await test.post(url, { files: [['image', 'New.webp', await aPicture('webp')]] });
    expect(body).toMatchObject({ records_count: 4, media: { id, name: 'New.webp', alt: 'A robot', focal_x: 0.1 } });
    const next = body.media.path;
    // a revision still references the old file
    expect([isThere(path), isThere(next)]).toEqual([true, true]);
    await endHistory(test);
    expect([isThere(path), isThere(next)]).toEqual([false, true]);
    const contents = await test.connection.db.selectFrom('pages').select('content').where('id', 'in', pages).orderBy('id').execute();
    expect(contents.map(({ content }) => content.split(next).length - 1)).toEqual([1, 2]);
    expect((await test.get(`/api/admin/products/${product.id}`)).body.product).toMatchObject({ main_image: next, images: [next] });
    const stale = await test.call('PUT', `/api/admin/pages/${pages[0]}`, { content: shown(path), version: 1 });
    expect(stale.status).toBe(409);
    expect((await list()).map((media: { path: string }) => media.path)).toEqual([next]);
    expect((await test.post(url, { files: [['document', 'a.pdf', aPdf]] })).status).toBe(422);
    expect(test.stored()).toEqual([next]);
  });

  it('refuses to delete files in use, names their records, and deletes the others (MEDIA-07)', async () => {
    const { id, path, name } = await add();
    const page = await savePage(shown(path));
    const refused = await test.call('DELETE', `/api/admin/media/${id}`);
    expect(refused).toMatchObject({ status: 409, body: { message: `${name} is used in Plant. Remove it there first.` } });
    await putPage(page, '<p>Text</p>');
    expect((await test.call('DELETE', `/api/admin/media/${id}`)).status).toBe(200);
    expect([isThere(path), await list()]).toEqual([true, []]);
    await test.call('DELETE', '/api/admin/trash');
    await endHistory(test);
    expect(isThere(path)).toBe(false);
  });

  it('retains a picture that was cut from a text, so that it can be pasted days later (MEDIA-08)', async () => {
    const { path } = (await test.post('/api/admin/upload-image', { files: [['image', 'a.png', await aPicture()]] })).body;
    const [from, to] = [await savePage(shown(path)), await savePage('<p>Text</p>')];
    await putPage(from, '<p>Text</p>');
    await inAYear();
    expect(await list('show=unused')).toMatchObject([{ path }]);
    expect((await putPage(to, shown(path))).status).toBe(200);
    expect(await list('show=unused')).toEqual([]);
    expect(isThere(path)).toBe(true);
  });
});
