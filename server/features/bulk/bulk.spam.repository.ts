// Moves many messages to spam or to the inbox. The opposite move undoes it.
import { z } from 'zod';
import type { BulkAction } from '#contract/records/bulk.ts';
import { idList } from '#server/database/id-list.ts';
import { parseList } from '#server/database/json.ts';
import { getAcknowledgeSince } from '#server/features/contacts/contacts.service.ts';
import * as spam from '#server/features/contacts/spam.service.ts';
import type { Batch, BulkContext } from './bulk.service.ts';

export type SpamMove = 'spam' | 'not-spam';

export const isSpamMove = (action: BulkAction): action is SpamMove => action === 'spam' || action === 'not-spam';

/** Locks nothing. @returns the ids of the moved messages */
export const moveMessages = async (context: BulkContext, move: SpamMove, { changeId, ids, at }: Batch): Promise<number[]> => {
  const { db } = context;
  const messages = await db
    .selectFrom('contact_messages')
    .select(['id', 'email', 'spam_reasons'])
    .where('id', 'in', idList(db, ids))
    .where('quarantined_at', move === 'spam' ? 'is' : 'is not', null)
    .orderBy('id')
    .execute();
  const acknowledgeSince = await getAcknowledgeSince(context);
  const inside = { ...context, clock: () => new Date(at) };
  for (const message of messages) {
    if (move === 'spam') await spam.quarantine(inside, message.id);
    else await spam.release(inside, message, acknowledgeSince);
    const row = { change_id: changeId, record_id: message.id, before: message.spam_reasons ?? '', mark: at };
    await db.insertInto('bulk_change_rows').values(row).execute();
  }
  return messages.map(({ id }) => id);
};

/** Moves the messages back that nobody has changed since. @returns their ids */
export const revertMove = async (context: BulkContext, move: SpamMove, { changeId, ids, at }: Batch): Promise<number[]> => {
  const { db } = context;
  const messages = await db
    .selectFrom('bulk_change_rows as stored')
    .innerJoin('contact_messages as message', 'message.id', 'stored.record_id')
    .select(['message.id', 'message.email', 'stored.before'])
    .where('stored.change_id', '=', changeId)
    .where('message.id', 'in', idList(db, ids))
    .whereRef('stored.mark', '=', 'message.updated_at')
    .orderBy('message.id')
    .execute();
  const acknowledgeSince = await getAcknowledgeSince(context);
  const inside = { ...context, clock: () => new Date(at) };
  for (const message of messages) {
    if (move === 'spam') await spam.release(inside, message, acknowledgeSince);
    else await spam.quarantine(inside, message.id, parseList(message.before, z.string()));
  }
  return messages.map(({ id }) => id);
};
