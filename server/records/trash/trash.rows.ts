// The rows of records that the trash contains.
import type { TrashKind } from '#contract/rules/trash.ts';
import type { Database } from '#server/database/schema.ts';
import { isPublished } from '#server/database/visible.ts';

/** A row as it is stored, without the columns that are generated from others. */
export type StoredRow = Record<string, string | number | null> & { id: number };

/** Address of the about page, independent of its slug. */
export const aboutSlug = 'about';

export const isAboutPage = ({ slug, template }: { slug: unknown; template: unknown }): boolean =>
  slug === aboutSlug || template === 'about';

const byId = (rows: readonly { id: number; slug: string }[]) => new Map(rows.map(({ id, slug }) => [id, [slug]]));

/** @returns the slugs of the rows that visitors can see, by id */
export const listShownSlugs = async (
  db: Database,
  kind: TrashKind,
  rows: readonly StoredRow[],
  at: string,
): Promise<Map<number, string[]>> => {
  const ids = rows.map(({ id }) => id);
  const withSlug = (shown: (row: StoredRow) => boolean) => byId(rows.filter(shown).map(({ id, slug }) => ({ id, slug: String(slug) })));
  if (kind === 'product') return byId(await db.selectFrom('visible_products').select(['id', 'slug']).where('id', 'in', ids).execute());
  if (kind === 'article')
    return byId(await db.selectFrom('visible_news').where(isPublished(at)).select(['id', 'slug']).where('id', 'in', ids).execute());
  if (kind === 'category') return withSlug(({ is_active }) => is_active === 1);
  if (kind !== 'page') return new Map();
  const shown = withSlug(({ is_published }) => is_published === 1);
  for (const row of rows) if (isAboutPage({ slug: row.slug, template: row.template })) shown.get(row.id)?.push(aboutSlug);
  return shown;
};
