import type { pagesTexts } from '../en/pages.ts';
import type { Translation } from '../text.ts';

export const pages: Translation<typeof pagesTexts> = {
  heading: 'Seite',
  home: 'Startseite',
  loading: 'Seite wird geladen …',
  missing: 'Seite nicht gefunden',
  missingText: 'Die angeforderte Seite wurde nicht gefunden.',
  error: 'Fehler',
  errorText: 'Beim Laden der Seite ist ein Fehler aufgetreten.',
  retry: 'Erneut versuchen',
  toHome: 'Zurück zur Startseite',
  contactUs: 'Kontakt aufnehmen',
  contents: 'Auf dieser Seite',
};
