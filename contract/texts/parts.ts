// All parts, for the translations of whole languages. Code that shows texts imports only its own part.
import { languageOfferTexts } from './en/language-offer.ts';
import { languagesTexts } from './en/languages.ts';
import { notFoundTexts } from './en/not-found.ts';
import type { Part, Translation } from './text.ts';

export const parts = {
  'language-offer': languageOfferTexts,
  languages: languagesTexts,
  'not-found': notFoundTexts,
} as const satisfies Readonly<Record<string, Part>>;

/** The texts of all parts in another language. */
export type Translations = { readonly [Name in keyof typeof parts]: Translation<(typeof parts)[Name]> };
