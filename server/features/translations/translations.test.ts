// Translations of all kinds of records: saving, publishing, states, conflicts, schedules, history.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TranslatedKind } from '#contract/rules/translations.ts';
import type { Translation } from '#contract/translations.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findPreview } from '#server/features/drafts/previews.service.ts';
import { productRecords } from '#server/features/products/products.service.ts';
import { applyAllDue } from '#server/features/translations/due-translations.ts';
import { compareUses } from '#server/features/uploads/compare-uses.repository.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { aPicture } from '#server/testing/multipart.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(async () => {
  await test.reset();
  await withLanguages(test.context, 'de', 'ar', '-ja');
});
afterAll(async () => {
  expect(await compareUses(test.context.db)).toBeNull();
  await test.close();
});

const pathOf = (kind: TranslatedKind, id: number, language = 'de') => `/api/admin/translations/${kind}/${id}/${language}`;
const read = async (kind: TranslatedKind, id: number, language?: string): Promise<Translation> =>
  (await test.get(pathOf(kind, id, language))).body.translation;
const save = (kind: TranslatedKind, id: number, body: object, language?: string) =>
  test.call('PUT', pathOf(kind, id, language), { version: 0, action: 'publish', ...body });
const publish = async (kind: TranslatedKind, id: number, texts: object, language?: string): Promise<Translation> => {
  const { version } = await read(kind, id, language);
  const { status, body } = await save(kind, id, { version, texts }, language);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.translation;
};
const settingId = async (key: string) =>
  (await test.context.db.selectFrom('settings').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;
const saveSetting = (key: string, value: string) => test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key, value }] });
const anAttribute = async (input: object = {}): Promise<number> => {
  const { body } = await test.call('POST', '/api/admin/attributes', { category_id: null, kind: 'text', label: 'Colour', ...input });
  return body.attribute.id;
};
const aMedia = async (): Promise<number> => {
  const { body } = await test.post('/api/admin/media', { files: [['image', 'a.png', await aPicture()]] });
  await test.call('PUT', `/api/admin/media/${body.media.id}`, { alt: 'A robot' });
  return body.media.id;
};

interface Case {
  kind: TranslatedKind;
  create: () => Promise<number>;
  /** All texts of the record. */
  texts: Record<string, string>;
  /** Changes one original text. */
  change: (id: number) => Promise<unknown>;
  /** The key of its unit, and the new text. */
  changed: [key: string, text: string];
}

const cases: Case[] = [
  {
    kind: 'product',
    create: async () => (await aProduct(test.context, { name: 'Robot', description: '<p>Fast</p>' })).id,
    texts: { name: 'Roboter', description: '<p>Schnell</p>' },
    change: (id) => test.post(`/api/admin/products/${id}`, { fields: { name: 'Fast robot' } }),
    changed: ['name', 'Fast robot'],
  },
  {
    kind: 'category',
    create: async () => (await aCategory(test.context, { name: 'Robots' })).id,
    texts: { name: 'Roboter' },
    change: (id) => test.post(`/api/admin/categories/${id}`, { fields: { name: 'Arms' } }),
    changed: ['name', 'Arms'],
  },
  {
    kind: 'article',
    create: async () => (await anArticle(test.context, { title: 'Fair', content: '<p>Come</p>' })).id,
    texts: { title: 'Messe', content: '<p>Kommen Sie</p>' },
    change: (id) => test.post(`/api/admin/news/${id}`, { fields: { content: '<p>Come and see</p>' } }),
    changed: ['content', '<p>Come and see</p>'],
  },
  {
    kind: 'page',
    create: async () => (await aPage(test.context, { title: 'Terms', content: '<p>Fair</p>' })).id,
    texts: { title: 'Bedingungen', content: '<p>Gerecht</p>' },
    change: (id) => test.call('PUT', `/api/admin/pages/${id}`, { title: 'Conditions' }),
    changed: ['title', 'Conditions'],
  },
  {
    kind: 'attribute',
    create: () => anAttribute({ kind: 'choice', label: 'Colour', choices: [{ key: 'red', label: 'Red' }] }),
    texts: { label: 'Farbe', 'choices/red': 'Rot' },
    change: (id) => test.call('PUT', `/api/admin/attributes/${id}`, { choices: [{ key: 'red', label: 'Dark red' }] }),
    changed: ['choices/red', 'Dark red'],
  },
  {
    kind: 'setting',
    create: async () => {
      await saveSetting('company_tagline', 'We move');
      return settingId('company_tagline');
    },
    texts: { value: 'Wir bewegen' },
    change: () => saveSetting('company_tagline', 'We move more'),
    changed: ['value', 'We move more'],
  },
  {
    kind: 'media',
    create: aMedia,
    texts: { alt: 'Ein Roboter' },
    change: (id) => test.call('PUT', `/api/admin/media/${id}`, { alt: 'Two robots' }),
    changed: ['alt', 'Two robots'],
  },
];

