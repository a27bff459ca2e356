// Finds the addresses that show a page; views of other addresses are not counted.
import { published } from '#contract/records/kinds.ts';
import { inLanguagePath, splitLanguage } from '#contract/rules/languages.ts';
import { isSitePage } from '#contract/rules/site-pages.ts';
import type { Database } from '#server/database/schema.ts';
import { listVisible, listVisibleSlugs } from '#server/database/visible.ts';
import { getPublishedLanguages } from '#server/features/settings/settings.values.ts';

const slugsBelow = (paths: readonly string[], prefix: string): string[] =>
  paths.flatMap((path) => {
    const slug = path.startsWith(prefix) ? path.slice(prefix.length) : '';
    return slug === '' || slug.includes('/') ? [] : [slug];
  });

const hasAbout = async (db: Database): Promise<boolean> => {
  const page = await db.selectFrom('visible_pages').select('id').where('about_rank', 'is not', null).executeTakeFirst();
  return page !== undefined;
};

type Definition = (typeof published)[keyof typeof published];

/** @returns the translated slugs whose records visitors can see */
const listTranslated = async (
  db: Database,
  definition: Definition,
  { code, slugs, at }: { code: string; slugs: readonly string[]; at: string },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('translations')
    .select(['slug', 'record_id'])
    .where('kind', '=', definition.kind)
    .where('language', '=', code)
    .where('slug', 'in', slugs)
    .execute();
  const visible = await listVisibleSlugs(
    db,
    definition,
    rows.map(({ record_id }) => record_id),
    at,
  );
  return rows.flatMap(({ slug, record_id }) => (slug !== null && visible.has(record_id) ? [slug] : []));
};

/** @param code of the language of the paths, which do not contain it; null for the main one */
const listKnownIn = async (db: Database, code: string | null, paths: readonly string[], at: string): Promise<Set<string>> => {
  const known = new Set<string>(paths.filter(isSitePage));
  for (const definition of Object.values(published)) {
    const slugs = slugsBelow(paths, definition.address);
    if (slugs.length === 0) continue;
    const translated = code === null ? [] : await listTranslated(db, definition, { code, slugs, at });
    for (const slug of [...(await listVisible(db, definition, slugs, at)), ...translated]) known.add(definition.address + slug);
  }
  if (known.has('/about') && !(await hasAbout(db))) known.delete('/about');
  return known;
};

/**
 * @param paths decoded, without query and trailing slash
 * @param at articles published until this timestamp are visible
 * @returns the paths that show a page to visitors, in any published language
 */
export const listKnownPaths = async (db: Database, paths: readonly string[], at: string): Promise<Set<string>> => {
  const [, ...others] = await getPublishedLanguages(db);
  const codes = others.map(({ code }) => code);
  const byCode = Map.groupBy(
    paths.map((path) => splitLanguage(path, codes)),
    ({ code }) => code,
  );
  const known = new Set<string>();
  for (const [code, local] of byCode) {
    const rests = local.map(({ rest }) => rest);
    for (const path of await listKnownIn(db, code, rests, at)) known.add(inLanguagePath(path, code));
  }
  return known;
};
