// Checks and saves translated files in the background of this process. A lease in the database says which process works on an import, so
// that another one, or the next start, continues if it is killed.
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TranslationImportReport } from '#contract/translation-imports.ts';
import type { Context } from '#server/database/context.ts';
import { parseJson } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { type BackgroundWork, createBackgroundWork } from '#server/features/imports/background-work.ts';
import { withLocalFiles } from '#server/features/imports/import-files.ts';
import { getLanguages } from '#server/features/settings/settings.values.ts';
import type { SavingContext, UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { isPassing } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { SheetError } from '#server/platform/sheets/sheet.ts';
import type { FileRecord, TranslationFile } from './file-texts.ts';
import { emptyReport, withRecord } from './import-report.ts';
import { inBatches, readRecords, withFile } from './open-file.ts';
import { ofFile, planTexts } from './plan-texts.ts';
import { saveRecords } from './save-records.ts';
import * as repository from './translation-imports.repository.ts';

export interface ImportContext extends UploadsContext {
  store: FileStore;
  /** Folder for copies of files of object storage. */
  dataDir: string;
  log: { error: (details: object, message: string) => void };
  /** For tests: called before each batch with the number of records that are done. */
  beforeBatch?: (done: number) => Promise<void>;
}

/** Another process has the lease, or the import was stopped or removed. */
class LeaseLostError extends Error {}

/** The import cannot continue. What was saved stays. */
class EndedError extends Error {}

const leaseMs = 60_000;
/** Records that are compared before the progress is stored. */
const checkedAtOnce = 100;
/** Records saved in one transaction, for which all other saves wait on SQLite. */
const savedAtOnce = 25;

const leaseUntil = ({ clock }: Context): string => new Date(clock().getTime() + leaseMs).toISOString();

interface Run {
  context: ImportContext;
  stored: repository.StoredImport;
  token: string;
  closing: AbortSignal;
}

const actingOf = ({ context, stored: { actor_id, actor_name } }: Run): SavingContext => {
  if (actor_id === null) throw new EndedError('The account that started the import has been removed.');
  return { ...context, actor: { id: actor_id, name: actor_name } };
};

/** Part of the transaction that saves a batch. */
const requirePossible = async (db: Database, { language, actor_id, actor_name }: repository.StoredImport): Promise<void> => {
  const [, ...others] = await getLanguages(db);
  if (!others.some(({ code }) => code === language))
    throw new EndedError(`The language “${language}” was removed from the site. Add it again, and import the file again.`);
  if (actor_id === null || !(await repository.mayWrite(db, actor_id, language)))
    throw new EndedError(`${actor_name} may no longer write translations into “${language}”.`);
};

const noteProgress = async (db: Database, { context, stored, token }: Run, progress: object): Promise<void> => {
  const isOurs = await repository.updateTaken(db, stored.id, token, { ...progress, lease_until: leaseUntil(context) });
  if (!isOurs) throw new LeaseLostError();
};

export const reportOf = ({ counts, listed }: Pick<repository.StoredImport, 'counts' | 'listed'>): TranslationImportReport => ({
  ...emptyReport,
  ...(parseJson(listed) as object | null),
  ...(counts !== null && { counts: parseJson(counts) as TranslationImportReport['counts'] }),
});

/** The lists are long and soon complete. @param before omitted if they have to be stored */
const columnsOf = ({ counts, ...listed }: TranslationImportReport, before?: TranslationImportReport) => {
  const isListed = before && listed.changes.length === before.changes.length && listed.refused.length === before.refused.length;
  return { counts: JSON.stringify(counts), ...(!isListed && { listed: JSON.stringify(listed) }) };
};

async function* batchesOf({ context, closing }: Run, file: TranslationFile, size: number, skipped: number): AsyncGenerator<FileRecord[]> {
  let done = skipped;
  for await (const records of inBatches(readRecords(file), size, skipped)) {
    await context.beforeBatch?.(done);
    if (closing.aborted) return;
    yield records;
    done += records.length;
    // other requests come first
    await nextTurn();
  }
}

const check = async (run: Run, file: TranslationFile): Promise<void> => {
  const { context, stored } = run;
  let [done, report] = [0, emptyReport];
  for await (const records of batchesOf(run, file, checkedAtOnce, 0)) {
    await requirePossible(context.db, stored);
    for (const record of records) report = withRecord(report, record, await planTexts(context, ofFile(record, stored.language), record));
    done += records.length;
    await noteProgress(context.db, run, { done });
  }
  if (run.closing.aborted) return;
  await noteProgress(context.db, run, { state: 'checked', ...columnsOf(report) });
};

/** An entry of the audit log for what has been saved. */
export const recordImport = (acting: SavingContext, stored: repository.StoredImport, report: TranslationImportReport): Promise<void> => {
  const { id, file_name, language, action } = stored;
  const details = { language, publish: action === 'publish', ...report.counts };
  return recordAction(acting, { action: 'import', kind: 'translation', id, name: file_name, details });
};

const save = async (run: Run, file: TranslationFile): Promise<void> => {
  const { context, stored } = run;
  const { language } = stored;
  const acting = actingOf(run);
  let { done } = stored;
  let report = reportOf(stored);
  for await (const records of batchesOf(run, file, savedAtOnce, done)) {
    await saveRecords(acting, records, { language, action: stored.action ?? 'draft' }, async (db, planned) => {
      await requirePossible(db, stored);
      let next = report;
      for (const { record, texts } of planned) next = withRecord(next, record, texts);
      const count = done + planned.length;
      await noteProgress(db, run, { done: count, ...columnsOf(next, report) });
      return () => {
        [done, report] = [count, next];
      };
    });
  }
  if (run.closing.aborted) return;
  await inTransaction(context.db, async (db) => {
    await noteProgress(db, run, { state: 'saved' });
    await recordImport({ ...acting, db }, stored, report);
  });
};

const broken = 'The import ended because of an error of the server. What was saved stays. Import the file again.';
const missing = 'The file of the import is no longer on the server. Choose it again.';

const workOn = async (run: Run): Promise<void> => {
  const { context, stored } = run;
  if (!(await context.store.stat(stored.file_path))) throw new EndedError(missing);
  const codes = (await getLanguages(context.db)).map(({ code }) => code);
  await withLocalFiles(context, [stored.file_path], ([path = '']) =>
    withFile({ path, name: stored.file_name }, { language: stored.language, codes }, (file) =>
      stored.state === 'checking' ? check(run, file) : save(run, file),
    ),
  );
};

/** Works on an import unless another process does. */
const work = async (context: ImportContext, id: number, closing: AbortSignal): Promise<void> => {
  const { db, clock, log } = context;
  const token = randomUUID();
  const stored = await repository.takeImport(db, id, { token, now: timestamp(clock), until: leaseUntil(context) });
  if (!stored) return;
  try {
    await workOn({ context, stored, token, closing });
    // another process, or the next start, continues at once
    await repository.updateTaken(db, id, token, { lease_token: null, lease_until: null });
  } catch (error) {
    // after an outage it is continued when the lease is over
    if (error instanceof LeaseLostError || isPassing(error)) return;
    const isExplained = error instanceof SheetError || error instanceof EndedError;
    if (!isExplained) log.error({ err: error, import: id }, 'an import of translations failed');
    const failure = isExplained ? error.message : broken;
    await repository.updateTaken(db, id, token, { state: 'failed', failure, lease_token: null, lease_until: null });
  }
};

export const createTranslationImportWork = (context: ImportContext): BackgroundWork =>
  createBackgroundWork(
    (id, closing) => work(context, id, closing),
    (err, id) => context.log.error({ err, import: id }, 'an import of translations was interrupted'),
  );

/** Continues imports whose process ended, one after another. */
export const continueTranslationImports = async (context: ImportContext, closing: AbortSignal): Promise<void> => {
  for (const id of await repository.listUnfinished(context.db, timestamp(context.clock))) {
    if (closing.aborted) return;
    await work(context, id, closing);
  }
};
