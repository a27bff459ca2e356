import { siteTextDefaults } from '#contract/rules/site-texts.ts';
import { part } from '../text.ts';

export const newsListTexts = part('news-list', {
  home: 'Home',
  newsSubtitle: siteTextDefaults.news_subtitle,
  knowledgeSubtitle: siteTextDefaults.knowledge_subtitle,
  type: 'Article type',
  search: 'Search articles',
  placeholder: 'Search articles...',
  clear: 'Clear search',
  loading: 'Loading articles...',
  failed: 'Failed to load articles',
  found: { one: '{count} article', other: '{count} articles' },
  foundOn: { one: '{count} article, page {page} of {last}', other: '{count} articles, page {page} of {last}' },
  none: 'No articles found',
  noneText: 'Try adjusting your search or filter criteria.',
  toFirst: 'Go to the first page',
  showAll: 'Show all {title}',
  // parts of the title in the browser
  searched: '“{search}”',
  page: 'Page {page}',
});
