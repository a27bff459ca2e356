// The dry run: reads all rows of a file, finds their records, and stores what applying the import would change.
import type { ImportOptions, ReadingOptions } from '#contract/imports.ts';
import type { ImportKind, RowAction } from '#contract/rules/imports.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { withLocalFiles } from '#server/features/imports/import-files.ts';
import { type CompleteOptions, completeOptions, readOptions } from '#server/features/imports/import-options.ts';
import { addRows, type NewRow, removeSomeRows } from '#server/features/imports/import-rows.repository.ts';
import * as repository from '#server/features/imports/imports.repository.ts';
import { mainTable } from '#server/features/imports/reading/describe-file.ts';
import { type Facts, readFacts } from '#server/features/imports/reading/facts.ts';
import { openSource } from '#server/features/imports/reading/open-source.ts';
import type { Source } from '#server/features/imports/reading/source.ts';
import { timestamp } from '#server/platform/clock.ts';
import { type OpenedArchive, openArchive } from '#server/platform/sheets/archive.ts';
import type { SheetRow } from '#server/platform/sheets/sheet.ts';
import { type CheckContext, leaseMs } from './check-context.ts';
import { createPlanner } from './plan-rows.ts';
import { createPlanning, type PlannedRow } from './planning.ts';
import { columnsOfTable } from './table-columns.ts';

/** Rows that are planned together, with one query for each kind of look-up. */
export const rowsOfBatch = 500;
const rowsOfRemoval = 2000;
const progressMs = 1000;

/** Another process or a new dry run works on the import, or it was removed. */
class Ended extends Error {}

async function* batchesOf(rows: AsyncIterable<SheetRow>): AsyncIterable<SheetRow[]> {
  let batch: SheetRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < rowsOfBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type Counts = Record<RowAction, number>;

interface Run {
  id: number;
  token: string;
  signal: AbortSignal;
  counts: Counts;
  done: number;
  /** Rows whose files are prepared before they are written. */
  withFiles: number;
  /** Time of the last written progress. */
  reportedAt: number;
}

/** Renews the lease and writes the progress, at most once a second. @throws Ended */
const report = async (context: CheckContext, run: Run): Promise<void> => {
  const { clock, db } = context;
  const now = clock().getTime();
  const isDue = now - run.reportedAt >= progressMs;
  const changes = isDue ? { done: run.done, lease_until: new Date(now + leaseMs).toISOString() } : { lease_token: run.token };
  if (!(await repository.updateCheck(db, run.id, run.token, changes))) throw new Ended();
  if (isDue) run.reportedAt = now;
};

const toNewRow = (id: number, { changes, report: described, ...row }: PlannedRow): NewRow => ({
  ...row,
  import_id: id,
  state: 'planned',
  changes: JSON.stringify(changes),
  report: JSON.stringify(described),
});

const write = (context: CheckContext, run: Run, planned: readonly PlannedRow[], rows: number): Promise<void> =>
  inTransaction(context.db, async (db) => {
    await report({ ...context, db }, run);
    await addRows(
      db,
      planned.map((row) => toNewRow(run.id, row)),
    );
    for (const { action, changes } of planned) {
      run.counts[action] += 1;
      if (changes.files) run.withFiles += 1;
    }
    run.done += rows;
  });

/** The chosen table; without a choice, all tables of a format that names their kinds, categories before their products. */
const tablesToRead = (source: Source, options: ImportOptions, facts: Facts): number[] => {
  const main = mainTable(source, facts.table);
  const isWhole = options.sheet === undefined && source.tables.every(({ kind }) => kind !== undefined);
  if (!isWhole) return [main];
  const all = source.tables.map(({ kind }, index) => ({ kind, index }));
  return all.toSorted((one, other) => Number(other.kind === 'category') - Number(one.kind === 'category')).map(({ index }) => index);
};

interface Files {
  source: Source;
  archive: OpenedArchive | null;
}

interface Settings {
  given: ImportOptions;
  options: CompleteOptions;
  facts: Facts;
  actorName: string | null;
}

/** @returns whether all rows were planned */
const planAll = async (context: CheckContext, run: Run, { source, archive }: Files, settings: Settings): Promise<boolean> => {
  const { given, options, facts, actorName } = settings;
  const planning = await createPlanning(context, { options, archive, actorName });
  const main = mainTable(source, facts.table);
  for (const index of tablesToRead(source, given, facts)) {
    const table = source.tables[index];
    if (!table) continue;
    const kind: ImportKind = index === main ? options.kind : (table.kind ?? options.kind);
    const columns = await columnsOfTable(context, { kind, table, facts: index === main ? facts : null, options });
    // categories beside products are created as those that products name
    const canCreate = options.create && (index === main || kind !== 'category' || options.create_categories);
    const plan = createPlanner(planning, { kind, columns, canCreate });
    for await (const batch of batchesOf(table.rows())) {
      if (run.signal.aborted) return false;
      await context.beforeBatch?.(run.id, batch[0]?.line ?? 0);
      await write(context, run, await plan(batch), batch.length);
    }
  }
  return true;
};

const finish = async (context: CheckContext, { id, token, counts, done, withFiles }: Run, facts: Facts): Promise<void> => {
  const applies = facts.appliesAtOnce === true && counts.error === 0 && facts.questions.length === 0;
  const isFinished = await repository.updateCheck(context.db, id, token, {
    // in one step: whoever asks never sees an import that is checked and only about to be applied
    ...(applies ? { state: 'preparing', done: 0, total: withFiles } : { state: 'checked', done, total: done }),
    counts: JSON.stringify(counts),
    checked_at: timestamp(context.clock),
    lease_token: null,
    lease_until: null,
  });
  if (isFinished && applies) context.startApply?.(id);
};

/**
 * Works from the first row. It ends without a result if it is interrupted, or if another process or a new dry run works on the import.
 * @param token of the lease of this process
 * @throws SheetError if the file cannot be read
 */
export const runDryRun = async (context: CheckContext, id: number, token: string, signal: AbortSignal): Promise<void> => {
  const row = await repository.findImport(context.db, id);
  if (row?.lease_token !== token) return;
  const facts = readFacts(row.facts);
  const given = readOptions(row.options);
  const options = completeOptions(given, facts);
  const counts: Counts = { create: 0, update: 0, unchanged: 0, skip: 0, error: 0 };
  const run: Run = { id, token, signal, counts, done: 0, withFiles: 0, reportedAt: 0 };
  try {
    await repository.updateCheck(context.db, id, token, { total: facts.sheets[facts.table]?.rows ?? 0 });
    while (await removeSomeRows(context.db, id, rowsOfRemoval)) await report(context, run);
    const paths = [row.file_path, ...(row.archive_path === null ? [] : [row.archive_path])];
    const isComplete = await withLocalFiles(context, paths, async ([path = '', archivePath]) => {
      const source = await openSource({ path, name: row.file_name }, options as ReadingOptions);
      const archive = archivePath === undefined ? null : await openArchive(archivePath);
      try {
        return await planAll(context, run, { source, archive }, { given, options, facts, actorName: row.actor_name });
      } finally {
        await archive?.close();
        await source.close();
      }
    });
    if (isComplete) await finish(context, run, facts);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
};
