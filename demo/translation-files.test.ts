// The texts of the demonstration, exported for translators and imported again.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TranslationImportReport } from '#contract/translation-files.ts';
import { isAll } from '#server/testing/all-cases.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { checkXliff } from '#server/testing/xliff-structure.ts';
import { seedDemo } from './seed.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
  await seedDemo({ ...test.context, dataDir: test.dataDir, siteUrl: 'https://www.example.com', warn: vi.fn() });
  await withLanguages(test.context, 'de');
});
afterAll(() => test.close());

const path = '/api/admin/translation-files/de';
const download = async (format: string): Promise<Buffer> =>
  (await test.app.inject({ method: 'GET', url: `${path}?format=${format}&texts=all`, headers: test.signedIn })).rawPayload;
const upload = async (action: string, bytes: Buffer | string, name: string): Promise<TranslationImportReport> =>
  (await test.post(path, { fields: { action }, files: [['file', name, bytes]] })).body.report;

/** Translates every segment: its codes stay, its words get a mark. */
const translated = (document: string): string =>
  document.replaceAll(/(<segment [^>]*><source>)(.*?)(<\/source>)/gs, (_all, start: string, source: string, end: string) => {
    const target = source.replaceAll(/[A-Za-z]+(?![^<>]*>)(?![^&]{0,8};)/g, (word) => `${word}’`);
    return `${start}${source}${end}<target>${target}</target>`;
  });

it.runIf(isAll)('are translated in one file, and are not changed by files that nobody has edited (EXCH-03)', async () => {
  const original = (await download('xliff')).toString();
  checkXliff(original);
  const untranslated = await upload('publish', original, 'texts.xlf');
  expect(untranslated.counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
  const report = await upload('publish', translated(original), 'texts.xlf');
  expect(report.refused).toEqual([]);
  expect(report.counts).toMatchObject({ new: untranslated.counts.untranslated, untranslated: 0, outdated: 0 });
  expect(report.counts.new).toBeGreaterThan(500);
  for (const [format, name] of [
    ['xliff', 'texts.xlf'],
    ['xlsx', 'texts.xlsx'],
  ] as const) {
    const file = await download(format);
    if (format === 'xliff') checkXliff(file.toString());
    expect((await upload('publish', file, name)).counts).toEqual({
      new: 0,
      changed: 0,
      unchanged: report.counts.new,
      untranslated: 0,
      refused: 0,
      outdated: 0,
    });
  }
});
