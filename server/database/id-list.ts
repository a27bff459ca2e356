import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './full-text.ts';
import type { Database } from './schema.ts';

/**
 * The right side of `id in …`. The list is one parameter: a statement with a parameter for each id would be prepared again for each
 * number of ids.
 */
export const idList = (db: Database, ids: readonly number[]): RawBuilder<number> => {
  const list = JSON.stringify(ids);
  return isPostgres(db)
    ? sql`(select value::integer from json_array_elements_text(${list}::json))`
    : sql`(select value from json_each(${list}))`;
};
