// The texts that offer a language, in that language: a page in another one loads only these of it.
import { builtInLanguage } from './built-in.ts';
import type { TranslatedParts } from './text.ts';

const loaders = {
  de: async () => (await import('./de/language-offer.ts')).languageOffer,
  id: async () => (await import('./id/language-offer.ts')).languageOffer,
} as const satisfies Record<NonNullable<ReturnType<typeof builtInLanguage>>, unknown>;

/** @returns undefined for English and for languages without built-in texts */
export const loadOfferTexts = async (code: string): Promise<TranslatedParts | undefined> => {
  const language = builtInLanguage(code);
  return language === null ? undefined : { 'language-offer': await loaders[language]() };
};
