// Drafts, with their publication and schedule.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkDays } from '#contract/rules/drafts.ts';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { findPreview } from './previews.service.ts';

// biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define the shape
type Body = any;

describe('drafts', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const visit = async (url: string) => (await test.visit('GET', url)).body as Body;
  const post = (url: string, fields: Record<string, string>) => test.post(url, { fields });
  const createArticle = async (fields: Record<string, string> = {}) =>
    (await post('/api/admin/news', { title: 'Robots at work', content: '<p>Old</p>', is_published: '1', ...fields })).body.news;
  const createPage = async (fields: object = {}) =>
    (await test.call('POST', '/api/admin/pages', { title: 'Warranty', content: '<p>Two years</p>', ...fields })).body.page;
  const publicPage = async (slug: string) => await visit(`/api/public/pages/${slug}`);
  const draftPage = (id: number, fields: object) => test.call('POST', `/api/admin/drafts/page/${id}`, fields);
  const schedule = (id: number, times: object) => test.call('PUT', `/api/admin/drafts/page/${id}/schedule`, times);

  it('hides changes of a published record from visitors until the draft is published (DRAFT-01, DRAFT-02)', async () => {
    const article = await createArticle();
    const saved = await post(`/api/admin/drafts/article/${article.id}`, {
      title: 'Robots at rest',
      content: '<p>New<script>x</script></p>',
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { draft: { fields: ['title', 'content'], conflicts: [], version: 1, by: 'Administrator' } },
    });
    const visible = async () => (await visit(`/api/public/news/${article.slug}`)).news;
    expect(await visible()).toMatchObject({ title: 'Robots at work', content: '<p>Old</p>' });
    const { record } = (await test.get(`/api/admin/drafts/article/${article.id}`)).body;
    expect(record).toMatchObject({ id: article.id, title: 'Robots at rest', content: '<p>New</p>', version: 1 });
    expect(saved.body.record).toEqual(record);
    // fields that are not sent remain in the draft
    await post(`/api/admin/drafts/article/${article.id}`, { excerpt: 'Short' });
    expect((await test.get('/api/admin/revisions?kind=article')).body.total).toBe(1);
    expect(await test.call('POST', `/api/admin/drafts/article/${article.id}/publish`)).toMatchObject({ status: 200 });
    expect(await visible()).toMatchObject({ title: 'Robots at rest', content: '<p>New</p>', excerpt: 'Short' });
    expect((await test.get('/api/admin/revisions?kind=article')).body.data[0]).toMatchObject({
      action: 'update',
      fields: ['title', 'excerpt', 'content'],
      actor: { name: 'Administrator' },
    });
    expect((await test.get(`/api/admin/drafts/article/${article.id}`)).body).toMatchObject({ draft: null, record: null });
    expect((await test.call('POST', `/api/admin/drafts/article/${article.id}/publish`)).status).toBe(409);
  });

  it('publishes ordinary saves immediately, and a draft together with the changes of a form (DRAFT-02, DRAFT-03)', async () => {
    const page = await createPage();
    await draftPage(page.id, { title: 'Guarantee' });
    await test.call('PUT', `/api/admin/pages/${page.id}`, { content: '<p>Three years</p>' });
    expect(await publicPage('warranty')).toMatchObject({ title: 'Warranty', content: '<p>Three years</p>' });
    expect(await draftPage(page.id, { seo_title: 'Guarantee', publish: true })).toMatchObject({
      status: 200,
      body: { draft: null, record: { title: 'Guarantee', seo_title: 'Guarantee', version: 3 } },
    });
    expect(await publicPage('warranty')).toMatchObject({ title: 'Guarantee', content: '<p>Three years</p>', seo_title: 'Guarantee' });
  });

  it('checks a draft like a save (DRAFT-04)', async () => {
    const page = await createPage();
    await createPage({ title: 'Terms', slug: 'terms' });
    expect(await draftPage(page.id, { slug: 'terms' })).toMatchObject({
      status: 422,
      body: { errors: { slug: ['The slug has already been taken.'] } },
    });
    expect((await draftPage(page.id, { title: '' })).status).toBe(422);
    expect((await draftPage(page.id, { title: 'New', version: 7 })).status).toBe(409);
    expect((await draftPage(9999, { title: 'New' })).status).toBe(404);
    expect((await test.get(`/api/admin/drafts/page/${page.id}`)).body.draft).toBeNull();
    // neither a refused nor a stored draft changes the record
    await draftPage(page.id, { slug: 'guarantee' });
    expect((await publicPage('warranty')).title).toBe('Warranty');
    expect((await test.visit('GET', '/api/public/pages/guarantee')).status).toBe(404);
  });

  it('refuses to overwrite a newer draft, or to publish over a later change of the same field (DRAFT-05)', async () => {
    const page = await createPage();
    await draftPage(page.id, { title: 'Guarantee', draft_version: 0 });
    expect((await draftPage(page.id, { title: 'Pledge', draft_version: 0 })).status).toBe(409);
    expect((await draftPage(page.id, { title: 'Pledge', draft_version: 1 })).status).toBe(200);
    await test.call('PUT', `/api/admin/pages/${page.id}`, { title: 'Promise' });
    expect((await test.get(`/api/admin/drafts/page/${page.id}`)).body.draft.conflicts).toEqual(['title']);
    expect(await test.call('POST', `/api/admin/drafts/page/${page.id}/publish`)).toMatchObject({ status: 409 });
    expect((await publicPage('warranty')).title).toBe('Promise');
    await draftPage(page.id, { title: 'Pledge' });
    expect((await test.call('POST', `/api/admin/drafts/page/${page.id}/publish`)).status).toBe(200);
    expect((await publicPage('warranty')).title).toBe('Pledge');
  });

  it('refuses a save that is based on an earlier draft that was discarded, published or became empty (DRAFT-05)', async () => {
    const page = await createPage();
    const url = `/api/admin/drafts/page/${page.id}`;
    const ends = [
      () => test.call('DELETE', url),
      () => draftPage(page.id, { title: 'Warranty' }),
      async () => {
        await test.call('POST', `${url}/publish`);
        await test.call('PUT', `/api/admin/pages/${page.id}`, { title: 'Warranty' });
      },
    ];
    for (const end of ends) {
      const earlier = (await draftPage(page.id, { title: 'Guarantee', draft_version: 0 })).body.draft.version;
      await end();
      expect((await test.get(url)).body.draft).toBeNull();
      expect((await test.get(`/api/admin/drafts/page?ids=${page.id}`)).body.data).toEqual([]);
      await draftPage(page.id, { title: 'Pledge', draft_version: 0 });
      expect((await draftPage(page.id, { title: 'Promise', draft_version: earlier })).status).toBe(409);
      await test.call('DELETE', url);
    }
  });

  it('removes a draft without differences, and a discarded one (DRAFT-06)', async () => {
    const page = await createPage();
    await draftPage(page.id, { title: 'Guarantee' });
    expect((await draftPage(page.id, { title: 'Warranty' })).body.draft).toBeNull();
    await draftPage(page.id, { title: 'Guarantee' });
    expect((await test.call('DELETE', `/api/admin/drafts/page/${page.id}`)).status).toBe(200);
    expect((await test.get(`/api/admin/drafts/page/${page.id}`)).body.draft).toBeNull();
    expect((await publicPage('warranty')).title).toBe('Warranty');
  });

  it('retains the files of a draft as long as the draft exists (DRAFT-07)', async () => {
    const withPicture = async (fields: Record<string, string>, name: string) => ({
      fields,
      files: [['featured_image', name, await aPicture()]] as const,
    });
    const { id } = (await test.post('/api/admin/news', await withPicture({ title: 'With picture', content: '<p>x</p>' }, 'a.png'))).body
      .news;
    const [first] = test.stored();
    await test.post(`/api/admin/drafts/article/${id}`, await withPicture({}, 'b.png'));
    expect(test.stored()).toHaveLength(2);
    const { record } = (await test.get(`/api/admin/drafts/article/${id}`)).body;
    expect(record.featured_image_url).toBe(`/storage/${record.featured_image}`);
    const [media] = (await test.get('/api/admin/media')).body.data;
    expect(media).toMatchObject({ name: 'b.png', uses_count: 1 });
    const use = { kind: 'news', record_id: id, title: 'With picture', fields: ['draft'] };
    expect((await test.get(`/api/admin/media/${media.id}`)).body.uses).toEqual([use]);
    await test.call('DELETE', `/api/admin/drafts/article/${id}`);
    expect(test.stored()).toEqual([first]);
    await test.post(`/api/admin/drafts/article/${id}`, await withPicture({}, 'c.png'));
    await test.call('POST', `/api/admin/drafts/article/${id}/publish`);
    const published = (await test.get(`/api/admin/news/${id}`)).body.news.featured_image;
    expect(published).not.toBe(first);
    expect(test.stored()).toContain(published);
  });

  it('updates a file that is replaced in the media library (DRAFT-07)', async () => {
    const media = (await test.post('/api/admin/media', { files: [['image', 'a.png', await aPicture()]] })).body.media;
    const page = await createPage({ content: `<p>Old</p><img src="/storage/${media.path}" alt="">` });
    await draftPage(page.id, { content: `<p>New</p><img src="/storage/${media.path}" alt="">` });
    expect((await test.get(`/api/admin/media/${media.id}`)).body.uses).toMatchObject([{ kind: 'pages', record_id: page.id }]);
    const { path } = (await test.post(`/api/admin/media/${media.id}/replace`, { files: [['image', 'b.png', await aPicture()]] })).body
      .media;
    expect(path).not.toBe(media.path);
    const { draft, record } = (await test.get(`/api/admin/drafts/page/${page.id}`)).body;
    expect([draft.fields, draft.conflicts]).toEqual([['content'], []]);
    expect(record.content).toContain(path);
    expect((await test.call('POST', `/api/admin/drafts/page/${page.id}/publish`)).status).toBe(200);
    expect((await publicPage('warranty')).content).toContain(path);
  });

  it('adds drafts, schedules and links to the audit log (DRAFT-09)', async () => {
    const page = await createPage();
    await draftPage(page.id, { title: 'Guarantee' });
    await schedule(page.id, { publish_at: '2026-11-21T05:00:00Z' });
    const { link } = (await test.call('POST', `/api/admin/drafts/page/${page.id}/links`, { days: 1 })).body;
    await test.call('DELETE', `/api/admin/preview-links/${link.id}`);
    await test.call('DELETE', `/api/admin/drafts/page/${page.id}`);
    const { data } = (await test.get(`/api/admin/audit?kind=page&record_id=${page.id}`)).body;
    expect(data.map(({ action, details }: Body) => [action, details])).toEqual([
      ['discard', {}],
      ['withdraw', {}],
      ['share', { expires_at: '2026-11-22T03:00:00.000Z' }],
      ['schedule', { publish_at: '2026-11-21T05:00:00.000Z' }],
      ['draft', { fields: ['title'] }],
      ['create', { revision: 1 }],
    ]);
    expect(data[0]).toMatchObject({ record_name: 'Warranty', actor: { name: 'Administrator' } });
  });

  it('retains the draft of a record in the trash, and removes it with the record (DRAFT-07)', async () => {
    const page = await createPage();
    await draftPage(page.id, { title: 'Guarantee' });
    const drafts = async () => (await test.context.db.selectFrom('drafts').select('record_id').execute()).length;
    await test.call('DELETE', `/api/admin/pages/${page.id}`);
    expect(await drafts()).toBe(1);
    await test.call('DELETE', '/api/admin/trash');
    expect(await drafts()).toBe(0);
  });

  it('lists a deleted record whose draft uses a file (DRAFT-07, MEDIA-07)', async () => {
    const { media } = (await test.post('/api/admin/media', { files: [['image', 'Cell.png', await aPicture()]] })).body;
    const page = await createPage();
    await draftPage(page.id, { content: `<p>Cell</p><img src="/storage/${media.path}" alt="">` });
    const { trash_id } = (await test.call('DELETE', `/api/admin/pages/${page.id}`)).body;
    const { uses } = (await test.get(`/api/admin/media/${media.id}`)).body;
    expect(uses).toEqual([{ kind: 'trash', record_id: trash_id, title: 'Warranty', fields: ['draft'] }]);
    expect(await test.call('DELETE', `/api/admin/media/${media.id}`)).toMatchObject({
      status: 409,
      body: { message: 'Cell.png is used in Warranty. Remove it there first.' },
    });
  });

  it('refuses to publish values that are no longer valid (DRAFT-04)', async () => {
    const [one, other] = [await aCategory(test.context), await aCategory(test.context)];
    const { id } = await aProduct(test.context, { category_id: one.id });
    await post(`/api/admin/drafts/product/${id}`, { category_id: String(other.id), price: '5' });
    await test.call('DELETE', `/api/admin/categories/${other.id}`);
    expect(await test.call('POST', `/api/admin/drafts/product/${id}/publish`)).toMatchObject({
      status: 422,
      body: { errors: { category_id: ['The selected category does not exist.'] } },
    });
    expect((await test.get(`/api/admin/drafts/product/${id}`)).body.draft.fields).toEqual(['category_id', 'price']);
  });

  it('applies the rules of forms to drafts of products and categories (DRAFT-01)', async () => {
    const { category } = (await post('/api/admin/categories', { name: 'Robots' })).body;
    const { product } = (await post('/api/admin/products', { name: 'LR20', category_id: String(category.id) })).body;
    const url = `/api/admin/drafts/product/${product.id}`;
    expect((await post(url, { category_id: '9999' })).status).toBe(422);
    expect((await post(url, { name: 'LR30', price: '12.5' })).body.draft.fields).toEqual(['name', 'price']);
    await post(`/api/admin/drafts/category/${category.id}`, { name: 'Machines' });
    expect((await visit(`/api/public/products/${product.slug}`)).product).toMatchObject({
      name: 'LR20',
      category: { name: 'Robots' },
    });
    await test.call('POST', `${url}/publish`);
    await test.call('POST', `/api/admin/drafts/category/${category.id}/publish`);
    expect((await visit(`/api/public/products/${product.slug}`)).product).toMatchObject({
      name: 'LR30',
      price: 12.5,
      category: { name: 'Machines' },
    });
  });

  it('publishes and unpublishes at the scheduled time (SCHED-01, SCHED-02)', async () => {
    const page = await createPage();
    await draftPage(page.id, { title: 'Guarantee' });
    expect(await schedule(page.id, { publish_at: '2026-11-21T05:00:00Z', unpublish_at: '2026-11-21T06:00:00Z' })).toMatchObject({
      status: 200,
      body: { schedule: [{ action: 'publish', due_at: '2026-11-21T05:00:00.000Z', by: 'Administrator' }, { action: 'unpublish' }] },
    });
    expect((await test.get(`/api/admin/drafts/page?ids=${page.id},9999`)).body.data).toMatchObject([
      { id: page.id, has_draft: true, schedule: [{ action: 'publish' }, { action: 'unpublish' }] },
    ]);
    expect((await publicPage('warranty')).title).toBe('Warranty');
    test.setTime('2026-11-21T04:59:59.999Z');
    expect((await publicPage('warranty')).title).toBe('Warranty');
    test.setTime('2026-11-21T05:00:00.000Z');
    expect((await publicPage('warranty')).title).toBe('Guarantee');
    expect((await test.get('/api/admin/revisions?kind=page')).body.data[0]).toMatchObject({
      record_name: 'Guarantee',
      actor: { name: 'Administrator' },
      created_at: '2026-11-21T05:00:00.000Z',
    });
    test.setTime('2026-11-21T09:00:00.000Z');
    expect((await test.visit('GET', '/api/public/pages/warranty')).status).toBe(404);
    expect((await test.get(`/api/admin/pages`)).body.data.find((one: { id: number }) => one.id === page.id)).toMatchObject({
      is_published: false,
      updated_at: '2026-11-21T09:00:00.000Z',
    });
    expect((await test.get(`/api/admin/drafts/page/${page.id}`)).body).toMatchObject({ draft: null, schedule: [] });
  });

  it('shows a hidden record at the scheduled time, even to the first uncached request (SCHED-02)', async () => {
    const page = await createPage({ is_published: false });
    expect((await schedule(page.id, { publish_at: '2026-11-21T05:00:00Z' })).status).toBe(200);
    test.setTime('2026-11-21T05:00:00.000Z');
    const answer = await test.visit('GET', '/api/public/pages/warranty', { headers: test.signedIn });
    expect(answer).toMatchObject({ status: 200, body: { title: 'Warranty' } });
  });

  it('refuses times that are invalid, past or in the wrong order (SCHED-03)', async () => {
    const page = await createPage();
    for (const times of [{ publish_at: '2026-11-22T05:00:00Z' }, { unpublish_at: '2026-11-21T02:59:00Z' }, { unpublish_at: 'tomorrow' }])
      expect((await schedule(page.id, times)).status).toBe(422);
    await draftPage(page.id, { title: 'Guarantee' });
    expect((await schedule(page.id, { publish_at: '2026-11-22T05:00:00Z', unpublish_at: '2026-11-22T04:00:00Z' })).status).toBe(422);
    await schedule(page.id, { publish_at: '2026-11-22T05:00:00Z' });
    expect((await schedule(page.id, { publish_at: null })).body.schedule).toEqual([]);
  });

  it('retains a failed change with its reason, and continues to serve pages (SCHED-04)', async () => {
    const page = await createPage();
    await draftPage(page.id, { slug: 'guarantee' });
    await schedule(page.id, { publish_at: '2026-11-21T05:00:00Z' });
    await createPage({ title: 'Other', slug: 'guarantee' });
    test.setTime('2026-11-21T05:00:00.000Z');
    expect((await publicPage('warranty')).title).toBe('Warranty');
    const found = (await test.get(`/api/admin/drafts/page/${page.id}`)).body;
    expect(found.schedule).toMatchObject([{ action: 'publish', failure: 'The slug has already been taken.' }]);
    expect(found.draft.fields).toEqual(['slug']);
    // there is no automatic retry
    await draftPage(page.id, { slug: 'pledge' });
    expect((await test.visit('GET', '/api/public/pages/pledge')).status).toBe(404);
    await schedule(page.id, { publish_at: '2026-11-21T05:30:00Z' });
    test.setTime('2026-11-21T05:30:00.000Z');
    expect((await publicPage('pledge')).title).toBe('Warranty');
  });

  it('reports nothing if a record was published manually before its time (SCHED-04)', async () => {
    const page = await createPage({ is_published: false });
    await schedule(page.id, { publish_at: '2026-11-21T04:00:00.000Z' });
    await test.call('PUT', `/api/admin/pages/${page.id}`, { is_published: true });
    test.setTime('2026-11-21T04:00:00.000Z');
    expect((await test.visit('GET', '/api/public/pages/warranty')).status).toBe(200);
    expect((await test.get(`/api/admin/drafts/page/${page.id}`)).body.schedule).toEqual([]);
  });

  it('applies a change only once when several requests arrive at its time (SCHED-02)', async () => {
    const page = await createPage();
    await draftPage(page.id, { title: 'Guarantee' });
    await schedule(page.id, { publish_at: '2026-11-21T05:00:00Z' });
    test.setTime('2026-11-21T05:00:00.000Z');
    const answers = await Promise.all(Array.from({ length: 5 }, () => publicPage('warranty')));
    expect(new Set(answers.map(({ title }) => title))).toEqual(new Set(['Guarantee']));
    expect((await test.get(`/api/admin/revisions?kind=page&record_id=${page.id}`)).body.total).toBe(2);
  });

  it('expires and withdraws preview links (PREV-02)', async () => {
    const page = await createPage();
    const links = `/api/admin/drafts/page/${page.id}/links`;
    for (const days of linkDays) expect((await test.call('POST', links, { days })).status).toBe(201);
    expect((await test.call('POST', links, { days: 90 })).status).toBe(422);
    let headers = test.signedIn;
    const listed = async () => ((await test.visit('GET', `/api/admin/drafts/page/${page.id}`, { headers })).body as Body).links;
    const [month, week] = await listed();
    expect([month.expires_at, week.expires_at]).toEqual(['2026-12-21T03:00:00.000Z', '2026-11-28T03:00:00.000Z']);
    await test.call('DELETE', `/api/admin/preview-links/${month.id}`);
    expect((await test.call('DELETE', `/api/admin/preview-links/${month.id}`)).status).toBe(404);
    expect(await listed()).toHaveLength(2);
    const { token } = await issueToken(test.context, { administratorId: 1, remember: true });
    headers = { authorization: `Bearer ${token}` };
    test.setTime('2026-11-23T03:00:00.000Z');
    expect((await listed()).map(({ id }: { id: number }) => id)).toEqual([week.id]);
  });

  it('changes a category in the responses that contain it, and nothing else with its slug (PREV-01)', async () => {
    const { id } = await aCategory(test.context, { name: 'Robots' });
    await aCategory(test.context, { name: 'Tools' });
    const product = await aProduct(test.context, { name: 'LR20', category_id: id });
    await test.post(`/api/admin/drafts/category/${id}`, { fields: { name: 'Machines' } });
    const { path } = (await test.call('POST', `/api/admin/drafts/category/${id}/preview`)).body;
    const preview = await findPreview(test.context, path.split('/').at(-1));
    const changed = (call: string, body: Body): Body => preview?.changes?.[call]?.(body);
    const listed = (await test.visit('GET', '/api/public/products')).body as Body;
    const likeIt = { slug: 'robots', count: 3 };
    const answer = changed('/api/public/products', { ...listed, likeIt });
    expect(answer.likeIt).toEqual(likeIt);
    expect(answer.products.data).toMatchObject([{ id: product.id, category: { name: 'Machines', slug: 'robots' } }]);
    const expected = [{ ...listed.categories[0], name: 'Machines' }, listed.categories[1]];
    expect(answer.categories).toEqual(expected);
    expect(changed('/api/public/categories', (await test.visit('GET', '/api/public/categories')).body)).toEqual(expected);
    expect(Object.keys(preview?.changes ?? {})).toHaveLength(2);
  });

  it('disables links when their author loses the role or the account (PREV-03)', async () => {
    const page = await createPage();
    const { db } = test.context;
    const at = '2026-11-21T03:00:00.000Z';
    const administratorId = await createAdministrator(db, { email: 'anna@example.com', name: 'Anna', passwordHash: 'none', at });
    const headers = { authorization: `Bearer ${(await issueToken(test.context, { administratorId, remember: true })).token}` };
    const url = `/api/admin/drafts/page/${page.id}`;
    const asAnna = async (path: string, body?: object) =>
      ((await test.visit('POST', `${url}/${path}`, { headers, body })).body as Body).path.split('/').at(-1);
    const [shared, own] = [await asAnna('links', { days: 7 }), await asAnna('preview')];
    const working = async () => Promise.all([shared, own].map(async (token) => (await findPreview(test.context, token)) !== null));
    const authors = async () => (await test.get(url)).body.links.map(({ by }: { by: string }) => by);
    const states: [string, Parameters<typeof update>[0], boolean[]][] = [
      ['editor', { role: 'editor' }, [true, true]],
      ['viewer', { role: 'viewer' }, [false, true]],
      ['deactivated', { role: 'editor', is_active: 0 }, [false, false]],
      ['active again', { is_active: 1 }, [true, true]],
    ];
    const update = (values: { role?: 'editor' | 'viewer'; is_active?: 0 | 1 }) =>
      db.updateTable('administrators').set(values).where('id', '=', administratorId).execute();
    for (const [state, values, expected] of states) {
      await update(values);
      expect([state, ...(await working())]).toEqual([state, ...expected]);
      expect(await authors()).toEqual(expected[0] ? ['Anna'] : []);
    }
    await db.deleteFrom('administrators').where('id', '=', administratorId).execute();
    expect([await working(), await authors()]).toEqual([[false, false], []]);
  });
});

it('applies due changes when no responses are cached (SCHED-02)', async () => {
  const test = await createEditingApp({ RESPONSE_CACHE_MB: '0' });
  const { id } = (await test.call('POST', '/api/admin/pages', { title: 'Warranty', content: '<p>Two years</p>' })).body.page;
  await test.call('PUT', `/api/admin/drafts/page/${id}/schedule`, { unpublish_at: '2026-11-21T05:00:00Z' });
  const status = async () => (await test.visit('GET', '/api/public/pages/warranty')).status;
  expect(await status()).toBe(200);
  test.setTime('2026-11-21T05:00:00.000Z');
  expect(await status()).toBe(404);
  await test.close();
});
