// Notes of administrators about messages. Only the author changes or deletes a note.
import type { ContactMessage, ContactNote } from '#contract/contacts.ts';
import { mostNotes } from '#contract/rules/contacts.ts';
import type { Actor, Context } from '#server/database/context.ts';
import { lockRows } from '#server/database/lock.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { AppError, invalid, notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { addEvents } from '#server/records/record-events.repository.ts';
import * as contacts from './contacts.repository.ts';
import * as repository from './notes.repository.ts';

export interface NoteContext extends Context {
  actor: Actor;
}

/** @param change returns whether it has changed the notes @throws AppError 'not-found' */
const changeNotes = (
  context: NoteContext,
  contactId: number,
  change: (inside: NoteContext, notes: readonly ContactNote[]) => Promise<boolean>,
): Promise<ContactMessage> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await lockRows(db, 'contact_messages', [contactId]);
    const before = await contacts.getContact(db, contactId);
    if (!before) throw notFound();
    if (!(await change(inside, before.notes))) return before;
    await addEvents(inside, [{ kind: 'message', id: contactId, action: 'updated', fields: ['notes'] }]);
    await recordAction(inside, { action: 'update', kind: 'message', id: contactId, details: { fields: ['notes'] } });
    return { ...before, notes: (await repository.listNotes(db, [contactId])).get(contactId) ?? [] };
  });

/** @throws AppError 'not-found', 'forbidden' if somebody else has written it */
const ownNote = ({ actor }: NoteContext, notes: readonly ContactNote[], id: number): ContactNote => {
  const note = notes.find((one) => one.id === id);
  if (!note) throw notFound();
  if (note.author.id !== actor.id) throw new AppError('forbidden', { message: 'Only its author can change a note.' });
  return note;
};

/** A request that is sent again after its response was lost adds no second note. @throws AppError 'not-found', 'invalid' */
export const addNote = (context: NoteContext, contactId: number, text: string): Promise<ContactMessage> =>
  changeNotes(context, contactId, async ({ db, clock, actor }, notes) => {
    const last = notes.at(-1);
    if (last?.author.id === actor.id && last.text === text) return false;
    if (notes.length >= mostNotes) throw invalid({ text: [`A message can have at most ${mostNotes} notes.`] });
    const author = { author_id: actor.id, author_name: actor.name };
    await repository.addNote(db, { contact_id: contactId, ...author, text, created_at: timestamp(clock) });
    return true;
  });

/** @throws AppError 'not-found', 'forbidden' */
export const updateNote = (context: NoteContext, contactId: number, id: number, text: string): Promise<ContactMessage> =>
  changeNotes(context, contactId, async (inside, notes) => {
    if (ownNote(inside, notes, id).text === text) return false;
    await repository.updateNote(inside.db, id, { text, edited_at: timestamp(inside.clock) });
    return true;
  });

/** @throws AppError 'not-found', 'forbidden' */
export const removeNote = (context: NoteContext, contactId: number, id: number): Promise<ContactMessage> =>
  changeNotes(context, contactId, async (inside, notes) => {
    await repository.removeNote(inside.db, ownNote(inside, notes, id).id);
    return true;
  });
