// Tasks that run once in the life of a database, such as creating the default pages: if an administrator deletes them, the next start does
// not create them again.
import { type Clock, timestamp } from '#server/platform/clock.ts';
import type { Database } from './schema.ts';

export type OneTimeTask = 'demonstration' | 'pages' | 'texts';

export const isDone = async (db: Database, name: OneTimeTask): Promise<boolean> =>
  (await db.selectFrom('milestones').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

/** Call it inside the transaction of the task. */
export const markDone = async (db: Database, clock: Clock, name: OneTimeTask): Promise<void> => {
  await db
    .insertInto('milestones')
    .values({ name, reached_at: timestamp(clock) })
    .execute();
};
