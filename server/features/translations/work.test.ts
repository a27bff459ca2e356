// Work on translations: restoring by translators, failed publications, slugs, empty texts, originals that change meanwhile.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/rules/policy.ts';
import type { TranslatedKind } from '#contract/rules/translations.ts';
import type { Translation } from '#contract/translations.ts';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { applyAllDue } from '#server/features/translations/due-translations.ts';
import { compareUses } from '#server/features/uploads/compare-uses.repository.ts';
import { aPage, aProduct } from '#server/testing/builders.ts';
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
const saved = async (kind: TranslatedKind, id: number, body: object, language?: string): Promise<Translation> => {
  const answer = await save(kind, id, { version: (await read(kind, id, language)).version, ...body }, language);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.translation;
};
const unitOf = async (kind: TranslatedKind, id: number, key: string) => (await read(kind, id)).units.find((unit) => unit.key === key);
const revisionsOf = async (translation: Translation): Promise<{ id: number }[]> =>
  (await test.get(`/api/admin/revisions?kind=translation&record_id=${translation.history_id}`)).body.data;

const settingId = async (key: string) =>
  (await test.context.db.selectFrom('settings').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;
const saveList = (key: string, entries: readonly object[]) =>
  test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key, value: JSON.stringify(entries) }] });

const enterAs = async (role: Role, languages: string[] = []) => {
  const administratorId = await createAdministrator(test.context.db, {
    email: `${[role, ...languages].join('-')}@example.com`,
    name: 'Greta',
    passwordHash: 'none',
    role,
    languages,
    at: '2026-11-21T03:00:00.000Z',
  });
  const { token } = await issueToken(test.context, { administratorId, remember: false });
  return { authorization: `Bearer ${token}` };
};

describe('the history of a translation', () => {
  it('is restored by translators into its language, and by nobody else without the right to change content (ROLE-12, TRANS-06)', async () => {
    const { id } = await aPage(test.context, { title: 'Terms' });
    await saved('page', id, { texts: { title: 'Bedingungen' } });
    const [, first] = await revisionsOf(await saved('page', id, { texts: { title: 'Regeln' } }));
    await test.call('PUT', `/api/admin/pages/${id}`, { title: 'Conditions' });
    const [ofPage] = (await test.get(`/api/admin/revisions?kind=page&record_id=${id}`)).body.data;
    const restore = async (headers: object, revision: number, version: number) =>
      (await test.visit('POST', `/api/admin/revisions/${revision}/restore`, { headers, body: { version } } as never)).status;
    const german = await enterAs('translator', ['de']);
    expect(await restore(await enterAs('translator', ['ar']), first?.id ?? 0, 2)).toBe(403);
    expect(await restore(await enterAs('viewer'), first?.id ?? 0, 2)).toBe(403);
    expect(await restore(german, ofPage.id, 2)).toBe(403);
    expect(await restore(german, first?.id ?? 0, 2)).toBe(200);
    expect(await unitOf('page', id, 'title')).toMatchObject({ text: 'Bedingungen' });
    expect(await read('page', id)).toMatchObject({ by: 'Greta', version: 3 });
    expect(await restore(await enterAs('editor'), first?.id ?? 0, 3)).toBe(200);
  });

  it('leaves the draft and its time when texts are restored (TRANS-06)', async () => {
    const { id } = await aPage(test.context, { title: 'Terms', content: '<p>Fair</p>' });
    await saved('page', id, { texts: { title: 'Bedingungen' } });
    const [, first] = await revisionsOf(await saved('page', id, { texts: { title: 'Regeln' } }));
    const publish_at = new Date(test.context.clock().getTime() + 60_000).toISOString();
    const { version } = await saved('page', id, { action: 'schedule', publish_at, texts: { content: '<p>Gerecht</p>' } });
    await test.call('POST', `/api/admin/revisions/${first?.id}/restore`, { version });
    expect(await read('page', id)).toMatchObject({ publish_at, has_draft: true });
    expect(await unitOf('page', id, 'title')).toMatchObject({ text: 'Bedingungen', draft: null });
    expect(await unitOf('page', id, 'content')).toMatchObject({ text: null, draft: '<p>Gerecht</p>' });
  });
});

