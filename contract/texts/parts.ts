// All parts, for the translations of whole languages. Code that shows texts imports only its own part.
import { aboutTexts } from './en/about.ts';
import { articleTexts } from './en/article.ts';
import { articlesTexts } from './en/articles.ts';
import { contactTexts } from './en/contact.ts';
import { contactCheckTexts } from './en/contact-check.ts';
import { homepageTexts } from './en/homepage.ts';
import { newsListTexts } from './en/news-list.ts';
import { notFoundTexts } from './en/not-found.ts';
import { pagesTexts } from './en/pages.ts';
import type { Part, Translation } from './text.ts';

export const parts = {
  about: aboutTexts,
  article: articleTexts,
  articles: articlesTexts,
  contact: contactTexts,
  'contact-check': contactCheckTexts,
  homepage: homepageTexts,
  'news-list': newsListTexts,
  'not-found': notFoundTexts,
  pages: pagesTexts,
} as const satisfies Readonly<Record<string, Part>>;

/** The texts of all parts in another language. */
export type Translations = { readonly [Name in keyof typeof parts]: Translation<(typeof parts)[Name]> };
