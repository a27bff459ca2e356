import type { headTexts } from '../en/head.ts';
import type { Translation } from '../text.ts';

export const head: Translation<typeof headTexts> = {
  page: '{title} di {company}.',
  site: '{company}: produk, berita, dan kontak.',
  news: 'Berita',
  knowledge: 'Basis pengetahuan',
  all: 'Berita dan basis pengetahuan',
};
