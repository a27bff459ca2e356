// Separate from article-card.tsx, so that the home page does not load the search code.
import type { NewsArticle } from '#contract/news.ts';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { linesOfHtml, matchingPassage } from '#web/site/lib/matching-passage.ts';
import { type ArticleSummary, summariseArticle } from './article-card.tsx';

/** Summary of an article with the matching passage of a search. */
export const summariseFoundArticle = (article: NewsArticle, terms: SearchTerms | undefined): ArticleSummary => {
  const summary = summariseArticle(article);
  const shown = [article.title, article.excerpt ?? ''];
  const passage = terms && matchingPassage({ terms, shown, lines: linesOfHtml(article.content) });
  return passage ? { ...summary, passage } : summary;
};
