// Writes rows that create or change records of the kinds that visitors can see.
import type { RecordChanges, RecordDefinition } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { changedFields, snapshotOf } from '#server/features/history/snapshots.ts';
import { isTextPicture, withStoredPictures } from '#server/features/imports/checking/text-pictures.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import { kinds } from '#server/kinds.ts';
import type { Stored } from '#server/records/kind.ts';
import type { recordsOf } from '#server/records/life.ts';
import { listModels, listRecordIds, type PlannedRow, type WrittenRow } from './apply.repository.ts';
import { pathsOf } from './apply-sources.ts';
import type { RedirectUndo } from './write-redirects.ts';

export type Records = ReturnType<typeof recordsOf<RecordDefinition, Stored<RecordDefinition>>>;
type Changes = RecordChanges<RecordDefinition>;

/** The records of a kind that is known only when the program runs. */
export const recordsOfKind = (kind: PublishedKind): Records => kinds[kind] as unknown as Records;

/** What undoing a row needs. */
export interface RecordUndo {
  /** Values before the import; absent for a created record. */
  fields?: Record<string, unknown>;
  redirect?: RedirectUndo;
}

export interface Refusal {
  number: number;
  text: string;
}

export interface Outcome {
  written: WrittenRow[];
  refused: Refusal[];
}

export const deleted = 'This record was deleted after the dry run.';
export const changed = 'This record was changed after the dry run. Upload the file again to see the difference.';
const modelExists = 'A product with this model was created after the dry run. Upload the file again to change it.';
export const categoryMissing = 'The category was not created. See the row of the category.';

type Prepared = { row: PlannedRow; changes: Changes } | Refusal;

const isRefusal = (prepared: Prepared): prepared is Refusal => 'text' in prepared;

const changesOfRow = (kind: PublishedKind, { changes: { fields, files = {} }, files: paths }: PlannedRow, category?: number): Changes => {
  const { fields: definitions } = published[kind] as RecordDefinition;
  const found = Object.entries(files).map(([name, references]) => [name, pathsOf(references, paths)] as const);
  const pictures = found.flatMap(([name, [path]]) => (isTextPicture(name) && path !== undefined ? [[name, path] as const] : []));
  const chosen = found.flatMap(([name, all]) =>
    isTextPicture(name) ? [] : [[name, definitions[name]?.type === 'pictures' ? all : (all[0] ?? null)]],
  );
  return {
    ...withStoredPictures(fields, pictures),
    ...Object.fromEntries(chosen),
    ...(category !== undefined && { category_id: category }),
  } as Changes;
};

const prepare = async (acting: SavingContext, importId: number, kind: PublishedKind, rows: readonly PlannedRow[]): Promise<Prepared[]> => {
  const wanted = [...new Set(rows.flatMap(({ changes }) => changes.category_row ?? []))];
  const categories = await listRecordIds(acting.db, importId, wanted);
  return rows.map((row) => {
    const { category_row } = row.changes;
    const category = category_row === undefined ? undefined : categories.get(category_row);
    if (category_row !== undefined && category === undefined) return { number: row.number, text: categoryMissing };
    return { row, changes: changesOfRow(kind, row, category) };
  });
};

type Ready = Exclude<Prepared, Refusal>;

const update = async (acting: SavingContext, kind: PublishedKind, rows: readonly Ready[]): Promise<Outcome> => {
  const records = recordsOfKind(kind);
  const before = await records.lockMany(
    acting.db,
    rows.map(({ row }) => row.record_id ?? 0),
  );
  const refused: Refusal[] = [];
  const saves: { number: number; before: Stored<RecordDefinition>; changes: Changes }[] = [];
  for (const {
    row: { number, record_id, version },
    changes,
  } of rows) {
    const record = before.get(record_id ?? 0);
    if (!record) refused.push({ number, text: deleted });
    else if (record.version !== version) refused.push({ number, text: changed });
    else saves.push({ number, before: record, changes });
  }
  const after = await records.updateMany(acting, saves);
  const written = after.map((record, index): WrittenRow => {
    const [number, old] = [saves[index]?.number ?? 0, saves[index]?.before ?? record];
    const fields = changedFields(kind, snapshotOf(kind, old), snapshotOf(kind, record));
    const undo: RecordUndo = { fields: Object.fromEntries(fields.map((name) => [name, (old as Record<string, unknown>)[name]])) };
    return { number, recordId: record.id, version: record.version, undo: JSON.stringify(undo) };
  });
  return { written, refused };
};

const create = async (acting: SavingContext, kind: PublishedKind, rows: readonly Ready[]): Promise<Outcome> => {
  const modelOf = ({ changes }: Ready) => (changes as { model?: unknown }).model;
  const models = kind === 'product' ? rows.flatMap((one) => (typeof modelOf(one) === 'string' ? [String(modelOf(one))] : [])) : [];
  const existing = await listModels(acting.db, models);
  const accepted = rows.filter((one) => !existing.has(String(modelOf(one))));
  const after = await recordsOfKind(kind).createMany(
    acting,
    accepted.map(({ changes }) => changes),
  );
  const undo = JSON.stringify({} satisfies RecordUndo);
  return {
    written: after.map(({ id, version }, index) => ({ number: accepted[index]?.row.number ?? 0, recordId: id, version, undo })),
    refused: rows.filter((one) => !accepted.includes(one)).map(({ row: { number } }) => ({ number, text: modelExists })),
  };
};

/**
 * Call it inside a transaction.
 * @param rows of one kind
 * @throws AppError 'invalid' if a row cannot be saved for another reason than a change of its record: save fewer rows then
 */
export const writeRecords = async (
  acting: SavingContext,
  importId: number,
  kind: PublishedKind,
  rows: readonly PlannedRow[],
): Promise<Outcome> => {
  const prepared = await prepare(acting, importId, kind, rows);
  const ready = prepared.filter((one): one is Ready => !isRefusal(one));
  const outcomes = [
    { written: [], refused: prepared.filter(isRefusal) },
    await update(
      acting,
      kind,
      ready.filter(({ row }) => row.action === 'update'),
    ),
    await create(
      acting,
      kind,
      ready.filter(({ row }) => row.action === 'create'),
    ),
  ];
  return { written: outcomes.flatMap(({ written }) => written), refused: outcomes.flatMap(({ refused }) => refused) };
};
