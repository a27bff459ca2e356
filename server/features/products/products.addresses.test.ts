import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { createFiles } from '#server/platform/files.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { endHistory } from '#server/testing/end-history.ts';
import { aPdf, aPicture } from '#server/testing/multipart.ts';

const url = '/api/admin/products';

describe('addresses, copies and deletion of products', () => {
  let test: EditingApp;
  let category: number;
  let earlier: string[];
  beforeAll(async () => {
    test = await createEditingApp();
    category = (await test.post('/api/admin/categories', { fields: { name: 'Robots' } })).body.category.id;
  });
  beforeEach(() => {
    test.setTime('2026-11-21T03:00:00.000Z');
    earlier = test.stored();
  });
  afterEach(async () => {
    for (const table of ['products', 'trash'] as const) await test.context.db.deleteFrom(table).execute();
  });
  afterAll(() => test.close());

  /** Files stored by the running test. */
  const stored = () => test.stored().filter((path) => !earlier.includes(path));

  const create = async (fields: Record<string, string> = {}, files: Parameters<EditingApp['post']>[1] = {}) =>
    (await test.post(url, { ...files, fields: { name: 'Arm', category_id: category, ...fields } })).body.product;
  const update = (id: number, fields: Record<string, string>, files: Parameters<EditingApp['post']>[1] = {}) =>
    test.post(`${url}/${id}`, { ...files, fields: { _method: 'PUT', ...fields } });
  const visit = (slug: string) => test.visit('GET', `/api/public/products/${slug}`);
  const withFiles = async () => ({
    files: [
      ['main_image', 'm.png', await aPicture()],
      ['images[0]', 'i.png', await aPicture('jpeg')],
      ['brochure', 'b.pdf', aPdf],
    ] as const,
  });

  it('generates unique slugs from names, or uses the chosen slug (DATA-20)', async () => {
    const slugs = [];
    for (const name of ['Größe & Élan', 'grosse elan', 'Робот', '机器人']) slugs.push((await create({ name })).slug);
    expect(slugs.slice(0, 3)).toEqual(['grosse-elan', 'grosse-elan-2', 'robot']);
    expect(slugs[3]).toMatch(/^product-\d+$/);
    expect((await create({ slug: ' My-Arm ' })).slug).toBe('my-arm');
    expect((await create({ name: 'LR-20', slug: '' })).slug).toBe('lr-20');
    const refused = await test.post(url, { fields: { name: 'X', category_id: category, slug: 'my-arm' } });
    expect(refused).toMatchObject({ status: 422, body: { errors: { slug: ['The slug has already been taken.'] } } });
  });

  it.each(['a b', 'ä', '-a', 'a-', 'a--b', 'a/b', 'a'.repeat(201)])('refuses the slug %j', async (slug) => {
    const { status, body } = await test.post(url, { fields: { name: 'X', category_id: category, slug } });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['slug']]);
  });

  it('deletes a product with its files (APIADM-17)', async () => {
    const { id, slug, main_image_url } = await create({}, await withFiles());
    expect((await test.visit('GET', main_image_url)).status).toBe(200);
    expect(await test.call('DELETE', `${url}/${id}`)).toMatchObject({ status: 200, body: { message: 'Product deleted successfully' } });
    // its files remain while it is in the trash
    await test.call('DELETE', '/api/admin/trash');
    expect((await visit(slug)).status).toBe(404);
    expect((await test.visit('GET', main_image_url)).status).toBe(404);
    expect((await test.call('DELETE', `${url}/${id}`)).status).toBe(404);
    expect(stored()).toEqual([]);
  });

  it('copies a product as inactive with shared files, which remain until neither product uses them (APROD-30)', async () => {
    const original = await create({ name: 'LR-30', is_featured: '1', specifications: '{"a":"b"}', price: '5' }, await withFiles());
    const { status, body } = await test.call('POST', `${url}/${original.id}/duplicate`);
    expect(status).toBe(201);
    const expected = { name: 'LR-30 (copy)', slug: 'lr-30-copy', is_active: false, is_featured: false, id: body.product.id };
    expect(body).toEqual({ message: 'Product created successfully', product: { ...original, ...expected } });
    await test.call('DELETE', `${url}/${original.id}`);
    await test.call('DELETE', '/api/admin/trash');
    expect(stored()).toHaveLength(3);
    await update(body.product.id, { existing_images: '[]' });
    expect(stored()).toHaveLength(3);
    await endHistory(test);
    expect(stored().sort()).toEqual([original.main_image, original.brochure].sort());
    await test.call('DELETE', `${url}/${body.product.id}`);
    await test.call('DELETE', '/api/admin/trash');
    expect(stored()).toEqual([]);
  });

  it('copies a product with the longest name', async () => {
    const { id } = await create({ name: '🤖'.repeat(255) });
    const { body } = await test.call('POST', `${url}/${id}/duplicate`);
    expect([...body.product.name]).toHaveLength(255);
  });

  it('retains a file that a formatted text or a setting uses', async () => {
    const { id, main_image, images } = await create({}, await withFiles());
    const page = await test.call('POST', '/api/admin/pages', { title: 'P', content: `<p>T</p><img src="/storage/${main_image}">` });
    await test.call('POST', '/api/admin/settings-bulk-update', {
      settings: [{ key: 'slides_data', value: JSON.stringify([{ title: 'A', hero_image: images[0] }]) }],
    });
    await test.call('DELETE', `${url}/${id}`);
    await test.call('DELETE', '/api/admin/trash');
    expect(stored().sort()).toEqual([main_image, ...images].sort());
    await test.call('DELETE', `/api/admin/pages/${page.body.page.id}`);
    await test.call('DELETE', '/api/admin/trash');
    // pictures from a text can be pasted elsewhere for a day
    expect(stored().sort()).toEqual([main_image, ...images].sort());
    test.setTime('2026-11-22T03:00:00.000Z');
    await removeUnusedFiles({ ...test.context, files: createFiles({ dataDir: test.dataDir, clock: test.context.clock }) });
    expect(stored()).toEqual(images);
  });

  it('saves a product for many simultaneous requests without leaving unused files', async () => {
    const { id } = await create({}, await withFiles());
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => update(id, { name: `Name ${n}`, existing_images: '[]' }, await withFiles())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { product } = (await test.get(`${url}/${id}`)).body;
    await endHistory(test);
    await vi.waitFor(() => expect(stored().sort()).toEqual([product.main_image, product.brochure, ...product.images].sort()), 60_000);
    const created = await Promise.all(Array.from({ length: 6 }, () => create()));
    expect(new Set(created.map(({ slug }) => slug)).size).toBe(6);
  });
});
