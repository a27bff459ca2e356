import type { Database } from '#server/database/schema.ts';

/** @returns when the database was filled at the first start; null before */
export const getSiteStart = async (db: Database): Promise<string | null> => {
  const row = await db
    .selectFrom('milestones')
    .select(({ fn }) => fn.min('reached_at').as('since'))
    .executeTakeFirst();
  return row?.since ?? null;
};

/** Also removes expired links. */
export const insertLink = async (
  db: Database,
  link: { token_hash: string; backup_id: string; expires_at: string },
  now: string,
): Promise<void> => {
  await db.deleteFrom('backup_links').where('expires_at', '<', now).execute();
  await db.insertInto('backup_links').values(link).execute();
};

/** Only one of several simultaneous calls succeeds. @returns the id of the backup; null if the link does not exist or has expired */
export const takeLink = async (db: Database, tokenHash: string, now: string): Promise<string | null> => {
  const link = await db
    .deleteFrom('backup_links')
    .where('token_hash', '=', tokenHash)
    .returning(['backup_id', 'expires_at'])
    .executeTakeFirst();
  return link && link.expires_at >= now ? link.backup_id : null;
};
