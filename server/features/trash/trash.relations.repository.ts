// Restores the rows of other tables that belong to records of the trash.
import type { TrashKind } from '#contract/rules/trash.ts';
import type { Database } from '#server/database/schema.ts';
import { withoutDroppedColumns } from '#server/database/stored-rows.ts';
import { listDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { readAgain, saveAllValues } from '#server/features/attributes/attributes.values.repository.ts';
import type { StoredRow } from '#server/records/trash/trash.rows.ts';
import type { TrashData } from '#server/records/trash/trash-data.ts';
import { specificationsOf } from './trash.generated-columns.ts';

const restoreProductRelations = async (db: Database, trashed: readonly TrashData[]): Promise<void> => {
  await saveAllValues(
    db,
    trashed.map(({ row }) => ({ id: row.id, category_id: Number(row.category_id), specifications: specificationsOf(row) })),
  );
  for (const { row, messages } of trashed) {
    if (messages.length === 0) continue;
    await db
      .updateTable('contact_messages')
      .set({ product_id: row.id })
      .where('id', 'in', messages)
      .where('product_id', 'is', null)
      .execute();
  }
};

type RelatedTable = 'attribute_definitions' | 'mail_outbox' | 'contact_notes';

const insertStored = async (db: Database, table: RelatedTable, rows: readonly StoredRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto(table)
    .values((await withoutDroppedColumns(db, table, rows)) as never)
    .execute();
};

/** Skips attributes of a category whose key now exists in the general set. */
const restoreAttributes = async (db: Database, trashed: readonly TrashData[]): Promise<void> => {
  const rows = trashed.flatMap(({ attributes }) => attributes);
  if (rows.length === 0) return;
  const general = new Set((await listDefinitions(db, null)).map(({ key }) => key));
  const free = rows.filter(({ key }) => !general.has(String(key)));
  await insertStored(db, 'attribute_definitions', free);
};

/** Restores what belongs to restored records: attributes and their values, messages, mail and notes. */
export const restoreRelations = async (db: Database, kind: TrashKind, trashed: readonly TrashData[]): Promise<void> => {
  if (kind === 'product') await restoreProductRelations(db, trashed);
  if (kind === 'category') await restoreAttributes(db, trashed);
  if (kind === 'attribute')
    await readAgain(
      db,
      trashed.map(({ row }) => (row.category_id === null ? null : Number(row.category_id))),
    );
  await insertStored(
    db,
    'mail_outbox',
    trashed.flatMap(({ mail }) => mail),
  );
  await insertStored(
    db,
    'contact_notes',
    trashed.flatMap(({ notes }) => notes),
  );
};
