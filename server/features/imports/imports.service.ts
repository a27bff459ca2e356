// Imports until they are applied: upload, choice of columns, dry run, removal.
import type { ImportOptions, ImportRecord, ReadingOptions } from '#contract/imports.ts';
import type { RowAction } from '#contract/rules/imports.ts';
import type { ActingContext } from '#server/database/context.ts';
import { type PageRequest, toPaged } from '#server/database/paging.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { AppError, invalid, orNotFound } from '#server/http/errors.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { timestamp } from '#server/platform/clock.ts';
import { SheetError } from '#server/platform/sheets/sheet.ts';
import { hashToken } from '#server/platform/tokens.ts';
import type { CheckContext } from './checking/check-context.ts';
import { type CheckRunner, startCheck } from './checking/check-runner.ts';
import { isZipFile, newImportPath, withLocalFiles } from './import-files.ts';
import { changedOptions, readOptions, rememberedOf } from './import-options.ts';
import * as rows from './import-rows.repository.ts';
import { toImport, toListed, toRow } from './imports.answers.ts';
import * as repository from './imports.repository.ts';
import { describeFile, readMainTable, signatureOf } from './reading/describe-file.ts';
import type { Facts } from './reading/facts.ts';
import { type Caller, requireKinds } from './reading/import-scopes.ts';
import { openSource } from './reading/open-source.ts';
import type { Source, SourceFile } from './reading/source.ts';

export type ImportsContext = CheckContext & ActingContext & { runner: CheckRunner; caller: Caller };

interface Read {
  facts: Facts;
  options: ImportOptions;
  format: Source['format'];
  signature: string;
}

/** Reads the whole file. @param remembers whether it gets the options of the last file with the same columns */
const readFile = async (context: ImportsContext, file: SourceFile, given: ImportOptions, remembers: boolean): Promise<Read> => {
  const source = await openSource(file, given as ReadingOptions);
  try {
    const main = await readMainTable(source, given.sheet);
    if (!main || (main.read.rowCount === 0 && source.tables.length === 1))
      throw new SheetError('The file has no rows below the names of its columns. Choose a file with at least one row.');
    const signature = signatureOf(source, main.table);
    const remembered = remembers ? readOptions((await repository.findMapping(context.db, signature)) ?? '{}') : {};
    const options = { ...remembered, ...given };
    const facts = await describeFile(context, { source, fileName: file.name, options }, main);
    // what the file proves is right, even if the last one was different
    for (const name of ['decimal', 'date'] as const)
      if (given[name] === undefined && facts.detected[name] !== undefined && facts.detected[name] !== 'iso') delete options[name];
    return { facts, options, format: source.format, signature };
  } finally {
    await source.close();
  }
};

/** @throws AppError 'invalid' for the field if the file cannot be read */
const reading = async <T>(field: string, read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    throw error instanceof SheetError ? invalid({ [field]: [error.message] }) : error;
  }
};

interface NewImport {
  files: readonly ReceivedFile[];
  options: ImportOptions;
  action: 'open' | 'check' | 'apply';
  key: string | undefined;
}

const notZip = 'The archive is not a zip file. Pack the pictures and documents into a zip file.';

const requireFiles = async (files: readonly ReceivedFile[]) => {
  const file = files.find(({ field }) => field === 'file');
  if (!file) throw invalid({ file: ['Choose a file.'] });
  const archive = files.find(({ field }) => field === 'archive') ?? null;
  if (archive && !(await isZipFile(archive.temporaryPath))) throw invalid({ archive: [notZip] });
  return { file, archive };
};

/** The row comes first, so that the files of a killed process are known and are removed with it. */
const storeFiles = async (
  context: ImportsContext,
  { file, archive }: Awaited<ReturnType<typeof requireFiles>>,
  { facts, options, format }: Read,
): Promise<number> => {
  const { db, clock, actor, store } = context;
  const paths = { file_path: newImportPath(file.fileName), archive_path: archive && newImportPath('archive.zip') };
  const id = await repository.insertImport(db, {
    ...paths,
    format,
    kind: facts.kind,
    state: 'failed',
    failure: 'The upload was interrupted. Upload the file again.',
    file_name: file.fileName,
    archive_name: archive?.fileName ?? null,
    options: JSON.stringify(options),
    facts: JSON.stringify(facts),
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    actor_token_id: actor?.apiTokenId ?? null,
    created_at: timestamp(clock),
  });
  try {
    await store.write(paths.file_path, { file: file.temporaryPath });
    if (archive && paths.archive_path) await store.write(paths.archive_path, { file: archive.temporaryPath });
  } catch (error) {
    await removeFiles(context, paths).catch(() => {});
    await repository.removeImport(db, id);
    throw error;
  }
  return id;
};

const removeFiles = async ({ store }: ImportsContext, { file_path, archive_path }: { file_path: string; archive_path: string | null }) => {
  await store.remove(file_path);
  if (archive_path) await store.remove(archive_path);
};

const find = async ({ db }: Pick<ImportsContext, 'db'>, id: number) => orNotFound(await repository.findImport(db, id));

export const getImport = async (context: ImportsContext, id: number): Promise<ImportRecord> => toImport(context, await find(context, id));

/** @returns false if another call with the same key was first */
const finishUpload = (context: ImportsContext, id: number, fileName: string, keyHash: string | null): Promise<boolean> =>
  inTransaction(context.db, async (db) => {
    if (keyHash !== null && (await repository.findByKey(db, keyHash)) !== null) return false;
    await repository.updateImport(db, id, { state: 'uploaded', failure: null, key_hash: keyHash });
    await recordAction({ ...context, db }, { action: 'create', kind: 'import', id, name: fileName });
    return true;
  });

