// The language of a page from its address (docs/decisions/0099-languages-and-addresses.md).
import type { FastifyInstance } from 'fastify';
import { type DocumentLanguage, defaultLanguage, type Language, languageCodePattern, splitLanguage } from '#contract/rules/languages.ts';
import { addressCodes } from '#server/http/languages.ts';

export interface LocalPage {
  /** Path without the code of the language. */
  path: string;
  language: DocumentLanguage;
}

/** @param path canonical */
export const localPageOf = (path: string, languages: readonly Language[]): LocalPage => {
  const [main = defaultLanguage] = languages;
  const { code, rest } = splitLanguage(path, addressCodes(languages));
  const prefix = code === main.code ? null : code;
  const language = languages.find((one) => one.code === prefix) ?? main;
  return { path: rest, language: { ...language, prefix, all: languages } };
};

/** @returns the language for a document; undefined for English on a site with one language, whose documents do not name it */
export const namedLanguage = (language: DocumentLanguage): DocumentLanguage | undefined => {
  const { code, locale, direction, all } = language;
  const isPlain = code === defaultLanguage.code && locale === defaultLanguage.locale && direction === defaultLanguage.direction;
  return isPlain && all.length === 1 ? undefined : language;
};

/** The published languages; during an outage, those known before it. */
export const findLanguages = (app: FastifyInstance): Promise<readonly Language[]> =>
  app.languages.published().catch(() => app.languages.known());

/** @returns the path without a first part that may be the code of a language, which no page has */
export const withoutCode = (path: string): string => {
  const [, first = ''] = path.split('/', 2);
  return languageCodePattern.test(first) ? splitLanguage(path, [first]).rest : path;
};
