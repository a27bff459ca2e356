// The language in which a request reads content. Null: the main language, in which the records themselves are written.
import { AsyncLocalStorage } from 'node:async_hooks';

const languages = new AsyncLocalStorage<string | null>();

/** Runs work, and everything it starts, as a reader of a language. @param code null for the main language */
export const inLanguage = <T>(code: string | null, work: () => T): T => languages.run(code, work);

/** @returns the code of the language of the current reader; null for the main language */
export const readingLanguage = (): string | null => languages.getStore() ?? null;
