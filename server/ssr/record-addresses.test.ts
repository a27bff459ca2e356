// Addresses of renamed, hidden and deleted records, as documents of the real renderer and as responses of the API.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { readDocument } from '#server/testing/read-document.ts';
import { render } from '#web/site/entry-server.tsx';

type Fields = Record<string, string | number>;

interface Kind {
  noun: string;
  /** Path of its calls for administrators. */
  admin: string;
  /** Path of its page, before the slug. */
  document: string;
  api: string;
  name: 'name' | 'title';
  flag: 'is_active' | 'is_published';
  /** Page title if the record does not exist. */
  missing: string;
  /** Status for an unknown slug: the list ignores an unknown category. */
  unknown: 200 | 404;
  /** Response of the API for a removed address. */
  removed: object;
  create: (test: EditingApp, fields: { slug: string; isVisible: boolean }) => Promise<{ id: number }>;
}

const removed = { status: 404, body: { message: 'Not found.', code: 'removed' } };
let category_id: number;

const kinds: Kind[] = [
  {
    noun: 'product',
    admin: '/api/admin/products',
    document: '/products/',
    api: '/api/public/products/',
    name: 'name',
    flag: 'is_active',
    missing: 'Product Not Found',
    unknown: 404,
    removed,
    create: ({ context }, { slug, isVisible }) => aProduct(context, { name: slug, slug, category_id, is_active: isVisible }),
  },
  {
    noun: 'category',
    admin: '/api/admin/categories',
    document: '/products?category=',
    api: '/api/public/products?category=',
    name: 'name',
    flag: 'is_active',
    missing: 'Category Not Found',
    unknown: 200,
    removed: { status: 200, body: { products: { total: 0 }, category: null, is_category_removed: true } },
    create: ({ context }, { slug, isVisible }) => aCategory(context, { name: slug, slug, is_active: isVisible }),
  },
  {
    noun: 'news article',
    admin: '/api/admin/news',
    document: '/news/',
    api: '/api/public/news/',
    name: 'title',
    flag: 'is_published',
    missing: 'Article Not Found',
    unknown: 404,
    removed,
    create: ({ context }, { slug, isVisible }) => anArticle(context, { title: slug, slug, is_published: isVisible }),
  },
  {
    noun: 'page',
    admin: '/api/admin/pages',
    document: '/page/',
    api: '/api/public/pages/',
    name: 'title',
    flag: 'is_published',
    missing: 'Page Not Found',
    unknown: 404,
    removed,
    create: ({ context }, { slug, isVisible }) => aPage(context, { title: slug, slug, is_published: isVisible }),
  },
];

