// The language in which a visitor reads the site, for the answers to a message and for its acknowledgement.
import type { Language } from '#contract/rules/languages.ts';
import type { Database } from '#server/database/schema.ts';
import { getLanguages } from '#server/features/settings/settings.values.ts';

export interface MessageLanguage {
  language: Language;
  /** As stored with the message and in the addresses of pages: null for the main language. */
  code: string | null;
}

const choose = ([main, ...others]: readonly [Language, ...Language[]], code: unknown, isOffered: (language: Language) => boolean) => {
  const found = others.find((language) => language.code === code && isOffered(language));
  return found ? { language: found, code: found.code } : { language: main, code: null };
};

/** @param code as a visitor's program sent it @returns the published language; the main one for any other value */
export const getVisitorLanguage = async (db: Database, code: unknown): Promise<MessageLanguage> =>
  choose(await getLanguages(db), code, ({ is_published }) => is_published);

/** @param code as stored @returns the language, which may not be published any more; the main one if it was removed */
export const getStoredLanguage = async (db: Database, code: string | undefined): Promise<MessageLanguage> =>
  choose(await getLanguages(db), code, () => true);
