// Undoes a batch of rows, except those whose records somebody has changed since.
import { isPublishedKind } from '#contract/records/kinds.ts';
import type { ImportKind } from '#contract/rules/imports.ts';
import { parseJson } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import * as repository from './apply.repository.ts';
import { type UndoneRow, undoRecords } from './undo-records.ts';
import { undoAttributes } from './write-attributes.ts';
import { type OnError, togetherOrSplit } from './write-together.ts';

const texts = {
  deleted: 'Not undone: the record was deleted since.',
  changed: 'Not undone: the record was changed since, or other records need it.',
} as const;

const undoKind = async (acting: SavingContext, importId: number, kind: ImportKind, rows: readonly UndoneRow[]): Promise<void> => {
  const { db } = acting;
  const { undone, kept } = isPublishedKind(kind) ? await undoRecords(acting, kind, rows) : await undoAttributes(acting, rows);
  await repository.markRows(db, importId, undone, 'undone');
  for (const { number, isDeleted } of kept) await keep(db, importId, number, isDeleted ? texts.deleted : texts.changed);
};

const keep = (db: Database, importId: number, number: number, text: string): Promise<void> =>
  repository.noteRow(db, importId, { number, column: null, value: null, text }, 'kept');

/** Call it inside a transaction. Products are undone before their categories. */
export const undoRows = async (acting: SavingContext, importId: number, numbers: readonly number[], onError: OnError): Promise<void> => {
  const { db } = acting;
  const rows = (await repository.readRows(db, importId, numbers)).map((row) => ({ ...row, undo: (parseJson(row.undo) ?? {}) as object }));
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const order = [...byKind.keys()].toSorted((one, other) => Number(one === 'category') - Number(other === 'category'));
  for (const kind of order)
    await togetherOrSplit(db, byKind.get(kind) ?? [], {
      work: (some) => undoKind(acting, importId, kind, some),
      // for example, its former category does not exist any more
      onFailure: ({ number }, text) => keep(db, importId, number, `Not undone: ${text}`),
      onError,
    });
};
