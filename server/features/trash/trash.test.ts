import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { createFiles } from '#server/platform/files.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { removeExpired } from './trash.service.ts';

const trash = '/api/admin/trash';

describe('the trash', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const remove = async (address: string): Promise<number> => {
    const { status, body } = await test.call('DELETE', `/api/admin/${address}`);
    expect(status).toBe(200);
    return body.trash_id;
  };
  const restore = (id: number, body: object = {}) => test.call('POST', `${trash}/${id}/restore`, body);
  const withFiles = () => ({ ...test.context, files: createFiles({ dataDir: test.dataDir, clock: test.context.clock }) });
  const visitors = (address: string) => test.visit('GET', `/api/public/${address}`);

  it('stores a deleted product with its files, and restores it unchanged (TRASH-01, TRASH-02)', async () => {
    const category = await aCategory(test.context);
    const files = [['main_image', 'm.webp', await aPicture('webp')]] as const;
    const specifications = JSON.stringify([{ type: 'single', key: 'Payload', value: '20 kg' }]);
    const fields = { name: 'Robot LR20', category_id: category.id, is_active: '1', price: '12.5', specifications };
    const { product } = (await test.post('/api/admin/products', { fields, files })).body;
    await test.call('POST', '/api/admin/attributes', { label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg', category_id: null });
    await test.visit('POST', '/api/public/contact', {
      body: { name: 'A', email: 'a@example.com', subject: 'Quote Request - LR20', message: 'Hello', product_slug: product.slug },
    });
    const before = await visitors('products/robot-lr20');
    const id = await remove(`products/${product.id}`);
    expect(await visitors('products/robot-lr20')).toMatchObject({ status: 404, body: { code: 'removed' } });
    expect(test.stored()).toHaveLength(1);
    const listed = await test.get(`${trash}?search=lr20&kind=product`);
    expect(listed.body).toMatchObject({
      total: 1,
      data: [
        {
          id,
          kind: 'product',
          record_id: product.id,
          name: 'Robot LR20',
          deleted_by: 'Administrator',
          deleted_at: '2026-11-21T03:00:00.000Z',
          expires_at: '2026-12-21T03:00:00.000Z',
        },
      ],
    });
    expect(await restore(id)).toMatchObject({
      status: 200,
      body: { message: 'Product restored successfully', restored: { record_id: product.id, slug: 'robot-lr20', is_slug_changed: false } },
    });
    const after = await visitors('products/robot-lr20');
    expect(after.body).toEqual(before.body);
    expect((await visitors('products?search=LR20')).body).toMatchObject({ products: { total: 1 } });
    expect((await test.get('/api/admin/contacts')).body.data[0].product).toEqual({ name: 'Robot LR20', slug: 'robot-lr20' });
    expect((await test.get(`/api/admin/products/${product.id}`)).body.product).toMatchObject({ version: 2 });
    expect((await restore(id)).status).toBe(404);
    expect((await test.get(trash)).body.total).toBe(0);
  });

  it('gives a restored record a free slug if its old one is taken, and reports it (TRASH-03)', async () => {
    const category = await aCategory(test.context);
    const first = await aProduct(test.context, { name: 'Robot', category_id: category.id });
    const id = await remove(`products/${first.id}`);
    await aProduct(test.context, { name: 'Robot', category_id: category.id });
    expect((await restore(id)).body.restored).toMatchObject({ slug: 'robot-2', is_slug_changed: true });
    expect((await visitors('products/robot')).status).toBe(200);
    expect((await visitors('products/robot-2')).status).toBe(200);
  });

  it('refuses a product whose category was deleted, unless another one is chosen (TRASH-04)', async () => {
    const category = await aCategory(test.context);
    const product = await aProduct(test.context, { name: 'Robot', category_id: category.id });
    const id = await remove(`products/${product.id}`);
    const categoryTrash = await remove(`categories/${category.id}`);
    expect(await restore(id)).toMatchObject({ status: 409, body: { code: 'conflict', message: expect.stringContaining('category') } });
    const other = await aCategory(test.context, { name: 'Other' });
    expect((await restore(id, { category_id: other.id })).status).toBe(200);
    expect((await test.get(`/api/admin/products/${product.id}`)).body.product.category_id).toBe(other.id);
    expect((await restore(categoryTrash)).status).toBe(200);
    expect((await test.get(`/api/admin/categories/${category.id}`)).body.category.slug).toBe(category.slug);
  });

  it('restores every kind of record with its old addresses (TRASH-02)', async () => {
    const category = await aCategory(test.context);
    const attribute = { label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg', category_id: category.id };
    const { id: attributeId } = (await test.call('POST', '/api/admin/attributes', attribute)).body.attribute;
    const article = await anArticle(test.context, { title: 'Fair', is_published: true });
    const page = await aPage(test.context, { title: 'Imprint', is_published: true });
    await test.call('PUT', `/api/admin/pages/${page.id}`, { slug: 'legal' });
    await test.visit('POST', '/api/public/contact', { body: { name: 'A', email: 'a@example.com', subject: 'Hi', message: 'Hello' } });
    const [message] = (await test.get('/api/admin/contacts')).body.data;

    const ids = [await remove(`attributes/${attributeId}`), await remove(`contacts/${message.id}`)];
    ids.push(await remove(`news/${article.id}`), await remove(`pages/${page.id}`));
    expect((await visitors('pages/imprint')).status).toBe(404);
    // only a product can be restored to another category
    for (const id of ids) expect((await restore(id, { category_id: 999 })).status).toBe(200);
    const withAttributes = await remove(`categories/${category.id}`);
    expect((await restore(withAttributes)).status).toBe(200);

    expect((await test.get(`/api/admin/attributes?category_id=${category.id}`)).body.attributes).toMatchObject([{ label: 'Payload' }]);
    expect((await test.get('/api/admin/contacts')).body.data).toEqual([message]);
    expect((await visitors('news/fair')).status).toBe(200);
    expect((await visitors('news?search=fair')).body).toMatchObject({ total: 1 });
    expect((await visitors('pages/legal')).status).toBe(200);
    expect((await visitors('pages/imprint')).status).toBe(301);
  });

  it('restores the attributes of a category whose keys another category has too (TRASH-02)', async () => {
    const [category, other] = [await aCategory(test.context), await aCategory(test.context)];
    for (const category_id of [category.id, other.id])
      await test.call('POST', '/api/admin/attributes', { label: 'Payload', kind: 'text', category_id });
    expect((await restore(await remove(`categories/${category.id}`))).status).toBe(200);
    expect((await test.get(`/api/admin/attributes?category_id=${category.id}`)).body.attributes).toMatchObject([{ key: 'payload' }]);
  });

  it('removes unsaved changes with a record that is deleted for ever, and not before (KEPT-12)', async () => {
    const category = await aCategory(test.context);
    const attribute = { label: 'Payload', kind: 'text', category_id: category.id };
    const { id: attributeId } = (await test.call('POST', '/api/admin/attributes', attribute)).body.attribute;
    const article = await anArticle(test.context, { title: 'Fair' });
    const { path } = (await test.post('/api/admin/upload', { files: [['file', 'a.png', await aPicture()]] })).body;
    const type = async (record: string, values: object = { name: 'A' }) =>
      expect((await test.call('PUT', `/api/admin/editing/${record}/changes`, { values, version: 1, device: 'd' })).status).toBe(200);
    const typed = async () =>
      (await test.context.db.selectFrom('unsaved_changes').select(['kind']).orderBy('kind').execute()).map(({ kind }) => kind);
    await type('article/0');
    await type(`article/${article.id}`, { content: `<img src="/storage/${path}">` });
    await type(`attribute/${attributeId}`);
    await type(`category/${category.id}`);
    await type('brand/0');
    const [inTrash, categoryInTrash] = [await remove(`news/${article.id}`), await remove(`categories/${category.id}`)];
    await removeExpired(withFiles());
    expect(await typed()).toEqual(['article', 'article', 'attribute', 'brand', 'category']);
    await test.call('DELETE', `${trash}/${inTrash}`);
    expect(await typed()).toEqual(['article', 'attribute', 'brand', 'category']);
    await test.call('DELETE', `${trash}/${categoryInTrash}`);
    expect(await typed()).toEqual(['article', 'brand']);
    // saved by a form that is still open
    await type(`article/${article.id}`);
    await removeExpired(withFiles());
    expect(await typed()).toEqual(['article', 'brand']);
    test.setTime('2026-11-22T03:00:01.000Z');
    await removeUnusedFiles(withFiles());
    expect(test.stored()).toEqual([]);
  });

  it('restores all matching records, categories before their products, and reports the rest (TRASH-06)', async () => {
    const [category, lost] = [await aCategory(test.context), await aCategory(test.context, { name: 'Lost' })];
    const add = (name: string, category_id: number) => aProduct(test.context, { name, category_id });
    const [robot, gripper, orphan] = [await add('Robot', category.id), await add('Gripper', category.id), await add('Orphan', lost.id)];
    await remove(`products/${robot.id}`);
    // two records that had the same address at different times
    const again = await add('Robot', category.id);
    for (const { id } of [again, gripper, orphan]) await remove(`products/${id}`);
    await remove(`categories/${category.id}`);
    await test.call('DELETE', `${trash}/${await remove(`categories/${lost.id}`)}`);
    const article = await anArticle(test.context, { title: 'Fair', is_published: true });
    await remove(`news/${article.id}`);

    const answer = await test.call('POST', `${trash}/restore?kind=article`);
    expect(answer).toMatchObject({ status: 200, body: { message: '1 record restored', restored: 1, refused: [] } });
    const { body } = await test.call('POST', `${trash}/restore`);
    expect(body).toMatchObject({ restored: 4, refused: [{ name: 'Orphan', reason: expect.stringContaining('category') }] });
    expect((await test.get(trash)).body).toMatchObject({ total: 1, data: [{ name: 'Orphan' }] });
    const slugs = [robot, again].map(async ({ id }) => (await test.get(`/api/admin/products/${id}`)).body.product.slug);
    expect(await Promise.all(slugs)).toEqual(['robot', 'robot-2']);
  });

  it('deletes chosen and expired records for ever, with their files (TRASH-05)', async () => {
    const category = await aCategory(test.context);
    const files = [['main_image', 'm.webp', await aPicture('webp')]] as const;
    const create = async (name: string) =>
      (await test.post('/api/admin/products', { fields: { name, category_id: category.id }, files })).body.product;
    const [one, two, three] = [await create('One'), await create('Two'), await create('Three')];
    const first = await remove(`products/${one.id}`);
    expect((await test.call('DELETE', `${trash}/${first}`)).status).toBe(200);
    expect((await test.call('DELETE', `${trash}/${first}`)).status).toBe(404);
    expect(test.stored()).toHaveLength(2);
    await remove(`products/${two.id}`);
    expect((await test.call('DELETE', `${trash}?kind=page`)).body.removed).toBe(0);
    expect((await test.call('DELETE', trash)).body).toEqual({ message: '1 record deleted for ever', removed: 1 });
    expect(test.stored()).toHaveLength(1);
    const third = await remove(`products/${three.id}`);
    test.setTime('2026-12-21T03:00:00.000Z');
    const store = await openFileStore(test.config.files);
    const { db, clock } = test.context;
    await removeExpired({ db, clock, files: createFiles({ dataDir: test.dataDir, clock, store }) });
    expect(await db.selectFrom('trash').select('id').where('id', '=', third).execute()).toEqual([]);
  });
});
