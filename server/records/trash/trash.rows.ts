// The rows of records that the trash contains.
import { publishedOf } from '#contract/records/kinds.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import type { Database } from '#server/database/schema.ts';
import { listVisibleSlugs } from '#server/database/visible.ts';

/** A stored row, without the columns that are generated from others. */
export type StoredRow = Record<string, string | number | null> & { id: number };

/** Address of the about page, independent of its slug. */
export const aboutSlug = 'about';

export const isAboutPage = ({ slug, template }: { slug: unknown; template: unknown }): boolean =>
  slug === aboutSlug || template === 'about';

/** @returns the slugs of the rows that visitors can see, by id */
export const listShownSlugs = async (
  db: Database,
  kind: TrashKind,
  rows: readonly StoredRow[],
  at: string,
): Promise<Map<number, string[]>> => {
  const definition = publishedOf(kind);
  if (!definition) return new Map();
  const ids = rows.map(({ id }) => id);
  const shown = new Map([...(await listVisibleSlugs(db, definition, ids, at))].map(([id, slug]) => [id, [slug]]));
  if (kind === 'page') for (const { id, slug, template } of rows) if (isAboutPage({ slug, template })) shown.get(id)?.push(aboutSlug);
  return shown;
};
