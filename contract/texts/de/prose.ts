import type { proseTexts } from '../en/prose.ts';
import type { Translation } from '../text.ts';

export const prose: Translation<typeof proseTexts> = {
  enlarge: 'Bild vergrößern',
  enlargeNamed: 'Bild vergrößern: {alt}',
  table: 'Tabelle',
  tableNamed: 'Tabelle: {caption}',
  video: 'Video',
  play: 'Video abspielen',
  playNamed: 'Video {name} abspielen',
  source: 'Wird beim Abspielen von {host} geladen',
  watch: 'Auf {host} ansehen',
};
