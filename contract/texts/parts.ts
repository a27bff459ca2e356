// All parts, for the translations of whole languages. Code that shows texts imports only its own part.
import { acknowledgementTexts } from './en/acknowledgement.ts';
import { contactAnswersTexts } from './en/contact-answers.ts';
import { contactCheckTexts } from './en/contact-check.ts';
import { notFoundTexts } from './en/not-found.ts';
import type { Part, Translation } from './text.ts';

export const parts = {
  acknowledgement: acknowledgementTexts,
  'contact-answers': contactAnswersTexts,
  'contact-check': contactCheckTexts,
  'not-found': notFoundTexts,
} as const satisfies Readonly<Record<string, Part>>;

/** The texts of all parts in another language. */
export type Translations = { readonly [Name in keyof typeof parts]: Translation<(typeof parts)[Name]> };
