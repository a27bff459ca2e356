// Data left over from records deleted for ever: drafts, schedules, preview links and unsaved changes.
import { sql } from 'kysely';
import { recordKinds } from '#contract/records/kinds.ts';
import { draftKinds } from '#contract/rules/drafts.ts';
import { editedKinds, newRecordId } from '#contract/rules/editing.ts';
import { type TrashKind, trashKinds } from '#contract/rules/trash.ts';
import type { Database } from '#server/database/schema.ts';

const isOneOf = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind);

/** Whether the record of a row exists neither in its table nor in the trash, which stores attributes also with their category. */
const isLeft = (kind: TrashKind, recordId: string) => {
  const id = sql.ref(recordId);
  const inCategory = sql`or trash.kind = 'category' and trash.data like '%"id":' || ${id} || ',%'`;
  return sql<boolean>`kind = ${kind} and ${id} <> ${newRecordId}
    and not exists (select 1 from ${sql.table(recordKinds[kind].table)} as record where record.id = ${id})
    and not exists (select 1 from trash
      where trash.kind = ${kind} and trash.record_id = ${id} ${kind === 'attribute' ? inCategory : sql``})`;
};

interface LeftOver {
  draftIds: number[];
  /** Fields of drafts and of unsaved changes, as JSON text. */
  fields: string[];
}

export const removeLeftOver = async (db: Database): Promise<LeftOver> => {
  const left: LeftOver = { draftIds: [], fields: [] };
  for (const kind of trashKinds) {
    if (isOneOf(draftKinds, kind)) {
      const drafts = await db.deleteFrom('drafts').where(isLeft(kind, 'drafts.record_id')).returning(['id', 'fields']).execute();
      left.draftIds.push(...drafts.map(({ id }) => id));
      left.fields.push(...drafts.map(({ fields }) => fields));
      await db.deleteFrom('scheduled_changes').where(isLeft(kind, 'scheduled_changes.record_id')).execute();
      await db.deleteFrom('preview_links').where(isLeft(kind, 'preview_links.record_id')).execute();
    }
    if (isOneOf(editedKinds, kind)) {
      const typed = await db.deleteFrom('unsaved_changes').where(isLeft(kind, 'unsaved_changes.record_id')).returning('fields').execute();
      left.fields.push(...typed.map(({ fields }) => fields));
    }
  }
  return left;
};
