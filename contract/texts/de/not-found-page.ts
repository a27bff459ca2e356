import type { notFoundPageTexts } from '../en/not-found-page.ts';
import type { Translation } from '../text.ts';

export const notFoundPage: Translation<typeof notFoundPageTexts> = {
  text: 'Die angeforderte Seite wurde nicht gefunden.',
  home: 'Zurück zur Startseite',
  products: 'Alle Produkte',
  field: 'Produkte suchen',
  placeholder: 'Produkte suchen …',
  search: 'Suchen',
  ways: 'Oder direkt zu: {news}, {knowledge} oder {contact}.',
  news: 'Aktuelles',
  knowledge: 'Wissensdatenbank',
  contact: 'Kontakt',
};
