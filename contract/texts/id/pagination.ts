import type { paginationTexts } from '../en/pagination.ts';
import type { Translation } from '../text.ts';

export const pagination: Translation<typeof paginationTexts> = {
  label: 'Navigasi halaman',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman berikutnya',
  page: 'Halaman {page}',
};
