// The catalogue as searches need it: its categories, the products of each, and its order. After a few products changed it is
// corrected; otherwise it is read again.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { listCatalogueChanges } from '#server/database/content-version.ts';
import type { TokenDocument } from '#server/database/full-text-document.ts';
import type { Database } from '#server/database/schema.ts';
import { listIdText } from '#server/database/search-lists.ts';
import { readFrequentWordsVersion } from './products.frequent-words.repository.ts';
import { corrected, createIdSet, type IdSet, parseIdSet, unite } from './products.id-set.ts';
import { type IndexedProduct, readIndexedProducts } from './products.search-documents.repository.ts';
import { listSearchedCategories, type SearchedCategory } from './products.search-fields.repository.ts';
import { type CatalogueOrder, createCatalogueOrder, readChangedOrder, unknownOrder } from './products.search-order.repository.ts';

/** If more products changed, reading everything again costs less than comparing their tokens with each kept set. */
const mostChanged = 100;
/** Characters of the tokens of changed products that are kept. */
const mostCharacters = 1_000_000;

interface ChangedProduct {
  /** The version of its last change. */
  version: number;
  /** Null for a deleted product. */
  document: TokenDocument | null;
}

/** The products that changed after a version. */
export interface Changes {
  since: number;
  products: ReadonlyMap<number, ChangedProduct>;
}

/** The active products at one version of the catalogue. What was read later may be newer than the version, never older. */
export interface Catalogue {
  version: number;
  /** The version of the last known change of a category. */
  categoriesVersion: number;
  highestId: number;
  categories: readonly SearchedCategory[];
  /** The products of each category, by its id. */
  byCategory: ReadonlyMap<number, IdSet>;
  /** The products of the active categories. */
  visible: IdSet;
  order: CatalogueOrder;
  changes: Changes;
}

export const readHighestId = async (db: Database): Promise<number> => {
  const { highest } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.max('id').as('highest'))
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0);
};

const readByCategory = async (db: Database, categories: readonly SearchedCategory[], highestId: number): Promise<Map<number, IdSet>> => {
  const sets = new Map<number, IdSet>();
  for (const { id } of categories) {
    // other requests are served between two statements
    await nextTurn();
    // the sign keeps the condition from being looked up in an index of all active products
    const ids = await listIdText(db, sql`select id from products where category_id = ${id} and +is_active = 1`);
    sets.set(id, parseIdSet(ids, highestId));
  }
  return sets;
};

/** The products of the active categories. */
const visibleOf = (categories: readonly SearchedCategory[], byCategory: ReadonlyMap<number, IdSet>, highestId: number): IdSet =>
  categories.flatMap(({ id, is_active }) => (is_active === 1 && byCategory.get(id)) || []).reduce(unite, createIdSet([], highestId));

/** @returns the changes without the oldest ones, so that they are few */
const limited = ({ since, products }: Changes): Changes => {
  const newestFirst = [...products].toSorted(([, one], [, other]) => other.version - one.version);
  let characters = 0;
  const dropped = newestFirst.findIndex(([, { document }], at) => {
    characters += document?.length ?? 0;
    return at >= mostChanged || characters > mostCharacters;
  });
  if (dropped === -1) return { since, products };
  // several products can have changed with the version of the first one that is dropped
  const first = newestFirst[dropped]?.[1].version ?? since;
  return { since: first, products: new Map(newestFirst.filter(([, { version }]) => version > first)) };
};

const membersOf = (categoryId: number, ids: Iterable<number>, products: ReadonlyMap<number, IndexedProduct>) => {
  const isMember = (product?: IndexedProduct) => product?.is_active === 1 && product.category_id === categoryId;
  return new Map([...ids].map((id) => [id, isMember(products.get(id))]));
};

export interface ChangesRead {
  products: Map<number, IndexedProduct>;
  documents: Map<number, ChangedProduct>;
  isCategoryChanged: boolean;
}

/** @returns the products that changed; null if too much has changed, or what has changed is not known */
export const readChanges = async (db: Database, range: { after: number; until: number }): Promise<ChangesRead | null> => {
  const listed = await listCatalogueChanges(db, range);
  if (!listed || listed.products.size > mostChanged) return null;
  const { products: versions, isCategoryChanged } = listed;
  const products = new Map((await readIndexedProducts(db, [...versions.keys()])).map((product) => [product.id, product]));
  const documents = new Map([...versions].map(([id, version]) => [id, { version, document: products.get(id)?.document ?? null }]));
  return { products, documents, isCategoryChanged };
};

/** @returns whether so little has changed that a catalogue can be corrected */
export const isLittleChanged = async (db: Database, range: { after: number; until: number }): Promise<boolean> =>
  ((await listCatalogueChanges(db, range))?.products.size ?? Infinity) <= mostChanged;

/** @returns the changes since the version of the stored sets, so that these can be corrected */
const changesSinceStored = async (db: Database, version: number): Promise<Changes> => {
  const stored = await readFrequentWordsVersion(db);
  const changes = stored !== null && stored < version ? await readChanges(db, { after: stored, until: version }) : null;
  return changes && stored !== null ? limited({ since: stored, products: changes.documents }) : { since: version, products: new Map() };
};

/** @param version of the catalogue, read before */
export const readCatalogue = async (db: Database, version: number): Promise<Catalogue> => {
  const [categories, highestId] = [await listSearchedCategories(db), await readHighestId(db)];
  const byCategory = await readByCategory(db, categories, highestId);
  const visible = visibleOf(categories, byCategory, highestId);
  const order = createCatalogueOrder(db, { version, total: visible.size, known: unknownOrder(visible.size) });
  const changes = await changesSinceStored(db, version);
  return { version, categoriesVersion: version, highestId, categories, byCategory, visible, order, changes };
};

/**
 * @param version of the catalogue, read before
 * @returns the catalogue of a later version; null if too much has changed, or what has changed is not known
 */
export const readChangedCatalogue = async (db: Database, catalogue: Catalogue, version: number): Promise<Catalogue | null> => {
  if (version < catalogue.version) return null;
  const read = await readChanges(db, { after: catalogue.version, until: version });
  if (!read) return null;
  const { products, documents, isCategoryChanged } = read;
  const changed = [...documents.keys()];
  const { since, products: earlier } = catalogue.changes;
  const changes = limited({ since, products: new Map([...earlier, ...documents]) });
  const highestId = Math.max(catalogue.highestId, ...changed);
  const categories = isCategoryChanged ? await listSearchedCategories(db) : catalogue.categories;
  const setOf = (id: number) => catalogue.byCategory.get(id) ?? createIdSet([], highestId);
  const byCategory = new Map(categories.map(({ id }) => [id, corrected(setOf(id), membersOf(id, changed, products))]));
  const visible = visibleOf(categories, byCategory, highestId);
  const active = changed.filter((id) => products.get(id)?.is_active === 1);
  const known = await readChangedOrder(db, catalogue.order, { version, total: visible.size, changed, active });
  const order = createCatalogueOrder(db, { version, total: visible.size, known });
  const categoriesVersion = isCategoryChanged ? version : catalogue.categoriesVersion;
  return { version, categoriesVersion, highestId, categories, byCategory, visible, order, changes };
};
