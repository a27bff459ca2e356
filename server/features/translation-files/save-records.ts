// Saves the texts of records of a file with the function of the form.
import type { SavingAction } from '#contract/rules/translation-files.ts';
import type { Database } from '#server/database/schema.ts';
import { lockOriginal } from '#server/features/translations/originals.ts';
import { changeTranslation } from '#server/features/translations/translations.service.ts';
import { type SavingContext, saveWithFiles } from '#server/features/uploads/uploads.service.ts';
import { AppError } from '#server/http/errors.ts';
import type { FileRecord } from './file-texts.ts';
import { isWritten, ofFile, type PlannedText, planTexts, toWrite } from './plan-texts.ts';

interface Target {
  language: string;
  action: SavingAction;
}

export interface SavedRecord {
  record: FileRecord;
  texts: PlannedText[];
}

/** Part of the transaction that saves the records. @returns what to do once it is committed */
type Note = (db: Database, saved: readonly SavedRecord[]) => Promise<() => void>;

const save = async (saving: SavingContext, record: FileRecord, { language, action }: Target): Promise<PlannedText[]> => {
  const of = ofFile(record, language);
  if (of) await lockOriginal(saving.db, of);
  const planned = await planTexts(saving, of, record);
  if (of && planned.some(isWritten)) await changeTranslation(saving, of, { action, ...toWrite(planned) });
  return planned;
};

const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && ['invalid', 'not-found', 'conflict'].includes(error.code);

const reasonOf = ({ details, message }: AppError): string => Object.values(details.errors ?? {})[0]?.[0] ?? message;

/** The record is refused as a whole. */
const refuse = async (context: SavingContext, record: FileRecord, { language }: Target, error: AppError): Promise<PlannedText[]> => {
  const planned = await planTexts(context, ofFile(record, language), record);
  return planned.map((text) => (isWritten(text) ? { ...text, outcome: 'refused', reason: reasonOf(error) } : text));
};

/** Saves the records in one transaction; if one of them is refused, each in a transaction of its own. */
export const saveRecords = async (context: SavingContext, records: readonly FileRecord[], target: Target, note: Note): Promise<void> => {
  const saveWith = async (some: readonly FileRecord[], plan: (saving: SavingContext, record: FileRecord) => Promise<PlannedText[]>) => {
    const onSaved = await saveWithFiles(context, [], async (saving) => {
      const saved: SavedRecord[] = [];
      for (const record of some) saved.push({ record, texts: await plan(saving, record) });
      return note(saving.db, saved);
    });
    onSaved();
  };
  try {
    return await saveWith(records, (saving, record) => save(saving, record, target));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [only, ...others] = records;
    if (only && others.length === 0) return saveWith([only], (saving, record) => refuse(saving, record, target, error));
  }
  for (const record of records) await saveRecords(context, [record], target, note);
};
