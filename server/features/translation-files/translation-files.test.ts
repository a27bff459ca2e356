// Exports and imports of translations, through the calls.
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TranslationFileFormat } from '#contract/rules/translation-files.ts';
import type { TranslatedKind } from '#contract/rules/translations.ts';
import { translationFileTypes } from '#contract/translation-files.ts';
import type { Translation } from '#contract/translations.ts';
import { compareUses } from '#server/features/uploads/compare-uses.repository.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { createFiles, readAll } from '#server/platform/sheets/sheet-files.fixture.ts';
import { writeSheet } from '#server/platform/sheets/write-sheet.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { loadTranslations } from '#server/testing/translation-import.ts';
import { checkXliff } from '#server/testing/xliff-structure.ts';

let test: EditingApp;
const fileOf = createFiles();
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(async () => {
  await test.reset();
  await withLanguages(test.context, 'de', 'pt-br');
});
afterAll(async () => {
  expect(await compareUses(test.context.db)).toBeNull();
  await test.close();
});

const path = '/api/admin/translation-files/de';

const download = async (format: TranslationFileFormat, query = 'texts=all', url = path) => {
  const response = await test.app.inject({ method: 'GET', url: `${url}?format=${format}&${query}`, headers: test.signedIn });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
};
const exported = async (query?: string, url?: string): Promise<string> => (await download('xliff', query, url)).bytes.toString();
const load = (action: 'check' | 'draft' | 'publish', bytes: Buffer | string, name = 'texts.xlf') =>
  loadTranslations(test, action, bytes, { name });

const translationPath = (kind: TranslatedKind, id: number) => `/api/admin/translations/${kind}/${id}/de`;
const read = async (kind: TranslatedKind, id: number): Promise<Translation> => (await test.get(translationPath(kind, id))).body.translation;
const save = async (kind: TranslatedKind, id: number, texts: object, action = 'publish') => {
  const { version } = await read(kind, id);
  expect(await test.call('PUT', translationPath(kind, id), { version, action, texts })).toMatchObject({ status: 200 });
};
const textOf = async (kind: TranslatedKind, id: number, key: string) => (await read(kind, id)).units.find((unit) => unit.key === key);

/** Adds a translation to the segments of a document, by the text of the original. */
const translate = (document: string, translations: Record<string, string>): string =>
  Object.entries(translations).reduce(
    (text, [source, target]) =>
      text.replaceAll(
        new RegExp(`<source>${source.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')}</source>(?:<target>[^\\n]*?</target>)?`, 'g'),
        `<source>${source}</source><target>${target}</target>`,
      ),
    document,
  );

/** A company in which each kind has texts, some of them translated, in each state. */
const fill = async () => {
  const { context } = test;
  const { id: category_id } = await aCategory(context, { name: 'Robots', description: '<p>All <em>robots</em></p>' });
  const attribute = await test.call('POST', '/api/admin/attributes', {
    category_id,
    kind: 'choice',
    label: 'Colour',
    choices: [
      { key: 'red', label: 'Red' },
      { key: 'dark-red', label: 'Dark “red” & more' },
    ],
  });
  const product = await aProduct(context, {
    category_id,
    name: 'Robot & Co',
    description:
      '<h2>Fast</h2><p>With <a href="/products">two <strong>arms</strong></a><br>and &lt;legs&gt;</p><ul><li>One</li><li>Two</li></ul>',
    specifications: [
      { type: 'single', key: 'Colour', value: 'Red' },
      { type: 'single', key: 'Note: “5 < 6”', value: 'only indoors' },
    ],
  });
  const article = await anArticle(context, { title: 'Fair', content: '<p>Come</p>' });
  const page = await aPage(context, { title: 'Terms', content: '<p>Fair\u00a0terms</p>' });
  const slides = JSON.stringify([{ id: '1', title: 'First slide', subtitle: 'Two\nlines' }]);
  await test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key: 'company_tagline', value: 'We move' }] });
  await test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key: 'slides_data', value: slides }] });
  const media = await test.post('/api/admin/media', { files: [['image', 'a.png', await aPicture()]] });
  await test.call('PUT', `/api/admin/media/${media.body.media.id}`, { alt: 'A robot' });
  await save('product', product.id, { name: 'Roboter & Co', description: '<p>Ganz <strong>anders</strong></p>', slug: 'roboter' });
  await save('product', product.id, { name: 'Robbi' }, 'draft');
  await save('category', category_id, { name: 'Roboter', description: '<p>Alle <em>Roboter</em></p>' });
  await save('attribute', attribute.body.attribute.id, { label: 'Farbe', 'choices/dark-red': 'Dunkelrot' });
  await save('article', article.id, { title: 'Messe', content: '<p>Kommen Sie</p>' });
  await test.post(`/api/admin/news/${article.id}`, { fields: { content: '<p>Come and see</p>' } });
  return { product, page, article, category_id };
};

