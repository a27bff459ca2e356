import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

interface Kind {
  noun: string;
  path: string;
  /** Name of the record in responses. */
  thing: string;
  /** Name of the field that the test changes. */
  field: string;
  create: (test: EditingApp) => Promise<{ id: number }>;
  update: (test: EditingApp, path: string, fields: Record<string, string | number>) => ReturnType<EditingApp['get']>;
  read: (test: EditingApp, id: number) => Promise<Record<string, unknown>>;
}

const byForm: Kind['update'] = (test, path, fields) => test.post(path, { fields });
const byNumber =
  (path: string, thing: string): Kind['read'] =>
  async (test, id) =>
    (await test.get(`${path}/${id}`)).body[thing];
const byList =
  (path: string): Kind['read'] =>
  async (test, id) =>
    (await test.get(path)).body.data.find((row: { id: number }) => row.id === id);

const kinds: Kind[] = [
  {
    noun: 'product',
    path: '/api/admin/products',
    thing: 'product',
    field: 'name',
    create: ({ context }) => aProduct(context),
    update: byForm,
    read: byNumber('/api/admin/products', 'product'),
  },
  {
    noun: 'category',
    path: '/api/admin/categories',
    thing: 'category',
    field: 'name',
    create: ({ context }) => aCategory(context),
    update: byForm,
    read: byNumber('/api/admin/categories', 'category'),
  },
  {
    noun: 'article',
    path: '/api/admin/news',
    thing: 'news',
    field: 'title',
    create: ({ context }) => anArticle(context),
    update: byForm,
    read: byNumber('/api/admin/news', 'news'),
  },
  {
    noun: 'page',
    path: '/api/admin/pages',
    thing: 'page',
    field: 'title',
    create: ({ context }) => aPage(context),
    update: (test, path, fields) => test.call('PUT', path, fields),
    read: byList('/api/admin/pages'),
  },
  {
    noun: 'setting',
    path: '/api/admin/settings',
    thing: 'setting',
    field: 'value',
    create: async (test) => {
      const body = { key: `slogan_${Math.random()}`, value: 'Text', type: 'text', group: 'texts' };
      return (await test.call('POST', '/api/admin/settings', body)).body.setting;
    },
    update: (test, path, fields) => test.call('PUT', path, fields),
    read: byList('/api/admin/settings?group=texts&per_page=100'),
  },
];

describe('versions of records', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());

  it.each(kinds)('start at 1 for a $noun and are incremented by every save (CONF-01)', async (kind) => {
    const { id } = await kind.create(test);
    expect(await kind.read(test, id)).toMatchObject({ version: 1 });
    const first = await kind.update(test, `${kind.path}/${id}`, { [kind.field]: 'First' });
    expect(first).toMatchObject({ status: 200, body: { [kind.thing]: { version: 2 } } });
    const second = await kind.update(test, `${kind.path}/${id}`, { [kind.field]: 'Second', version: 2 });
    expect(second).toMatchObject({ status: 200, body: { [kind.thing]: { version: 3, [kind.field]: 'Second' } } });
    expect(await kind.read(test, id)).toMatchObject({ version: 3 });
  });

  it.each(kinds)('refuse a save of a $noun that is based on an older version, without changes (CONF-02)', async (kind) => {
    const { id } = await kind.create(test);
    await kind.update(test, `${kind.path}/${id}`, { [kind.field]: 'Theirs', version: 1 });
    const refused = await kind.update(test, `${kind.path}/${id}`, { [kind.field]: 'Mine', version: 1 });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: `Somebody else changed this ${kind.noun} while you were editing it.`, code: 'version-conflict' },
    });
    expect(await kind.read(test, id)).toMatchObject({ [kind.field]: 'Theirs', version: 2 });
    // a save without a version is not checked
    expect(await kind.update(test, `${kind.path}/${id}`, { [kind.field]: 'Mine' })).toMatchObject({ status: 200 });
  });

  it.each(kinds)('refuse one of two concurrent saves of a $noun with the same version (CONF-02)', async (kind) => {
    const { id } = await kind.create(test);
    const answers = await Promise.all(
      ['One', 'Other'].map((value) => kind.update(test, `${kind.path}/${id}`, { [kind.field]: value, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await kind.read(test, id)).toMatchObject({ version: 2 });
  });

  it.each(kinds)('are validated for a $noun', async (kind) => {
    const { id } = await kind.create(test);
    for (const version of ['x', 0, 1.5]) {
      const answer = await kind.update(test, `${kind.path}/${id}`, { [kind.field]: 'Mine', version });
      expect(answer).toMatchObject({ status: 422, body: { errors: { version: ['The version is not valid.'] } } });
    }
  });

  it('leave no files of a refused save (FILE-01)', async () => {
    const { id } = await aProduct(test.context);
    const before = test.stored();
    await test.post(`/api/admin/products/${id}`, { fields: { name: 'Theirs' } });
    const brochure = ['brochure', 'a.pdf', '%PDF-1.4\n%%EOF'] as const;
    const refused = await test.post(`/api/admin/products/${id}`, { fields: { name: 'Mine', version: 1 }, files: [brochure] });
    expect(refused.status).toBe(409);
    expect(test.stored()).toEqual(before);
  });

  it('are not sent to visitors (CONF-01)', async () => {
    const product = await aProduct(test.context, { name: 'Public' });
    const { body } = await test.visit('GET', `/api/public/products/${product.slug}`);
    expect(body).toMatchObject({ product: { name: 'Public' } });
    expect((body as { product: object }).product).not.toHaveProperty('version');
  });

  it('refuse a save of several settings if one of them has changed (CONF-03)', async () => {
    const versionOf = async (key: string) => {
      const { body } = await test.get('/api/admin/settings?group=company');
      return body.data.find((setting: { key: string }) => setting.key === key).version as number;
    };
    const bulk = (settings: object[]) => test.call('POST', '/api/admin/settings-bulk-update', { settings });
    const stale = await versionOf('company_name');
    await bulk([{ key: 'company_name', value: 'Theirs' }]);
    const refused = await bulk([
      { key: 'company_fax', value: '1', version: await versionOf('company_fax') },
      { key: 'company_name', value: 'Mine', version: stale },
    ]);
    const text = 'Somebody else changed this setting while you were editing it.';
    expect(refused).toMatchObject({ status: 409, body: { message: text, code: 'version-conflict', errors: { company_name: [text] } } });
    expect((await test.visit('GET', '/api/public/settings')).body).toMatchObject({ company_name: 'Theirs', company_fax: null });
    const saved = await bulk([
      { key: 'company_fax', value: '1', version: await versionOf('company_fax') },
      { key: 'company_name', value: 'Mine', version: stale + 1 },
    ]);
    expect(saved).toMatchObject({ status: 200, body: { settings: [{ key: 'company_fax' }, { key: 'company_name', version: stale + 2 }] } });
  });
});
