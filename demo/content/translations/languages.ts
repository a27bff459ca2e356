import { defaultLanguage } from '#contract/rules/default-language.ts';
import type { Language } from '#contract/rules/languages.ts';
import { de } from './de/index.ts';
import { id } from './id/index.ts';
import type { ContentTranslations } from './types.ts';

const shared = { direction: 'ltr', is_published: true } as const;

/** The languages of the demonstration, the main one first. */
export const languages: readonly Language[] = [
  defaultLanguage,
  { code: 'id', name: 'Bahasa Indonesia', locale: 'id-ID', ...shared },
  { code: 'de', name: 'Deutsch', locale: 'de-DE', ...shared },
];

/** By the code of the language. */
export const translations: Readonly<Record<string, ContentTranslations>> = { id, de };
