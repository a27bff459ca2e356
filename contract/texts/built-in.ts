// The languages whose texts are part of the product besides English, each in a file of its own that is loaded on demand.
import type { TranslatedParts } from './text.ts';

const loaders = {
  de: async () => (await import('./de/index.ts')).de,
  id: async () => (await import('./id/index.ts')).id,
} as const satisfies Readonly<Record<string, () => Promise<TranslatedParts>>>;

const isBuiltIn = (code: string): code is keyof typeof loaders => Object.hasOwn(loaders, code);

/** @param code of a language, which may name a region @returns the built-in language; null if there is none */
export const builtInLanguage = (code: string): keyof typeof loaders | null => {
  const base = code.split('-')[0] ?? '';
  return isBuiltIn(base) ? base : null;
};

/** @returns the built-in texts of a language; undefined for English and for languages without any */
export const loadBuiltInTexts = async (code: string): Promise<TranslatedParts | undefined> => {
  const language = builtInLanguage(code);
  return language === null ? undefined : loaders[language]();
};