describe.each(cases)('the translation of a $kind', ({ kind, create, texts, change, changed: [key, text] }) => {
  it('is in work until all texts are published, outdated after a change of the original, then ready again (TRANS-01, TRANS-02)', async () => {
    const id = await create();
    expect(await read(kind, id)).toMatchObject({ state: 'none', version: 0, has_draft: false });
    const drafted = (await save(kind, id, { action: 'draft', texts })).body.translation;
    expect(drafted).toMatchObject({ state: 'in-work', version: 1, has_draft: true });
    expect(await publish(kind, id, {})).toMatchObject({ state: 'ready', version: 2, has_draft: false });
    expect((await change(id)) as object).toMatchObject({ status: 200 });
    const outdated = await read(kind, id);
    expect(outdated).toMatchObject({ state: 'outdated', version: 2 });
    expect(outdated.units.find((unit) => unit.key === key)).toMatchObject({ source: text, text: texts[key] });
    // the same text, confirmed for the new original
    expect(await publish(kind, id, { [key]: texts[key] })).toMatchObject({ state: 'ready' });
    expect((await test.get(`/api/admin/translations?language=de&kind=${kind}&state=ready`)).body).toMatchObject({
      translations: { data: [{ kind, id, state: 'ready', missing: 0, outdated: 0 }] },
      counts: { [kind]: { ready: 1 } },
    });
    expect((await test.get(`/api/admin/translations/${kind}/${id}`)).body.data).toEqual([
      { language: 'de', state: 'ready', has_draft: false },
      { language: 'ar', state: 'none', has_draft: false },
      { language: 'ja', state: 'none', has_draft: false },
    ]);
  });
});

const aTranslatedProduct = async (texts: object = {}) => {
  const product = await aProduct(test.context, { name: 'Robot', slug: 'robot' });
  await publish('product', product.id, { name: 'Roboter', ...texts });
  return product;
};

it.each([
  ['a text that the record does not have', { nonsense: 'x' }, 'texts.nonsense', 'The record has no such text.'],
  ['a name that is too long', { name: 'x'.repeat(256) }, 'texts.name', 'The text of “Name” must not be longer than 255 characters.'],
  ['a text longer than all', { name: 'x'.repeat(500_001) }, 'texts.name', 'The text must not be longer than 500000 characters.'],
  ['a slug with spaces', { slug: 'zwei worte' }, 'texts.slug', 'The slug may contain lower-case letters, digits and single hyphens.'],
])('refuses %s (TRANS-03)', async (_what, texts, field, message) => {
  const { id } = await aProduct(test.context);
  expect(await save('product', id, { texts })).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } });
  expect(await read('product', id)).toMatchObject({ version: 0 });
});

it('cleans texts by the rules of the original (TRANS-03)', async () => {
  const { id } = await aProduct(test.context, { description: '<p>Fast</p>' });
  const description = '<p onclick="x()">Mehr <a href="http://localhost:8080/products/robot">hier</a></p><script>x()</script>';
  const { units } = await publish('product', id, { name: '  <b>Roboter</b>\n', description, seo_title: 'Ein  Roboter' });
  const textOf = (key: string) => units.find((unit) => unit.key === key)?.text;
  expect(textOf('name')).toBe('<b>Roboter</b>');
  expect(textOf('description')).not.toMatch(/onclick|script/);
  expect(textOf('seo_title')).toBe('Ein Roboter');
});

it('refuses the main language and languages that the site does not have (TRANS-03)', async () => {
  const { id } = await aProduct(test.context);
  expect(await test.get(pathOf('product', id, 'en'))).toMatchObject({ status: 422 });
  expect(await save('product', id, { texts: { name: 'Robot' } }, 'fr')).toMatchObject({ status: 422 });
  expect(await test.get(pathOf('product', 4711))).toMatchObject({ status: 404 });
});

it('refuses a save that is based on an older version, and nothing is lost (TRANS-04)', async () => {
  const { id } = await aTranslatedProduct();
  expect(await save('product', id, { version: 1, action: 'draft', texts: { name: 'Robbi' } })).toMatchObject({ status: 200 });
  expect(await save('product', id, { version: 1, action: 'draft', texts: { name: 'Robi' } })).toMatchObject({ status: 409 });
  expect((await read('product', id)).units[0]).toMatchObject({ text: 'Roboter', draft: 'Robbi' });
});

