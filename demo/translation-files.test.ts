// The texts of the demonstration, exported for translators and imported again.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { translatedKinds } from '#contract/rules/translations.ts';
import { firstOf, isAll } from '#server/testing/all-cases.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { loadTranslations } from '#server/testing/translation-import.ts';
import { checkXliff } from '#server/testing/xliff-structure.ts';
import { seedDemo } from './seed.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
  await seedDemo({ ...test.context, dataDir: test.dataDir, siteUrl: 'https://www.example.com', isTranslated: true, warn: vi.fn() });
  await withLanguages(test.context, 'id', 'de', 'fr');
});
afterAll(() => test.close());

const names = { xliff: 'texts.xlf', xlsx: 'texts.xlsx' } as const;
type Format = keyof typeof names;

const download = async (language: string, format: Format): Promise<Buffer> => {
  const url = `/api/admin/translation-files/${language}?format=${format}&texts=all`;
  return (await test.app.inject({ method: 'GET', url, headers: test.signedIn })).rawPayload;
};
const publish = (language: string, format: Format, bytes: Buffer | string) =>
  loadTranslations(test, 'publish', bytes, { name: names[format], language });
const rows = () => test.context.db.selectFrom('translations').selectAll().orderBy('id').execute();

/** Translates every segment: its codes stay, its words get a mark. */
const translated = (document: string): string =>
  document.replaceAll(/(<segment [^>]*><source>)(.*?)(<\/source>)/gs, (_all, start: string, source: string, end: string) => {
    const target = source.replaceAll(/[A-Za-z]+(?![^<>]*>)(?![^&]{0,8};)/g, (word) => `${word}’`);
    return `${start}${source}${end}<target>${target}</target>`;
  });

const unitsByRecord = (document: string) =>
  checkXliff(document)
    .all('file')
    .map((file) => ({
      kind: file.attributes.original?.split('/')[0],
      title: file.all('notes')[0]?.one('note') ?? '',
      units: file.all('unit').map(({ attributes }) => attributes.id ?? ''),
    }));

it('contain all kinds of records, and the entries of their lists (EXCH-01)', async () => {
  const records = unitsByRecord((await download('de', 'xliff')).toString());
  expect([...new Set(records.map(({ kind }) => kind))].sort()).toEqual(translatedKinds.toSorted());
  const unitsOf = (kind: string) => records.filter((record) => record.kind === kind).flatMap(({ units }) => units);
  const isOfList = (id: string) => id.startsWith('text-');
  // specifications, choices, entries of settings
  for (const kind of ['product', 'attribute', 'setting']) expect(unitsOf(kind).filter(isOfList).length).toBeGreaterThan(3);
  const settings = records.filter(({ kind }) => kind === 'setting').map(({ title }) => title);
  expect(settings).toEqual(expect.arrayContaining(['company_tagline', 'slides_data', 'statistics', 'team_members', 'sections']));
});

const files = [
  ['de', 'xliff'],
  ['de', 'xlsx'],
  ['id', 'xliff'],
  ['id', 'xlsx'],
] as const;

it.each(firstOf(files))('into the language %s are not changed by an %s file that nobody has edited (EXCH-03)', async (language, format) => {
  const before = await rows();
  const { counts } = await publish(language, format, await download(language, format));
  expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0, outdated: 0 });
  expect(counts.unchanged).toBeGreaterThan(500);
  expect(await rows()).toEqual(before);
});

it.runIf(isAll)('are translated in one file (EXCH-03)', async () => {
  const original = (await download('fr', 'xliff')).toString();
  const untranslated = await publish('fr', 'xliff', original);
  expect(untranslated.counts).toMatchObject({ new: 0, changed: 0, unchanged: 0, refused: 0 });
  const report = await publish('fr', 'xliff', translated(original));
  expect(report.refused).toEqual([]);
  expect(report.counts).toMatchObject({ new: untranslated.counts.untranslated, untranslated: 0, outdated: 0 });
  expect(report.counts.new).toBeGreaterThan(500);
  for (const format of ['xliff', 'xlsx'] as const) {
    const nothing = { new: 0, changed: 0, untranslated: 0, refused: 0, outdated: 0 };
    expect((await publish('fr', format, await download('fr', format))).counts).toEqual({ ...nothing, unchanged: report.counts.new });
  }
});
