// Loaded with the first search.
import type { NewsArticle } from '#contract/news.ts';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { linesOfHtml, matchingPassage } from '#web/site/lib/matching-passage.ts';
import { type ArticleSummary, summariseArticle } from './article-card.tsx';

/** Summary of an article with the matching passage of a search. */
export const summariseFoundArticle = (article: NewsArticle, terms: SearchTerms): ArticleSummary => {
  const summary = summariseArticle(article);
  const shown = [article.title, article.excerpt ?? ''];
  const passage = matchingPassage({ terms, shown, lines: linesOfHtml(article.content) });
  return passage ? { ...summary, passage } : summary;
};
