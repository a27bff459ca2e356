// Finds the addresses that show a page; views of other addresses are not counted.
import { published } from '#contract/records/kinds.ts';
import { splitLanguage } from '#contract/rules/languages.ts';
import { isSitePage } from '#contract/rules/site-pages.ts';
import type { Database } from '#server/database/schema.ts';
import { isVisible, listVisible } from '#server/database/visible.ts';
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

/** @returns those of the paths that show a page in the main language */
const listOriginals = async (db: Database, paths: readonly string[], at: string): Promise<Set<string>> => {
  const known = new Set<string>(paths.filter(isSitePage));
  for (const definition of Object.values(published)) {
    const slugs = slugsBelow(paths, definition.address);
    if (slugs.length === 0) continue;
    for (const slug of await listVisible(db, definition, slugs, at)) known.add(definition.address + slug);
  }
  if (known.has('/about') && !(await hasAbout(db))) known.delete('/about');
  return known;
};

/** @returns those of the paths, without the code of the language, that contain the slug of a translation */
const listTranslated = async (db: Database, language: string, paths: readonly string[], at: string): Promise<Set<string>> => {
  const known = new Set<string>();
  for (const definition of Object.values(published)) {
    const slugs = slugsBelow(paths, definition.address);
    if (slugs.length === 0) continue;
    const rows = db.selectFrom('translations').select('slug').where('kind', '=', definition.kind).where('language', '=', language);
    const found = await rows
      .where('slug', 'in', slugs)
      .where(isVisible(definition, 'translations.record_id', at))
      .execute();
    for (const { slug } of found) known.add(definition.address + slug);
  }
  return known;
};

/**
 * @param paths decoded, without query and trailing slash
 * @param at articles published until this timestamp are visible
 * @returns the paths that show a page to visitors
 */
export const listKnownPaths = async (db: Database, paths: readonly string[], at: string): Promise<Set<string>> => {
  const [, ...others] = await getPublishedLanguages(db);
  if (others.length === 0) return listOriginals(db, paths, at);
  const codes = others.map(({ code }) => code);
  const split = paths.map((path) => ({ path, ...splitLanguage(path, codes) }));
  const known = await listOriginals(db, [...new Set(split.map(({ rest }) => rest))], at);
  const translated = new Map<string, Set<string>>();
  for (const [code, ofCode] of Map.groupBy(split, (one) => one.code)) {
    const unknown = ofCode.flatMap(({ rest }) => (known.has(rest) ? [] : [rest]));
    if (code !== null) translated.set(code, await listTranslated(db, code, unknown, at));
  }
  const isKnown = ({ code, rest }: { code: string | null; rest: string }) =>
    known.has(rest) || (code !== null && translated.get(code)?.has(rest) === true);
  return new Set(split.filter(isKnown).map(({ path }) => path));
};
