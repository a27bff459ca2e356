import type { lightboxTexts } from '../en/lightbox.ts';
import type { Translation } from '../text.ts';

export const lightbox: Translation<typeof lightboxTexts> = {
  picture: 'Gambar {at} dari {count}',
};
