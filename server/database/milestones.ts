// What happens once in the life of a database: what an administrator deletes afterwards does not come back at the next start.
import { type Clock, timestamp } from '#server/platform/clock.ts';
import type { Database } from './schema.ts';

export type Milestone = 'demonstration' | 'pages' | 'picture-metadata';

export const isReached = async (db: Database, name: Milestone): Promise<boolean> =>
  (await db.selectFrom('milestones').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

/** Belongs into the transaction of what it stands for. */
export const reach = async (db: Database, clock: Clock, name: Milestone): Promise<void> => {
  await db
    .insertInto('milestones')
    .values({ name, reached_at: timestamp(clock) })
    .execute();
};
