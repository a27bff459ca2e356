// The languages of the public site: the setting `languages`, and the addresses of its pages.

export const directions = ['ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

export interface Language {
  /** BCP 47 in lower case, e.g. "de" or "pt-br"; the first part of the addresses of languages other than the main one. */
  code: string;
  /** In the language itself, e.g. "Deutsch". */
  name: string;
  /** BCP 47 name of the locale of dates and numbers, e.g. "de-DE". Numbers of the main language follow `currency_locale`. */
  locale: string;
  direction: Direction;
  is_published: boolean;
}

export const languageCodePattern = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}$/;

/** The language of a site without the setting. */
export const defaultLanguage: Language = { code: 'en', name: 'English', locale: 'en-US', direction: 'ltr', is_published: true };

export const mostLanguages = 30;

/** @returns the code at the beginning of a path, and the path without it; `rest` begins with a slash */
export const splitLanguage = (path: string, codes: readonly string[]): { code: string | null; rest: string } => {
  const [, first = ''] = path.split('/', 2);
  const code = first.toLowerCase();
  return codes.includes(code) ? { code, rest: path.slice(first.length + 1) || '/' } : { code: null, rest: path };
};

/** @param code null for the main language @param path of a page, with a leading slash */
export const inLanguagePath = (path: string, code: string | null): string => {
  if (code === null) return path;
  return path === '/' || path.startsWith('/?') ? `/${code}${path.slice(1)}` : `/${code}${path}`;
};

/** @returns the languages that visitors see, the main one first */
export const publishedLanguages = (languages: readonly Language[]): Language[] => languages.filter(({ is_published }) => is_published);
