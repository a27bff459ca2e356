import type { Translations } from '../parts.ts';
import { languageOffer } from './language-offer.ts';
import { languages } from './languages.ts';
import { notFound } from './not-found.ts';

export const de: Translations = {
  'language-offer': languageOffer,
  languages,
  'not-found': notFound,
};
