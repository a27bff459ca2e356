// Reads the state of the news list from its URL. Invalid values are replaced by the defaults.
import type { NewsArticle } from '#contract/news.ts';
import type { SiteTextKey } from '#contract/rules/site-texts.ts';
import type { articlesTexts } from '#contract/texts/en/articles.ts';
import type { newsListTexts } from '#contract/texts/en/news-list.ts';
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

interface NewsTexts {
  /** Title of the list, and badge of its articles. */
  title: keyof (typeof articlesTexts)['texts'];
  /** Setting with the subtitle. */
  subtitle: SiteTextKey;
  /** Default of the subtitle. */
  defaultSubtitle: keyof (typeof newsListTexts)['texts'];
  /** Setting with the picture. */
  picture: 'picture_news' | 'picture_knowledge';
}

/** Keys of the texts and pictures of each type. */
export const newsTitles = {
  news: { title: 'newsTitle', subtitle: 'news_subtitle', defaultSubtitle: 'newsSubtitle', picture: 'picture_news' },
  knowledge: {
    title: 'knowledgeTitle',
    subtitle: 'knowledge_subtitle',
    defaultSubtitle: 'knowledgeSubtitle',
    picture: 'picture_knowledge',
  },
} as const satisfies Record<NewsView['type'], NewsTexts>;
