// Open forms: unsaved changes, which are private to an administrator, and the administrators who have a record open.
import type { OtherEditor, UnsavedChanges } from '#contract/editing.ts';
import { newRecordId, presence } from '#contract/rules/editing.ts';
import type { Context } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as repository from './editing.repository.ts';

type Edited = repository.Edited;

const keptMs = 90 * 24 * 60 * 60 * 1000;

const ago = ({ clock }: Context, ms: number): string => timestamp(() => new Date(clock().getTime() - ms));

export const getChanges = ({ db }: Context, edited: Edited): Promise<UnsavedChanges | null> => repository.getChanges(db, edited);

/** @returns the time when they were stored */
export const keepChanges = async (
  { db, clock }: Context,
  edited: Edited,
  changes: Omit<UnsavedChanges, 'updated_at'>,
): Promise<{ updated_at: string }> => {
  const updated_at = timestamp(clock);
  await inTransaction(db, (transaction) => repository.keepChanges(transaction, edited, { ...changes, updated_at }));
  return { updated_at };
};

export const discardChanges = ({ db }: Context, edited: Edited): Promise<void> => repository.discardChanges(db, edited);

/** @returns the others who have it open; a new record is visible only to its author */
export const reportOpen = async (context: Context, edited: Edited): Promise<OtherEditor[]> => {
  if (edited.id === newRecordId) return [];
  const { db, clock } = context;
  const since = ago(context, presence.endsAfterMs);
  await repository.noteOpen(db, edited, { at: timestamp(clock), since });
  return repository.listOthers(db, edited, since);
};

export const reportClosed = ({ db }: Context, edited: Edited): Promise<void> => repository.noteClosed(db, edited);

/** Removes old unsaved changes and forms that were never reported as closed. */
export const removeOldEditing = (context: Context): Promise<void> =>
  repository.removeOld(context.db, { changes: ago(context, keptMs), reports: ago(context, presence.endsAfterMs) });
