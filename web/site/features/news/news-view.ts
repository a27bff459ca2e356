// Reads the state of the news list from its URL. Invalid values are replaced by the defaults.
import type { NewsArticle } from '#contract/news.ts';
import type { SiteTextKey } from '#contract/rules/site-texts.ts';
import { addressText } from '#web/site/lib/address-text.ts';

/** State of the news list. */
export interface NewsView {
  type: NewsArticle['type'];
  search: string;
  page: number;
}

/** Maximum length of a search accepted by the API, in characters. */
export const longestSearch = 200;

/** @param query query parameters of the URL */
export const readNewsView = (query: URLSearchParams): NewsView => {
  const page = query.get('page') ?? '';
  return {
    type: query.get('type') === 'knowledge' ? 'knowledge' : 'news',
    search: addressText(query, 'search', longestSearch),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
};

interface NewsTitle {
  title: string;
  badge: string;
  /** Key of the setting with the subtitle. */
  subtitle: SiteTextKey;
  /** Key of the setting with the picture. */
  picture: 'picture_news' | 'picture_knowledge';
}

/** Titles of the list and badge text of an article by type. */
export const newsTitles: Record<NewsView['type'], NewsTitle> = {
  news: { title: 'Company News', badge: 'Company News', subtitle: 'news_subtitle', picture: 'picture_news' },
  knowledge: { title: 'Knowledge Base', badge: 'Knowledge Base', subtitle: 'knowledge_subtitle', picture: 'picture_knowledge' },
};
