// Queries of the full-text indexes: FTS5 on SQLite, tsquery on PostgreSQL. Both contain the same tokens, which the search rules generate.
import { PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import { readingLanguage } from './reading-language.ts';
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

/** The indexes of originals. */
export type SearchIndex = 'product_index' | 'news_index';
type AnyIndex = SearchIndex | 'translation_index';

export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Maximum length of a token in PostgreSQL's index; longer tokens are truncated. */
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

/**
 * PostgreSQL's index stores no positions: it only finds the tokens of a phrase, and the phrase is then compared with the words of the row.
 */
const tsquery: Syntax = {
  phrase: ({ tokens, isPrefix }) =>
    tokens.map((token, at) => `'${token.slice(0, longestToken)}'${isPrefix && at === tokens.length - 1 ? ':*' : ''}`).join(' & '),
  or: ' | ',
  and: ' & ',
  not: ' & !',
};

// no token contains them; removed in case a future rule lets one through
const quotes = /["'\\]/g;

/** @returns the query as text; null if it matches nothing */
const write = (query: IndexQuery, syntax: Syntax): string | null => {
  if (!('kind' in query)) return syntax.phrase({ ...query, tokens: query.tokens.map((token) => token.replaceAll(quotes, '')) });
  const texts = query.of.map((one) => write(one, syntax));
  if (query.kind === 'all' && texts.includes(null)) return null;
  const parts = texts.flatMap((text) => (text === null ? [] : [`(${text})`]));
  return parts.length === 0 ? null : parts.join(query.kind === 'any' ? syntax.or : syntax.and);
};

const isOneToken = ({ tokens: [token = '', ...others] }: Phrase) => others.length === 0 && token.length <= longestToken;

/** The part of a query that tokens alone decide. It matches no row that the query does not match. */
const decidedByTokens = (query: IndexQuery): IndexQuery => {
  if ('kind' in query) return { ...query, of: query.of.map(decidedByTokens) };
  return isOneToken(query) ? query : { kind: 'any', of: [] };
};

/** The same query as a condition on the words of a row. */
const meets = (query: IndexQuery, words: RawBuilder<string>): RawBuilder<SqlBool> => {
  // tokens contain no wildcards
  if (!('kind' in query)) return sql`${words} like ${`% ${query.tokens.join(' ')}${query.isPrefix ? '' : ' '}%`}`;
  if (query.of.length === 0) return sql`false`;
  const parts = query.of.map((one) => meets(one, words));
  return sql`(${sql.join(parts, query.kind === 'any' ? sql` or ` : sql` and `)})`;
};

export interface IndexSearch {
  query: IndexQuery;
  /** Excluded rows. */
  without?: IndexQuery;
}

/** @returns null if it matches nothing */
const searchText = ({ query, without }: IndexSearch, syntax: Syntax): string | null => {
  const text = write(query, syntax);
  const excluded = without ? write(without, syntax) : null;
  return text === null || excluded === null ? text : `(${text})${syntax.not}(${excluded})`;
};

/** @returns the query in the syntax of the database; null if it matches nothing */
export const queryText = (db: Database, search: IndexSearch): string | null => searchText(search, isPostgres(db) ? tsquery : fts5);

const sources = { product_index: 'products', news_index: 'news', translation_index: 'translations' } as const;
const kinds = { product_index: 'product', news_index: 'article' } as const;

const postgresRows = (index: AnyIndex, { query, ...search }: IndexSearch, text: string): RawBuilder<{ id: number }> => {
  const rows = (tokens: string) => sql<{ id: number }>`select id from ${sql.table(index)} where tokens @@ ${tokens}::tsquery`;
  const decided = searchText({ query: decidedByTokens(query), ...search }, tsquery);
  if (decided === text) return rows(text);
  const undecided = decided === null ? text : `(${text})${tsquery.not}(${decided})`;
  // the words are computed once per row, not once per comparison, and only of these rows: a join would read the whole table
  const compared = sql<{ id: number }>`select undecided.id from (${rows(undecided)}) as undecided,
    lateral (select indexed_words(whole) as words from ${sql.table(sources[index])} as whole where whole.id = undecided.id offset 0) as indexed
    where ${meets(query, sql`indexed.words`)}`;
  return decided === null ? compared : sql`${rows(decided)} union all ${compared}`;
};

const rowsOf = (db: Database, index: AnyIndex, search: IndexSearch): RawBuilder<{ id: number }> | null => {
  const text = queryText(db, search);
  if (text === null) return null;
  if (isPostgres(db)) return postgresRows(index, search, text);
  return sql`select rowid as id from ${sql.table(index)} where ${sql.table(index)} match ${text}`;
};

/** @returns the search limited to the translations of a kind into a language */
const inTranslations = (index: SearchIndex, language: string, { query, ...search }: IndexSearch): IndexSearch => {
  const token: Phrase = { tokens: [`@${kinds[index]}-${language}`], isPrefix: false };
  return { ...search, query: { kind: 'all', of: [token, query] } };
};

/** The ids of the records with a translation in the index. */
const translatedIds = (index: SearchIndex, language: string) =>
  sql`select record_id from translations where kind = ${kinds[index]} and language = ${language} and search_rules > 0 and texts <> '{}'`;

/**
 * Finds records by their translation into the language of the reader, and records without a translation by the original.
 * @returns a subquery with one column `id`, the ids of the matching records; null if nothing can match
 */
export const matchingRows = (db: Database, index: SearchIndex, search: IndexSearch): RawBuilder<{ id: number }> | null => {
  const originals = rowsOf(db, index, search);
  const language = readingLanguage();
  const translations = language === null ? null : rowsOf(db, 'translation_index', inTranslations(index, language, search));
  if (language === null || !originals || !translations) return originals;
  return sql`select record_id as id from translations where id in (${translations})
    union all select id from (${originals}) as original where id not in (${translatedIds(index, language)})`;
};

/**
 * Runs a query of an index. Otherwise PostgreSQL would scan the table for frequent words or with a limit, which takes many times as long:
 * its planner does not take into account that the tokens of each row must be read and decompressed.
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

export const hasMatchingRow = async (db: Database, index: SearchIndex, search: IndexSearch): Promise<boolean> => {
  const matching = matchingRows(db, index, search);
  if (!matching) return false;
  const { rows } = await withIndex(db, (database) => sql`${matching} limit 1`.execute(database));
  return rows.length > 0;
};

const listIds = async (db: Database, matching: RawBuilder<{ id: number }> | null): Promise<string> => {
  if (!matching) return '';
  const list = isPostgres(db) ? sql`string_agg(id::text, ',')` : sql`group_concat(id)`;
  const { rows } = await sql<{ ids: string | null }>`select ${list} as ids from (${matching}) as matching`.execute(db);
  return rows[0]?.ids ?? '';
};

/** @returns the ids of the matching originals as one text, because drivers are slower with many rows than databases */
export const listMatchingIds = (db: Database, index: SearchIndex, search: IndexSearch): Promise<string> =>
  listIds(db, rowsOf(db, index, search));

/** Like `listMatchingIds`. @returns the ids of the rows of `translations` */
export const listMatchingTranslations = (db: Database, index: SearchIndex, language: string, search: IndexSearch): Promise<string> =>
  listIds(db, rowsOf(db, 'translation_index', inTranslations(index, language, search)));

/**
 * On SQLite, merges the segments of which an index consists after many saves, because every search reads all of them. It blocks the
 * process, so call it before the first request. On PostgreSQL, an index has one segment.
 */
export const compactIndex = async (db: Database, index: AnyIndex): Promise<void> => {
  if (isPostgres(db)) return;
  const table = sql.table(index);
  await sql`insert into ${table} (${table}) values ('optimize')`.execute(db);
};
