// All parts, for the translations of whole languages. Code that shows texts imports only its own part.
import { feedsTexts } from './en/feeds.ts';
import { languageOfferTexts } from './en/language-offer.ts';
import { languagesTexts } from './en/languages.ts';
import { notFoundTexts } from './en/not-found.ts';
import { noticesTexts } from './en/notices.ts';
import type { Part, Translation } from './text.ts';

export const parts = {
  feeds: feedsTexts,
  'language-offer': languageOfferTexts,
  languages: languagesTexts,
  'not-found': notFoundTexts,
  notices: noticesTexts,
} as const satisfies Readonly<Record<string, Part>>;

/** The texts of all parts in another language. */
export type Translations = { readonly [Name in keyof typeof parts]: Translation<(typeof parts)[Name]> };
