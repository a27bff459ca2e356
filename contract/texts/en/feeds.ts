import { part } from '../text.ts';

export const feedsTexts = part('feeds', {
  news: 'News',
  knowledge: 'Knowledge Base',
  all: 'News and Knowledge Base',
  newsCategory: 'Company News',
});
