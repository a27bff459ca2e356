// Search in the articles visible to visitors.
import type { NewsArticle } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import type { SearchReport } from '#contract/search.ts';
import type { Database } from '#server/database/schema.ts';
import type { SearchSettings } from '#server/features/settings/search-settings.ts';
import { asTyped, relax } from '#server/platform/search/relaxation.ts';
import { searchReport } from '#server/platform/search/report.ts';
import { searchTerms } from '#server/platform/search/terms.ts';
import { isFound, listMatching, listNearArticleWords, type MatchRequest } from './news.search.repository.ts';

export interface ArticleSearch extends MatchRequest, SearchSettings {
  search: string;
}

/** Newest first. Finds nothing without a letter or digit. */
export const searchArticles = async (db: Database, request: ArticleSearch): Promise<Paged<NewsArticle> & { search: SearchReport }> => {
  const { synonyms, rules, at } = request;
  const typed = asTyped(searchTerms(request.search, synonyms, rules));
  const found = await listMatching(db, typed.terms, request);
  if (found.total > 0 || typed.terms.length === 0) return { ...found, search: searchReport(typed) };
  const relaxed = await relax(typed.terms, {
    synonyms,
    rules,
    isWhole: request.type === undefined,
    isFound: (term) => isFound(db, at, term),
    vocabulary: (words) => listNearArticleWords(db, words),
  });
  const others = relaxed && (await listMatching(db, relaxed.terms, request));
  return relaxed && others?.total ? { ...others, search: searchReport(relaxed) } : { ...found, search: searchReport(typed) };
};
