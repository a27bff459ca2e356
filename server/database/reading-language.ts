// The language in which a request reads content. Null: the main language, in which the records themselves are written.
import { AsyncLocalStorage } from 'node:async_hooks';

/** The translation of a record that a preview shows instead of the published one. */
export interface PreviewedTranslation {
  kind: string;
  id: number;
  texts: Readonly<Record<string, string>>;
}

interface Reader {
  code: string | null;
  previewed: PreviewedTranslation | null;
  /** What was read for it. */
  known: Map<string, Promise<unknown>>;
}

const readers = new AsyncLocalStorage<Reader>();

/** Runs work, and everything it starts, as a reader of a language. @param code null for the main language */
export const inLanguage = <T>(code: string | null, work: () => T, previewed: PreviewedTranslation | null = null): T =>
  readers.run({ code, previewed, known: new Map() }, work);

/** @returns the code of the language of the current reader; null for the main language */
export const readingLanguage = (): string | null => readers.getStore()?.code ?? null;

export const previewedTranslation = (): PreviewedTranslation | null => readers.getStore()?.previewed ?? null;

/** Reads once for the current reader, for data that several parts of an answer need. */
export const onceForReader = <T>(name: string, read: () => Promise<T>): Promise<T> => {
  const known = readers.getStore()?.known;
  const found = (known?.get(name) as Promise<T> | undefined) ?? read();
  known?.set(name, found);
  return found;
};
