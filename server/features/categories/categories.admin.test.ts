import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { endHistory } from '#server/testing/end-history.ts';
import { aPdf, aPicture, padded } from '#server/testing/multipart.ts';

const url = '/api/admin/categories';

describe('categories in the admin area', () => {
  let test: EditingApp;
  let earlier: string[];
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(() => {
    earlier = test.stored();
  });
  afterEach(async () => {
    for (const table of ['products', 'categories', 'trash'] as const) await test.context.db.deleteFrom(table).execute();
  });
  afterAll(() => test.close());

  /** Files stored by the running test. */
  const stored = () => test.stored().filter((path) => !earlier.includes(path));
  type Fields = Record<string, string | number>;
  const create = async (fields: Fields = {}, files: Parameters<EditingApp['post']>[1] = {}) =>
    (await test.post(url, { ...files, fields: { name: 'Robots', ...fields } })).body.category;
  const update = (id: number, fields: Fields, files: Parameters<EditingApp['post']>[1] = {}) =>
    test.post(`${url}/${id}`, { ...files, fields: { _method: 'PUT', ...fields } });
  const image = async () => ({ files: [['image', 'robots.png', await aPicture()]] as const });
  const active = async () => ((await test.visit('GET', '/api/public/categories')).body as { name: string }[]).map(({ name }) => name);
  const addProduct = async (category_id: number, fields: Fields = {}) =>
    (await test.post('/api/admin/products', { fields: { name: 'LR-20', category_id, ...fields } })).body.product;

  it('creates a category with its picture, visible immediately (APIADM-11, DATA-04)', async () => {
    const fields = { description: '<p>Arms</p><script>x</script>', sort_order: '2', is_active: '1', is_new: 'true', is_popular: '0' };
    const { status, body } = await test.post(url, { fields: { name: ' Robots ', ...fields }, ...(await image()) });
    expect(status).toBe(201);
    expect(body).toEqual({
      message: 'Category created successfully',
      category: {
        id: expect.any(Number),
        name: 'Robots',
        slug: 'robots',
        description: '<p>Arms</p>',
        image: expect.stringMatching(/^uploads\/2026\/11\/[0-9a-f]{32}\.png$/),
        image_url: `/storage/${body.category.image}`,
        sort_order: 2,
        is_active: true,
        is_new: true,
        is_popular: false,
        products_count: 0,
        seo_title: null,
        seo_description: null,
        version: 1,
      },
      removed: [{ field: 'description', element: 'script' }],
    });
    expect(await active()).toEqual(['Robots']);
    expect((await test.get(`${url}/${body.category.id}`)).body.category).toEqual(body.category);
  });

  it('gives a new category its defaults (ACAT-10)', async () => {
    expect(await create()).toMatchObject({
      sort_order: 1,
      is_active: true,
      is_new: false,
      is_popular: false,
      description: null,
      image: null,
    });
  });

  it('names all refused fields together (AMOD-05, ACAT-11, ACAT-12)', async () => {
    const { status, body } = await test.post(url, { fields: { sort_order: '', is_new: '2', slug: '!', description: 'x'.repeat(500_001) } });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({ name: ['The name field is required.'], sort_order: ['Sort Order must be at least 1'] });
    expect(Object.keys(body.errors).sort()).toEqual(['description', 'is_new', 'name', 'slug', 'sort_order']);
    expect((await test.post(url, { fields: { name: 'x'.repeat(256) } })).body.errors).toHaveProperty('name');
  });

  it('refuses a picture above 5 MB, and files that are not pictures (ACAT-13)', async () => {
    const send = (bytes: Buffer) => test.post(url, { fields: { name: 'A' }, files: [['image', 'a.png', bytes]] });
    expect((await send(padded(await aPicture(), 5 * 1024 * 1024 + 1))).body.errors).toEqual({
      image: ['Image file size must be less than 5MB'],
    });
    expect((await send(aPdf)).body.errors).toEqual({ image: ['Please select a valid image file'] });
    await vi.waitFor(() => expect(stored()).toEqual([]), 60_000);
  });

  it('changes only the fields of the form; the picture remains until it is replaced or removed (APIADM-12, APIADM-13)', async () => {
    const before = await create({ description: '<p>D</p>', is_popular: '1' }, await image());
    const { status, body } = await update(before.id, { name: 'Arms' });
    expect([status, body]).toEqual([200, { message: 'Category updated successfully', category: { ...before, name: 'Arms', version: 2 } }]);
    const replaced = (await update(before.id, {}, await image())).body.category.image;
    expect(await endHistory(test)).toEqual(expect.arrayContaining([before.image, replaced]));
    expect(stored()).toEqual([replaced]);
    expect(replaced).not.toBe(before.image);
    const { category } = (await update(before.id, { remove_image: '1', description: '<p></p>', is_popular: '0' })).body;
    expect(category).toMatchObject({ image: null, image_url: null, description: null, is_popular: false });
    await endHistory(test);
    expect(stored()).toEqual([]);
    expect((await update(before.id, { _method: 'PATCH' })).status).toBe(422);
    expect((await update(999, { name: 'A' })).status).toBe(404);
  });

  it('finds products by the new name of their category, and hides those of an inactive one in the next response', async () => {
    const { id } = await create();
    await addProduct(id);
    const found = async (search: string) =>
      ((await test.visit('GET', `/api/public/products?search=${search}`)).body as { products: { total: number } }).products.total;
    expect(await found('manipulators')).toBe(0);
    await update(id, { name: 'Manipulators' });
    expect([await found('manipulators'), await found('robots')]).toEqual([1, 0]);
    await update(id, { is_active: '0' });
    expect([await active(), await found('manipulators'), (await test.visit('GET', '/api/public/products/lr-20')).status]).toEqual([
      [],
      0,
      404,
    ]);
  });

  it('deletes an empty category with its picture, never one with products (ACAT-17, APIADM-17)', async () => {
    const { id } = await create({}, await image());
    const product = await addProduct(id, { is_active: '0' });
    const refused = await test.call('DELETE', `${url}/${id}`);
    expect(refused).toMatchObject({ status: 409, body: { message: 'Cannot delete category with products' } });
    expect(stored()).toHaveLength(1);
    await test.call('DELETE', `/api/admin/products/${product.id}`);
    expect(await test.call('DELETE', `${url}/${id}`)).toMatchObject({ status: 200, body: { message: 'Category deleted successfully' } });
    // its files remain while it is in the trash
    await test.call('DELETE', '/api/admin/trash');
    expect(stored()).toEqual([]);
    expect((await test.call('DELETE', `${url}/${id}`)).status).toBe(404);
    expect((await test.get(`${url}/${id}`)).status).toBe(404);
  });

  it('lists, searches, filters and paginates (APIADM-10, APIADM-06, ACAT-02)', async () => {
    await create({ name: 'Élan 100%', sort_order: 2, is_new: '1', description: '<p>Fast &amp; <b>pre</b>cise</p>' });
    await create({ name: 'Beta_1', sort_order: 1, is_popular: '1', is_active: '0' });
    const { id } = await create({ name: 'Alpha', sort_order: 1, is_new: '1' });
    await addProduct(id);
    await addProduct(id, { is_active: '0' });
    const names = async (query: string) => (await test.get(`${url}?${query}`)).body.data.map(({ name }: { name: string }) => name);
    const cases: [string, string[]][] = [
      ['', ['Alpha', 'Beta_1', 'Élan 100%']],
      ['search=éLAN', ['Élan 100%']],
      ['search=%25', ['Élan 100%']],
      ['search=_', ['Beta_1']],
      ['search=fast+%26+precise', ['Élan 100%']],
      ['search=%3Cp%3E', []],
      ['search=%27', []],
      ['label=new', ['Alpha', 'Élan 100%']],
      ['label=popular', ['Beta_1']],
      ['label=', ['Alpha', 'Beta_1', 'Élan 100%']],
      ['is_active=0', ['Beta_1']],
      ['is_active=1&label=popular', []],
      ['per_page=2&page=2', ['Élan 100%']],
    ];
    for (const [query, expected] of cases) expect([query, await names(query)]).toEqual([query, expected]);
    expect((await test.get(`${url}?per_page=2&page=2`)).body).toMatchObject({ current_page: 2, last_page: 2, total: 3, from: 3, to: 3 });
    expect((await test.get(url)).body.data[0].products_count).toBe(2);
    for (const query of ['label=old', 'is_active=x', 'page=0'])
      expect([query, (await test.get(`${url}?${query}`)).status]).toEqual([query, 422]);
    expect((await test.get('/api/admin/categories-all')).body[1]).toEqual({
      id: expect.any(Number),
      name: 'Beta_1',
      slug: 'beta-1',
      is_active: false,
    });
  });
});
