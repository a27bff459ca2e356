// Apart from the card: Home shows cards and searches nothing.
import type { NewsArticle } from '#contract/news.ts';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { linesOfHtml, matchingPassage } from '#web/site/lib/matching-passage.ts';
import { type ArticleSummary, summariseArticle } from './article-card.tsx';

/** With the line that a search found. */
export const summariseFoundArticle = (article: NewsArticle, terms: SearchTerms | undefined): ArticleSummary => {
  const summary = summariseArticle(article);
  const shown = [article.title, article.excerpt ?? ''];
  const passage = terms && matchingPassage({ terms, shown, lines: linesOfHtml(article.content) });
  return passage ? { ...summary, passage } : summary;
};
