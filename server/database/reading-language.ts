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
  previewed?: PreviewedTranslation;
}

const readers = new AsyncLocalStorage<Reader>();

/** Runs work, and everything it starts, as a reader of a language. @param code null for the main language */
export const inLanguage = <T>(code: string | null, work: () => T, previewed?: PreviewedTranslation): T =>
  readers.run({ code, ...(previewed && { previewed }) }, work);

/** @returns the code of the language of the current reader; null for the main language */
export const readingLanguage = (): string | null => readers.getStore()?.code ?? null;

export const previewedTranslation = (): PreviewedTranslation | null => readers.getStore()?.previewed ?? null;
