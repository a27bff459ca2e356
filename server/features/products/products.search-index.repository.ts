// Looks up products in the full-text index. What was found is kept in memory, so that the next page, the counts of categories and
// other searches with the same words read nothing again.
import { readCatalogueVersion } from '#server/database/content-version.ts';
import { type IndexQuery, isPostgres, precisionOf } from '#server/database/full-text.ts';
import type { Database } from '#server/database/schema.ts';
import { createIdSet, type IdSet, intersect } from './products.id-set.ts';
import { createKeptSets, foundMany, type KeptSets, keep, recall } from './products.kept-sets.ts';
import { evaluate, hasCategory } from './products.query-parts.ts';
import { type Catalogue, isLittleChanged, readCatalogue, readChangedCatalogue } from './products.search-catalogue.repository.ts';
import { type FieldCondition, type SearchedCategory, searchFor } from './products.search-fields.repository.ts';
import { createSetReader, type SetReader } from './products.search-sets.repository.ts';

/** Phrases that one statement combines, for the same reason. Ranges of fewer products would take several times as long. */
const phrasesPerStatement = 12;
/** A condition that fewer products meet limits what is read of other conditions. */
const fewProducts = 2000;

/** Visible products at one version of the catalogue. */
export interface SearchIndex extends Pick<Catalogue, 'version' | 'categories' | 'order' | 'visible' | 'highestId'> {
  /** The products of each active category, by its id. */
  byCategory: ReadonlyMap<number, IdSet>;
  /** @returns the products that changed after a version; null if that is not known, or if a category changed */
  changedSince: (version: number) => number[] | null;
  /** @returns the visible products that meet every condition; looked up together in the index */
  find: (conditions: readonly FieldCondition[]) => Promise<IdSet>;
  /** @returns the same if they are few, otherwise null; also null if they were many in an earlier version */
  findFew: (conditions: readonly FieldCondition[], most: number) => Promise<IdSet | null>;
  /** Keeps what is stored of the conditions, for later calls; nothing if all of the first ones are known. */
  load: (conditions: readonly FieldCondition[], others: readonly FieldCondition[]) => Promise<void>;
  /** The same as `find`, but conditions that are known from another search are not looked up again. */
  findAll: (conditions: readonly FieldCondition[]) => Promise<IdSet>;
}

const countPhrases = (query: IndexQuery): number => ('kind' in query ? query.of.reduce((sum, one) => sum + countPhrases(one), 0) : 1);

/** @returns the conditions, divided into the parts that one statement each combines */
const inParts = (conditions: readonly FieldCondition[], categories: readonly SearchedCategory[]): FieldCondition[][] => {
  const parts: { conditions: FieldCondition[]; phrases: number }[] = [];
  for (const condition of conditions) {
    const phrases = countPhrases(searchFor([condition], categories).query);
    const last = parts.at(-1);
    if (last && last.phrases + phrases <= phrasesPerStatement) {
      last.conditions.push(condition);
      last.phrases += phrases;
    } else parts.push({ conditions: [condition], phrases });
  }
  return parts.map((part) => part.conditions);
};

/** @returns the key of what the conditions find, and the set if it is kept */
const keyedSet = (conditions: readonly FieldCondition[], catalogue: Catalogue, sets: KeptSets) => {
  const { query } = searchFor(conditions, catalogue.categories);
  const key = JSON.stringify(query);
  return { key, query, kept: recall(sets, key, query, catalogue) };
};

/** @returns ids of the products that have changed since a version; null if that is not known, or if a category changed */
const changedProducts = ({ categoriesVersion, changes: { since, products } }: Catalogue, earlier: number): number[] | null =>
  earlier < Math.max(since, categoriesVersion) ? null : [...products].flatMap(([id, { version }]) => (version > earlier ? [id] : []));

interface Lookup {
  reader: SetReader;
  catalogue: Catalogue;
  sets: KeptSets;
}

/** Keeps the sets of frequent words that are not kept yet, as they are stored. */
const keepStored = async (
  { reader, catalogue, sets }: Lookup,
  conditions: readonly FieldCondition[],
  others: readonly FieldCondition[],
): Promise<void> => {
  const isUnknown = (condition: FieldCondition) => !keyedSet([condition], catalogue, sets).kept;
  const unknown = conditions.some(isUnknown) ? [...conditions, ...others].filter(isUnknown) : [];
  for (const { condition, set, version } of await reader.readStored(unknown)) {
    // what was stored later may be newer, never older
    keep(sets, keyedSet([condition], catalogue, sets).key, { set, version: Math.min(version, catalogue.version) });
  }
};

/** @returns a function that finds the products of a query with categories, and keeps those of its parts; null if it cannot */
const createEvaluation = (db: Database, { reader, catalogue, sets }: Lookup) => {
  const look = async (part: IndexQuery): Promise<IdSet> => {
    const key = JSON.stringify(part);
    const set = recall(sets, key, part, catalogue) ?? (await reader.readQuery(part));
    keep(sets, key, { set, version: catalogue.version });
    return set;
  };
  const ofCategory = (id: number) => catalogue.byCategory.get(id) ?? createIdSet([], catalogue.highestId);
  return (conditions: readonly FieldCondition[]): Promise<IdSet> | null => {
    const { query } = searchFor(conditions, catalogue.categories);
    // phrases that PostgreSQL compares with columns need all conditions at once
    const canDivide = !isPostgres(db) || precisionOf(query) === 'words';
    return canDivide && hasCategory(query) ? evaluate(query, { ofCategory, look }) : null;
  };
};

