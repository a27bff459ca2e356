// Writes and undoes rows that create or change attributes of products.
import { lockAttributes } from '#server/database/lock.ts';
import { type ChangedAttribute, changedDefinition, type NewAttribute } from '#server/features/attributes/attributes.changes.ts';
import * as definitions from '#server/features/attributes/attributes.definitions.repository.ts';
import { addDefinition, removeAttributes } from '#server/features/attributes/attributes.service.ts';
import { readAgain } from '#server/features/attributes/attributes.values.repository.ts';
import { referToCategories } from '#server/features/categories/categories.service.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import { timestamp } from '#server/platform/clock.ts';
import { listRecordIds, type PlannedRow } from './apply.repository.ts';
import type { Undone, UndoneRow } from './undo-records.ts';
import { categoryMissing, changed, deleted, type Outcome } from './write-records.ts';

/** What undoing a row needs. */
interface AttributeUndo {
  /** The definition before the import; absent for a created one. */
  before?: definitions.Definition;
}

const create = async (acting: SavingContext, importId: number, { number, changes }: PlannedRow, outcome: Outcome) => {
  const { fields, category_row } = changes;
  const created = category_row === undefined ? null : (await listRecordIds(acting.db, importId, [category_row])).get(category_row);
  if (created === undefined) return void outcome.refused.push({ number, text: categoryMissing });
  const input = { category_id: null, ...fields, ...(created !== null && { category_id: created }) } as NewAttribute;
  const given = input.category_id;
  const category_id = given === null ? null : ((await referToCategories(acting.db, [given])).get(given) ?? given);
  const recordId = await addDefinition(acting, { ...input, category_id });
  outcome.written.push({ number, recordId, version: 1, undo: JSON.stringify({} satisfies AttributeUndo) });
  return category_id;
};

const update = async ({ db, clock }: SavingContext, { number, record_id, version, changes }: PlannedRow, outcome: Outcome) => {
  const before = record_id === null ? null : await definitions.getDefinition(db, record_id);
  if (!before || before.version !== version) return void outcome.refused.push({ number, text: before ? changed : deleted });
  const { category_id: _category, ...fields } = changes.fields;
  await definitions.updateDefinition(db, changedDefinition(before, fields as ChangedAttribute), timestamp(clock));
  const undo = JSON.stringify({ before } satisfies AttributeUndo);
  outcome.written.push({ number, recordId: before.id, version: before.version + 1, undo });
  return before.category_id;
};

/** Call it inside a transaction. @throws AppError 'invalid' if one cannot be saved */
export const writeAttributes = async (acting: SavingContext, importId: number, rows: readonly PlannedRow[]): Promise<Outcome> => {
  await lockAttributes(acting.db, 'exclusive');
  const outcome: Outcome = { written: [], refused: [] };
  const categories = new Set<number | null>();
  for (const row of rows) {
    const category = row.action === 'create' ? await create(acting, importId, row, outcome) : await update(acting, row, outcome);
    if (category !== undefined) categories.add(category);
  }
  await readAgain(acting.db, [...categories]);
  return outcome;
};

/** Call it inside a transaction. */
export const undoAttributes = async (acting: SavingContext, rows: readonly UndoneRow[]): Promise<Undone> => {
  const { db, clock } = acting;
  await lockAttributes(db, 'exclusive');
  const result: Undone = { undone: [], kept: [] };
  const created: number[] = [];
  const categories = new Set<number | null>();
  for (const { number, action, record_id, version, undo } of rows) {
    const present = record_id === null ? null : await definitions.getDefinition(db, record_id);
    if (!present || present.version !== version) {
      result.kept.push({ number, isDeleted: !present });
      continue;
    }
    const { before } = undo as AttributeUndo;
    if (action === 'create') created.push(present.id);
    else if (before) await definitions.updateDefinition(db, before, timestamp(clock));
    categories.add(present.category_id);
    result.undone.push(number);
  }
  if (created.length > 0) await removeAttributes(acting, created, undefined, { hasEntries: false });
  await readAgain(db, [...categories]);
  return result;
};
