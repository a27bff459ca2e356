import { part } from '../text.ts';

// cards of articles, and what all screens with articles name
export const articlesTexts = part('articles', {
  newsTitle: 'Company News',
  knowledgeTitle: 'Knowledge Base',
  news: 'News',
  knowledge: 'Knowledge',
  by: 'By {author}',
  readMore: 'Read More',
});
