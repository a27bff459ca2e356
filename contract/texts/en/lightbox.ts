import { part } from '../text.ts';

export const lightboxTexts = part('lightbox', {
  picture: 'Picture {at} of {count}',
});
