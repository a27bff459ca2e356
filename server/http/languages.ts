// The published languages of the site, for the calls and pages that are answered in them.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { defaultLanguage, type Language } from '#contract/rules/languages.ts';
import type { TranslatedParts } from '#contract/texts/text.ts';
import { inLanguage } from '#server/database/reading-language.ts';

export interface SiteLanguages {
  /** The main language first. */
  published: () => Promise<readonly Language[]>;
  /** Those that were found last, for responses that must not wait for the database. */
  known: () => readonly Language[];
  /** The texts of the site that the owner has written in a language. */
  ownTexts: (code: string) => Promise<TranslatedParts | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    languages: SiteLanguages;
  }
}

interface Sources {
  /** Changes with every change of the settings and of the texts. */
  version: () => number | Promise<number>;
  read: () => Promise<readonly Language[]>;
  /** Reads those that the owner has written in a language. */
  texts: (code: string) => Promise<TranslatedParts | undefined>;
}

interface Found {
  version: number;
  languages: readonly Language[];
  ownTexts: Map<string, Promise<TranslatedParts | undefined>>;
}

export const registerLanguages = (app: FastifyInstance, { version, read, texts }: Sources): void => {
  let found: Found | null = null;
  const findCurrent = async (): Promise<Found> => {
    const current = await version();
    if (found?.version === current) return found;
    found = { version: current, languages: await read(), ownTexts: new Map() };
    return found;
  };
  app.decorate('languages', {
    published: async () => (await findCurrent()).languages,
    known: () => found?.languages ?? [defaultLanguage],
    ownTexts: async (code) => {
      const { ownTexts } = await findCurrent();
      const reading = ownTexts.get(code) ?? texts(code);
      ownTexts.set(code, reading);
      // an error is not kept
      reading.catch(() => ownTexts.delete(code));
      return reading;
    },
  });
};

/** Codes at the beginning of addresses, with that of the main language; none on a site in one language. */
export const addressCodes = (languages: readonly Language[]): string[] => (languages.length > 1 ? languages.map(({ code }) => code) : []);

/** The query parameter of public calls. */
export const localeField = z
  .string()
  .optional()
  .catch(undefined)
  .meta({ description: 'Code of the language; the main language for an unknown or unpublished one.' });

/** @returns the query without the parameter, as the handler of a call gets it */
export const withoutLocale = (query: unknown): unknown => {
  const { locale: _locale, ...own } = (query ?? {}) as Record<string, unknown>;
  return own;
};

/** Runs work as a reader of the language that a request names. */
export const inRequestedLanguage = async <T>(app: FastifyInstance, { query }: FastifyRequest, work: () => Promise<T> | T): Promise<T> => {
  const { locale } = query as { locale?: unknown };
  if (typeof locale !== 'string') return work();
  const [, ...others] = await app.languages.published();
  const code = others.find((language) => language.code === locale)?.code ?? null;
  return inLanguage(code, work, code === null ? {} : { ownTexts: await app.languages.ownTexts(code) });
};
