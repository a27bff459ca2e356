import type { notFoundTexts } from '../en/not-found.ts';
import type { Translation } from '../text.ts';

export const notFound: Translation<typeof notFoundTexts> = {
  missing: 'Galat 404',
  removed: 'Galat 410',
  removedText: 'Halaman ini telah dihapus dari situs kami.',
  title: 'Halaman tidak ditemukan',
};
