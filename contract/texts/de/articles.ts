import type { articlesTexts } from '../en/articles.ts';
import type { Translation } from '../text.ts';

export const articles: Translation<typeof articlesTexts> = {
  newsTitle: 'Unternehmensnachrichten',
  knowledgeTitle: 'Wissensdatenbank',
  news: 'Aktuelles',
  knowledge: 'Wissen',
  by: 'Von {author}',
  readMore: 'Weiterlesen',
};
