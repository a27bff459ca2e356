import type { Database } from '#server/database/schema.ts';

/** @returns when the first start has filled the database; null before */
export const getSiteStart = async (db: Database): Promise<string | null> => {
  const row = await db
    .selectFrom('milestones')
    .select(({ fn }) => fn.min('reached_at').as('since'))
    .executeTakeFirst();
  return row?.since ?? null;
};
