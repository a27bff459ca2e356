import type { paginationTexts } from '../en/pagination.ts';
import type { Translation } from '../text.ts';

export const pagination: Translation<typeof paginationTexts> = {
  label: 'Seitennavigation',
  previous: 'Zurück',
  next: 'Weiter',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  page: 'Seite {page}',
};