/** Two programs that choose the same key do not get the import of the other. */
const hashOfKey = ({ actor }: ActingContext, key: string): string =>
  hashToken(JSON.stringify([actor?.apiTokenId === undefined ? 'account' : 'token', actor?.apiTokenId ?? actor?.id ?? null, key]));

/**
 * Stores a file and reads it. A repeated call with the same key answers the import of the first one.
 * @throws AppError 'invalid' if the file cannot be read, 'forbidden' for an API token without the scopes for its records
 */
export const createImport = async (context: ImportsContext, { files, options, action, key }: NewImport): Promise<ImportRecord> => {
  const keyHash = key === undefined ? null : hashOfKey(context, key);
  const known = keyHash === null ? null : await repository.findByKey(context.db, keyHash);
  if (known !== null) return getImport(context, known);
  const received = await requireFiles(files);
  const { temporaryPath: path, fileName: name } = received.file;
  const read = await reading('file', () => readFile(context, { path, name }, options, true));
  requireKinds(context.caller, read.facts.kinds);
  const facts = { ...read.facts, ...(action === 'apply' && { appliesAtOnce: true }) };
  const id = await storeFiles(context, received, { ...read, facts });
  if (!(await finishUpload(context, id, name, keyHash))) {
    await removeImportWithFiles(context, id);
    return getImport(context, (await repository.findByKey(context.db, keyHash ?? '')) ?? id);
  }
  if (action !== 'open') await startCheck(context, context.runner, id);
  return getImport(context, id);
};

export const listImports = async (context: ImportsContext, request: PageRequest) => {
  const { data, total } = await repository.listImports(context.db, request);
  const now = context.clock().getTime();
  return toPaged(
    data.map((row) => toListed(row, now)),
    total,
    request,
  );
};

const checkable: readonly string[] = ['uploaded', 'checking', 'checked', 'cancelled', 'failed'];
const busy: readonly string[] = ['checking', 'preparing', 'paused', 'writing', 'undoing'];

const requireCheckable = (state: string): void => {
  if (!checkable.includes(state))
    throw new AppError('conflict', { message: 'The import is being applied or was applied. Upload the file again to check it.' });
};

/**
 * Changes options and reads the file with them; a dry run that is in progress ends.
 * @param starts whether a new dry run starts
 * @throws AppError 'not-found', 'conflict', 'invalid', 'forbidden'
 */
export const checkImport = async (
  context: ImportsContext,
  id: number,
  { options: given, start = true }: { options: ImportOptions; start?: boolean | undefined },
): Promise<ImportRecord> => {
  const row = await find(context, id);
  requireCheckable(row.state);
  const options = changedOptions(readOptions(row.options), given);
  const read = await reading('options', () =>
    withLocalFiles(context, [row.file_path], ([path = '']) => readFile(context, { path, name: row.file_name }, options, false)),
  );
  requireKinds(context.caller, read.facts.kinds);
  const at = timestamp(context.clock);
  await inTransaction(context.db, async (db) => {
    const locked = orNotFound(await repository.lockImport(db, id));
    requireCheckable(locked.state);
    // an import that programs wanted to apply at once is now in the hands of a person
    await repository.updateImport(db, id, {
      kind: read.facts.kind,
      state: 'uploaded',
      lease_token: null,
      lease_until: null,
      counts: null,
      failure: null,
      checked_at: null,
      options: JSON.stringify(options),
      facts: JSON.stringify(read.facts),
    });
    const remembered = { signature: read.signature, options: JSON.stringify(rememberedOf(options)), used_at: at };
    if (start) await repository.saveMapping(db, remembered);
  });
  if (start) await startCheck(context, context.runner, id);
  return getImport(context, id);
};

interface RowsRequest extends PageRequest {
  action?: RowAction | undefined;
  state?: Exclude<rows.StoredRow['state'], 'prepared'> | undefined;
}

export const listImportRows = async (context: ImportsContext, id: number, { action, state, ...request }: RowsRequest) => {
  await find(context, id);
  const { data, total } = await rows.listRows(context.db, id, { action, state }, request);
  return toPaged(data.map(toRow), total, request);
};

/** Rows removed by one statement, so that other saves wait only briefly. */
const rowsOfRemoval = 2000;

const removeImportWithFiles = async (context: ImportsContext, id: number): Promise<void> => {
  const row = await repository.findImport(context.db, id);
  if (!row) return;
  while (await rows.removeSomeRows(context.db, id, rowsOfRemoval));
  await removeFiles(context, row);
  await repository.removeImport(context.db, id);
};

/** @throws AppError 'not-found', 'conflict' */
export const removeImport = async (context: ImportsContext, id: number): Promise<void> => {
  await inTransaction(context.db, async (db) => {
    const { state, file_name } = orNotFound(await repository.lockImport(db, id));
    if (busy.includes(state))
      throw new AppError('conflict', { message: 'The import is in progress. Cancel it, or wait until it is finished.' });
    // nothing can start any more
    await repository.updateImport(db, id, { state: 'cancelled', lease_token: null, key_hash: null });
    await recordAction({ ...context, db }, { action: 'delete', kind: 'import', id, name: file_name });
  });
  await removeImportWithFiles(context, id);
};
