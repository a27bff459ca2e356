// Search queries for articles visible to visitors.
import { sql } from 'kysely';
import type { NewsArticle } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import { type IndexSearch, matchingRows } from '#server/database/full-text.ts';
import { listNearWords } from '#server/database/near-words.ts';
import { countRows, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { queryOf } from '#server/database/search-conditions.ts';
import { allOf, type Condition } from '#server/platform/search/conditions.ts';
import type { Vocabulary } from '#server/platform/search/corrections.ts';
import type { SearchTerm } from '#server/platform/search/terms.ts';
import { tokensOf } from '#server/platform/search-text.ts';
import { articleColumns, toArticle, visibleArticles } from './news.rows.ts';

export interface MatchRequest extends PageRequest {
  /** Current time, which determines the published articles. */
  at: string;
  type?: NewsArticle['type'];
}

/** The index contains the words of title, excerpt and content. */
const searchFor = (condition: Condition): IndexSearch => ({
  query: queryOf(condition, ({ kind, text }) => (kind === 'model' ? [] : [{ tokens: tokensOf(text), isPrefix: kind === 'begins' }])),
});

/** @returns the visible articles that match every term; null if the index shows that there are none */
const matchingArticles = (db: Database, at: string, terms: readonly SearchTerm[]) => {
  const matching = matchingRows(db, 'news_index', searchFor(allOf(...terms.map(({ condition }) => condition))));
  return matching && visibleArticles(db, at).where('id', 'in', sql<number>`(${matching})`);
};

/** Newest first. */
export const listMatching = async (db: Database, terms: readonly SearchTerm[], request: MatchRequest): Promise<Paged<NewsArticle>> => {
  const { limit, offset } = toLimitOffset(request);
  let matching = terms.length > 0 ? matchingArticles(db, request.at, terms) : null;
  if (!matching) return toPaged([], 0, request);
  if (request.type) matching = matching.where('type', '=', request.type);
  const count = await countRows(matching);
  if (offset >= count) return toPaged([], count, request);
  const rows = await matching
    .select(articleColumns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return toPaged(rows.map(toArticle), count, request);
};

/** @returns whether any visible article contains the term */
export const isFound = async (db: Database, at: string, term: SearchTerm): Promise<boolean> => {
  const row = await matchingArticles(db, at, [term])?.select('id').limit(1).executeTakeFirst();
  return row !== undefined;
};

/**
 * @returns the words of published and scheduled articles that differ from a typed word by one typing error; a correction is used only if
 * it finds a visible article
 */
export const listNearArticleWords = (db: Database, typed: readonly string[]): Promise<Vocabulary> =>
  listNearWords(db, typed, { index: 'news_index', searchFor });
