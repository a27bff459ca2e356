import type { Translations } from '../parts.ts';
import { about } from './about.ts';
import { article } from './article.ts';
import { articles } from './articles.ts';
import { contact } from './contact.ts';
import { contactCheck } from './contact-check.ts';
import { homepage } from './homepage.ts';
import { newsList } from './news-list.ts';
import { notFound } from './not-found.ts';
import { pages } from './pages.ts';

export const id: Translations = {
  about,
  article,
  articles,
  contact,
  'contact-check': contactCheck,
  homepage,
  'news-list': newsList,
  'not-found': notFound,
  pages,
};
