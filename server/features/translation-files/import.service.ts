// Imports of translated files: upload, state, saving, removal. The work itself is done in the background (import-work.ts).
import type { SavingAction } from '#contract/rules/translation-files.ts';
import type { TranslationImport } from '#contract/translation-imports.ts';
import type { Actor } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { BackgroundWork } from '#server/features/imports/background-work.ts';
import { newImportPath } from '#server/features/imports/import-files.ts';
import { getLanguages } from '#server/features/settings/settings.values.ts';
import { requireOtherLanguage } from '#server/features/translations/translations.service.ts';
import { AppError, invalid, orNotFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { SheetError } from '#server/platform/sheets/sheet.ts';
import { emptyReport } from './import-report.ts';
import { type ImportContext, recordImport, reportOf } from './import-work.ts';
import { countRecords, withFile } from './open-file.ts';
import * as repository from './translation-imports.repository.ts';

export interface TranslationImportContext extends ImportContext {
  work: BackgroundWork;
  actor: Actor;
}

const conflict = (message: string) => new AppError('conflict', { message });

const toImport = (stored: repository.StoredImport): TranslationImport => {
  const { id, file_name, state, action, done, total, failure, created_at } = stored;
  const isInProgress = state === 'checking' || state === 'saving';
  return {
    ...{ id, file_name, state, action, failure, created_at },
    progress: isInProgress ? { done, total } : null,
    report: isInProgress || stored.counts === null ? null : reportOf(stored),
  };
};

const findOwn = ({ db, actor }: TranslationImportContext, language: string) => repository.findImport(db, { language, actorId: actor.id });

/** @returns null without an import of the administrator into the language */
export const getImport = async (context: TranslationImportContext, language: string): Promise<TranslationImport | null> => {
  await requireOtherLanguage(context.db, language);
  const stored = await findOwn(context, language);
  return stored && toImport(stored);
};

/** @throws AppError 'not-found' if it has been replaced by another one, or removed */
const findOne = async (context: TranslationImportContext, language: string, id: number): Promise<repository.StoredImport> => {
  const stored = await findOwn(context, language);
  return orNotFound(stored?.id === id ? stored : null);
};

/** The file first: the import is found again if this is interrupted. */
const remove = async ({ db, store }: ImportContext, { id, file_path }: Pick<repository.StoredImport, 'id' | 'file_path'>) => {
  await store.remove(file_path);
  await repository.removeImport(db, id);
};

const removable = ['checking', 'checked', 'saved', 'stopped', 'failed'] as const;

const giveUp = async (context: TranslationImportContext, stored: repository.StoredImport): Promise<void> => {
  if (!(await repository.changeState(context.db, stored.id, { from: removable, to: 'failed' })))
    throw conflict(`The texts of ${stored.file_name} are being saved. Stop it, or wait until it is finished.`);
  await remove(context, stored);
};

interface Given {
  language: string;
  /** On the local disk. */
  file: { path: string; name: string };
}

/** Reads the whole file once. @returns the number of its records */
const readFile = async ({ db }: ImportContext, { language, file }: Given): Promise<number> => {
  const codes = (await getLanguages(db)).map(({ code }) => code);
  try {
    return await withFile(file, { language, codes }, countRecords);
  } catch (error) {
    throw error instanceof SheetError ? invalid({ file: [error.message] }) : error;
  }
};

/**
 * Reads and stores a file, and starts its check.
 * @throws AppError 'invalid' for a file that cannot be read, or of another language, 'conflict' while the texts of an earlier one are saved
 */
export const uploadFile = async (context: TranslationImportContext, given: Given): Promise<TranslationImport> => {
  const { db, clock, actor, store, work } = context;
  const { language, file } = given;
  await requireOtherLanguage(db, language);
  const total = await readFile(context, given);
  const before = await findOwn(context, language);
  if (before) await giveUp(context, before);
  const file_path = newImportPath(file.name);
  const id = await repository.insertImport(db, {
    ...{ language, actor_id: actor.id, actor_name: actor.name, file_name: file.name, file_path, total, created_at: timestamp(clock) },
    state: 'failed',
    failure: 'The upload was interrupted. Choose the file again.',
  });
  if (id === null) throw conflict('You have chosen another file for this language at the same time. Wait until it is checked.');
  try {
    await store.write(file_path, { file: file.path });
  } catch (error) {
    await remove(context, { id, file_path }).catch(() => {});
    throw error;
  }
  await repository.changeState(db, id, { from: ['failed'], to: 'checking', set: { failure: null } });
  work.start(id);
  return toImport(await findOne(context, language, id));
};

const texts: Record<repository.StoredImport['state'], string> = {
  checking: 'The file is being checked. Wait for the result.',
  checked: 'The texts are not being saved.',
  saving: 'The texts are being saved already.',
  saved: 'The texts have been saved already.',
  stopped: 'The import was stopped. Import the file again.',
  failed: 'The import failed. Import the file again.',
};

/** @throws AppError 'not-found', 'conflict' in words */
export const startSaving = async (
  context: TranslationImportContext,
  language: string,
  { id, action }: { id: number; action: SavingAction },
): Promise<TranslationImport> => {
  await requireOtherLanguage(context.db, language);
  const stored = await findOne(context, language, id);
  const { counts, changes, refused } = emptyReport;
  const set = { action, done: 0, counts: JSON.stringify(counts), listed: JSON.stringify({ changes, refused }) };
  if (!(await repository.changeState(context.db, id, { from: ['checked'], to: 'saving', set }))) throw conflict(texts[stored.state]);
  context.work.start(id);
  return toImport(await findOne(context, language, id));
};

/** Ends saving after the present batch. @throws AppError 'not-found', 'conflict' */
export const stopSaving = async (context: TranslationImportContext, language: string, id: number): Promise<TranslationImport> => {
  const { state } = await findOne(context, language, id);
  await inTransaction(context.db, async (db) => {
    if (!(await repository.changeState(db, id, { from: ['saving'], to: 'stopped' }))) throw conflict(texts[state]);
    const stopped = await findOne({ ...context, db }, language, id);
    await recordImport({ ...context, db }, stopped, reportOf(stopped));
  });
  return toImport(await findOne(context, language, id));
};

/** @throws AppError 'not-found', 'conflict' while texts are saved */
export const removeImport = async (context: TranslationImportContext, language: string, id: number): Promise<void> =>
  giveUp(context, await findOne(context, language, id));

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 7;

/** Removes imports that nobody has closed. @param closing ends it early */
export const removeOldTranslationImports = async (context: ImportContext, closing: AbortSignal): Promise<void> => {
  const before = new Date(context.clock().getTime() - keptDays * dayMs).toISOString();
  for (const old of await repository.listOld(context.db, before)) {
    if (closing.aborted) return;
    await remove(context, old);
  }
};
