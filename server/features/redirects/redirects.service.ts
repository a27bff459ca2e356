// Redirects from old slugs to the present address of a record.
import type { Database, RedirectKind } from '#server/database/schema.ts';
import { requireFreeSlug, type SluggedTable } from '#server/database/slugs.ts';
import { notFound, RedirectError } from '#server/http/errors.ts';
import { createRedirect, findRedirectTarget } from './redirects.repository.ts';

/** @returns the slug that the row has now; null when there is none or `slugOf` does not show it */
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
 * @param slugOf the present slug of a row that the caller may see
 * @throws RedirectError to the new address, else AppError 'not-found'
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
  /** The slug the row has now. */
  from: string;
  /** The slug somebody chose; undefined: it stays. */
  to: string | undefined;
  at: string;
}

/**
 * Inside the transaction that changes a row: the old address leads to the new one from now on.
 * @returns the slug the row is to have
 * @throws AppError 'invalid' when another row has it
 */
export const changeSlug = async (db: Database, table: SluggedTable, { id, from, to, at }: Move): Promise<string> => {
  if (to === undefined || to === from) return from;
  await requireFreeSlug(db, table, to, id);
  await createRedirect(db, { kind: kinds[table], oldSlug: from, targetId: id, at });
  return to;
};
