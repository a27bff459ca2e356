// Queries of the full-text indices: FTS5 on SQLite, tsquery on PostgreSQL (migrations/initial/search-index.ts).
// Both have the same tokens, which the rules of search generate.
import { PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Consecutive tokens; with `isPrefix`, the last one matches the beginning of a token. */
export interface Phrase {
  tokens: readonly string[];
  isPrefix: boolean;
}
export interface QueryGroup {
  kind: 'any' | 'all';
  of: readonly IndexQuery[];
}
/** A group `any` without members matches nothing. */
export type IndexQuery = Phrase | QueryGroup;

export type SearchIndex = 'product_index' | 'news_index';

export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** PostgreSQL stores this many characters of a token. */
const longestToken = 200;

interface Syntax {
  phrase: (phrase: Phrase) => string;
  or: string;
  and: string;
  not: string;
}

const fts5: Syntax = {
  phrase: ({ tokens, isPrefix }) => `"${tokens.join(' ')}"${isPrefix ? ' *' : ''}`,
  or: ' OR ',
  and: ' AND ',
  not: ' NOT ',
};

const allTokens = (tokens: readonly string[], isPrefix: boolean) =>
  tokens.map((token, at) => `'${token.slice(0, longestToken)}'${isPrefix && at === tokens.length - 1 ? ':*' : ''}`).join(' & ');

/** Adjacent words as one token (migrations/initial/search-index.ts). */
const pairsOf = (tokens: readonly string[]) => tokens.slice(1).map((token, at) => `+${tokens[at]} ${token}`);

const tsquery: Syntax = {
  phrase: ({ tokens, isPrefix }) => allTokens(tokens.length > 1 ? pairsOf(tokens) : tokens, isPrefix),
  or: ' | ',
  and: ' & ',
  not: ' & !',
};

/** For rows that have no pairs of words. */
const unpairedTsquery: Syntax = { ...tsquery, phrase: ({ tokens, isPrefix }) => allTokens(tokens, isPrefix) };

// not in any token; removed in case a future rule lets one through
const quotes = /["'\\]/g;

/** @returns the query as text; null if it matches nothing */
const write = (query: IndexQuery, syntax: Syntax): string | null => {
  if (!('kind' in query)) return syntax.phrase({ ...query, tokens: query.tokens.map((token) => token.replaceAll(quotes, '')) });
  const texts = query.of.map((one) => write(one, syntax));
  if (query.kind === 'all' && texts.includes(null)) return null;
  const parts = texts.flatMap((text) => (text === null ? [] : [`(${text})`]));
  return parts.length === 0 ? null : parts.join(query.kind === 'any' ? syntax.or : syntax.and);
};

const isEveryPhrase = (query: IndexQuery, isMet: (phrase: Phrase) => boolean): boolean =>
  'kind' in query ? query.of.every((one) => isEveryPhrase(one, isMet)) : isMet(query);

const isStoredWhole = ({ tokens }: Phrase) => [...tokens, ...pairsOf(tokens)].every((token) => token.length <= longestToken);

/**
 * How PostgreSQL, which stores no positions of tokens, finds the rows of a query. words: every row has the tokens; pairs: the same,
 * except for rows without pairs of words; checked: longer phrases match pairs at different places of a text, so columns are checked.
 */
export const precisionOf = (query: IndexQuery): 'words' | 'pairs' | 'checked' => {
  const isShort = (length: number) => (phrase: Phrase) => phrase.tokens.length <= length && isStoredWhole(phrase);
  if (isEveryPhrase(query, isShort(1))) return 'words';
  return isEveryPhrase(query, isShort(2)) ? 'pairs' : 'checked';
};

export interface IndexSearch {
  query: IndexQuery;
  /** Rows that must not be found. */
  without?: IndexQuery;
  /** The same condition on the columns of the found row; PostgreSQL checks it if the index cannot decide. */
  check?: () => RawBuilder<SqlBool>;
  /** SQLite: ids of the rows to search; default: all of them. */
  range?: { from: number; below: number };
}

const textIn = (syntax: Syntax, { query, without }: Pick<IndexSearch, 'query' | 'without'>): string | null => {
  const text = write(query, syntax);
  const excluded = without ? write(without, syntax) : null;
  return text === null || excluded === null ? text : `(${text})${syntax.not}(${excluded})`;
};

/** @returns the text of a query for the engine of the database; null if it matches nothing */
export const queryText = (db: Database, search: Pick<IndexSearch, 'query' | 'without'>): string | null =>
  textIn(isPostgres(db) ? tsquery : fts5, search);

/** @returns the matching rows without pairs of words, which very long texts have; PostgreSQL reads no other rows */
export const unpairedRows = (index: SearchIndex, search: IndexSearch): RawBuilder<{ id: number }> => {
  const table = sql.table(index);
  const check = search.check?.() ?? sql`true`;
  const text = textIn(unpairedTsquery, search);
  return sql`select ${table}.id from ${table} where not ${table}.has_pairs and ${table}.tokens @@ ${text}::tsquery and ${check}`;
};

const postgresRows = (index: SearchIndex, search: IndexSearch, text: string): RawBuilder<{ id: number }> => {
  const table = sql.table(index);
  const precision = precisionOf(search.query);
  const found = sql<{ id: number }>`select ${table}.id from ${table} where ${table}.tokens @@ ${text}::tsquery`;
  if (precision === 'words') return found;
  const checked = precision === 'checked' && search.check ? sql`${found} and ${search.check()}` : found;
  return sql`${checked} union ${unpairedRows(index, search)}`;
};

/** @returns a subquery with one column `id`, the ids of the matching rows of an index; null if nothing can match */
export const matchingRows = (db: Database, index: SearchIndex, search: IndexSearch): RawBuilder<{ id: number }> | null => {
  const text = queryText(db, search);
  if (text === null) return null;
  if (isPostgres(db)) return postgresRows(index, search, text);
  const { range } = search;
  const inRange = range ? sql` and rowid >= ${range.from} and rowid < ${range.below}` : sql``;
  return sql`select rowid as id from ${sql.table(index)} where ${sql.table(index)} match ${text}${inRange}`;
};

/**
 * Runs a query of an index. PostgreSQL would read the whole table for frequent words or for a limit, because it ignores that the
 * tokens of each row must be read and decompressed, or its trigrams computed, which takes many times as long.
 */
export const withIndex = <T>(db: Database, query: (database: Database) => Promise<T>): Promise<T> => {
  if (!isPostgres(db)) return query(db);
  return inTransaction(db, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return query(transaction);
  });
};

export const countMatchingRows = async (db: Database, index: SearchIndex, search: IndexSearch): Promise<number> => {
  const matching = matchingRows(db, index, search);
  if (!matching) return 0;
  const query = sql<{ count: number | string }>`select count(*) as count from (${matching}) as matching`;
  const { rows } = await withIndex(db, (database) => query.execute(database));
  return Number(rows[0]?.count ?? 0);
};

/** PostgreSQL enumerates all entries of the index before it returns the first row; a frequent word is in one of a few rows. */
const rowsTried = 20;

const firstRow = (db: Database, index: SearchIndex, search: IndexSearch, matching: RawBuilder<{ id: number }>) => {
  if (!isPostgres(db) || precisionOf(search.query) !== 'words') return sql`${matching} limit 1`;
  const tried = sql`select id from (select id, tokens from ${sql.table(index)} order by id limit ${sql.lit(rowsTried)}) as tried
    where tokens @@ ${queryText(db, search)}::tsquery`;
  return sql`(${tried}) union all (${matching}) limit 1`;
};

export const hasMatchingRow = async (db: Database, index: SearchIndex, search: IndexSearch): Promise<boolean> => {
  const matching = matchingRows(db, index, search);
  if (!matching) return false;
  const { rows } = await withIndex(db, (database) => firstRow(database, index, search, matching).execute(database));
  return rows.length > 0;
};

/**
 * SQLite: merges the parts that an index consists of after many saves, because every search reads all of them. It blocks the
 * process, so call it before the first request. An index of PostgreSQL is one part.
 */
export const compactIndex = async (db: Database, index: SearchIndex): Promise<void> => {
  if (isPostgres(db)) return;
  const table = sql.table(index);
  await sql`insert into ${table} (${table}) values ('optimize')`.execute(db);
};
