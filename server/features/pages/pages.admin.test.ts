import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

const url = '/api/admin/pages';
const page = { title: 'Shipping', content: '<p>We ship.</p>' };

describe('pages in the admin area', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const create = async (fields: object = {}) => (await test.call('POST', url, { ...page, ...fields })).body.page;
  const update = (id: number, fields: object) => test.call('PUT', `${url}/${id}`, fields);
  const visit = (slug: string) => test.visit('GET', `/api/public/pages/${slug}`);

  it('creates a page, visible immediately (APIADM-19, DATA-08, APAGE-09)', async () => {
    const { status, body } = await test.call('POST', url, { ...page, short_content: '<p>Short</p>', unknown: 1 });
    expect(status).toBe(201);
    const expected = {
      id: expect.any(Number),
      ...page,
      slug: 'shipping',
      short_content: '<p>Short</p>',
      template: 'default',
      sort_order: 1,
      is_published: true,
      created_at: '2026-11-21T03:00:00.000Z',
      updated_at: '2026-11-21T03:00:00.000Z',
      seo_title: null,
      seo_description: null,
      version: 1,
    };
    expect(body).toEqual({ message: 'Page created successfully', page: expected });
    expect((await visit('shipping')).body).toEqual({
      ...page,
      slug: 'shipping',
      template: 'default',
      seo_title: null,
      seo_description: null,
    });
    expect((await test.get(url)).body).toEqual({ data: [expected] });
  });

  it('names all refused fields together (AMOD-05, APAGE-10, APAGE-11)', async () => {
    const { status, body } = await test.call('POST', url, {
      template: 'blog',
      sort_order: 0,
      is_published: 'maybe',
      slug: 7,
      short_content: [],
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({
      title: ['The title field is required.'],
      content: ['The content field is required.'],
      sort_order: ['Sort Order must be at least 1'],
    });
    expect(Object.keys(body.errors).sort()).toEqual([
      'content',
      'is_published',
      'short_content',
      'slug',
      'sort_order',
      'template',
      'title',
    ]);
  });

  it.each([
    ['title', ''],
    ['title', null],
    ['title', 5],
    ['title', 'x'.repeat(256)],
    ['content', null],
    ['content', ''],
    ['content', '<p><br></p>'],
    ['content', '<p>&nbsp;</p>'],
    ['content', '<script>alert(1)</script>'],
    ['content', '<img src="data:image/png;base64,AA">'],
    ['content', { html: 'x' }],
    ['content', 'x'.repeat(500_001)],
    ['sort_order', null],
    ['sort_order', ''],
    ['sort_order', 1.5],
    ['sort_order', '0'],
    ['is_published', null],
    ['template', null],
  ])('refuses %s = %j, on create and update', async (field, value) => {
    const created = await test.call('POST', url, { ...page, [field]: value });
    expect([created.status, Object.keys(created.body.errors ?? {})]).toEqual([422, [field]]);
    const { id } = await create();
    const updated = await update(id, { [field]: value });
    expect([updated.status, Object.keys(updated.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('changes only the fields that are sent (APIADM-20)', async () => {
    const before = await create({ short_content: '<p>S</p>', sort_order: 3 });
    test.setTime('2026-11-21T05:00:00.000Z');
    const { status, body } = await update(before.id, { title: 'Delivery' });
    const expected = { ...before, title: 'Delivery', updated_at: '2026-11-21T05:00:00.000Z', version: 2 };
    expect([status, body]).toEqual([200, { message: 'Page updated successfully', page: expected }]);
    const changed = (await update(before.id, { short_content: null, template: 'contact', is_published: false, sort_order: '9' })).body.page;
    expect(changed).toMatchObject({ short_content: null, template: 'contact', is_published: false, sort_order: 9 });
    expect((await visit('shipping')).status).toBe(404);
    expect((await update(999, { title: 'A' })).status).toBe(404);
    expect((await update(before.id, {})).status).toBe(200);
  });

  it('accepts long texts, and removes pictures pasted into them', async () => {
    expect((await create({ content: `<p>${'x'.repeat(450_000)}</p>` })).content).toHaveLength(450_007);
    const pasted = `<p>Text<img src="data:image/png;base64,${'A'.repeat(400_000)}"></p>`;
    expect((await create({ content: pasted })).content).toBe('<p>Text</p>');
    expect((await test.call('POST', url, { ...page, content: 'x'.repeat(5_000_000) })).status).toBe(413);
    expect((await create({ content: '<'.repeat(400_000) })).content).toMatch(/^(&lt;)+$/);
  });

  it('redirects from an old slug to the new one, and refuses a taken slug', async () => {
    const { id } = await create();
    expect((await create()).slug).toBe('shipping-2');
    expect((await update(id, { slug: 'shipping-2' })).body.errors).toEqual({ slug: ['The slug has already been taken.'] });
    await update(id, { slug: 'delivery' });
    expect(await visit('shipping')).toMatchObject({ status: 301, headers: { location: '/api/public/pages/delivery' } });
    await update(id, { slug: 'shipping' });
    expect([(await visit('shipping')).status, (await visit('delivery')).status]).toEqual([200, 301]);
  });

  it('lists in sort order and deletes (APAGE-14, APIADM-17, APIADM-18)', async () => {
    const second = await create({ title: 'B', sort_order: 2 });
    const first = await create({ title: 'A' });
    expect((await test.get(url)).body.data.map(({ title }: { title: string }) => title)).toEqual(['A', 'B']);
    expect(await test.call('DELETE', `${url}/${first.id}`)).toMatchObject({ status: 200, body: { message: 'Page deleted successfully' } });
    expect((await test.call('DELETE', `${url}/${first.id}`)).status).toBe(404);
    expect((await test.get(url)).body.data).toEqual([second]);
  });

  it('answers 400, 405 and 415', async () => {
    const send = (type: string, body: string) => test.visit('POST', url, { body, headers: { ...test.signedIn, 'content-type': type } });
    expect((await send('application/json', '{')).status).toBe(400);
    expect((await send('application/json', '{"__proto__":{"title":"x"}}')).status).toBe(400);
    expect((await send('application/json', '')).status).toBe(422);
    expect((await send('application/json', '[]')).status).toBe(422);
    expect((await send('multipart/form-data; boundary=x', '--x--')).status).toBe(415);
    expect((await test.call('POST', `${url}/1`, page)).status).toBe(405);
  });
});
