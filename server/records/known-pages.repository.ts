// Finds the addresses that show a page; views of other addresses are not counted.
import { published } from '#contract/records/kinds.ts';
import { isSitePage } from '#contract/rules/site-pages.ts';
import type { Database } from '#server/database/schema.ts';
import { listVisible } from '#server/database/visible.ts';

const slugsBelow = (paths: readonly string[], prefix: string): string[] =>
  paths.flatMap((path) => {
    const slug = path.startsWith(prefix) ? path.slice(prefix.length) : '';
    return slug === '' || slug.includes('/') ? [] : [slug];
  });

const hasAbout = async (db: Database): Promise<boolean> => {
  const page = await db.selectFrom('visible_pages').select('id').where('about_rank', 'is not', null).executeTakeFirst();
  return page !== undefined;
};

/**
 * @param paths decoded, without query and trailing slash
 * @param at articles published until this timestamp are visible
 * @returns the paths that show a page to visitors
 */
export const listKnownPaths = async (db: Database, paths: readonly string[], at: string): Promise<Set<string>> => {
  const known = new Set<string>(paths.filter(isSitePage));
  for (const definition of Object.values(published)) {
    const slugs = slugsBelow(paths, definition.address);
    if (slugs.length === 0) continue;
    for (const slug of await listVisible(db, definition, slugs, at)) known.add(definition.address + slug);
  }
  if (known.has('/about') && !(await hasAbout(db))) known.delete('/about');
  return known;
};
