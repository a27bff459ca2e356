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

/** The language of a document. It is the same as long as the document is open. */
export interface DocumentLanguage extends Language {
  /** Null in the main language, whose addresses have no code. */
  prefix: string | null;
  /** All published languages, the main one first; only this one on a site with one language. */
  all: readonly Language[];
}

export const languageCodePattern = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}$/;

export { defaultLanguage } from './default-language.ts';

export const mostLanguages = 30;

const withSlash = (path: string): string => (path.startsWith('/') ? path : `/${path}`);

/** @returns the code at the beginning of an address, and the address without it; `rest` begins with a slash */
export const splitLanguage = (path: string, codes: readonly string[]): { code: string | null; rest: string } => {
  const [, first = ''] = /^\/([^/?#]*)/.exec(path) ?? [];
  const code = first.toLowerCase();
  return codes.includes(code) ? { code, rest: withSlash(path.slice(first.length + 1)) } : { code: null, rest: path };
};

/** @param code null for the main language @param path of a page, with a leading slash */
export const inLanguagePath = (path: string, code: string | null): string => {
  if (code === null) return path;
  return path === '/' || path.startsWith('/?') ? `/${code}${path.slice(1)}` : `/${code}${path}`;
};

/** @returns the languages that visitors see, the main one first */
export const publishedLanguages = (languages: readonly Language[]): Language[] => languages.filter(({ is_published }) => is_published);

/** @returns whether an address is the same in all languages: a file, a call or the admin area */
export const isSharedPath = (path: string): boolean => /^\/(?:storage|api|admin|assets|social-card)(?:\/|$)|\.[a-z\d]{2,5}$/.test(path);

/**
 * @param address path, query and fragment @param prefix code of a language; null for the main one
 * @returns the address of the page in the language; an address with a code, or the same in all languages, is not changed
 */
export const localAddress = (address: string, prefix: string | null, codes: readonly string[]): string => {
  const [path = ''] = address.split(/[?#]/);
  const isPage = /^\/(?![/\\])/.test(address) && splitLanguage(path, codes).code === null && !isSharedPath(path);
  return isPage ? inLanguagePath(address, prefix) : address;
};
