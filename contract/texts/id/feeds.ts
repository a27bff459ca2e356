import type { feedsTexts } from '../en/feeds.ts';
import type { Translation } from '../text.ts';

export const feeds: Translation<typeof feedsTexts> = {
  news: 'Berita',
  knowledge: 'Basis pengetahuan',
  all: 'Berita dan basis pengetahuan',
  newsCategory: 'Berita perusahaan',
};
