// Translations of all kinds of records: saving, publishing, states, conflicts, schedules, history.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TranslatedKind } from '#contract/rules/translations.ts';
import type { Translation } from '#contract/translations.ts';
import { compareUses } from '#server/features/uploads/compare-uses.repository.ts';
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
  await withLanguages(test.context, 'de', 'ar');
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
    ]);
  });
});
