// Finds the addresses that show a page; views of other addresses are not counted.
import type { Database } from '#server/database/schema.ts';
import { isPublished } from '#server/database/visible.ts';

const fixed = new Set(['/', '/products', '/compare', '/news', '/contact']);
const kinds = { products: '/products/', news: '/news/', pages: '/page/' } as const;

const slugsBelow = (paths: readonly string[], prefix: string): string[] =>
  paths.flatMap((path) => {
    const slug = path.startsWith(prefix) ? path.slice(prefix.length) : '';
    return slug === '' || slug.includes('/') ? [] : [slug];
  });

const listProductSlugs = (db: Database, slugs: string[]) =>
  db.selectFrom('visible_products').select('slug').where('slug', 'in', slugs).execute();

const listArticleSlugs = (db: Database, slugs: string[], at: string) =>
  db.selectFrom('visible_news').select('slug').where('slug', 'in', slugs).where(isPublished(at)).execute();

const listPageSlugs = (db: Database, slugs: string[]) => db.selectFrom('visible_pages').select('slug').where('slug', 'in', slugs).execute();

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
  const known = new Set(paths.filter((path) => fixed.has(path)));
  const find = async (kind: keyof typeof kinds, list: (slugs: string[]) => Promise<{ slug: string }[]>) => {
    const slugs = slugsBelow(paths, kinds[kind]);
    if (slugs.length === 0) return;
    for (const { slug } of await list(slugs)) known.add(kinds[kind] + slug);
  };
  await find('products', (slugs) => listProductSlugs(db, slugs));
  await find('news', (slugs) => listArticleSlugs(db, slugs, at));
  await find('pages', (slugs) => listPageSlugs(db, slugs));
  if (paths.includes('/about') && (await hasAbout(db))) known.add('/about');
  return known;
};
