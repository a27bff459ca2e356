import type { articleTexts } from '../en/article.ts';
import type { Translation } from '../text.ts';

export const article: Translation<typeof articleTexts> = {
  home: 'Startseite',
  heading: 'Artikel',
  loading: 'Artikel wird geladen …',
  failed: 'Der Artikel konnte nicht geladen werden',
  missing: 'Artikel nicht gefunden',
  missingText: 'Den gesuchten Artikel gibt es nicht.',
  back: 'Zurück zur Übersicht',
  aside: 'Über diesen Artikel',
  contents: 'In diesem Artikel',
  share: 'Teilen',
  shareOn: 'Auf {network} teilen',
  copyLink: 'Link kopieren',
  gallery: 'Bildergalerie',
  enlarge: 'Bild {number} von {count} vergrößern',
  enlargeNamed: 'Bild {number} von {count} vergrößern: {alt}',
  related: 'Ähnliche Artikel',
};
