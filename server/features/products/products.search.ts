// Search in the catalogue: interprets the typed text and relaxes it when nothing matches.
import type { SearchReport } from '#contract/search.ts';
import type { Database } from '#server/database/schema.ts';
import type { SearchSettings } from '#server/features/settings/search-settings.ts';
import { asTyped, relax } from '#server/platform/search/relaxation.ts';
import { searchReport } from '#server/platform/search/report.ts';
import { searchTerms } from '#server/platform/search/terms.ts';
import { type Found, isFound, listMatching, listNearProductWords, type MatchRequest } from './products.search.repository.ts';

export interface ProductSearch extends MatchRequest, SearchSettings {
  search: string;
}

/** Best match first, then in catalogue order. Finds nothing without a letter or digit. */
export const searchProducts = async (db: Database, request: ProductSearch): Promise<Found & { report: SearchReport }> => {
  const { synonyms, rules } = request;
  const typed = asTyped(searchTerms(request.search, synonyms, rules));
  const found = await listMatching(db, typed.terms, request);
  // corrections are independent of the category, so results in other categories also prevent them
  if (found.isFound || typed.terms.length === 0) return { ...found, report: searchReport(typed) };
  const relaxed = await relax(typed.terms, {
    synonyms,
    rules,
    isWhole: true,
    isFound: (term) => isFound(db, term),
    vocabulary: (words) => listNearProductWords(db, words),
  });
  const others = relaxed && (await listMatching(db, relaxed.terms, request));
  return relaxed && others?.isFound ? { ...others, report: searchReport(relaxed) } : { ...found, report: searchReport(typed) };
};
