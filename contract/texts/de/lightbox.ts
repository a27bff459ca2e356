import type { lightboxTexts } from '../en/lightbox.ts';
import type { Translation } from '../text.ts';

export const lightbox: Translation<typeof lightboxTexts> = {
  picture: 'Bild {at} von {count}',
};
