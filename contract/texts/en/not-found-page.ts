import { part } from '../text.ts';

export const notFoundPageTexts = part('not-found-page', {
  text: 'The requested page could not be found.',
  home: 'Back to Home',
  products: 'All Products',
  field: 'Search products',
  placeholder: 'Search products...',
  search: 'Search',
  ways: 'Or go to {news}, {knowledge} or {contact}.',
  news: 'News',
  knowledge: 'Knowledge Base',
  contact: 'Contact Us',
});
