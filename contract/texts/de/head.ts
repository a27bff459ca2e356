import type { headTexts } from '../en/head.ts';
import type { Translation } from '../text.ts';

export const head: Translation<typeof headTexts> = {
  page: '{title} bei {company}.',
  site: '{company}: Produkte, Aktuelles und Kontakt.',
  news: 'Aktuelles',
  knowledge: 'Wissensdatenbank',
  all: 'Aktuelles und Wissensdatenbank',
};
