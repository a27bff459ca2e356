// Search queries over the articles that visitors may see.
import type { NewsArticle } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import { countRows, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { meetsAll, type SearchColumns } from '#server/database/search-conditions.ts';
import { lastChange, vocabularyOf } from '#server/database/vocabulary.ts';
import type { SearchTerm } from '#server/platform/search/terms.ts';
import { articleColumns, toArticle, visibleArticles } from './news.rows.ts';

export interface MatchRequest extends PageRequest {
  /** Current time, which decides what is published. */
  at: string;
  type?: NewsArticle['type'];
}

/** The text column contains title and excerpt too. */
const searched: SearchColumns = { words: ['search_text'] };

/** Newest first. */
export const listMatching = async (db: Database, terms: readonly SearchTerm[], request: MatchRequest): Promise<Paged<NewsArticle>> => {
  if (terms.length === 0) return toPaged([], 0, request);
  const { limit, offset } = toLimitOffset(request);
  let matching = visibleArticles(db, request.at).where(meetsAll(terms, searched));
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
  const row = await visibleArticles(db, at)
    .where(meetsAll([term], searched))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

const batch = 500;

// words of all published articles, also of scheduled ones: a correction is used only if it finds a visible article
export const articleVocabulary = vocabularyOf({
  version: async (db) => JSON.stringify(await lastChange(db, 'news')),
  read: async (db, afterId) => {
    const rows = await db
      .selectFrom('visible_news')
      .select(['id', 'search_text'])
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(batch)
      .execute();
    return rows.map(({ id, search_text }) => ({ id, columns: [search_text] }));
  },
});
