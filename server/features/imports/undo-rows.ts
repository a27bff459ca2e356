// Undoes a batch of rows, except those whose records somebody has changed since.
import { isPublishedKind } from '#contract/records/kinds.ts';
import { parseJson } from '#server/database/json.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import * as repository from './apply.repository.ts';
import { undoRecords } from './undo-records.ts';
import { undoAttributes } from './write-attributes.ts';

const texts = {
  deleted: 'Not undone: the record was deleted since.',
  changed: 'Not undone: the record was changed since, or other records need it.',
} as const;

/** Call it inside a transaction. Products are undone before their categories. */
export const undoRows = async (acting: SavingContext, importId: number, numbers: readonly number[]): Promise<void> => {
  const { db } = acting;
  const rows = (await repository.readRows(db, importId, numbers)).map((row) => ({ ...row, undo: (parseJson(row.undo) ?? {}) as object }));
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const order = [...byKind.keys()].toSorted((one, other) => Number(one === 'category') - Number(other === 'category'));
  for (const kind of order) {
    const some = byKind.get(kind) ?? [];
    const { undone, kept } = isPublishedKind(kind) ? await undoRecords(acting, kind, some) : await undoAttributes(acting, some);
    await repository.markRows(db, importId, undone, 'undone');
    for (const { number, isDeleted } of kept) {
      const text = isDeleted ? texts.deleted : texts.changed;
      await repository.noteRow(db, importId, { number, column: null, value: null, text }, 'kept');
    }
  }
};
