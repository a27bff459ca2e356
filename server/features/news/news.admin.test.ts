import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { endHistory } from '#server/testing/end-history.ts';
import { aPdf, aPicture, padded } from '#server/testing/multipart.ts';

const url = '/api/admin/news';

describe('articles in the admin area', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  type Fields = Record<string, string | number>;
  const article = { type: 'news', title: 'New plant', content: '<p>Opened.</p>' };
  const send = (fields: Fields = {}, files: Parameters<EditingApp['post']>[1] = {}) =>
    test.post(url, { ...files, fields: { ...article, ...fields } });
  const create = async (fields: Fields = {}, files: Parameters<EditingApp['post']>[1] = {}) => (await send(fields, files)).body.news;
  const update = (id: number, fields: Fields, files: Parameters<EditingApp['post']>[1] = {}) =>
    test.post(`${url}/${id}`, { ...files, fields: { _method: 'PUT', ...fields } });
  const visit = (slug: string) => test.visit('GET', `/api/public/news/${slug}`);
  const picture = async (field = 'featured_image') => [field, 'a.png', await aPicture()] as const;

  it('creates an article with all fields and files, visible immediately (APIADM-15, DATA-07)', async () => {
    const fields = {
      excerpt: ' Short ',
      published_at: '2026-11-20T09:30:00+07:00',
      is_featured: '1',
      is_published: '1',
      type: 'knowledge',
    };
    const { status, body } = await send(fields, { files: [await picture(), await picture('images[0]')] });
    expect(status).toBe(201);
    expect(body).toEqual({
      message: 'Article created successfully',
      news: {
        id: expect.any(Number),
        type: 'knowledge',
        title: 'New plant',
        slug: 'new-plant',
        excerpt: 'Short',
        content: '<p>Opened.</p>',
        published_at: '2026-11-20T02:30:00.000Z',
        is_featured: true,
        is_published: true,
        featured_image: expect.stringMatching(/^uploads\/2026\/11\/[0-9a-f]{32}\.png$/),
        featured_image_url: `/storage/${body.news.featured_image}`,
        images: [expect.stringMatching(/\.png$/)],
        author: { name: 'Administrator' },
        created_at: '2026-11-21T03:00:00.000Z',
        updated_at: '2026-11-21T03:00:00.000Z',
        seo_title: null,
        seo_description: null,
        version: 1,
      },
    });
    const { version: _version, ...shown } = body.news;
    expect((await visit('new-plant')).body).toMatchObject({ news: shown });
    expect((await test.get(`${url}/${body.news.id}`)).body).toEqual({ news: body.news });
  });

  it('uses the signed-in administrator as author, or the one named in the form', async () => {
    const fields = { title: 'A', content: '<p>A</p>' };
    const own = (await test.post(url, { fields: { ...fields, author_name: '  ' } })).body.news;
    expect(own.author).toEqual({ name: 'Administrator' });
    const other = (await test.post(url, { fields: { ...fields, author_name: ' Maya Lestari ' } })).body.news;
    expect(other.author).toEqual({ name: 'Maya Lestari' });
    expect((await update(other.id, { title: 'B' })).body.news.author).toEqual({ name: 'Maya Lestari' });
    expect((await update(other.id, { author_name: 'Bima' })).body.news.author).toEqual({ name: 'Bima' });
    for (const name of ['', 'x'.repeat(256)]) {
      expect(Object.keys((await update(other.id, { author_name: name })).body.errors)).toEqual(['author_name']);
    }
  });

  it('gives a new article its defaults (ANEWS-08)', async () => {
    const { body } = await test.post(url, { fields: { title: 'A', content: '<p>A</p>' } });
    expect(body.news).toMatchObject({ type: 'news', is_published: true, is_featured: false, published_at: '2026-11-21T03:00:00.000Z' });
  });

  it('names all refused fields together (AMOD-05, ANEWS-10)', async () => {
    const fields = { type: 'blog', is_featured: 'x', excerpt: 'x'.repeat(2001), existing_images: '{}', published_at: 'x'.repeat(41) };
    const { status, body } = await test.post(url, { fields, files: [['featured_image', 'a.png', 'no']] });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({ title: ['The title field is required.'], content: ['The content field is required.'] });
    expect(Object.keys(body.errors).sort()).toEqual(
      ['content', 'excerpt', 'existing_images', 'featured_image', 'is_featured', 'published_at', 'title', 'type'].sort(),
    );
  });

  it.each(['', '<p></p>', '<p><br>&nbsp;</p>', '<script>alert(1)</script>', '<svg onload="x()"></svg>'])(
    'refuses the content %j (ANEWS-10)',
    async (content) => {
      const errors = { content: ['The content field is required.'] };
      expect(await send({ content }, { files: [await picture()] })).toMatchObject({ status: 422, body: { errors } });
      const { id } = await create();
      expect(await update(id, { content })).toMatchObject({ status: 422, body: { errors } });
      await vi.waitFor(() => expect(test.stored()).toEqual([]), 60_000);
    },
  );

  it('refuses a featured image above 5 MB, and files that are not pictures (ANEWS-11, ANEWS-12)', async () => {
    const big = padded(await aPicture(), 5 * 1024 * 1024 + 1);
    expect((await send({}, { files: [['featured_image', 'a.png', big]] })).body.errors).toEqual({
      featured_image: ['Image size must be less than 5MB'],
    });
    expect((await send({}, { files: [['featured_image', 'a.png', aPdf]] })).body.errors).toEqual({
      featured_image: ['Please select a valid image file'],
    });
    await vi.waitFor(() => expect(test.stored()).toEqual([]), 60_000);
  });

  it.each([
    ['2026-11-20T09:30', '2026-11-20T02:30:00.000Z'],
    ['2026-11-20 09:30:15', '2026-11-20T02:30:15.000Z'],
    ['2026-11-20', '2026-11-19T17:00:00.000Z'],
    ['2026-11-20T09:30:00Z', '2026-11-20T09:30:00.000Z'],
    ['', '2026-11-21T03:00:00.000Z'],
    ['2026-02-30T10:00', 422],
    ['2026-11-20T25:00', 422],
    ['tomorrow', 422],
    ['1763600000', 422],
  ])("interprets the published date %j in the site's time zone as %j (DATA-21)", async (published_at, expected) => {
    const { status, body } = await send({ published_at });
    expect(status === 201 ? body.news.published_at : status).toBe(expected);
    if (status === 422) expect(body.errors).toEqual({ published_at: ['The published date is not a valid date.'] });
  });

  it('schedules an article that is published later (ANEWS-17)', async () => {
    await create({ published_at: '2026-11-22T10:00' });
    expect((await visit('new-plant')).status).toBe(404);
    test.setTime('2026-11-22T02:59:59.000Z');
    expect((await visit('new-plant')).status).toBe(404);
    test.setTime('2026-11-22T03:00:00.000Z');
    expect((await visit('new-plant')).status).toBe(200);
  });

  it('sets the date of an undated draft when it is published, and does not change an existing date', async () => {
    const draft = await create({ is_published: '0' });
    expect([draft.published_at, (await visit(draft.slug)).status]).toEqual([null, 404]);
    test.setTime('2026-11-21T06:00:00.000Z');
    const published = (await update(draft.id, { is_published: '1' })).body.news;
    expect([published.published_at, (await visit(draft.slug)).status]).toEqual(['2026-11-21T06:00:00.000Z', 200]);
    test.setTime('2026-11-21T07:00:00.000Z');
    expect((await update(draft.id, { is_published: '0' })).body.news.published_at).toBe('2026-11-21T06:00:00.000Z');
    expect((await update(draft.id, { is_published: '1', title: 'B' })).body.news.published_at).toBe('2026-11-21T06:00:00.000Z');
  });

  it('changes only the fields of the form, including pictures and files (APIADM-16)', async () => {
    const before = await create(
      { excerpt: 'E', is_featured: '1' },
      { files: [await picture(), await picture('images[0]'), await picture('images[1]')] },
    );
    const { status, body } = await update(before.id, { title: 'Renamed' });
    expect([status, body]).toEqual([200, { message: 'Article updated successfully', news: { ...before, title: 'Renamed', version: 2 } }]);
    const [first, second] = before.images;
    const changed = await update(before.id, {
      existing_images: JSON.stringify([second]),
      excerpt: '',
      remove_featured_image: '1',
      type: 'knowledge',
    });
    expect(changed.body.news).toMatchObject({
      images: [second],
      excerpt: null,
      featured_image: null,
      featured_image_url: null,
      type: 'knowledge',
    });
    expect(await endHistory(test)).toContain(first);
    expect(test.stored()).toEqual([second]);
    expect(first).not.toBe(second);
    expect((await update(before.id, { title: '' })).body.errors).toEqual({ title: ['The title field is required.'] });
    expect((await update(before.id, { type: '' })).body.errors).toHaveProperty('type');
    expect((await update(999, { title: 'A' })).status).toBe(404);
  });

  it('sanitises the content, but does not remove pictures and videos', async () => {
    const { path } = (await test.post('/api/admin/upload-image', { files: [await picture('image')] })).body;
    const content =
      `<h2 onclick="x()">Title</h2><p><img src="/storage/${path}" onerror="x()">` +
      '<a href="javascript:x()">a</a></p>' +
      '<iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></iframe><iframe src="https://evil.example/"></iframe><style>p{}</style>';
    const { content: clean } = await create({ content });
    expect(clean).not.toMatch(/onclick|onerror|javascript|evil|style/);
    expect(clean).toContain(`<h2>Title</h2><p><img src="/storage/${path}"`);
    expect(clean).toMatch(/<iframe[^>]*src="https:\/\/www\.youtube(-nocookie)?\.com\/embed\/dQw4w9WgXcQ/);
  });

  it('redirects from an old slug to the new one', async () => {
    const { id } = await create();
    await update(id, { slug: 'plant' });
    expect(await visit('new-plant')).toMatchObject({ status: 301, headers: { location: '/api/public/news/plant' } });
    await update(id, { slug: 'new-plant' });
    expect([(await visit('new-plant')).status, (await visit('plant')).status]).toEqual([200, 301]);
    expect((await create()).slug).toBe('new-plant-2');
    expect((await update(id, { slug: 'new-plant-2' })).body.errors).toEqual({ slug: ['The slug has already been taken.'] });
  });

  it('deletes an article with its files (APIADM-17)', async () => {
    const { id } = await create({}, { files: [await picture(), await picture('images[0]')] });
    expect(await test.call('DELETE', `${url}/${id}`)).toMatchObject({ status: 200, body: { message: 'Article deleted successfully' } });
    // its files remain while it is in the trash
    await test.call('DELETE', '/api/admin/trash');
    expect(test.stored()).toEqual([]);
    expect((await test.call('DELETE', `${url}/${id}`)).status).toBe(404);
    expect((await visit('new-plant')).status).toBe(404);
  });

  it('lists newest first, searches, filters and paginates (APIADM-14)', async () => {
    await create({ title: 'Élan 100%', excerpt: 'under_score' });
    test.setTime('2026-11-21T04:00:00.000Z');
    await create({ title: 'Guide', type: 'knowledge', content: '<p>Say "<b>hel</b>lo"</p>' });
    await create({ title: 'Draft', is_published: '0' });
    const titles = async (query: string) => (await test.get(`${url}?${query}`)).body.data.map(({ title }: { title: string }) => title);
    const cases: [string, string[]][] = [
      ['', ['Draft', 'Guide', 'Élan 100%']],
      ['search=éLAN', ['Élan 100%']],
      ['search=%25', ['Élan 100%']],
      ['search=r_s', ['Élan 100%']],
      ['search=%22hello%22', ['Guide']],
      ['search=%3Cb', []],
      ['type=knowledge', ['Guide']],
      ['type=', ['Draft', 'Guide', 'Élan 100%']],
      ['is_published=0', ['Draft']],
      ['is_published=true&type=news', ['Élan 100%']],
      ['per_page=2&page=2', ['Élan 100%']],
      ['page=5', []],
    ];
    for (const [query, expected] of cases) expect([query, await titles(query)]).toEqual([query, expected]);
    expect((await test.get(`${url}?page=5`)).body).toMatchObject({ total: 3, last_page: 1, from: null, to: null });
    for (const query of ['type=blog', 'is_published=x', 'per_page=0'])
      expect([query, (await test.get(`${url}?${query}`)).status]).toEqual([query, 422]);
  });
});
