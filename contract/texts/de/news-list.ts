import type { newsListTexts } from '../en/news-list.ts';
import type { Translation } from '../text.ts';

export const newsList: Translation<typeof newsListTexts> = {
  home: 'Startseite',
  newsSubtitle: 'Neuigkeiten und Ankündigungen',
  knowledgeSubtitle: 'Leitfäden und Fachartikel',
  type: 'Art der Artikel',
  search: 'Artikel durchsuchen',
  placeholder: 'Artikel suchen …',
  clear: 'Suche löschen',
  loading: 'Artikel werden geladen …',
  failed: 'Die Artikel konnten nicht geladen werden',
  found: { one: '{count} Artikel', other: '{count} Artikel' },
  foundOn: { one: '{count} Artikel, Seite {page} von {last}', other: '{count} Artikel, Seite {page} von {last}' },
  none: 'Keine Artikel gefunden',
  noneText: 'Ändern Sie den Suchbegriff oder die Auswahl.',
  toFirst: 'Zur ersten Seite',
  showAll: 'Alles anzeigen: {title}',
  searched: '„{search}“',
  page: 'Seite {page}',
};
