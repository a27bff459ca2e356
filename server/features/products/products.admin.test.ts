import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { endHistory } from '#server/testing/end-history.ts';
import { aPdf, aPicture } from '#server/testing/multipart.ts';

const url = '/api/admin/products';

describe('products in the admin area', () => {
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
  afterEach(() => test.context.db.deleteFrom('products').execute());
  afterAll(() => test.close());

  /** Files stored by the running test. */
  const stored = () => test.stored().filter((path) => !earlier.includes(path));
  type Fields = Record<string, string | number>;
  const create = async (fields: Fields = {}, files: Parameters<EditingApp['post']>[1] = {}) => {
    const { status, body } = await test.post(url, { ...files, fields: { name: 'Arm', category_id: category, ...fields } });
    expect(body).toMatchObject({ message: 'Product created successfully' });
    expect(status).toBe(201);
    return body.product;
  };
  const update = (id: number, fields: Fields, files: Parameters<EditingApp['post']>[1] = {}) =>
    test.post(`${url}/${id}`, { ...files, fields: { _method: 'PUT', ...fields } });
  const visible = (slug: string) => test.visit('GET', `/api/public/products/${slug}`);
  const found = async (search: string) =>
    ((await test.visit('GET', `/api/public/products?search=${search}`)).body as { products: { total: number } }).products.total;
  const pictures = async () =>
    Promise.all(
      ['#111111', '#222222', '#333333'].map(async (colour, index) => [`images[${index}]`, 'a.png', await aPicture('png', colour)] as const),
    );

  it('creates a product with all fields and files, visible immediately (APIADM-07, APIADM-08, DATA-05, DATA-06)', async () => {
    const fields = {
      name: 'LR-20',
      model: ' LR20-1720 ',
      price: '1250000.5',
      sort_order: '3',
      short_description: '<p>Short</p>',
      description: '<p>Long</p>',
      specifications: JSON.stringify([{ type: 'single', key: 'Payload', value: '20 kg' }]),
      is_featured: '1',
      is_active: '1',
    };
    const files = [['main_image', 'm.webp', await aPicture('webp')], ...(await pictures()), ['brochure', 'b.pdf', aPdf]] as const;
    const product = await create(fields, { files });
    const path = (extension: string) => expect.stringMatching(new RegExp(`^uploads/2026/11/[0-9a-f]{32}\\.${extension}$`));
    expect(product).toEqual({
      id: expect.any(Number),
      name: 'LR-20',
      slug: 'lr-20',
      category_id: category,
      category: { name: 'Robots', slug: 'robots' },
      model: 'LR20-1720',
      price: 1250000.5,
      sort_order: 3,
      short_description: '<p>Short</p>',
      description: '<p>Long</p>',
      specifications: [{ type: 'single', key: 'Payload', value: '20 kg' }],
      main_image: path('webp'),
      main_image_url: `/storage/${product.main_image}`,
      images: [path('png'), path('png'), path('png')],
      brochure: path('pdf'),
      brochure_url: `/storage/${product.brochure}`,
      brochure_name: 'b.pdf',
      is_featured: true,
      is_active: true,
      created_at: '2026-11-21T03:00:00.000Z',
      updated_at: '2026-11-21T03:00:00.000Z',
      seo_title: null,
      seo_description: null,
      version: 1,
    });
    const { version: _version, ...shown } = product;
    expect((await visible('lr-20')).body).toMatchObject({ product: shown });
    expect((await test.visit('GET', product.brochure_url)).status).toBe(200);
    expect((await test.get(`${url}/${product.id}`)).body).toEqual({ product });
    expect(await found('1720')).toBe(1);
  });

  it('refuses specifications that are too long, but accepts longer ones stored earlier (APROD-32)', async () => {
    const long = [{ type: 'single', key: 'Serial', value: '1'.repeat(2001) }];
    const text = 'The value of “Serial” must not be longer than 2000 characters.';
    const refused = await test.post(url, {
      fields: { name: 'A', category_id: category, specifications: JSON.stringify(long), price: 'x' },
    });
    expect(refused).toMatchObject({ status: 422, body: { errors: { specifications: [text], price: [expect.any(String)] } } });
    const { id } = await aProduct(test.context, { category_id: category, specifications: long });
    expect((await update(id, { name: 'Renamed' })).body.product).toMatchObject({ name: 'Renamed', specifications: long });
    expect((await update(id, { specifications: JSON.stringify(long) })).status).toBe(422);
  });

  it('gives a new product its defaults (APROD-12)', async () => {
    expect(await create()).toMatchObject({ sort_order: 1, is_active: true, is_featured: false, price: null, images: [], main_image: null });
  });

  it('names all refused fields together (AMOD-05, APROD-13)', async () => {
    const { status, body } = await test.post(url, {
      fields: {
        name: ' ',
        price: '-1',
        sort_order: '0',
        is_active: 'yes',
        slug: 'a b',
        specifications: '{',
        model: 'x'.repeat(256),
        image_order: '3',
      },
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({
      name: ['The name field is required.'],
      category_id: ['The category field is required.'],
      sort_order: ['Sort Order must be at least 1'],
      specifications: ['The specifications must be valid JSON.'],
    });
    expect(Object.keys(body.errors).sort()).toEqual(
      ['category_id', 'image_order', 'is_active', 'model', 'name', 'price', 'slug', 'sort_order', 'specifications'].sort(),
    );
  });

  it.each(['0', '-3', '', '1.5', 'x', '1e3'])('refuses the sort order %j, on create and update (APROD-15)', async (sort_order) => {
    const errors = { sort_order: ['Sort Order must be at least 1'] };
    expect(await test.post(url, { fields: { name: 'A', category_id: category, sort_order } })).toMatchObject({
      status: 422,
      body: { errors },
    });
    const { id } = await create();
    expect(await update(id, { sort_order })).toMatchObject({ status: 422, body: { errors } });
  });

  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['0.01', 0.01],
    ['1.005e0', 422],
    ['0.005', 422],
    ['1e21', 422],
    ['1.250,00', 422],
    ['NaN', 422],
    ['-0.01', 422],
    ['1000000000000', 422],
    ['19.99', 19.99],
  ])('parses the price %j as %j (APROD-14)', async (price, expected) => {
    const { status, body } = await test.post(url, { fields: { name: 'A', category_id: category, price } });
    expect(status === 201 ? body.product.price : status).toBe(expected);
  });

  it.each([
    ['a legacy map', '{"max_load":"20 kg"}', [{ type: 'single', key: 'max load', value: '20 kg' }]],
    ['nothing', '', []],
    ['null', 'null', []],
    ['incomplete entries', '[{"type":"single","key":"a"},{"type":"group","title":"T","items":[{"key":"k","value":""}]},7,null]', []],
    [
      'a group with entries',
      '[{"type":"group","title":"T","entries":[{"key":"k","value":"v"},{"key":"","value":"v"}]}]',
      [{ type: 'group', title: 'T', items: [{ key: 'k', value: 'v' }] }],
    ],
    ['a text', '"x"', 422],
    ['broken JSON', '[', 422],
  ])('parses specifications: %s (APROD-17, APROD-18)', async (_name, specifications, expected) => {
    const { status, body } = await test.post(url, { fields: { name: 'A', category_id: category, specifications } });
    expect(status === 201 ? body.product.specifications : status).toEqual(expected);
  });

  it('sanitises formatted texts, and stores an empty paragraph as no text', async () => {
    const dirty =
      '<p onclick="x()">Text <a href="javascript:alert(1)">link</a><script>alert(1)</script><img src=x onerror="alert(1)">' +
      '<img src="data:image/png;base64,AAAA"><svg onload="alert(1)"></svg></p>';
    const product = await create({ description: dirty, short_description: '<p><br></p>' });
    expect(product.description).toMatch(/^<p>Text link<\/p>$/);
    expect(product.description).not.toMatch(/javascript|script|onclick|data:|svg/);
    expect(product.short_description).toBeNull();
  });

  it('lists the elements removed from submitted texts (EDIT-25)', async () => {
    const saved = (description: string) => test.post(url, { fields: { name: 'A', category_id: category, description } });
    const { body } = await saved('<p>Text<audio src="a.mp3"></audio></p><img src="images/b.png">');
    expect(body.removed).toEqual([
      { field: 'description', element: 'audio', address: 'a.mp3' },
      { field: 'description', element: 'img', address: 'images/b.png' },
    ]);
    expect(Object.keys((await saved('<div>Text</div>')).body)).toEqual(['message', 'product']);
  });

  it('changes only the fields in the form (APIADM-09)', async () => {
    const before = await create(
      { model: 'M1', price: '5', description: '<p>D</p>', sort_order: '4', is_featured: '1' },
      { files: await pictures() },
    );
    test.setTime('2026-11-21T04:00:00.000Z');
    const { status, body } = await update(before.id, { name: 'New name' });
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Product updated successfully',
      product: { ...before, name: 'New name', updated_at: '2026-11-21T04:00:00.000Z', version: 2 },
    });
    const emptied = await update(before.id, { model: '', price: '', description: '', is_featured: 'false', is_active: '0' });
    expect(emptied.body.product).toMatchObject({ model: null, price: null, description: null, is_featured: false, is_active: false });
    expect((await visible(before.slug)).status).toBe(404);
    expect((await update(before.id, { name: '' })).body.errors).toEqual({ name: ['The name field is required.'] });
  });

  it('refuses another _method, and answers 404 for an unknown product (APIADM-09)', async () => {
    const { id } = await create();
    expect(await update(id, { _method: 'DELETE' })).toMatchObject({ status: 422, body: { errors: { _method: expect.anything() } } });
    expect((await update(id, { _method: 'put', name: 'B' })).status).toBe(200);
    expect((await update(999, { name: 'B' })).status).toBe(404);
    expect((await update(id, { category_id: 999 })).body.errors).toEqual({ category_id: ['The selected category does not exist.'] });
    expect((await update(id, { category_id: '' })).status).toBe(422);
  });

  it('keeps, removes, reorders and adds pictures in one save, and deletes files no longer referenced (APROD-22)', async () => {
    const [a, b, c] = await pictures();
    if (!a || !b || !c) throw new Error('three pictures');
    const product = await create({}, { files: [a, b, c] });
    const [first, second, third] = product.images;
    const images = async (fields: Fields, files: readonly (typeof a)[] = []) =>
      (await update(product.id, fields, { files })).body.product.images;
    expect(await images({ name: 'Same' })).toEqual([first, second, third]);
    expect(await images({ existing_images: JSON.stringify([third, first, second]) })).toEqual([third, first, second]);
    const added = await images(
      { existing_images: JSON.stringify([first, third]), image_order: JSON.stringify(['new:1', first, 'new:0']) },
      [a, b],
    );
    expect(added).toEqual([expect.any(String), first, expect.any(String), third]);
    expect(new Set([...added, second]).size).toBe(5);
    expect(await endHistory(test)).toEqual(expect.arrayContaining([...added, second]));
    await vi.waitFor(() => expect(stored().sort()).toEqual([...added].sort()), 60_000);
    const foreign = [
      'uploads/2026/11/00000000000000000000000000000000.png',
      '../site.sqlite',
      `/storage/${first}`,
      'https://evil.example/a.png',
    ];
    expect(await images({ existing_images: JSON.stringify(foreign) })).toEqual([first]);
    expect(await images({ existing_images: '[]' })).toEqual([]);
    await endHistory(test);
    expect(stored()).toEqual([]);
    expect((await update(product.id, { existing_images: 'x' })).body.errors).toEqual({
      existing_images: ['The pictures must be a JSON list.'],
    });
  });

  it('stores every submitted picture, even with a duplicate or missing number', async () => {
    const [a, b, c] = await pictures();
    if (!a || !b || !c) throw new Error('three pictures');
    const product = await create({}, { files: [a, ['images[0]', 'b.png', b[2]], ['images[]', 'c.png', c[2]], ['images', 'd.png', a[2]]] });
    expect(product.images).toHaveLength(4);
    expect(stored()).toHaveLength(4);
  });

  it('refuses more than thirty pictures in total', async () => {
    const many = (count: number) =>
      Promise.all(Array.from({ length: count }, async (_, n) => [`images[${n}]`, 'a.png', await aPicture()] as const));
    const product = await create({}, { files: await many(30) });
    const refused = await update(product.id, {}, { files: await many(1) });
    expect(refused).toMatchObject({ status: 422, body: { errors: { images: ['At most 30 pictures can be kept.'] } } });
    await vi.waitFor(() => expect(stored()).toHaveLength(30), 60_000);
  });

  it('stores the original name of a brochure for the response, its copy and the download (FILE-07)', async () => {
    const named = async () => (await test.context.db.selectFrom('file_names').select('path').execute()).map(({ path }) => path);
    const before = await named();
    const names = async () => (await named()).filter((path) => !before.includes(path));
    const { id, brochure_url, brochure_name } = await create({}, { files: [['brochure', 'C:\\Größe 机器人.pdf', aPdf]] });
    expect(brochure_name).toBe('Größe 机器人.pdf');
    const { headers } = await test.visit('GET', brochure_url);
    expect(headers['content-disposition']).toBe(
      'inline; filename="Gr_e _.pdf"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe%20%E6%9C%BA%E5%99%A8%E4%BA%BA.pdf',
    );
    const copy = (await test.call('POST', `${url}/${id}/duplicate`)).body.product;
    expect(copy).toMatchObject({ brochure_url, brochure_name });
    await test.call('DELETE', `${url}/${id}`);
    // its files remain while it is in the trash
    await test.call('DELETE', '/api/admin/trash');
    expect(await names()).toHaveLength(1);
    expect((await update(copy.id, { remove_brochure: '1' })).body.product).toMatchObject({ brochure: null, brochure_name: null });
    expect(await names()).toHaveLength(1);
    await endHistory(test);
    expect(await names()).toEqual([]);
    // pictures need no name, and a refused save stores none
    await test.post(url, { fields: { name: '' }, files: [['brochure', 'b.pdf', aPdf]] });
    expect(await names()).toEqual([]);
  });

  it('replaces and removes main picture and brochure with their files (APROD-21)', async () => {
    const file = async (field: string) => [field, 'f', field === 'brochure' ? aPdf : await aPicture()] as const;
    const product = await create({}, { files: [await file('main_image'), await file('brochure')] });
    const replaced = (await update(product.id, { remove_main_image: '1' }, { files: [await file('main_image')] })).body.product;
    expect(replaced.main_image).not.toBe(product.main_image);
    expect(await endHistory(test)).toContain(product.main_image);
    await vi.waitFor(() => expect(stored().sort()).toEqual([replaced.main_image, product.brochure].sort()), 60_000);
    const removed = (await update(product.id, { remove_main_image: '1', remove_brochure: '1' })).body.product;
    expect(removed).toMatchObject({ main_image: null, main_image_url: null, brochure: null, brochure_url: null });
    await endHistory(test);
    expect(stored()).toEqual([]);
  });

  it('leaves record and files unchanged when a save is refused (FILE-01)', async () => {
    const product = await create({}, { files: await pictures() });
    await create({ name: 'Other' });
    const before = stored();
    const files = [['main_image', 'm.png', await aPicture()]] as const;
    expect((await update(product.id, { name: 'X', slug: 'other' }, { files })).body.errors).toEqual({
      slug: ['The slug has already been taken.'],
    });
    expect((await update(product.id, { name: 'X', category_id: 77 }, { files })).status).toBe(422);
    expect((await update(999, { name: 'X' }, { files })).status).toBe(404);
    expect((await test.get(`${url}/${product.id}`)).body.product).toEqual(product);
    await vi.waitFor(() => expect(stored()).toEqual(before), 60_000);
  });
});
