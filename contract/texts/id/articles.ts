import type { articlesTexts } from '../en/articles.ts';
import type { Translation } from '../text.ts';

export const articles: Translation<typeof articlesTexts> = {
  newsTitle: 'Berita perusahaan',
  knowledgeTitle: 'Basis pengetahuan',
  news: 'Berita',
  knowledge: 'Pengetahuan',
  by: 'Oleh {author}',
  readMore: 'Baca selengkapnya',
};
