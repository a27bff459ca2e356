import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from './full-text.ts';
import type { Database } from './schema.ts';

/**
 * The right side of `id in …`. The list is a single parameter: with one parameter per id, each number of ids would need a new prepared
 * statement.
 */
export const idList = (db: Database, ids: readonly number[]): RawBuilder<number> => {
  const list = JSON.stringify(ids);
  return isPostgres(db)
    ? sql`(select value::integer from json_array_elements_text(${list}::json))`
    : sql`(select value from json_each(${list}))`;
};

/** As `idList`, for texts. */
export const textList = (db: Database, texts: readonly string[]): RawBuilder<string> => {
  const list = JSON.stringify(texts);
  return isPostgres(db) ? sql`(select value from json_array_elements_text(${list}::json))` : sql`(select value from json_each(${list}))`;
};