const rows = () => test.context.db.selectFrom('translations').selectAll().orderBy('id').execute();

describe.each(['xliff', 'xlsx'] as const)('a file of the format %s', (format) => {
  it('changes nothing when it is imported as it was exported (EXCH-03)', async () => {
    await fill();
    const before = await rows();
    const { bytes, headers } = await download(format);
    expect(headers).toMatchObject({
      'content-type': translationFileTypes[format],
      'content-disposition': expect.stringMatching(/^attachment; filename="translations-de-\d{4}-\d\d-\d\d\.xl(?:f|sx)"$/),
    });
    if (format === 'xliff') checkXliff(bytes.toString());
    for (const action of ['check', 'draft', 'publish'] as const) {
      const { counts, refused } = await load(action, bytes, `texts.${format}`);
      expect(refused).toEqual([]);
      expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0, outdated: 0 });
      expect(counts.unchanged).toBeGreaterThan(7);
      expect(counts.untranslated).toBeGreaterThan(7);
    }
    expect(await rows()).toEqual(before);
  });
});

it('exports the chosen texts of the chosen kinds (EXCH-01)', async () => {
  await fill();
  const unitsOf = async (query: string) => {
    const files = checkXliff(await exported(query)).all('file');
    return files.map(
      (file) =>
        `${file.attributes.original?.split('/')[0]}: ${file
          .all('unit')
          .map(({ attributes }) => attributes.id)
          .join(' ')}`,
    );
  };
  expect(await unitsOf('texts=outdated')).toEqual(['article: content']);
  expect(await unitsOf('texts=all&kinds=article,category')).toEqual(['category: name description', 'article: title content']);
  expect(await unitsOf('texts=open&kinds=article,page')).toEqual(['article: content', 'page: title content']);
});

it('refuses an export without texts, and one for another language (EXCH-01)', async () => {
  expect(await download('xliff', 'texts=outdated')).toMatchObject({ status: 409 });
  expect(await download('xliff', '', '/api/admin/translation-files/fr')).toMatchObject({ status: 422 });
  expect(await download('xliff', '', '/api/admin/translation-files/en')).toMatchObject({ status: 422 });
  expect(await download('xliff', 'kinds=product,robot')).toMatchObject({ status: 422 });
});

it('names languages as BCP 47 does (EXCH-02)', async () => {
  await aPage(test.context);
  expect(await exported('', '/api/admin/translation-files/pt-br')).toContain('srcLang="en" trgLang="pt-BR"');
});

