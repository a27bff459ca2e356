// The stored words that differ from a typed word by one typing error. All words with one error are generated and looked up in
// the full-text index, so no list of the stored words is needed.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Condition } from '#server/platform/search/conditions.ts';
import { storedCondition, type Vocabulary, wordsOneErrorApart } from '#server/platform/search/corrections.ts';
import { type IndexSearch, isPostgres, listMatchingRows, queryText, type SearchIndex } from './full-text.ts';
import type { Database } from './schema.ts';

/** Words per statement: SQLite blocks the process during a statement. */
const batch = 100;

/** @returns those of the queries that match any row */
const listMatched = async (db: Database, index: SearchIndex, queries: readonly string[]): Promise<string[]> => {
  const table = sql.table(index);
  const list = JSON.stringify(queries);
  const found = isPostgres(db)
    ? sql<{ query: string }>`select value as query from json_array_elements_text(${list}::json)
        where exists (select 1 from ${table} where tokens @@ value::tsquery)`
    : sql<{ query: string }>`select value as query from json_each(${list})
        where exists (select 1 from ${table} where ${table} match value)`;
  return (await found.execute(db)).rows.map(({ query }) => query);
};

/**
 * @param searchFor how rows with a condition are found
 * @returns the stored words that are one typing error apart from a typed one, with the number of rows that contain each of them
 */
export const listNearWords = async (
  db: Database,
  index: SearchIndex,
  typed: readonly string[],
  searchFor: (condition: Condition) => IndexSearch,
): Promise<Vocabulary> => {
  const candidates = [...new Set(typed.flatMap(wordsOneErrorApart))];
  const counts = new Map<string, number>();
  for (let at = 0; at < candidates.length; at += batch) {
    const queries = new Map(
      candidates.slice(at, at + batch).flatMap((word) => {
        const text = queryText(db, searchFor(storedCondition(word)));
        return text === null ? [] : [[text, word] as const];
      }),
    );
    for (const query of await listMatched(db, index, [...queries.keys()])) {
      const word = queries.get(query) ?? '';
      counts.set(word, (await listMatchingRows(db, index, searchFor(storedCondition(word)))).length);
    }
    await nextTurn();
  }
  return counts;
};
