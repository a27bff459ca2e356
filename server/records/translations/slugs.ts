// Addresses of records in a language: the translated slug, or the record's own.
import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { lockSlug } from '#server/database/lock.ts';
import { readingLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { invalid } from '#server/http/errors.ts';
import { textsOf } from './overlay.ts';
import type { OfLanguage } from './stored.ts';
import * as repository from './translations.repository.ts';

/**
 * @param slugOf returns the own slug of a record; null if visitors cannot see it
 * @returns the own slug of the record that has the slug in the language of the reader; otherwise the slug itself
 */
export const ownSlug = async (
  db: Database,
  kind: PublishedKind,
  slug: string,
  slugOf: (id: number) => Promise<string | null>,
): Promise<string> => {
  const language = readingLanguage();
  const id = language === null ? null : await repository.findBySlug(db, kind, language, slug);
  return id === null ? slug : ((await slugOf(id)) ?? slug);
};

/** @returns the slug of a record in the language of the reader; null if it is its own */
export const shownSlug = async (db: Database, kind: PublishedKind, id: number): Promise<string | null> =>
  (await textsOf(db, kind, [id])).get(id)?.slug ?? null;

/** @returns the record that had the slug in the language of the reader; null if there is none, and for the main language */
export const findFormer = async (db: Database, kind: PublishedKind, slug: string): Promise<number | null> => {
  const language = readingLanguage();
  return language === null ? null : repository.findByFormerSlug(db, kind, language, slug);
};

/** Those of the own slugs that are different in the language of the reader. @returns the slugs there, by own slug */
export const shownSlugs = async (db: Database, kind: PublishedKind, slugs: readonly string[]): Promise<Map<string, string>> => {
  const language = readingLanguage();
  if (language === null || slugs.length === 0) return new Map();
  return repository.listShownSlugs(db, kind, language, slugs);
};

/** @throws AppError 'invalid' if another record has the slug, as its own or in the language */
export const requireFreeTranslatedSlug = async (
  db: Database,
  { kind, id, language }: OfLanguage & { kind: PublishedKind },
  slug: string,
  field: string,
): Promise<void> => {
  await lockSlug(db, published[kind].table, slug);
  if (!(await repository.isSlugTaken(db, kind, { id, language }, slug))) return;
  throw invalid({ [field]: [`Another ${published[kind].noun[0]} has this slug. Choose a different one.`] });
};
