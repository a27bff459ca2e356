import { part } from '../text.ts';

export const headTexts = part('head', {
  page: '{title} at {company}.',
  site: '{company}: products, news and how to get in touch.',
  news: 'News',
  knowledge: 'Knowledge Base',
  all: 'News and Knowledge Base',
});