/** Looks up only the conditions that are neither known from other searches nor stored. */
const combine = async (
  conditions: readonly FieldCondition[],
  lookup: Lookup,
  find: (conditions: readonly FieldCondition[]) => Promise<IdSet>,
): Promise<IdSet> => {
  const { catalogue, sets } = lookup;
  // terms that were taken apart can contain the same word
  const each = conditions.map((condition) => ({ condition, ...keyedSet([condition], catalogue, sets) }));
  const all = [...new Map(each.map((one) => [one.key, one])).values()];
  const unknown = all.flatMap(({ condition, kept }) => (kept ? [] : [condition]));
  const few = all.flatMap(({ condition, kept }) => (kept && kept.size < fewProducts ? [condition] : []));
  const [first, ...others] = all.flatMap(({ kept }) => kept ?? []);
  let found = first && others.reduce(intersect, first);
  for (const part of inParts(unknown, catalogue.categories)) {
    if (found?.size === 0) break;
    const next = await find([...part, ...few]);
    found = found ? intersect(found, next) : next;
    if (next.size < fewProducts) few.push(...part);
  }
  return found ?? catalogue.visible;
};

/** Looks up sets of products, also hidden ones, and keeps them. */
const createLookup = (db: Database, catalogue: Catalogue, sets: KeptSets) => {
  const { version, highestId } = catalogue;
  const reader = createSetReader(db, catalogue);
  const lookup = { reader, catalogue, sets };
  const evaluateParts = createEvaluation(db, lookup);
  const reading = new Map<string, Promise<IdSet | null>>();

  const keyed = (conditions: readonly FieldCondition[]) => keyedSet(conditions, catalogue, sets);

  const find = async (conditions: readonly FieldCondition[]): Promise<IdSet> => {
    const { key, kept } = keyed(conditions);
    if (kept) return kept;
    const read = () => evaluateParts(conditions) ?? reader.read(conditions);
    // requests at the same moment share one lookup
    const shared = reading.get(key) ?? read().finally(() => reading.delete(key));
    reading.set(key, shared);
    const set = (await shared) ?? createIdSet([], highestId);
    keep(sets, key, { set, version });
    return set;
  };

  const findFew = async (conditions: readonly FieldCondition[], most: number): Promise<IdSet | null> => {
    const { key, query, kept } = keyed(conditions);
    if (!kept && foundMany(sets, key)) return null;
    // the groups need the parts of a query with categories too
    const set = kept ?? (hasCategory(query) ? await find(conditions) : await reader.read(conditions, most));
    if (!kept) keep(sets, key, { set, version });
    return set && set.size <= most ? set : null;
  };

  const findAll = async (conditions: readonly FieldCondition[]): Promise<IdSet> => {
    const { key, kept } = keyed(conditions);
    if (kept) return kept;
    const found = await combine(conditions, lookup, find);
    keep(sets, key, { set: found, version });
    return found;
  };

  return { load: keepStored.bind(null, lookup), find, findFew, findAll };
};

const createSearchIndex = (db: Database, catalogue: Catalogue, sets: KeptSets): SearchIndex => {
  const { version, categories, highestId, visible, order } = catalogue;
  const active = categories.filter(({ is_active }) => is_active === 1);
  const { load, find, findFew, findAll } = createLookup(db, catalogue, sets);
  const shown = (set: IdSet) => intersect(visible, set);
  return {
    version,
    categories,
    highestId,
    order,
    visible,
    byCategory: new Map(active.flatMap(({ id }) => [[id, catalogue.byCategory.get(id) ?? createIdSet([], highestId)]])),
    load,
    changedSince: (earlier) => changedProducts(catalogue, earlier),
    find: async (conditions) => shown(await find(conditions)),
    findFew: async (conditions, most) => {
      const few = await findFew(conditions, most);
      return few && shown(few);
    },
    findAll: async (conditions) => shown(await findAll(conditions)),
  };
};

interface Opened {
  catalogue: Catalogue;
  sets: KeptSets;
  index: SearchIndex;
}

interface Current {
  version: number;
  opened: Promise<Opened>;
}

const current = new WeakMap<Database, Current>();

/** @param before what an earlier version has read */
const open = async (db: Database, version: number, before: Current | undefined): Promise<Opened> => {
  const earlier = await before?.opened.catch(() => null);
  const changed = earlier ? await readChangedCatalogue(db, earlier.catalogue, version) : null;
  const catalogue = changed ?? (await readCatalogue(db, version));
  const sets = (changed && earlier?.sets) ?? createKeptSets();
  return { catalogue, sets, index: createSearchIndex(db, catalogue, sets) };
};

/** The index at the version of the catalogue of this moment. */
export const openSearchIndex = async (db: Database): Promise<SearchIndex> => {
  const before = current.get(db);
  // read first: what is found later may be newer than the version, never older
  const version = await readCatalogueVersion(db);
  const known = current.get(db);
  // another request can have read a newer version meanwhile
  const isCurrent = known && (known.version === version || (known !== before && known.version > version));
  if (isCurrent) return (await known.opened).index;
  const next: Current = { version, opened: open(db, version, known) };
  current.set(db, next);
  next.opened.catch(() => current.get(db) === next && current.delete(db));
  return (await next.opened).index;
};

/** The same, without reading the whole catalogue; null if that is necessary. */
export const openKeptIndex = async (db: Database): Promise<SearchIndex | null> => {
  const known = current.get(db);
  if (!known) return null;
  const version = await readCatalogueVersion(db);
  if (known.version === version) return (await known.opened).index;
  return (await isLittleChanged(db, { after: known.version, until: version })) ? openSearchIndex(db) : null;
};
