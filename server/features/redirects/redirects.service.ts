// Redirects from old slugs to the current address of a record.
import type { Database, RedirectKind } from '#server/database/schema.ts';
import { requireFreeSlug, type SluggedTable } from '#server/database/slugs.ts';
import { notFound, RedirectError } from '#server/http/errors.ts';
import { createRedirect, findRedirectTarget } from './redirects.repository.ts';

/** @returns the current slug of the row; null if there is none or the caller may not see the row */
export const findNewSlug = async (
  db: Database,
  kind: RedirectKind,
  oldSlug: string,
  slugOf: (id: number) => Promise<string | null>,
): Promise<string | null> => {
  const target = await findRedirectTarget(db, kind, oldSlug);
  return target === null ? null : slugOf(target);
};

/**
 * @param address the API address of a slug
 * @param slugOf returns the current slug of a row; null if the caller may not see it
 * @throws RedirectError to the new address, otherwise AppError 'not-found'
 */
export const redirectOrNotFound = async (
  db: Database,
  { kind, slug, address, slugOf }: { kind: RedirectKind; slug: string; address: string; slugOf: (id: number) => Promise<string | null> },
): Promise<never> => {
  const newSlug = await findNewSlug(db, kind, slug, slugOf);
  if (newSlug === null) throw notFound();
  throw new RedirectError(`${address}/${encodeURIComponent(newSlug)}`);
};

const kinds: Record<SluggedTable, RedirectKind> = { products: 'product', categories: 'category', news: 'news', pages: 'page' };

interface Move {
  id: number;
  /** Current slug of the row. */
  from: string;
  /** Slug entered by an administrator; undefined keeps the current one. */
  to: string | undefined;
  at: string;
}

/**
 * Changes the slug and redirects the old address to the new one. Call it inside the transaction that changes the row.
 * @returns the new slug of the row
 * @throws AppError 'invalid' when another row has it
 */
export const changeSlug = async (db: Database, table: SluggedTable, { id, from, to, at }: Move): Promise<string> => {
  if (to === undefined || to === from) return from;
  await requireFreeSlug(db, table, to, id);
  await createRedirect(db, { kind: kinds[table], oldSlug: from, targetId: id, at });
  return to;
};
