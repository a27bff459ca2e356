import type { Insertable } from 'kysely';
import type { ContactNote } from '#contract/contacts.ts';
import type { Database } from '#server/database/schema.ts';
import type { ContactNotesTable } from '#server/database/tables/messages.ts';

/** @returns the notes of messages, oldest first, by the id of the message */
export const listNotes = async (db: Database, contactIds: readonly number[]): Promise<Map<number, ContactNote[]>> => {
  const rows = await db.selectFrom('contact_notes').selectAll().where('contact_id', 'in', contactIds).orderBy('id').execute();
  const notes = rows.map(({ author_id, author_name, contact_id, ...row }) => ({
    contact_id,
    note: { ...row, author: { id: author_id, name: author_name } },
  }));
  return new Map([...Map.groupBy(notes, ({ contact_id }) => contact_id)].map(([id, own]) => [id, own.map(({ note }) => note)]));
};

export const addNote = async (db: Database, note: Insertable<ContactNotesTable>): Promise<void> => {
  await db.insertInto('contact_notes').values(note).execute();
};

export const updateNote = async (db: Database, id: number, change: { text: string; edited_at: string }): Promise<void> => {
  await db.updateTable('contact_notes').set(change).where('id', '=', id).execute();
};

export const removeNote = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('contact_notes').where('id', '=', id).execute();
};