it.each([
  ['draft', { text: null, draft: 'Schneller Roboter' }],
  ['publish', { text: 'Schneller Roboter', draft: null }],
] as const)('writes nothing when it checks, then saves as %s (EXCH-05)', async (action, expected) => {
  const { id } = await aProduct(test.context, { name: 'Fast robot', description: '<p>A <em>fast</em> arm</p><p>Two</p>' });
  const file = translate(await exported('kinds=product'), { 'Fast robot': 'Schneller Roboter' });
  const checked = await load('check', file);
  expect(checked).toMatchObject({
    counts: { new: 1, changed: 0, untranslated: 1, refused: 0 },
    changes: [{ kind: 'product', id, title: 'Fast robot', label: 'Name', before: null, after: 'Schneller Roboter', is_outdated: false }],
  });
  expect(await rows()).toEqual([]);
  expect(await load(action, file)).toMatchObject({ counts: checked.counts });
  expect(await textOf('product', id, 'name')).toMatchObject(expected);
  // the same file again
  expect(await load(action, file)).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 1, untranslated: 1 } });
  const entries = (await test.get('/api/admin/audit?kind=translation')).body.data.map((entry: { action: string }) => entry.action);
  expect(entries).toEqual(['import', 'import', action === 'draft' ? 'draft' : 'create', 'export']);
});

it('keeps the codes of formatted texts, whose segments can be translated one by one (EXCH-04)', async () => {
  const { id } = await aProduct(test.context, { name: 'Robot', description: '<p>A <em>fast</em> arm</p><p>Two</p>' });
  const file = (await exported('kinds=product'))
    .replace(/<source>A (<pc [^>]*>)fast<\/pc> arm<\/source>/, '$&<target>Ein Arm, $1schnell</pc></target>')
    .replace('<source>Two</source>', '$&<target>Zwei &amp; mehr</target>');
  // the report shows the text without its tags
  const changes = [{ label: 'Description', after: 'Ein Arm, schnell Zwei & mehr' }];
  expect(await load('publish', file)).toMatchObject({ counts: { new: 1, refused: 0 }, changes });
  expect(await textOf('product', id, 'description')).toMatchObject({ text: '<p>Ein Arm, <em>schnell</em></p><p>Zwei &amp; mehr</p>' });
});

it.each([
  ['a text that is too long', 'Robot', 'x'.repeat(256), 'The text of “Name” must not be longer than 255 characters.'],
  ['lost codes', 'A <pc id="2" dataRefStart="d2" dataRefEnd="d3">fast</pc> arm', 'Ein schneller Arm', '<em> is missing'],
  ['additional codes', 'Two', '<pc id="9" dataRefStart="d2" dataRefEnd="d3">Zwei</pc>', '<em> is not in the original'],
  [
    'codes in a text without formatting',
    'Robot',
    '<ph id="1" dataRef="d1"/>',
    'A code in it has no original data. Keep the codes of the exported file.',
  ],
])('refuses only %s (EXCH-06)', async (_what, source, target, reason) => {
  await aProduct(test.context, { name: 'Robot', description: '<p>A <em>fast</em> arm</p><p>Two</p>' });
  const all = {
    Robot: 'Roboter',
    'A <pc id="2" dataRefStart="d2" dataRefEnd="d3">fast</pc> arm': 'Ein <pc id="2" dataRefStart="d2" dataRefEnd="d3">schneller</pc> Arm',
    Two: 'Zwei',
  };
  const report = await load('publish', translate(await exported('kinds=product'), { ...all, [source]: target }));
  expect(report.counts).toMatchObject({ new: 1, refused: 1 });
  expect(report.refused.map((refused) => refused.reason)).toEqual([expect.stringContaining(reason)]);
});

it('refuses a text with a picture that does not exist, and saves those of other records (EXCH-06)', async () => {
  const first = await aPage(test.context, { title: 'Terms', content: '<p>Text</p>' });
  await aPage(test.context, { title: 'Privacy', content: '<p>More<br>text</p>' });
  const document = translate(await exported('kinds=page'), {
    Text: 'Absatz',
    'More<ph id="2" dataRef="d2"/>text': 'Mehr<ph id="2" dataRef="d2"/>',
  }).replace('&lt;br&gt;', '&lt;img src=&quot;/storage/uploads/2026/11/0000000000000000.png&quot; alt=&quot;&quot;&gt;');
  const report = await load('publish', document);
  expect(report).toMatchObject({ counts: { new: 1, refused: 1, untranslated: 2 }, refused: [{ title: 'Privacy' }] });
  expect(await textOf('page', first.id, 'content')).toMatchObject({ text: '<p>Absatz</p>' });
});

