import type { Database } from '#server/database/schema.ts';

/** @returns when the first start has filled the database; null before */
export const getSiteStart = async (db: Database): Promise<string | null> => {
  const row = await db
    .selectFrom('milestones')
    .select(({ fn }) => fn.min('reached_at').as('since'))
    .executeTakeFirst();
  return row?.since ?? null;
};

/** Removes expired links as well. */
export const insertLink = async (
  db: Database,
  link: { token_hash: string; backup_id: string; expires_at: string },
  now: string,
): Promise<void> => {
  await db.deleteFrom('backup_links').where('expires_at', '<', now).execute();
  await db.insertInto('backup_links').values(link).execute();
};

/** @returns the id of its backup, for one of several simultaneous calls; null if the link does not exist or has expired */
export const takeLink = async (db: Database, tokenHash: string, now: string): Promise<string | null> => {
  const link = await db
    .deleteFrom('backup_links')
    .where('token_hash', '=', tokenHash)
    .returning(['backup_id', 'expires_at'])
    .executeTakeFirst();
  return link && link.expires_at >= now ? link.backup_id : null;
};
