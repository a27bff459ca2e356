// Imports and their rows, as far as applying and undoing them need.
import { type Selectable, sql } from 'kysely';
import type { ImportState } from '#contract/rules/imports.ts';
import { isPostgres } from '#server/database/full-text.ts';
import { idList } from '#server/database/id-list.ts';
import { parseJson } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import type { ImportRowsTable, ImportsTable } from '#server/database/tables/imports.ts';
import type { PlannedChanges } from '#server/features/imports/checking/plan.ts';

export type StoredImport = Selectable<ImportsTable>;
type RowState = ImportRowsTable['state'];

export const findImport = async (db: Database, id: number): Promise<StoredImport | null> =>
  (await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

export interface Transition {
  from: readonly ImportState[];
  to: ImportState;
  set?: Partial<
    Pick<StoredImport, 'applied_at' | 'undone_at' | 'failure' | 'done' | 'total' | 'actor_id' | 'actor_token_id' | 'acting_name'>
  >;
}

/** @returns whether the import was in one of the states */
export const changeState = async (db: Database, id: number, { from, to, set = {} }: Transition): Promise<boolean> => {
  const changed = await db
    .updateTable('imports')
    .set({ ...set, state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .execute();
  return changed.length > 0;
};

/** Takes the import for one process. @returns false if another one works on it */
export const takeLease = async (db: Database, id: number, lease: { token: string; now: string; until: string }): Promise<boolean> => {
  const taken = await db
    .updateTable('imports')
    .set({ lease_token: lease.token, lease_until: lease.until })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', lease.now), eb('lease_token', '=', lease.token)]))
    .returning('id')
    .execute();
  return taken.length > 0;
};

export const extendLease = async (db: Database, id: number, token: string, until: string): Promise<void> => {
  await db.updateTable('imports').set({ lease_until: until }).where('id', '=', id).where('lease_token', '=', token).execute();
};

export const noteProgress = async (db: Database, id: number, done: number): Promise<void> => {
  await db.updateTable('imports').set({ done }).where('id', '=', id).execute();
};

export const endLease = async (db: Database, id: number, token: string): Promise<void> => {
  await db
    .updateTable('imports')
    .set({ lease_token: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .execute();
};

export const endLeases = async (db: Database, states: readonly ImportState[]): Promise<void> => {
  await db.updateTable('imports').set({ lease_token: null, lease_until: null }).where('state', 'in', states).execute();
};

/** @param now only those that no process works on; undefined for all @returns ids, oldest first */
export const listUnfinished = async (db: Database, states: readonly ImportState[], now?: string): Promise<number[]> => {
  let found = db.selectFrom('imports').select('id').where('state', 'in', states);
  if (now !== undefined) found = found.where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]));
  return (await found.orderBy('id').execute()).map(({ id }) => id);
};

/** @returns the numbers of the rows in these states that create or change something, in the order of the file */
export const listNumbers = async (db: Database, id: number, states: readonly RowState[]): Promise<number[]> => {
  const rows = db
    .selectFrom('import_rows')
    .select('number')
    .where('import_id', '=', id)
    .where('state', 'in', states)
    .where('action', 'in', ['create', 'update']);
  return (await rows.orderBy('number').execute()).map(({ number }) => number);
};

/** @returns those of the rows that have files */
export const listWithFiles = async (db: Database, id: number, numbers: readonly number[]): Promise<number[]> => {
  const rows = db
    .selectFrom('import_rows')
    .select('number')
    .where('import_id', '=', id)
    .where('number', 'in', idList(db, numbers))
    // within a text, the quotation marks would be escaped
    .where('changes', 'like', '%"files":{"%');
  return (await rows.orderBy('number').execute()).map(({ number }) => number);
};

/** @returns how many of the rows that create or change something are in each state */
export const countStates = async (db: Database, id: number): Promise<Partial<Record<RowState, number>>> => {
  const rows = await db
    .selectFrom('import_rows')
    .select(['state', (eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('import_id', '=', id)
    .where('action', 'in', ['create', 'update'])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

const columns = ['number', 'kind', 'action', 'record_id', 'version', 'changes', 'files', 'undo'] as const;

export interface PlannedRow extends Pick<Selectable<ImportRowsTable>, Exclude<(typeof columns)[number], 'changes' | 'files' | 'undo'>> {
  changes: PlannedChanges;
  /** Stored paths by the source of the file (`sourceOf`). */
  files: Record<string, string>;
  undo: string | null;
}

export const readRows = async (db: Database, id: number, numbers: readonly number[]): Promise<PlannedRow[]> => {
  const rows = await db
    .selectFrom('import_rows')
    .select(columns)
    .where('import_id', '=', id)
    .where('number', 'in', idList(db, numbers))
    .orderBy('number')
    .execute();
  return rows.map(({ changes, files, ...row }) => ({
    ...row,
    changes: parseJson(changes) as PlannedChanges,
    files: files === null ? {} : (parseJson(files) as Record<string, string>),
  }));
};

/** @returns the ids of the records that rows have created, by number */
export const listRecordIds = async (db: Database, id: number, numbers: readonly number[]): Promise<Map<number, number>> => {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('import_rows')
    .select(['number', 'record_id'])
    .where('import_id', '=', id)
    .where('number', 'in', idList(db, numbers))
    .where('state', '=', 'written')
    .execute();
  return new Map(rows.flatMap(({ number, record_id }) => (record_id === null ? [] : [[number, record_id]])));
};

export interface WrittenRow {
  number: number;
  recordId: number;
  version: number;
  /** JSON. */
  undo: string;
}

export const markWritten = async (db: Database, id: number, rows: readonly WrittenRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const done = sql.join(
    rows.map(
      ({ number, recordId, version, undo }) =>
        sql`(cast(${number} as integer), cast(${recordId} as integer), cast(${version} as integer), cast(${undo} as text))`,
    ),
  );
  await sql`update import_rows set state = 'written', record_id = done.column2, version = done.column3, undo = done.column4
    from (values ${done}) as done where import_id = ${id} and number = done.column1`.execute(db);
};

export const markRows = async (db: Database, id: number, numbers: readonly number[], state: RowState): Promise<void> => {
  if (numbers.length === 0) return;
  await db.updateTable('import_rows').set({ state }).where('import_id', '=', id).where('number', 'in', idList(db, numbers)).execute();
};

export const storeFiles = async (db: Database, id: number, { number, files }: Pick<PlannedRow, 'number' | 'files'>): Promise<void> => {
  const prepared = { files: JSON.stringify(files), state: 'prepared' as const };
  await db.updateTable('import_rows').set(prepared).where('import_id', '=', id).where('number', '=', number).execute();
};

export interface RowNote {
  number: number;
  column: string | null;
  value: string | null;
  text: string;
}

/** Adds a note to the errors of the row's report. @param state that the row gets; undefined for no change */
export const noteRow = async (db: Database, id: number, { number, ...note }: RowNote, state?: RowState): Promise<void> => {
  const row = db.selectFrom('import_rows').select('report').where('import_id', '=', id).where('number', '=', number);
  const { report } = await row.executeTakeFirstOrThrow();
  const stored = parseJson(report) as { errors?: object[] };
  const added = JSON.stringify({ ...stored, errors: [...(stored.errors ?? []), note] });
  await db
    .updateTable('import_rows')
    .set({ report: added, ...(state !== undefined && { state }) })
    .where('import_id', '=', id)
    .where('number', '=', number)
    .execute();
};

/** @returns the numbers of rows with prepared files */
export const listPrepared = async (db: Database, id: number): Promise<number[]> => {
  const rows = db.selectFrom('import_rows').select('number').where('import_id', '=', id).where('files', 'is not', null);
  return (await rows.orderBy('number').execute()).map(({ number }) => number);
};

export const forgetFilesOf = async (db: Database, id: number, numbers: readonly number[]): Promise<void> => {
  if (numbers.length === 0) return;
  const rows = db.updateTable('import_rows').set({ files: null, state: 'planned' }).where('import_id', '=', id);
  await rows.where('number', 'in', idList(db, numbers)).execute();
};

/** Imports that were uploaded before the time, and that nobody has applied. */
export const listAbandoned = (db: Database, before: string) =>
  db
    .selectFrom('imports')
    .select(['id', 'file_path', 'archive_path'])
    .where('state', 'in', ['uploaded', 'checked', 'paused', 'cancelled', 'failed'])
    .where('created_at', '<=', before)
    .execute();

/** Imports that were applied before the time, and that still have a file. */
export const listOver = (db: Database, before: string) =>
  db
    .selectFrom('imports')
    .select(['id', 'file_path', 'archive_path'])
    .where('state', 'in', ['applied', 'undone'])
    .where('applied_at', '<=', before)
    .where('file_path', '!=', '')
    .execute();

export const forgetFilesOfImport = async (db: Database, id: number): Promise<void> => {
  await db.updateTable('imports').set({ file_path: '', archive_path: null }).where('id', '=', id).execute();
};

/** @returns models of products that exist */
export const listModels = async (db: Database, models: readonly string[]): Promise<Set<string>> => {
  if (models.length === 0) return new Set();
  const rows = await db.selectFrom('products').select('model').where('model', 'in', models).execute();
  return new Set(rows.flatMap(({ model }) => model ?? []));
};

const importsKey = 420_060;

/**
 * Waits for other imports until the end of the transaction, without the time limits for requests. On SQLite, `holdVisitors` lets one import
 * write at a time.
 */
export const lockImports = async (db: Database): Promise<void> => {
  if (!isPostgres(db)) return;
  const lift = (name: string) => sql`select set_config(${sql.lit(name)}, '0', true)`.execute(db);
  await lift('statement_timeout');
  await lift('lock_timeout');
  await sql`select pg_advisory_xact_lock(${importsKey})`.execute(db);
};
