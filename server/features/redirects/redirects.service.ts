// What becomes of an address whose slug has changed.
import type { Database, RedirectKind } from '#server/database/schema.ts';
import { MovedError, notFound } from '#server/http/errors.ts';
import { createRedirect, findRedirectTarget } from './redirects.repository.ts';

export { createRedirect };

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
 * @throws MovedError to the new address, else AppError 'not-found'
 */
export const moveOrMiss = async (
  db: Database,
  { kind, slug, address, slugOf }: { kind: RedirectKind; slug: string; address: string; slugOf: (id: number) => Promise<string | null> },
): Promise<never> => {
  const newSlug = await findNewSlug(db, kind, slug, slugOf);
  if (newSlug === null) throw notFound();
  throw new MovedError(`${address}/${encodeURIComponent(newSlug)}`);
};