describe('addresses of records', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp({ SITE_URL: 'https://www.example.com' }, undefined, render);
    // one record of each kind remains
    category_id = (await aCategory(test.context, { name: 'Other' })).id;
    for (const kind of kinds) if (kind.noun !== 'category') await kind.create(test, { slug: 'other', isVisible: true });
  });
  afterEach(async () => {
    const { db } = test.context;
    for (const table of ['redirects', 'removed_addresses', 'trash'] as const) await db.deleteFrom(table).execute();
    for (const table of ['products', 'categories', 'news', 'pages'] as const)
      await db.deleteFrom(table).where('slug', '!=', 'other').execute();
  });
  afterAll(() => test.close());

  const open = async (url: string) => {
    const { statusCode, headers, body } = await test.app.inject({ method: 'GET', url });
    return { status: statusCode, headers, page: readDocument(body) };
  };
  const statusOf = async ({ document }: Kind, slug: string) => (await open(document + slug)).status;
  const create = (kind: Kind, slug: string, isVisible = true) => kind.create(test, { slug, isVisible });
  const save = ({ noun, admin }: Kind, id: number, fields: Fields) => {
    const path = `${admin}/${id}`;
    return noun === 'page' ? test.call('PUT', path, fields) : test.post(path, { fields: { _method: 'PUT', ...fields } });
  };
  const rename = async (kind: Kind, id: number, slug: string) => expect((await save(kind, id, { slug })).status).toBe(200);
  const show = async (kind: Kind, id: number, isVisible: boolean) =>
    expect((await save(kind, id, { [kind.flag]: isVisible ? 1 : 0 })).status).toBe(200);
  const remove = async ({ admin }: Kind, id: number) => expect((await test.call('DELETE', `${admin}/${id}`)).status).toBe(200);
  /** Expects permanent redirects; the redirect of the document preserves the rest of the query. */
  const expectMoved = async ({ document, api }: Kind, from: string, to: string) => {
    const rest = `${document.includes('?') ? '&' : '?'}utm_source=mail`;
    for (const [address, location] of [
      [document + from, document + to],
      [document + from + rest, document + to + rest],
      [api + from, api + to],
    ] as const) {
      const { status, headers } = await open(address);
      expect([status, headers.location]).toEqual([301, location]);
    }
  };

  it.each(kinds)('redirect from the old slugs of a $noun to its current one, also after a new name (DATA-20, ROUTE-19)', async (kind) => {
    const { id } = await create(kind, 'moved-1');
    expect((await save(kind, id, { [kind.name]: 'Renamed' })).status).toBe(200);
    expect(await statusOf(kind, 'moved-1')).toBe(200);
    await rename(kind, id, 'moved-2');
    await expectMoved(kind, 'moved-1', 'moved-2');
    await rename(kind, id, 'moved-3');
    for (const old of ['moved-1', 'moved-2']) await expectMoved(kind, old, 'moved-3');
    await rename(kind, id, 'moved-1');
    expect(await statusOf(kind, 'moved-1')).toBe(200);
    await expectMoved(kind, 'moved-3', 'moved-1');
    await create(kind, 'moved-2');
    expect([await statusOf(kind, 'moved-2'), (await test.visit('GET', `${kind.api}moved-2`)).status]).toEqual([200, 200]);
  });

  it.each(kinds)('do not redirect to a hidden $noun (ROUTE-19)', async (kind) => {
    const { id } = await create(kind, 'secret-1');
    await rename(kind, id, 'secret-2');
    await show(kind, id, false);
    for (const slug of ['secret-1', 'secret-2'])
      expect([await statusOf(kind, slug), (await test.visit('GET', kind.api + slug)).status]).toEqual([kind.unknown, kind.unknown]);
  });

  it.each(kinds)('belong to only one $noun: a slug that is taken is refused (DATA-20)', async (kind) => {
    const { id } = await create(kind, 'free');
    expect(await save(kind, id, { slug: 'other' })).toMatchObject({
      status: 422,
      body: { message: 'The slug has already been taken.', errors: { slug: ['The slug has already been taken.'] } },
    });
  });

  it.each(kinds)('are answered with 410 and a page that reports the removal once a $noun is deleted (GONE-01, GONE-02)', async (kind) => {
    const { id } = await create(kind, 'gone');
    expect(await statusOf(kind, 'gone')).toBe(200);
    await remove(kind, id);
    const { status, page, headers } = await open(`${kind.document}gone`);
    expect([status, headers.etag, page.meta('robots'), page.links('canonical'), page.mainHeadings]).toEqual([
      410,
      undefined,
      ['noindex'],
      [],
      1,
    ]);
    expect(page.titles[0]).toContain(kind.missing);
    expect(page.elements.filter(({ name }) => name === 'p').map(({ text }) => text)).toContain('It has been removed from this site.');
    expect(await test.visit('GET', `${kind.api}gone`)).toMatchObject(kind.removed);
    const never = kind.unknown === 404 ? { code: 'not-found' } : { is_category_removed: false };
    expect(await test.visit('GET', `${kind.api}never`)).toMatchObject({ status: kind.unknown, body: never });
  });

  it.each(kinds)('are unknown if a $noun is hidden, or was hidden when it was deleted (GONE-01)', async (kind) => {
    await show(kind, (await create(kind, 'paused')).id, false);
    await remove(kind, (await create(kind, 'unseen', false)).id);
    expect([await statusOf(kind, 'paused'), await statusOf(kind, 'unseen')]).toEqual([kind.unknown, kind.unknown]);
  });

  it.each(kinds)('include the old slugs of a deleted $noun as removed ones, unless another one has them (GONE-03)', async (kind) => {
    const { id } = await create(kind, 'old-1');
    await rename(kind, id, 'old-2');
    await rename(kind, id, 'old-3');
    const heir = await create(kind, 'old-2');
    await remove(kind, id);
    expect([await statusOf(kind, 'old-1'), await statusOf(kind, 'old-2'), await statusOf(kind, 'old-3')]).toEqual([410, 200, 410]);
    expect(await test.visit('GET', `${kind.api}old-1`)).toMatchObject(kind.removed);
    await show(kind, heir.id, false);
    expect(await statusOf(kind, 'old-2')).toBe(kind.unknown);
  });

  it.each(kinds)('are removed with the last $noun that had them, regardless of an earlier one (GONE-06)', async (kind) => {
    const { id: earlier } = await create(kind, 'chain');
    test.setTime('2026-11-21T03:01:00.000Z');
    await rename(kind, earlier, 'earlier');
    const { id: last } = await create(kind, 'chain');
    test.setTime('2026-11-21T03:02:00.000Z');
    await remove(kind, last);
    expect([await statusOf(kind, 'chain'), await statusOf(kind, 'earlier')]).toEqual([410, 200]);
    // as if it had been deleted before the last one
    await test.context.db.deleteFrom('removed_addresses').execute();
    const { id: another } = await create(kind, 'chain');
    await remove(kind, earlier);
    test.setTime('2026-11-21T03:03:00.000Z');
    await remove(kind, another);
    const trashed = await test.context.db.selectFrom('trash').select('id').where('record_id', '=', earlier).executeTakeFirstOrThrow();
    expect((await test.call('POST', `/api/admin/trash/${trashed.id}/restore`, {})).status).toBe(200);
    expect([await statusOf(kind, 'chain'), await statusOf(kind, 'earlier')]).toEqual([410, 200]);
    // the address is an old one of the renamed record again
    test.setTime('2026-11-21T03:04:00.000Z');
    await rename(kind, earlier, 'chain');
    await rename(kind, earlier, 'present');
    await expectMoved(kind, 'chain', 'present');
    test.setTime('2026-11-21T03:00:00.000Z');
  });

  it.each(kinds)('are no longer removed once a $noun with the address is public, even if it is hidden later (GONE-04)', async (kind) => {
    await remove(kind, (await create(kind, 'back')).id);
    const { id } = await create(kind, 'back', false);
    expect(await statusOf(kind, 'back')).toBe(410);
    await show(kind, id, true);
    expect(await statusOf(kind, 'back')).toBe(200);
    await show(kind, id, false);
    expect(await statusOf(kind, 'back')).toBe(kind.unknown);

    await remove(kind, (await create(kind, 'taken')).id);
    await rename(kind, (await create(kind, 'other-name')).id, 'taken');
    expect(await statusOf(kind, 'taken')).toBe(200);
  });

  const [products, categories, articles, pages] = kinds as [Kind, Kind, Kind, Kind];

  it('are unknown for deleted products of a hidden category and deleted articles that were not published yet (GONE-01)', async () => {
    const hidden = await create(categories, 'hidden', false);
    await remove(products, (await aProduct(test.context, { name: 'In hidden', category_id: hidden.id })).id);
    const later = { title: 'Scheduled', published_at: '2026-12-01T00:00:00.000Z' };
    await remove(articles, (await anArticle(test.context, later)).id);
    expect([await statusOf(products, 'in-hidden'), await statusOf(articles, 'scheduled')]).toEqual([404, 404]);
  });

  it('are removed and public again for the about page, regardless of its slug (GONE-01, GONE-04)', async () => {
    const about = () => aPage(test.context, { title: 'About Us', slug: 'about', template: 'about' });
    const { id } = await about();
    expect((await open('/about')).status).toBe(200);
    await remove(pages, id);
    const { status, page } = await open('/about');
    expect([status, page.titles[0]]).toEqual([410, expect.stringContaining('About page not found')]);
    await aPage(test.context, { title: 'The company', template: 'about' });
    expect((await open('/about')).status).toBe(200);
  });

  it('are stored as removed with the deletion or not at all (GONE-05)', async () => {
    const full = await create(categories, 'full');
    await aProduct(test.context, { name: 'Inside', category_id: full.id });
    expect((await test.call('DELETE', `/api/admin/categories/${full.id}`)).status).toBe(409);
    const { db } = test.context;
    expect(await db.selectFrom('removed_addresses').select('id').where('slug', '=', 'full').execute()).toEqual([]);
  });

  it('answer 410 for the latest 10,000 deleted records, and 404 for older ones (GONE-05)', async () => {
    const { db } = test.context;
    const removeNew = async (slug: string) => remove(products, (await create(products, slug)).id);
    for (const slug of ['oldest', 'old', 'new']) await removeNew(slug);
    const { id } = await db.selectFrom('removed_addresses').select('id').where('slug', '=', 'new').executeTakeFirstOrThrow();
    const setId = (slug: string, value: number) =>
      db.updateTable('removed_addresses').set({ id: value }).where('slug', '=', slug).execute();
    await setId('oldest', id - 10_000);
    await setId('old', id - 9_000);
    await removeNew('newest');
    const statuses = await Promise.all(['oldest', 'old', 'newest'].map((slug) => statusOf(products, slug)));
    expect(statuses).toEqual([404, 410, 410]);
  });
});
