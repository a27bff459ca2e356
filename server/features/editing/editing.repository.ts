import { isDeepStrictEqual } from 'node:util';
import type { OtherEditor, UnsavedChanges } from '#contract/editing.ts';
import type { EditedKind } from '#contract/rules/editing.ts';
import type { Database } from '#server/database/schema.ts';
import { storedPathsIn } from '#server/platform/stored-paths.ts';

/** A record opened in a form by an administrator. */
export interface Edited {
  kind: EditedKind;
  id: number;
  administratorId: number;
}

const mostOthers = 10;

const keyOf = ({ kind, id, administratorId }: Edited) => ({ kind, record_id: id, administrator_id: administratorId });

export const getChanges = async (db: Database, edited: Edited): Promise<UnsavedChanges | null> => {
  const row = await db
    .selectFrom('unsaved_changes')
    .select(['version', 'draft_version', 'fields', 'device', 'updated_at'])
    .where((where) => where.and(keyOf(edited)))
    .executeTakeFirst();
  if (!row) return null;
  const { fields, ...others } = row;
  return { ...others, values: JSON.parse(fields) };
};

/** Replaces the list of stored files in the changes. */
const keepFiles = async (db: Database, edited: Edited, values: unknown): Promise<void> => {
  const paths = storedPathsIn(values);
  const known = db.selectFrom('unsaved_files').where((where) => where.and(keyOf(edited)));
  const before = (await known.select('path').execute()).map(({ path }) => path);
  if (isDeepStrictEqual(before.toSorted(), paths.toSorted())) return;
  await db
    .deleteFrom('unsaved_files')
    .where((where) => where.and(keyOf(edited)))
    .execute();
  const rows = paths.map((path) => ({ ...keyOf(edited), path }));
  if (rows.length > 0) await db.insertInto('unsaved_files').values(rows).execute();
};

/** Requires a transaction. */
export const keepChanges = async (db: Database, edited: Edited, { values, ...others }: UnsavedChanges): Promise<void> => {
  const row = { ...others, fields: JSON.stringify(values) };
  await db
    .insertInto('unsaved_changes')
    .values({ ...keyOf(edited), ...row })
    .onConflict((conflict) => conflict.columns(['administrator_id', 'kind', 'record_id']).doUpdateSet(row))
    .execute();
  await keepFiles(db, edited, values);
};

/** Replaces texts in changes that use a file. Their version remains, so saving them is a conflict, as in an open form. */
export const rewriteChanges = async (db: Database, path: string, replace: (text: string) => string): Promise<void> => {
  const named = db.selectFrom('unsaved_files').select(['kind', 'record_id as id', 'administrator_id as administratorId']);
  for (const edited of await named.where('path', '=', path).execute()) {
    const { fields } = await db
      .selectFrom('unsaved_changes')
      .select('fields')
      .where((where) => where.and(keyOf(edited)))
      .executeTakeFirstOrThrow();
    const text = replace(fields);
    await db
      .updateTable('unsaved_changes')
      .set({ fields: text })
      .where((where) => where.and(keyOf(edited)))
      .execute();
    await keepFiles(db, edited, text);
  }
};

export const discardChanges = async (db: Database, edited: Edited): Promise<void> => {
  await db
    .deleteFrom('unsaved_changes')
    .where((where) => where.and(keyOf(edited)))
    .execute();
};

interface Report {
  at: string;
  /** Earlier reports count as closed. */
  since: string;
}

/** Stores that the record is open; reopens it if it counts as closed. */
export const noteOpen = async (db: Database, edited: Edited, { at, since }: Report): Promise<void> => {
  await db
    .insertInto('open_records')
    .values({ ...keyOf(edited), opened_at: at, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'record_id', 'administrator_id']).doUpdateSet(({ eb, ref, val }) => ({
        opened_at: eb.case().when('open_records.seen_at', '<', since).then(val(at)).else(ref('open_records.opened_at')).end(),
        seen_at: at,
      })),
    )
    .execute();
};

export const noteClosed = async (db: Database, edited: Edited): Promise<void> => {
  await db
    .deleteFrom('open_records')
    .where((where) => where.and(keyOf(edited)))
    .execute();
};

/** Other administrators with the record open, longest open first. @param since earlier reports do not count */
export const listOthers = (db: Database, { kind, id, administratorId }: Edited, since: string): Promise<OtherEditor[]> =>
  db
    .selectFrom('open_records')
    .innerJoin('administrators', 'administrators.id', 'open_records.administrator_id')
    .select(['administrators.name', 'open_records.opened_at as since'])
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('administrator_id', '!=', administratorId)
    .where('seen_at', '>=', since)
    .orderBy('opened_at')
    .limit(mostOthers)
    .execute();

export const removeOld = async (db: Database, { changes, reports }: { changes: string; reports: string }): Promise<void> => {
  await db.deleteFrom('unsaved_changes').where('updated_at', '<', changes).execute();
  await db.deleteFrom('open_records').where('seen_at', '<', reports).execute();
};
