import { part } from '../text.ts';

export const paginationTexts = part('pagination', {
  label: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {page}',
});
