// Queries of the full-text indices: FTS5 on SQLite, tsquery on PostgreSQL (migrations/0013-search-index.ts). Both have the same
// tokens, which the rules of search generate.
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

const tsquery: Syntax = {
  phrase: ({ tokens, isPrefix }) =>
    tokens.map((token, at) => `'${token.slice(0, longestToken)}'${isPrefix && at === tokens.length - 1 ? ':*' : ''}`).join(' & '),
  or: ' | ',
  and: ' & ',
  not: ' & !',
};

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

/** @returns whether both engines match the query exactly: PostgreSQL stores no positions of tokens */
const isExact = (query: IndexQuery): boolean =>
  'kind' in query ? query.of.every(isExact) : query.tokens.length === 1 && query.tokens.every((token) => token.length <= longestToken);

export interface IndexSearch {
  query: IndexQuery;
  /** Rows that must not be found. */
  without?: IndexQuery;
  /** The same condition on the columns of the found row; PostgreSQL checks it if the index cannot decide. */
  check?: () => RawBuilder<SqlBool>;
  /** Ids of the rows to search; default: all of them. */
  range?: { from: number; below: number };
}

/** @returns the text of a query for the engine of the database; null if it matches nothing */
export const queryText = (db: Database, { query, without }: Pick<IndexSearch, 'query' | 'without'>): string | null => {
  const syntax = isPostgres(db) ? tsquery : fts5;
  const text = write(query, syntax);
  const excluded = without ? write(without, syntax) : null;
  return text === null || excluded === null ? text : `(${text})${syntax.not}(${excluded})`;
};

/** @returns a subquery with one column `id`, the ids of the matching rows of an index; null if nothing can match */
export const matchingRows = (db: Database, index: SearchIndex, search: IndexSearch): RawBuilder<{ id: number }> | null => {
  const text = queryText(db, search);
  if (text === null) return null;
  const table = sql.table(index);
  const within = (column: string) =>
    search.range ? sql` and ${sql.ref(column)} >= ${search.range.from} and ${sql.ref(column)} < ${search.range.below}` : sql``;
  if (!isPostgres(db)) return sql`select rowid as id from ${table} where ${table} match ${text}${within('rowid')}`;
  const check = isExact(search.query) || !search.check ? sql`true` : search.check();
  return sql`select ${table}.id from ${table} where ${table}.tokens @@ ${text}::tsquery${within(`${index}.id`)} and ${check}`;
};

/** @returns the ids that a query returns, as one JSON text, because the driver takes longer for many rows than the query */
export const listIdText = async (db: Database, query: RawBuilder<{ id: number }>): Promise<string> => {
  const list = isPostgres(db) ? sql`json_agg(id)::text` : sql`json_group_array(id)`;
  const { rows } = await sql<{ ids: string | null }>`select ${list} as ids from (${query}) as listed`.execute(db);
  return rows[0]?.ids ?? '[]';
};

/**
 * The same for a query of an index. PostgreSQL would read the whole table for frequent words, because it ignores that the tokens
 * of each row must be decompressed, which takes several times as long.
 */
export const listIndexedIdText = (db: Database, query: RawBuilder<{ id: number }>): Promise<string> => {
  if (!isPostgres(db) || db.isTransaction) return listIdText(db, query);
  return inTransaction(db, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return listIdText(transaction, query);
  });
};

export const countMatchingRows = async (db: Database, index: SearchIndex, search: IndexSearch): Promise<number> => {
  const matching = matchingRows(db, index, search);
  if (!matching) return 0;
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from (${matching}) as matching`.execute(db);
  return Number(rows[0]?.count ?? 0);
};

export const hasMatchingRow = async (db: Database, index: SearchIndex, search: IndexSearch): Promise<boolean> => {
  const matching = matchingRows(db, index, search);
  if (!matching) return false;
  return (await sql`${matching} limit 1`.execute(db)).rows.length > 0;
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
