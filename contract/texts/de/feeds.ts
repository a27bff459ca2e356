import type { feedsTexts } from '../en/feeds.ts';
import type { Translation } from '../text.ts';

export const feeds: Translation<typeof feedsTexts> = {
  news: 'Aktuelles',
  knowledge: 'Wissensdatenbank',
  all: 'Aktuelles und Wissensdatenbank',
  newsCategory: 'Unternehmensnachrichten',
};
