import { textList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';

/** @returns the names that several files of the media library have, in lower case */
export const listSharedNames = async (db: Database): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('media')
    .select((eb) => eb.fn<string>('lower', ['name']).as('name'))
    .where('status', '<>', 'pending')
    .groupBy((eb) => eb.fn('lower', ['name']))
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute();
  return new Set(rows.map(({ name }) => name));
};

/** @returns names by stored path */
export const listNames = async (db: Database, paths: readonly string[]): Promise<Map<string, string>> => {
  if (paths.length === 0) return new Map();
  const rows = await db.selectFrom('media').select(['path', 'name']).where('path', 'in', textList(db, paths)).execute();
  return new Map(rows.map(({ path, name }) => [path, name]));
};
