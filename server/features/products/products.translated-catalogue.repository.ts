// The catalogue as readers of another language search it: which products have a translation, and the translated names of categories. Cached
// with the catalogue, whose version grows with every change of a translation.
import { sql } from 'kysely';
import { isPostgres } from '#server/database/full-text.ts';
import { forEachNumber } from '#server/database/number-list.ts';
import type { Database } from '#server/database/schema.ts';
import type { Catalogue, SearchedCategory } from './products.catalogue.repository.ts';

/** The products that are found by their translation into a language; all others are found by the original. */
export interface Translated {
  language: string;
  /** Product id by the id of the translation; 0 for others. */
  productIds: Uint32Array;
  /** 1 for the ids of products with a translation. */
  isTranslated: Uint8Array;
  /** Whether every visible product has a translation. */
  isComplete: boolean;
}

/** All categories, with their names in the language. */
export const listTranslatedCategories = (db: Database, language: string): Promise<SearchedCategory[]> =>
  db
    .selectFrom('categories as category')
    .leftJoin('translations as translation', (join) =>
      join
        .onRef('translation.record_id', '=', 'category.id')
        .on('translation.kind', '=', 'category')
        .on('translation.language', '=', language)
        .on('translation.search_rules', '>', 0)
        .on('translation.texts', '<>', '{}'),
    )
    .select((eb) => [
      'category.id',
      'category.is_active',
      eb.fn.coalesce('translation.search_name', 'category.search_name').as('search_name'),
      eb.fn.coalesce('translation.search_head', 'category.search_head').as('search_head'),
    ])
    .execute();

const readTranslated = async (db: Database, { ids, positions }: Catalogue, language: string): Promise<Translated> => {
  const list = (column: string) =>
    isPostgres(db) ? sql`string_agg(${sql.ref(column)}::text, ',')` : sql`group_concat(${sql.ref(column)})`;
  const { rows } = await sql<{ highest: number | null; ids: string | null; product_ids: string | null }>`
    select max(id) as highest, ${list('id')} as ids, ${list('record_id')} as product_ids from (
      select id, record_id from translations where kind = 'product' and language = ${language} and search_rules > 0 and texts <> '{}' order by record_id
    ) as listed`.execute(db);
  const { highest, ids: ofTranslations, product_ids } = rows[0] ?? {};
  const found: number[] = [];
  forEachNumber(product_ids ?? '', (id) => found.push(id));
  const productIds = new Uint32Array((highest ?? 0) + 1);
  forEachNumber(ofTranslations ?? '', (id, at) => {
    productIds[id] = found[at] ?? 0;
  });
  const isTranslated = new Uint8Array(positions.length);
  for (const id of found) isTranslated[id] = 1;
  return { language, productIds, isTranslated, isComplete: ids.every((id) => isTranslated[id] === 1) };
};

const inLanguages = new WeakMap<Catalogue, Map<string, Promise<Catalogue>>>();

/** @param catalogue with the originals; simultaneous calls share one read */
export const openTranslatedCatalogue = (db: Database, catalogue: Catalogue, language: string): Promise<Catalogue> => {
  const known = inLanguages.get(catalogue) ?? new Map<string, Promise<Catalogue>>();
  inLanguages.set(catalogue, known);
  const read = async () => {
    const [categories, translated] = await Promise.all([listTranslatedCategories(db, language), readTranslated(db, catalogue, language)]);
    return { ...catalogue, categories, translated };
  };
  const found = known.get(language) ?? read();
  known.set(language, found);
  found.catch(() => known.delete(language));
  return found;
};