it('imports a translation of an older original as outdated (EXCH-07)', async () => {
  const { id } = await aProduct(test.context, { name: 'Robot', description: '<p>One</p>' });
  const file = (await exported('kinds=product')).replace('<source>One</source>', '$&<target>Eins</target>');
  await test.post(`/api/admin/products/${id}`, { fields: { description: '<p>One</p><p><strong>Two</strong></p>' } });
  expect(await load('publish', file)).toMatchObject({ counts: { new: 1, outdated: 1 }, changes: [{ is_outdated: true }] });
  expect(await read('product', id)).toMatchObject({ state: 'outdated' });
  expect(await textOf('product', id, 'description')).toMatchObject({ text: '<p>Eins</p>', translated_from: '<p>One</p>' });
});

it('refuses a text whose translation somebody has changed since the export (EXCH-07)', async () => {
  const { id } = await aProduct(test.context, { name: 'Robot', seo_title: 'Buy a robot' });
  await save('product', id, { name: 'Roboter' });
  const file = translate(await exported('texts=all&kinds=product'), { Robot: 'Automat', 'Buy a robot': 'Roboter kaufen' });
  await save('product', id, { name: 'Robbi' });
  const report = await load('publish', file);
  expect(report).toMatchObject({ counts: { new: 1, refused: 1 } });
  expect(report.refused[0]?.reason).toContain('Somebody has changed this translation since the export. It is now “Robbi”.');
  expect(await textOf('product', id, 'name')).toMatchObject({ text: 'Robbi' });
});

it('confirms an outdated translation only if the translator has finished it (EXCH-07)', async () => {
  const { article } = await fill();
  const file = await exported('texts=outdated');
  expect(await load('publish', file)).toMatchObject({ counts: { changed: 0, unchanged: 1 } });
  expect(await load('publish', file.replace('state="initial"', 'state="final"'))).toMatchObject({ counts: { changed: 1 } });
  expect(await textOf('article', article.id, 'content')).toMatchObject({
    text: '<p>Kommen Sie</p>',
    translated_from: '<p>Come and see</p>',
  });
});

it('imports a spreadsheet whose rows were sorted, moved and edited (EXCH-08)', async () => {
  const { id } = await aProduct(test.context, { name: 'Robot', description: '<p>A <em>fast</em> arm</p>' });
  await aPage(test.context, { title: '2026', content: '<p>Text</p>' });
  const { bytes } = await download('xlsx', 'texts=missing&kinds=product,page');
  const { rows: all } = await readAll(fileOf(bytes, 'texts.xlsx'));
  const [head = [], ...lines] = all.map(({ cells }) => cells);
  expect(head).toEqual([
    'Kind',
    'Id',
    'Record',
    'Text',
    'Label',
    'Limit',
    'Original (en)',
    'Translation (de)',
    'State',
    'Check (do not change)',
  ]);
  expect(lines[0]).toEqual(['product', id, 'Robot', 'name', 'Name', 255, 'Robot', null, 'missing', expect.any(String)]);
  const translations: Record<string, Cell> = {
    Robot: 'Roboter',
    '<p>A <em>fast</em> arm</p>': '<p>Ein <em>schneller</em> Arm</p>',
    2026: 2026,
  };
  const edited = lines
    .toReversed()
    .map((cells) => cells.map((cell, at) => (at === 7 ? (translations[String(cells[6])] ?? null) : cell)).toReversed());
  const sheet = writeSheet('xlsx', {
    name: 'Any',
    columns: head.toReversed().map((cell) => ({ head: String(cell) })),
    rows: (async function* () {
      yield* edited;
    })(),
  });
  const report = await load('publish', await buffer(sheet), 'edited.xlsx');
  expect(report.counts).toMatchObject({ new: 3, untranslated: 1, refused: 0 });
  expect(await textOf('product', id, 'description')).toMatchObject({ text: '<p>Ein <em>schneller</em> Arm</p>' });
});
