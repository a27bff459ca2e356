import type { controlsTexts } from '../en/controls.ts';
import type { Translation } from '../text.ts';

export const controls: Translation<typeof controlsTexts> = {
  close: 'Schließen',
  notifications: 'Mitteilungen',
  optional: 'optional',
  picture: 'BILD',
  news: 'Aktuelles',
};
