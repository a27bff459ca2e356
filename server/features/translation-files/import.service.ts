// Imports translated files. The whole file is read before the first text is written, so a broken file changes nothing.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportAction } from '#contract/rules/translation-files.ts';
import type { TranslationImportReport } from '#contract/translation-files.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { getLanguages } from '#server/features/settings/settings.values.ts';
import { lockOriginal } from '#server/features/translations/originals.ts';
import { changeTranslation, requireOtherLanguage } from '#server/features/translations/translations.service.ts';
import { type SavingContext, saveWithFiles } from '#server/features/uploads/uploads.service.ts';
import { AppError, invalid } from '#server/http/errors.ts';
import { SheetError } from '#server/platform/sheets/sheet.ts';
import type { FileRecord, TranslationFile } from './file-texts.ts';
import { createReport } from './import-report.ts';
import { isWritten, ofFile, type PlannedText, planTexts, toWrite } from './plan-texts.ts';
import { openTranslationSheet } from './sheet/read-sheet.ts';
import { openXliff } from './xliff/read-xliff.ts';

/** A program can name a country that the site does not: de-DE for de. */
const isOfLanguage = (named: string, code: string, codes: readonly string[]): boolean => {
  const language = named.toLowerCase();
  return language === code || (language.startsWith(`${code}-`) && !codes.includes(language));
};

const requireLanguages = ({ from, to }: TranslationFile, language: string, codes: readonly string[]): void => {
  const [main = ''] = codes;
  if (!isOfLanguage(to, language, codes))
    throw new SheetError(
      `The file contains translations into “${to}”, not into “${language}”. Import it into that language, or choose another file.`,
    );
  if (!isOfLanguage(from, main, codes))
    throw new SheetError(`The file is translated from “${from}”, but the main language of the site is “${main}”. Export it again.`);
};

const reasonOf = ({ details, message }: AppError): string => Object.values(details.errors ?? {})[0]?.[0] ?? message;

interface Target {
  language: string;
  action: 'draft' | 'publish';
}

const save = async (saving: SavingContext, record: FileRecord, { language, action }: Target): Promise<PlannedText[]> => {
  const of = ofFile(record, language);
  if (of) await lockOriginal(saving.db, of);
  const planned = await planTexts(saving, of, record);
  if (of && planned.some(isWritten)) await changeTranslation(saving, of, { action, ...toWrite(planned) });
  return planned;
};

const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && ['invalid', 'not-found', 'conflict'].includes(error.code);

const planRefused = async (context: SavingContext, record: FileRecord, language: string, error: AppError): Promise<PlannedText[]> => {
  const planned = await planTexts(context, ofFile(record, language), record);
  return planned.map((text) => (isWritten(text) ? { ...text, outcome: 'refused', reason: reasonOf(error) } : text));
};

/** Saves the records in one transaction; if one of them is refused, each in a transaction of its own. */
const write = async (context: SavingContext, records: readonly FileRecord[], target: Target): Promise<PlannedText[][]> => {
  try {
    return await saveWithFiles(context, [], async (saving) => {
      const planned: PlannedText[][] = [];
      for (const record of records) planned.push(await save(saving, record, target));
      return planned;
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [only, ...others] = records;
    if (only && others.length === 0) return [await planRefused(context, only, target.language, error)];
  }
  const planned: PlannedText[][] = [];
  for (const record of records) planned.push(...(await write(context, [record], target)));
  return planned;
};

/** Records saved in one transaction, for which all other saves wait on SQLite. */
const batch = 25;

async function* inBatches(records: AsyncIterable<FileRecord>): AsyncGenerator<FileRecord[]> {
  let some: FileRecord[] = [];
  for await (const record of records) {
    some.push(record);
    if (some.length < batch) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

interface Given {
  language: string;
  action: ImportAction;
  file: { path: string; name: string };
}

const run = async (context: SavingContext, file: TranslationFile, { language, action }: Given): Promise<TranslationImportReport> => {
  const { report, add } = createReport(action);
  if (action === 'check') {
    for await (const record of file.records()) add(record, await planTexts(context, ofFile(record, language), record));
    return report;
  }
  for await (const _record of file.records());
  for await (const records of inBatches(file.records())) {
    const planned = await write(context, records, { language, action });
    for (const [at, record] of records.entries()) add(record, planned[at] ?? []);
    // other requests come first
    await nextTurn();
  }
  const { counts } = report;
  await inTransaction(context.db, (db) =>
    recordAction(
      { ...context, db },
      { action: 'import', kind: 'translation', details: { language, format: file.format, publish: action === 'publish', ...counts } },
    ),
  );
  return report;
};

/**
 * Records are saved in batches. If it ends before the last one, the same file can be imported again: what is saved is then unchanged.
 * @throws AppError 'invalid' for a file that cannot be read, or of another language
 */
export const importTranslations = async (context: SavingContext, given: Given): Promise<TranslationImportReport> => {
  await requireOtherLanguage(context.db, given.language);
  const codes = (await getLanguages(context.db)).map(({ code }) => code);
  try {
    const file = (await openXliff(given.file.path)) ?? (await openTranslationSheet(given.file));
    try {
      requireLanguages(file, given.language, codes);
      return await run(context, file, given);
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof SheetError) throw invalid({ file: [error.message] });
    throw error;
  }
};
