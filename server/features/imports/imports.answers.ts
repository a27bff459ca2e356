// Imports and their rows as calls answer them.
import type { ImportRecord, ImportRow } from '#contract/imports.ts';
import { undoDays } from '#contract/rules/imports.ts';
import type { Context } from '#server/database/context.ts';
import { parseJson } from '#server/database/json.ts';
import { listAllDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { completeOptions, readOptions } from './import-options.ts';
import type { listRows } from './import-rows.repository.ts';
import type { ImportRow as StoredImport } from './imports.repository.ts';
import { chosenColumns } from './reading/describe-file.ts';
import { readFacts } from './reading/facts.ts';
import { targetsOf } from './reading/import-targets.ts';

const dayMs = 24 * 60 * 60 * 1000;
const inProgress: readonly string[] = ['checking', 'preparing', 'paused', 'writing', 'undoing'];

const undoUntil = ({ state, applied_at }: StoredImport, now: number): string | null => {
  if (state !== 'applied' || applied_at === null) return null;
  const until = Date.parse(applied_at) + undoDays * dayMs;
  return until > now ? new Date(until).toISOString() : null;
};

type Listed = Omit<ImportRecord, 'columns' | 'targets' | 'questions' | 'sheets' | 'options'>;

export const toListed = (row: StoredImport, now: number): Listed => ({
  id: row.id,
  file_name: row.file_name,
  archive_name: row.archive_name,
  format: row.format,
  state: row.state,
  kind: row.kind,
  created_by: row.actor_name,
  created_at: row.created_at,
  checked_at: row.checked_at,
  applied_at: row.applied_at,
  undone_at: row.undone_at,
  undo_until: undoUntil(row, now),
  progress: inProgress.includes(row.state) ? { done: row.done, total: row.total } : null,
  notes: readFacts(row.facts).notes,
  counts: parseJson(row.counts) as ImportRecord['counts'],
  failure: row.failure,
});

export const toImport = async ({ db, clock }: Context, row: StoredImport): Promise<ImportRecord> => {
  const facts = readFacts(row.facts);
  const options = completeOptions(readOptions(row.options), facts);
  const columns = chosenColumns(facts.columns, options.columns);
  const labels = options.kind === 'product' ? (await listAllDefinitions(db)).map(({ label }) => label) : [];
  return {
    ...toListed(row, clock().getTime()),
    options,
    sheets: facts.sheets,
    columns,
    targets: targetsOf(options.kind, columns, labels),
    questions: facts.questions,
  };
};

type StoredRow = Awaited<ReturnType<typeof listRows>>['data'][number];
export type RowReport = Pick<ImportRow, 'cells' | 'errors' | 'losses' | 'understood'>;

const noReport: RowReport = { cells: [], errors: [], losses: [], understood: [] };

export const readReport = (stored: string): RowReport => ({ ...noReport, ...(parseJson(stored) as Partial<RowReport> | null) });

export const toRow = ({ report, state, ...row }: StoredRow): ImportRow => ({
  ...row,
  ...readReport(report),
  state: state === 'prepared' ? 'planned' : state,
});