describe('a scheduled publication that fails', () => {
  const due = () => new Date(test.context.clock().getTime() + 60_000).toISOString();
  const apply = (at: string) => applyAllDue(test.context as never, Date.parse(at));

  it('leaves the draft with the time and the reason, until the next publication (TRANS-17)', async () => {
    const { id } = await aProduct(test.context, { name: 'Robot', slug: 'robot' });
    const publish_at = due();
    await saved('product', id, { action: 'schedule', publish_at, texts: { name: 'Roboter', slug: 'roboter' } });
    const other = await aProduct(test.context, { name: 'Arm', slug: 'arm' });
    await saved('product', other.id, { texts: { name: 'Arm', slug: 'roboter' } });
    expect(await apply(publish_at)).toBeNull();
    const reason = 'Another product has this slug. Choose a different one.';
    const failed = { publish_at: null, has_draft: true, state: 'in-work', failure: { due_at: publish_at, reason } };
    expect(await read('product', id)).toMatchObject(failed);
    const listed = (await test.get('/api/admin/translations?language=de&kind=product&search=robot')).body.translations.data;
    expect(listed).toMatchObject([{ id, publish_at: null, failure: failed.failure }]);
    expect(await saved('product', id, { action: 'draft', texts: { name: 'Robbi' } })).toMatchObject(failed);
    expect(await saved('product', id, { texts: { slug: 'robbi' } })).toMatchObject({ failure: null, has_draft: false });
  });

  it('is refused before if nothing would be published then (TRANS-17)', async () => {
    const { id } = await aProduct(test.context, { name: 'Robot' });
    await saved('product', id, { texts: { name: 'Roboter' } });
    const again = { version: 1, action: 'schedule', publish_at: due(), texts: { name: 'Roboter' } };
    expect(await save('product', id, again)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await saved('product', id, { action: 'schedule', publish_at: due(), texts: { name: 'Robbi' } });
    // the draft says what is published already
    expect(await saved('product', id, { action: 'draft', texts: { name: 'Roboter' } })).toMatchObject({
      has_draft: false,
      publish_at: null,
    });
  });
});

describe('a slug', () => {
  it.each(['draft', 'publish'])('is checked when it is saved without a title: %s (TRANS-13)', async (action) => {
    await aProduct(test.context, { name: 'Arm', slug: 'arm' });
    const { id } = await aProduct(test.context, { name: 'Robot', slug: 'robot' });
    expect(await save('product', id, { action, texts: { slug: 'arm' } })).toMatchObject({
      status: 422,
      body: { errors: { 'texts.slug': ['Another product has this slug. Choose a different one.'] } },
    });
    expect(await save('product', id, { action, texts: { slug: 'robot' } })).toMatchObject({ status: 200 });
  });
});

describe('a translation without texts', () => {
  it('is not published, and not begun by empty texts (TRANS-20)', async () => {
    const { id } = await aPage(test.context, { title: 'Terms' });
    const nothing = { texts: { title: ' ', content: '<p></p>' } };
    expect(await save('page', id, nothing)).toMatchObject({
      status: 409,
      body: { message: 'This translation has no text yet. Write at least one text, then publish it.' },
    });
    expect(await save('page', id, { ...nothing, action: 'draft' })).toMatchObject({ status: 200 });
    expect(await read('page', id)).toMatchObject({ state: 'none', version: 0 });
  });

  it.each([
    ['discarded', { action: 'discard' }],
    ['emptied', { action: 'draft', texts: { title: '', content: '' } }],
  ])('is not begun after its only draft was %s (TRANS-20)', async (_what, body) => {
    const { id } = await aPage(test.context, { title: 'Terms' });
    const { path } = (await test.post('/api/admin/upload-image', { files: [['image', 'a.png', await aPicture()]] })).body;
    await saved('page', id, { action: 'draft', texts: { title: 'Bedingungen', content: `<p><img src="/storage/${path}" alt=""></p>` } });
    expect(await saved('page', id, body)).toMatchObject({ state: 'none', version: 0, has_draft: false });
    expect(await saved('page', id, { texts: { title: 'Regeln' } })).toMatchObject({ state: 'in-work', version: 1 });
  });

  it('keeps its history if it was published (TRANS-20)', async () => {
    const { id } = await aPage(test.context, { title: 'Terms' });
    await saved('page', id, { texts: { title: 'Bedingungen' } });
    const { history_id } = await saved('page', id, { texts: { title: '' } });
    await saved('page', id, { action: 'draft', texts: { title: 'Regeln' } });
    expect(await saved('page', id, { action: 'discard' })).toMatchObject({ state: 'in-work', history_id });
  });
});

describe('a list whose texts change', () => {
  const slide = (title: string, subtitle = '') => ({ title, subtitle, background_image: '', hero_image: '' });
  const lists: [key: string, before: object[], after: object[], from: string, to: string][] = [
    ['slides_data', [slide('Arms', 'They lift')], [slide('Lines'), slide('Robots', 'They lift')], 'Arms', 'Robots'],
    ['statistics', [{ value: '25+', label: 'Years' }], [{ value: '25+', label: 'Years of work' }], 'Years', 'Years of work'],
    [
      'team_members',
      [{ name: 'Ana', position: 'Head of sales', photo: null }],
      [{ name: 'Ana', position: 'Director', photo: null }],
      'Head of sales',
      'Director',
    ],
    [
      'sections',
      [{ id: 1, title: 'Past', content: '<p>Then</p>' }],
      [{ id: 1, title: 'Past', content: '<p>Once</p>' }],
      '<p>Then</p>',
      '<p>Once</p>',
    ],
  ];

  it.each(lists)('has outdated translations, which visitors still read: %s (TRANS-18)', async (key, before, after, from, to) => {
    await aPage(test.context, { slug: 'about', is_published: true });
    await saveList(key, before);
    const id = await settingId(key);
    const { units } = await read('setting', id);
    const texts = Object.fromEntries(units.map((unit) => [unit.key, unit.source.replace(/[A-Z]/, 'Ü')]));
    expect(await saved('setting', id, { texts })).toMatchObject({ state: 'ready' });
    await saved('setting', id, { action: 'draft', texts: { [`value/${from}`]: 'Neu' } });
    await saveList(key, after);
    expect(await read('setting', id)).toMatchObject({ state: 'outdated' });
    const text = from.replace(/[A-Z]/, 'Ü');
    const expected = { source: to, translated_from: from, text, draft: 'Neu', draft_from: from };
    expect(await unitOf('setting', id, `value/${to}`)).toMatchObject(expected);
    const answers = await Promise.all(['homepage', 'about'].map((page) => test.visit('GET', `/api/public/${page}?locale=de`)));
    expect(JSON.stringify(answers.map(({ body }) => body))).toContain(text);
    // saved as it was: the first translation fits again
    await saveList(key, before);
    expect(await unitOf('setting', id, `value/${from}`)).toMatchObject({ translated_from: from, text });
  });

  it('keeps the translations of moved and removed entries with their texts (TRANS-18)', async () => {
    await saveList('slides_data', [slide('Arms', 'They lift'), slide('Lines', 'They run'), slide('Cells', 'They weld')]);
    const id = await settingId('slides_data');
    const texts = { 'value/Arms': 'Arme', 'value/They lift': 'Sie heben', 'value/Lines': 'Linien', 'value/They run': 'Sie laufen' };
    await saved('setting', id, { texts });
    await saveList('slides_data', [slide('Halls', 'We plan'), slide('Cells', 'They weld'), slide('Arms', 'They lift')]);
    const { state, units } = await read('setting', id);
    expect([state, Object.fromEntries(units.map(({ source, text }) => [source, text]))]).toEqual([
      'in-work',
      { Halls: null, 'We plan': null, Cells: null, 'They weld': null, Arms: 'Arme', 'They lift': 'Sie heben' },
    ]);
  });

  it('has outdated translations of values of specifications (TRANS-18)', async () => {
    const row = (value: string) => [{ type: 'single', key: 'Housing', value }];
    const { id } = await aProduct(test.context, { name: 'Robot', specifications: row('Painted steel') });
    await saved('product', id, { texts: { name: 'Roboter', 'specifications/Painted steel': 'Lackierter Stahl' } });
    await test.post(`/api/admin/products/${id}`, { fields: { specifications: JSON.stringify(row('Stainless steel')) } });
    expect(await read('product', id)).toMatchObject({ state: 'outdated' });
    expect(await unitOf('product', id, 'specifications/Stainless steel')).toMatchObject({
      text: 'Lackierter Stahl',
      translated_from: 'Painted steel',
    });
  });
});

describe('an original that is saved while it is translated', () => {
  it('makes the translation outdated, published or in a draft (TRANS-19)', async () => {
    const { id } = await aPage(test.context, { title: 'Terms' });
    await test.call('PUT', `/api/admin/pages/${id}`, { title: 'Conditions' });
    const texts = { texts: { title: 'Bedingungen' }, sources: { title: 'Terms' } };
    await saved('page', id, { ...texts, action: 'draft' });
    expect(await unitOf('page', id, 'title')).toMatchObject({ draft: 'Bedingungen', draft_from: 'Terms', source: 'Conditions' });
    expect(await saved('page', id, texts)).toMatchObject({ state: 'outdated' });
    expect(await saved('page', id, { texts: texts.texts, sources: { title: 'Conditions' } })).not.toMatchObject({ state: 'outdated' });
  });

  it('is followed by the text of an entry that was changed, and refuses that of an entry that was removed (TRANS-19)', async () => {
    const statistic = (label: string) => ({ value: '25+', label });
    await saveList('statistics', [statistic('Years'), { value: '40', label: 'Engineers' }]);
    const id = await settingId('statistics');
    await saved('setting', id, { texts: { 'value/Years': 'Jahre' } });
    await saveList('statistics', [statistic('Decades')]);
    const sources = { 'value/Years': 'Years', 'value/Engineers': 'Engineers' };
    const { state } = await saved('setting', id, { texts: { 'value/Years': 'Arbeitsjahre' }, sources });
    expect([state, await unitOf('setting', id, 'value/Decades')]).toMatchObject([
      'outdated',
      { text: 'Arbeitsjahre', translated_from: 'Years' },
    ]);
    const late = { version: 2, texts: { 'value/Engineers': 'Ingenieure' } };
    expect(await save('setting', id, { ...late, sources })).toMatchObject({ status: 409, body: { code: 'version-conflict' } });
    expect(await save('setting', id, late)).toMatchObject({ status: 422 });
  });

  it('leaves a state that is that of the texts, whichever save comes first (TRANS-02)', async () => {
    const { id } = await aProduct(test.context, { name: 'Robot', description: '' });
    const [, answer] = await Promise.all([
      test.post(`/api/admin/products/${id}`, { fields: { name: 'Fast robot' } }),
      save('product', id, { texts: { name: 'Roboter' }, sources: { name: 'Robot' } }),
    ]);
    expect(answer).toMatchObject({ status: 200 });
    expect(await read('product', id)).toMatchObject({ state: 'outdated' });
  });

  it('is published from its draft with the translation left in work, and outdated where it was published (TRANS-02)', async () => {
    const { id } = await aPage(test.context, { title: 'Terms', content: '<p>Fair</p>', is_published: true });
    await saved('page', id, { texts: { title: 'Bedingungen' } });
    await saved('page', id, { action: 'draft', texts: { content: '<p>Gerecht</p>' } });
    await test.call('POST', `/api/admin/drafts/page/${id}`, { title: 'Conditions', content: '<p>Good</p>' });
    expect(await read('page', id)).toMatchObject({ state: 'in-work' });
    expect(await test.call('POST', `/api/admin/drafts/page/${id}/publish`)).toMatchObject({ status: 200 });
    expect(await read('page', id)).toMatchObject({ state: 'outdated', has_draft: true });
    expect(await unitOf('page', id, 'content')).toMatchObject({ text: null, draft: '<p>Gerecht</p>', draft_from: '<p>Fair</p>' });
  });
});
