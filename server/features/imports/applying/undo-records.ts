// Undoes rows that have created or changed records of the kinds that visitors can see.
import type { RecordChanges, RecordDefinition } from '#contract/records/kind.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { categoriesWithProducts } from '#server/features/bulk/bulk.effects.repository.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import type { Stored } from '#server/records/kind.ts';
import { removeRecords } from '#server/records/trash/trash.removal.repository.ts';
import type { PlannedRow } from './apply.repository.ts';
import { type RecordUndo, recordsOfKind } from './write-records.ts';
import { undoRedirects } from './write-redirects.ts';

export interface UndoneRow extends Omit<PlannedRow, 'undo'> {
  undo: object;
}

export interface Undone {
  /** Numbers of rows. */
  undone: number[];
  kept: { number: number; isDeleted: boolean }[];
}

interface Found {
  row: UndoneRow;
  record: Stored<RecordDefinition>;
}

/** Records that have a newer version than the import wrote were changed since. */
const findUnchanged = async ({ db }: SavingContext, kind: PublishedKind, rows: readonly UndoneRow[]) => {
  const present = await recordsOfKind(kind).lockMany(
    db,
    rows.map(({ record_id }) => record_id ?? 0),
  );
  const found: Found[] = [];
  const kept: Undone['kept'] = [];
  for (const row of rows) {
    const record = present.get(row.record_id ?? 0);
    if (record && record.version === row.version) found.push({ row, record });
    else kept.push({ number: row.number, isDeleted: !record });
  }
  return { found, kept };
};

/** Call it inside a transaction. @param rows of one kind */
export const undoRecords = async (acting: SavingContext, kind: PublishedKind, rows: readonly UndoneRow[]): Promise<Undone> => {
  const { found, kept } = await findUnchanged(acting, kind, rows);
  const created = found.filter(({ row }) => row.action === 'create');
  const used =
    kind === 'category'
      ? new Set(
          await categoriesWithProducts(
            acting.db,
            created.map(({ record }) => record.id),
          ),
        )
      : new Set<number>();
  const removable = created.filter(({ record }) => !used.has(record.id));
  const updated = found.filter(({ row }) => row.action === 'update');
  await recordsOfKind(kind).updateMany(
    acting,
    updated.map(({ row, record }) => ({
      before: record,
      changes: (row.undo as RecordUndo).fields as RecordChanges<RecordDefinition>,
    })),
  );
  await removeRecords(
    acting,
    kind,
    removable.map(({ record }) => record.id),
    { hasEntries: false, isForgotten: true },
  );
  const undone = [...updated, ...removable];
  await undoRedirects(
    acting,
    undone.flatMap(({ row }) => (row.undo as RecordUndo).redirect ?? []),
  );
  return {
    undone: undone.map(({ row }) => row.number),
    kept: [...kept, ...created.filter((one) => !removable.includes(one)).map(({ row: { number } }) => ({ number, isDeleted: false }))],
  };
};
