import type { Translations } from '../parts.ts';
import { feeds } from './feeds.ts';
import { languageOffer } from './language-offer.ts';
import { languages } from './languages.ts';
import { notFound } from './not-found.ts';
import { notices } from './notices.ts';

export const id: Translations = {
  feeds,
  'language-offer': languageOffer,
  languages,
  'not-found': notFound,
  notices,
};
