// What the news list shows, as its address says it. What an address has wrong is read as the default.
import type { NewsArticle } from '#contract/news.ts';
import { addressText } from '../../lib/address-text.ts';

export interface NewsView {
  type: NewsArticle['type'];
  search: string;
  page: number;
}

/** Longer searches are refused by the API. */
export const longestSearch = 200;

export const readNewsView = (query: URLSearchParams): NewsView => {
  const page = query.get('page') ?? '';
  return {
    type: query.get('type') === 'knowledge' ? 'knowledge' : 'news',
    search: addressText(query, 'search', longestSearch),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
};

export const newsTitles: Record<NewsView['type'], { title: string; lead: string; badge: string }> = {
  news: { title: 'Company News', lead: 'What we build, where it runs and who joined us.', badge: 'Company News' },
  knowledge: {
    title: 'Knowledge Base',
    lead: 'How to choose it, how it works and how to keep it running.',
    badge: 'Knowledge Base',
  },
};
