// The visible products in catalogue order with their categories, cached for one version of the catalogue. Searches and filters mark
// products by position, count the marks per category and read a page from them. In a large catalogue, sorting the results of each search
// in the database would take several times as long.
import { sql } from 'kysely';
import { readCatalogueVersion } from '#server/database/content-version.ts';
import { isPostgres } from '#server/database/full-text.ts';
import { forEachNumber } from '#server/database/number-list.ts';
import { readingLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { viewOf } from '#server/database/visitor-reads.ts';
import { catalogueOrder } from './products.rows.ts';
import { listTranslatedCategories, openTranslatedCatalogue, type Translated } from './products.translated-catalogue.repository.ts';

export interface SearchedCategory {
  id: number;
  is_active: number;
  search_name: string;
  search_head: string;
}

export interface Catalogue {
  version: number;
  /** All categories, because products are also found by the name of their category. */
  categories: readonly SearchedCategory[];
  /** Product id at each position. */
  ids: Uint32Array;
  /** Category id of the product at each position. */
  categoryIds: Uint32Array;
  /** Position by product id; `noPosition` for products that are not visible. */
  positions: Uint32Array;
  /** Null for readers of the main language. */
  translated: Translated | null;
}

/** Positions of products in ascending order, which is the catalogue order. */
export type Positions = Uint32Array;

const noPosition = 0xffff_ffff;

const listOriginalCategories = (db: Database): Promise<SearchedCategory[]> =>
  db.selectFrom('categories').select(['id', 'is_active', 'search_name', 'search_head']).execute();

/** All categories, with their names in the language of the reader. */
export const listSearchedCategories = (db: Database): Promise<SearchedCategory[]> => {
  const language = readingLanguage();
  return language === null ? listOriginalCategories(db) : listTranslatedCategories(db, language);
};

const readActive = async (db: Database) => {
  const order = sql.join(catalogueOrder.map((column) => sql.ref(column)));
  const list = (column: string) =>
    isPostgres(db) ? sql`string_agg(${sql.ref(column)}::text, ',')` : sql`group_concat(${sql.ref(column)})`;
  const { rows } = await sql<{ count: number | string; ids: string | null; category_ids: string | null }>`
    select count(*) as count, ${list('id')} as ids, ${list('category_id')} as category_ids
    from (select id, category_id from products as product where is_active = 1 order by ${order}) as listed`.execute(db);
  const { count = 0, ids, category_ids } = rows[0] ?? {};
  const [active, categoryIds] = [new Uint32Array(Number(count)), new Uint32Array(Number(count))];
  forEachNumber(ids ?? '', (id, at) => {
    active[at] = id;
  });
  forEachNumber(category_ids ?? '', (id, at) => {
    categoryIds[at] = id;
  });
  return { active, categoryIds };
};

/** @param version of the catalogue, read earlier: the data read now may be newer, but never older */
const readCatalogue = async (db: Database, version: number): Promise<Catalogue> => {
  const [categories, { active, categoryIds }] = await Promise.all([listOriginalCategories(db), readActive(db)]);
  const shown = new Set(categories.flatMap(({ id, is_active }) => (is_active === 1 ? [id] : [])));
  let [size, highest] = [0, 0];
  for (let at = 0; at < active.length; at++) {
    const [id, categoryId] = [active[at] ?? 0, categoryIds[at] ?? 0];
    if (!shown.has(categoryId)) continue;
    active[size] = id;
    categoryIds[size++] = categoryId;
    highest = Math.max(highest, id);
  }
  const ids = active.subarray(0, size);
  const positions = new Uint32Array(highest + 1).fill(noPosition);
  for (let position = 0; position < size; position++) positions[ids[position] ?? 0] = position;
  return { version, categories, ids, categoryIds: categoryIds.subarray(0, size), positions, translated: null };
};

interface Current {
  version: number;
  catalogue: Promise<Catalogue>;
}

const current = new WeakMap<object, Current>();

/** Simultaneous calls share one read. */
const openOriginals = async (db: Database): Promise<Catalogue> => {
  // visitors may see an earlier state than administrators
  const view = viewOf(db);
  const before = current.get(view);
  const version = await readCatalogueVersion(db);
  const known = current.get(view);
  // another request may have read a newer version in the meantime; a restored database may have a lower version
  if (known && (known.version === version || (known !== before && known.version > version))) return known.catalogue;
  const next: Current = { version, catalogue: readCatalogue(db, version) };
  current.set(view, next);
  next.catalogue.catch(() => current.get(view) === next && current.delete(view));
  return next.catalogue;
};

/** The catalogue at its current version, in the language of the reader. */
export const openCatalogue = async (db: Database): Promise<Catalogue> => {
  const language = readingLanguage();
  const originals = await openOriginals(db);
  return language === null ? originals : openTranslatedCatalogue(db, originals, language);
};

/** Products of a catalogue. */
export interface ProductSet {
  hasId: (id: number) => boolean;
  positions: () => Positions;
  /** @returns the positions of products in the set and of those outside it */
  divide: (positions: Positions) => [inside: Positions, outside: Positions];
}

/** @param each calls back with product ids; those that are not visible are ignored */
const collect = ({ ids, positions }: Catalogue, each: (add: (id: number) => void) => void): ProductSet => {
  const marks = new Uint8Array(ids.length);
  let count = 0;
  each((id) => {
    const position = positions[id] ?? noPosition;
    // a write outside the array has no effect
    if (marks[position] === 0) count++;
    marks[position] = 1;
  });
  return {
    hasId: (id) => marks[positions[id] ?? noPosition] === 1,
    positions: () => {
      const listed = new Uint32Array(count);
      let size = 0;
      for (let position = 0; position < marks.length; position++) if (marks[position] === 1) listed[size++] = position;
      return listed;
    },
    divide: (listed) => {
      if (count === 0) return [new Uint32Array(), listed];
      const [inside, outside] = [new Uint32Array(Math.min(count, listed.length)), new Uint32Array(listed.length)];
      let [found, others] = [0, 0];
      for (const position of listed) {
        if (marks[position] === 1) inside[found++] = position;
        else outside[others++] = position;
      }
      return [inside.subarray(0, found), outside.subarray(0, others)];
    },
  };
};

/** @param list ids, separated by single characters */
export const parseProducts = (catalogue: Catalogue, list: string): ProductSet => collect(catalogue, (add) => forEachNumber(list, add));

/** @param translations ids of translations @param originals ids of products, of which those without a translation count */
export const parseTranslated = (
  catalogue: Catalogue,
  { productIds, isTranslated }: Translated,
  { translations, originals }: { translations: string; originals: string },
): ProductSet =>
  collect(catalogue, (add) => {
    forEachNumber(translations, (id) => add(productIds[id] ?? 0));
    forEachNumber(originals, (id) => {
      if (isTranslated[id] !== 1) add(id);
    });
  });

export const productsOf = (catalogue: Catalogue, ids: Iterable<number>): ProductSet =>
  collect(catalogue, (add) => {
    for (const id of ids) add(id);
  });

/** @returns the positions of the products of a category; of all products for null */
export const positionsOfCategory = ({ categoryIds }: Catalogue, categoryId: number | null): Positions => {
  const positions = new Uint32Array(categoryIds.length);
  let size = 0;
  // an iterator, or a function call per position, takes several times as long
  for (let position = 0; position < positions.length; position++) {
    if (categoryId === null || categoryIds[position] === categoryId) positions[size++] = position;
  }
  return positions.subarray(0, size);
};

/** @returns ids in the order of the positions */
export const idsAt = ({ ids }: Catalogue, positions: Positions): Uint32Array => positions.map((position) => ids[position] ?? 0);

/** @returns counts by category id; categories without any of the products are omitted */
export const countByCategory = ({ categoryIds }: Catalogue, positions: Positions): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const position of positions) {
    const id = categoryIds[position] ?? 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};
