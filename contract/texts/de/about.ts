import type { aboutTexts } from '../en/about.ts';
import type { Translation } from '../text.ts';

export const about: Translation<typeof aboutTexts> = {
  title: 'Über uns',
  home: 'Startseite',
  loading: 'Seite wird geladen …',
  failed: 'Die Seite „Über uns“ konnte nicht geladen werden',
  missing: 'Seite „Über uns“ nicht gefunden',
  missingText: 'Das Unternehmen hat diese Seite noch nicht veröffentlicht.',
  removedText: 'Das Unternehmen hat diese Seite entfernt.',
  toHome: 'Zurück zur Startseite',
  contactUs: 'Kontakt aufnehmen',
  empty: 'Hier gibt es noch keine Inhalte',
  emptyText: 'Informationen zum Unternehmen erhalten Sie über die Kontaktseite.',
  statistics: 'Das Unternehmen in Zahlen',
  team: 'Unser Team',
};
