// Search in the articles that visitors may see.
import type { NewsArticle } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import type { SearchReport } from '#contract/search.ts';
import { type PageRequest, toPaged, windowOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { meetsAll, type SearchColumns } from '#server/database/search-conditions.ts';
import { lastChange, vocabularyOf } from '#server/database/vocabulary.ts';
import { asTyped, relax } from '#server/platform/search/relaxation.ts';
import { searchReport } from '#server/platform/search/report.ts';
import type { Synonyms } from '#server/platform/search/synonyms.ts';
import { type SearchTerm, searchTerms } from '#server/platform/search/terms.ts';
import { articleColumns, toArticle, visibleArticles } from './news.rows.ts';

export interface NewsSearch extends PageRequest {
  /** The moment that decides what is published. */
  at: string;
  type?: NewsArticle['type'];
  search: string;
  synonyms: Synonyms;
}

/** The text column holds title and excerpt too. */
const searched: SearchColumns = { words: ['search_text'] };

const listMatching = async (db: Database, terms: readonly SearchTerm[], request: NewsSearch): Promise<Paged<NewsArticle>> => {
  if (terms.length === 0) return toPaged([], 0, request);
  const { limit, offset } = windowOf(request);
  let matching = visibleArticles(db, request.at).where(meetsAll(terms, searched));
  if (request.type) matching = matching.where('type', '=', request.type);
  const { count } = await matching.select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')).executeTakeFirstOrThrow();
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

const isFound = async (db: Database, at: string, term: SearchTerm): Promise<boolean> => {
  const row = await visibleArticles(db, at)
    .where(meetsAll([term], searched))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

const batch = 500;

// includes scheduled articles: a correction is only used when it finds visible ones
const vocabulary = vocabularyOf({
  version: async (db) => JSON.stringify(await lastChange(db, 'news')),
  read: async (db, afterId) => {
    const rows = await db
      .selectFrom('news')
      .select(['id', 'search_text'])
      .where('is_published', '=', 1)
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(batch)
      .execute();
    return rows.map(({ id, search_text }) => ({ id, columns: [search_text] }));
  },
});

/** Newest first. Without a letter or digit nothing is found. */
export const searchNews = async (db: Database, request: NewsSearch): Promise<Paged<NewsArticle> & { search: SearchReport }> => {
  const { synonyms, at } = request;
  const typed = asTyped(searchTerms(request.search, synonyms));
  const found = await listMatching(db, typed.terms, request);
  if (found.total > 0 || typed.terms.length === 0) return { ...found, search: searchReport(typed) };
  const relaxed = await relax(typed.terms, {
    synonyms,
    isWhole: request.type === undefined,
    isFound: (term) => isFound(db, at, term),
    vocabulary: () => vocabulary(db),
  });
  const others = relaxed && (await listMatching(db, relaxed.terms, request));
  return relaxed && others?.total ? { ...others, search: searchReport(relaxed) } : { ...found, search: searchReport(typed) };
};
