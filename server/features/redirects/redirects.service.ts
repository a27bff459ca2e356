// Former addresses of records: old slugs redirect; the slugs of deleted records are stored as removed.

import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { Database } from '#server/database/schema.ts';
import { requireFreeSlug } from '#server/database/slugs.ts';
import { getPublishedLanguages } from '#server/features/settings/settings.values.ts';
import { AppError, notFound, RedirectError } from '#server/http/errors.ts';
import { findFormer, shownSlug } from '#server/records/translations/slugs.ts';
import { findBySlugIn } from '#server/records/translations/translations.repository.ts';
import * as repository from './redirects.repository.ts';
import { addRemovedAddresses, clearRemovedAddresses, isRemovedAddress, withoutUsedSlugs } from './removed-addresses.repository.ts';

/** Finds e.g. a German address from which a visitor has removed the code of the language. */
const findInOtherLanguage = async (db: Database, kind: PublishedKind, slug: string): Promise<number | null> => {
  if (await isRemovedAddress(db, kind, slug)) return null;
  const [, ...others] = await getPublishedLanguages(db);
  const languages = others.map(({ code }) => code);
  return findBySlugIn(db, kind, languages, slug);
};

/** @returns the current slug of the row in the language of the reader; null if there is none or the caller may not see the row */
export const findNewSlug = async (
  db: Database,
  kind: PublishedKind,
  oldSlug: string,
  slugOf: (id: number) => Promise<string | null>,
): Promise<string | null> => {
  const target =
    (await findFormer(db, kind, oldSlug)) ??
    (await repository.findRedirectTarget(db, kind, oldSlug)) ??
    (await findInOtherLanguage(db, kind, oldSlug));
  const own = target === null ? null : await slugOf(target);
  return target === null || own === null ? null : ((await shownSlug(db, kind, target)) ?? own);
};

/** @returns whether a deleted record that visitors could see had the slug */
export const isRemoved = (db: Database, kind: PublishedKind, slug: string): Promise<boolean> => isRemovedAddress(db, kind, slug);

/** @returns the error for a slug that visitors cannot see: 'removed' or 'not-found' */
export const missing = async (db: Database, kind: PublishedKind, slug: string): Promise<AppError> =>
  (await isRemoved(db, kind, slug)) ? new AppError('removed') : notFound();

/** @throws RedirectError to the slug in the language of the reader if it is another one. @param address the API address of a slug */
export const requireSlug = (requested: string, { slug }: { slug: string }, address: string): void => {
  if (slug !== requested) throw new RedirectError(`${address}/${encodeURIComponent(slug)}`);
};

/**
 * @param address the API address of a slug
 * @param slugOf returns the current slug of a row; null if the caller may not see it
 * @throws RedirectError to the new address, otherwise AppError 'removed' or 'not-found'
 */
export const redirectOrNotFound = async (
  db: Database,
  { kind, slug, address, slugOf }: { kind: PublishedKind; slug: string; address: string; slugOf: (id: number) => Promise<string | null> },
): Promise<never> => {
  const newSlug = await findNewSlug(db, kind, slug, slugOf);
  if (newSlug === null) throw await missing(db, kind, slug);
  throw new RedirectError(`${address}/${encodeURIComponent(newSlug)}`);
};

interface Move {
  id: number;
  /** Current slug of the row. */
  from: string;
  /** Slug entered by an administrator; undefined for no change. */
  to: string | undefined;
  at: string;
}

/**
 * Changes the slug and redirects the old address to the new one. Must be called inside the transaction that changes the row.
 * @returns the new slug of the row
 * @throws AppError 'invalid' if another row has the slug
 */
export const changeSlug = async (db: Database, kind: PublishedKind, { id, from, to, at }: Move): Promise<string> => {
  if (to === undefined || to === from) return from;
  await requireFreeSlug(db, published[kind].table, to, id);
  await repository.createRedirect(db, { kind, oldSlug: from, targetId: id, at });
  return to;
};

interface Removal {
  ids: readonly number[];
  /** Slugs of the rows that visitors could see, by id. */
  shown: ReadonlyMap<number, readonly string[]>;
  at: string;
}

/** The old slugs of the given rows. */
export const listRedirectsTo = (db: Database, kind: PublishedKind, ids: readonly number[]) => repository.listRedirectsTo(db, kind, ids);

/**
 * Stores the addresses of deleted rows, including old ones, as removed. Must be called after the deletion, inside its transaction.
 * @returns the slugs that were stored, with the row that had each last
 */
export const noteRemovals = async (
  db: Database,
  kind: PublishedKind,
  { ids, shown, at }: Removal,
): Promise<{ id: number; slug: string }[]> => {
  const redirects = await repository.removeRedirectsTo(db, kind, ids);
  const old = redirects.filter(({ target_id }) => shown.has(target_id)).map(({ target_id, old_slug }) => [old_slug, target_id] as const);
  const present = [...shown].flatMap(([id, slugs]) => slugs.map((slug) => [slug, id] as const));
  const rows = new Map([...old, ...present]);
  // a slug that another row has taken since belongs to that row
  const removed = await withoutUsedSlugs(db, kind, [...rows.keys()]);
  if (removed.length > 0) await addRemovedAddresses(db, kind, removed, at);
  return removed.map((slug) => ({ slug, id: rows.get(slug) ?? 0 }));
};

/** Redirects the addresses of rows, including old ones, to the row that replaces them. Removed addresses stay removed. */
export const leadToTarget = async (
  db: Database,
  kind: PublishedKind,
  { rows, target, at }: { rows: readonly object[]; target: number; at: string },
): Promise<void> => {
  for (const { id, slug } of rows as readonly { id: number; slug: string }[]) {
    await repository.moveRedirects(db, kind, { from: id, to: target });
    await repository.createRedirect(db, { kind, oldSlug: slug, targetId: target, at });
  }
};

/** Restores the old slugs of restored rows. */
export const restoreRedirects = (
  db: Database,
  kind: PublishedKind,
  redirects: readonly { old_slug: string; target_id: number; created_at: string }[],
): Promise<void> => repository.restoreRedirects(db, kind, redirects);

/**
 * Deletes the marks of removed addresses. Must be called when rows with these slugs are saved as visible, inside that transaction.
 * @param until for slugs that redirect to the rows: later removals belong to other rows
 */
export const forgetRemovals = (db: Database, kind: PublishedKind, slugs: readonly string[], until?: string): Promise<void> =>
  clearRemovedAddresses(db, kind, slugs, until);
