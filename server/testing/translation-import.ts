// Imports of translated files in tests.
import type { TranslationImport, TranslationImportReport } from '#contract/translation-imports.ts';
import type { EditingApp } from './editing-app.ts';

const pathOf = (language: string) => `/api/admin/translation-files/${language}`;

export const uploadTranslations = (test: EditingApp, bytes: Buffer | string, { name = 'texts.xlf', language = 'de' } = {}) =>
  test.post(pathOf(language), { files: [['file', name, bytes]] });

export const importCall = (test: EditingApp, body: { id: number; action: string }, language = 'de') =>
  test.call('POST', `${pathOf(language)}/import`, body);

/** Waits until nothing is in progress. */
export const endOfImport = async (test: EditingApp, language = 'de'): Promise<TranslationImport> => {
  for (;;) {
    const { body } = await test.get(`${pathOf(language)}/import`);
    if (body.import.progress === null) return body.import;
  }
};

/** @returns the report of the check, or of what was saved */
export const loadTranslations = async (
  test: EditingApp,
  action: 'check' | 'draft' | 'publish',
  bytes: Buffer | string,
  { name = 'texts.xlf', language = 'de' } = {},
): Promise<TranslationImportReport> => {
  const { status, body } = await uploadTranslations(test, bytes, { name, language });
  if (status !== 200) throw new Error(JSON.stringify(body));
  let ended = await endOfImport(test, language);
  if (action !== 'check') {
    await importCall(test, { id: ended.id, action }, language);
    ended = await endOfImport(test, language);
  }
  if (ended.report === null || ended.failure !== null) throw new Error(JSON.stringify(ended));
  return ended.report;
};
