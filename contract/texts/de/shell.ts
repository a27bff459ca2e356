import type { shellTexts } from '../en/shell.ts';
import type { Translation } from '../text.ts';

export const shell: Translation<typeof shellTexts> = {
  skip: 'Zum Inhalt springen',
  company: 'Unternehmen',
  info: 'Kontakt und soziale Netzwerke',
  main: 'Hauptmenü',
  mobile: 'Mobiles Menü',
  home: 'STARTSEITE',
  about: 'ÜBER UNS',
  products: 'PRODUKTE',
  news: 'AKTUELLES',
  contact: 'KONTAKT',
  search: 'Suche',
  quote: 'ANGEBOT ANFORDERN',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  follow: 'Folgen Sie uns',
  address: 'Adresse',
  phone: 'Telefon',
  fax: 'Fax',
  email: 'E-Mail',
  location: 'Unser Standort',
  map: 'Karte unseres Standorts',
  noMap: 'Karte nicht verfügbar',
  siteMap: 'Lageplan',
  rights: '© {year} {company}. Alle Rechte vorbehalten.',
};
