// The published languages of the site, for the calls and pages that are answered in them.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { defaultLanguage, type Language } from '#contract/rules/languages.ts';
import { inLanguage } from '#server/database/reading-language.ts';

export interface SiteLanguages {
  /** The main language first. */
  published: () => Promise<readonly Language[]>;
  /** Those that were found last, for responses that must not wait for the database. */
  known: () => readonly Language[];
}

declare module 'fastify' {
  interface FastifyInstance {
    languages: SiteLanguages;
  }
}

/** @param version changes with every change of the settings */
export const registerLanguages = (
  app: FastifyInstance,
  { version, read }: { version: () => number | Promise<number>; read: () => Promise<readonly Language[]> },
): void => {
  let found: { version: number; languages: readonly Language[] } | null = null;
  app.decorate('languages', {
    published: async () => {
      const current = await version();
      if (found?.version !== current) found = { version: current, languages: await read() };
      return found.languages;
    },
    known: () => found?.languages ?? [defaultLanguage],
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
  return inLanguage(others.find(({ code }) => code === locale)?.code ?? null, work);
};