it('refuses one of two first saves at the same time (TRANS-04)', async () => {
  const { id } = await aProduct(test.context);
  const saves = ['Eins', 'Zwei'].map((name) => save('product', id, { texts: { name } }));
  expect((await Promise.all(saves)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('discards a draft, and refuses to publish without one (TRANS-01)', async () => {
  const { id } = await aTranslatedProduct();
  await save('product', id, { version: 1, action: 'draft', texts: { name: 'Robbi', seo_title: 'Titel' } });
  const discarded = (await save('product', id, { version: 2, action: 'discard' })).body.translation;
  expect(discarded).toMatchObject({ has_draft: false, state: 'ready' });
  expect(discarded.units[0]).toMatchObject({ text: 'Roboter', draft: null });
  expect(await save('product', id, { version: 3, action: 'publish' })).toMatchObject({ status: 409 });
});

it('publishes a draft at its time, as the administrator who scheduled it (TRANS-05)', async () => {
  const { id } = await aTranslatedProduct();
  const due = new Date(test.context.clock().getTime() + 60_000).toISOString();
  const past = { version: 1, action: 'schedule', texts: { name: 'Robbi' }, publish_at: '2020-01-01T00:00:00.000Z' };
  expect(await save('product', id, past)).toMatchObject({
    status: 422,
    body: { errors: { publish_at: ['The time must be in the future.'] } },
  });
  expect(await save('product', id, { ...past, publish_at: due })).toMatchObject({
    status: 200,
    body: { translation: { publish_at: due } },
  });
  const context = test.context as never;
  expect(await applyAllDue(context, Date.parse(due) - 1)).toBe(due);
  expect((await read('product', id)).units[0]).toMatchObject({ text: 'Roboter', draft: 'Robbi' });
  expect(await applyAllDue(context, Date.parse(due))).toBeNull();
  const published = await read('product', id);
  expect(published).toMatchObject({ publish_at: null, has_draft: false });
  expect(published.units[0]).toMatchObject({ text: 'Robbi', draft: null });
  const [entry] = (await test.get('/api/admin/audit?kind=translation')).body.data;
  expect(entry).toMatchObject({ action: 'update', record_name: 'Robot (de)' });
});

it('has a history whose texts can be restored (TRANS-06)', async () => {
  const { id } = await aTranslatedProduct({ seo_title: 'Alt' });
  const { history_id, version } = await publish('product', id, { name: 'Robbi', seo_title: '' });
  const { data } = (await test.get(`/api/admin/revisions?kind=translation&record_id=${history_id}`)).body;
  expect(data).toMatchObject([
    { action: 'update', record_name: 'Robot (de)', fields: ['name', 'seo_title'] },
    { action: 'create', fields: ['name', 'seo_title'] },
  ]);
  const detail = (await test.get(`/api/admin/revisions/${data[1].id}`)).body;
  expect(detail.differences).toEqual([
    { field: 'name', now: 'Robbi', restored: 'Roboter' },
    { field: 'seo_title', now: null, restored: 'Alt' },
  ]);
  expect(await test.call('POST', `/api/admin/revisions/${data[1].id}/restore`, { version })).toMatchObject({ status: 200 });
  const { units } = await read('product', id);
  expect(units.flatMap(({ text }) => text ?? [])).toEqual(['Roboter', 'Alt']);
});

it('follows its record to the trash and back, is copied as a draft, and is deleted for ever with it (TRANS-07)', async () => {
  const { id } = await aTranslatedProduct({ slug: 'roboter' });
  const copy = (await test.call('POST', `/api/admin/products/${id}/duplicate`)).body.product;
  const copied = await read('product', copy.id);
  expect(copied).toMatchObject({ state: 'in-work', has_draft: true });
  expect(copied.units.map(({ key, text, draft }) => [key, text, draft])).toContainEqual(['name', null, 'Roboter']);
  expect(copied.units.find(({ key }) => key === 'slug')).toMatchObject({ text: null, draft: null });
  const rows = () => test.context.db.selectFrom('translations').select(['id', 'record_id', 'slug']).orderBy('id').execute();
  const before = await rows();
  const { trash_id } = (await test.call('DELETE', `/api/admin/products/${id}`)).body;
  expect((await rows()).map(({ record_id }) => record_id)).toEqual([copy.id]);
  expect(await test.call('POST', `/api/admin/trash/${trash_id}/restore`, {})).toMatchObject({ status: 200 });
  expect(await rows()).toEqual(before);
  expect(await read('product', id)).toMatchObject({ state: 'ready' });
  const again = (await test.call('DELETE', `/api/admin/products/${id}`)).body;
  expect(await test.call('DELETE', `/api/admin/trash/${again.trash_id}`)).toMatchObject({ status: 200 });
  const revisions = test.context.db.selectFrom('revisions').select('id').where('kind', '=', 'translation');
  expect(await revisions.execute()).toEqual([]);
});

it('counts a picture in a translated text as used by the record (TRANS-08)', async () => {
  const product = await aTranslatedProduct();
  const { body } = await test.post('/api/admin/upload-image', { files: [['image', 'a.png', await aPicture()]] });
  await publish('product', product.id, { description: `<p>Bild</p><p><img src="/storage/${body.path}" alt=""></p>` });
  const file = await test.context.db.selectFrom('media').select('id').where('path', '=', body.path).executeTakeFirstOrThrow();
  expect((await test.get(`/api/admin/media/${file.id}`)).body.uses).toMatchObject([
    { kind: 'products', record_id: product.id, title: 'Robot' },
  ]);
  expect(await test.call('DELETE', `/api/admin/media/${file.id}`)).toMatchObject({ status: 409 });
  expect((await test.visit('GET', `/storage/${body.path}`)).status).toBe(200);
});

it('has the present path of a picture that is replaced, and is not outdated by it (TRANS-08)', async () => {
  const { body } = await test.post('/api/admin/media', { files: [['image', 'a.png', await aPicture()]] });
  const { id: mediaId, path } = body.media;
  const picture = `<p><img src="/storage/${path}" alt=""></p>`;
  const { id } = await aProduct(test.context, { name: 'Robot', description: picture });
  expect(await publish('product', id, { name: 'Roboter', description: picture })).toMatchObject({ state: 'ready' });
  const replaced = await test.post(`/api/admin/media/${mediaId}/replace`, {
    files: [['image', 'b.png', await aPicture('png', '#000000')]],
  });
  expect(replaced.status).toBe(200);
  const { state, units } = await read('product', id);
  const { source, text } = units.find(({ key }) => key === 'description') ?? {};
  expect({ state, isReplaced: text?.includes(replaced.body.media.path), isSame: text === source }).toEqual({
    state: 'ready',
    isReplaced: true,
    isSame: true,
  });
});

it('has no texts for names that an attribute translates, also after the attribute is added (TRANS-09)', async () => {
  const specifications = [{ type: 'single', key: 'Colour', value: 'Red' }];
  const { id } = await aProduct(test.context, { name: 'Robot', specifications });
  const { units } = await publish('product', id, { name: 'Roboter', 'specifications/Red': 'Rot' });
  expect(units.map(({ key }) => key)).toEqual(expect.arrayContaining(['specifications/Colour', 'specifications/Red']));
  expect(await read('product', id)).toMatchObject({ state: 'in-work' });
  await anAttribute();
  const after = await read('product', id);
  expect(after).toMatchObject({ state: 'ready' });
  expect(after.units.map(({ key }) => key)).not.toContain('specifications/Colour');
});

it('has a preview of its page with the draft, also of a category (TRANS-16)', async () => {
  const product = await aTranslatedProduct({ slug: 'roboter' });
  await save('product', product.id, { version: 1, action: 'draft', texts: { name: 'Robbi' } });
  const preview = async (kind: TranslatedKind, id: number, language?: string) => {
    const { body } = await test.call('POST', `${pathOf(kind, id, language)}/preview`);
    return findPreview(test.context, String(body.path).replace('/preview/', ''));
  };
  const found = await preview('product', product.id);
  expect(found).toMatchObject({
    language: 'de',
    page: '/de/products/roboter',
    answers: { '/api/public/products/roboter': { product: { name: 'Robbi' } } },
  });
  await publish('product', product.id, { name: 'ロボット' }, 'ja');
  expect(await preview('product', product.id, 'ja')).toMatchObject({
    page: '/products/robot',
    answers: { '/api/public/products/robot': { product: { name: 'ロボット' } } },
  });
  await save('category', product.category_id, { action: 'draft', texts: { name: 'Entwurf' } });
  const category = await preview('category', product.category_id);
  const change = category?.changes?.['/api/public/categories'];
  expect(change?.([{ id: product.category_id, products_count: 1 }])).toMatchObject([{ name: 'Entwurf', products_count: 1 }]);
  expect((await test.call('POST', `${pathOf('setting', await settingId('company_name'))}/preview`)).status).toBe(404);
});

it('is outdated after changes of many records in one transaction, such as an import (TRANS-02)', async () => {
  const { id } = await aTranslatedProduct();
  const [before] = await productRecords.list(test.context.db, [id]);
  const saving = { ...test.context, files: {} } as unknown as SavingContext;
  await inTransaction(test.context.db, (db) =>
    productRecords.updateMany({ ...saving, db }, before ? [{ before, changes: { name: 'Fast robot' } }] : []),
  );
  expect(await read('product', id)).toMatchObject({ state: 'outdated' });
});
