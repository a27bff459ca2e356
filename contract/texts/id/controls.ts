import type { controlsTexts } from '../en/controls.ts';
import type { Translation } from '../text.ts';

export const controls: Translation<typeof controlsTexts> = {
  close: 'Tutup',
  notifications: 'Pemberitahuan',
  optional: 'opsional',
  picture: 'GAMBAR',
  news: 'Berita',
};
