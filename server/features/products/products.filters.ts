// Conditions on attributes in the product list, from query parameters and from the search, with the counts of each facet.
import type { AppliedCondition, Facet, FilterAttribute } from '#contract/product-attributes.ts';
import { hasOperator, mergeConditions, parseConditions, type UnderstoodPart } from '#contract/rules/attributes/conditions.ts';
import { describeCondition } from '#contract/rules/attributes/describe-condition.ts';
import { readFilters } from '#contract/rules/attributes/filters.ts';
import { attributeLimits, filterPrefix } from '#contract/rules/attributes/limits.ts';
import type { Condition } from '#contract/rules/attributes/types.ts';
import type { Database } from '#server/database/schema.ts';
import type { AttributeTable } from '#server/features/attributes/attributes.columns.ts';
import { type Definition, listAllDefinitions, listDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { filterTable, groupsByValue, type Spread, withUsedChoices } from '#server/features/attributes/attributes.filter.ts';
import { withScales } from '#server/features/attributes/attributes.scales.ts';
import { shownDefinitions } from '#server/features/attributes/attributes.translations.ts';
import { readersValueTexts } from '#server/features/attributes/value-texts.ts';
import { type Catalogue, idsAt, openCatalogue, positionsOfCategory, productsOf } from './products.catalogue.repository.ts';
import { meetShared, type SharedAttribute, shareAttributes } from './products.category-conditions.ts';
import { lookUpText, type Narrow } from './products.search.repository.ts';
import { isKept, openValues } from './products.values.ts';

export interface FilterRequest {
  /** Null for the whole catalogue, which has the attributes of the general set. */
  categoryId: number | null;
  search: string;
  /** Locale whose notation visitors use for numbers. */
  locale: string;
  sort?: string;
  order?: 'asc' | 'desc';
  /** Query parameters of the request, including `f.…`. */
  parameters: Record<string, unknown>;
}

interface Sort {
  key: string;
  order: 'asc' | 'desc';
}

/** @returns the conditions of the query parameters; ignores more than a visitor can choose */
const filtersOf = ({ parameters, locale }: FilterRequest, definitions: readonly Definition[]): Condition[] => {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (!name.startsWith(filterPrefix)) continue;
    for (const one of [value].flat().slice(0, attributeLimits.choices)) {
      if (given.size >= attributeLimits.filterValues) break;
      if (typeof one === 'string' && one.length <= attributeLimits.filterLength) given.append(name, one);
    }
  }
  return given.size === 0 ? [] : readFilters(given, definitions, locale);
};

const sortOf = ({ sort, order }: FilterRequest, definitions: readonly Definition[]): Sort | null => {
  const definition = definitions.find((one) => one.key === sort && isKept(one));
  return definition ? { key: definition.key, order: order ?? (definition.better === 'higher' ? 'desc' : 'asc') } : null;
};

/** The limit as typed, with the chosen unit unless it contains one. */
const typedLimit = (parameters: Record<string, unknown>, key: string): string => {
  const [minimum, maximum, unit] = ['min', 'max', 'unit'].map((name) => [parameters[`${filterPrefix}${key}.${name}`]].flat()[0]);
  const limit = String(maximum || minimum || '');
  return unit && /\d\s*$/.test(limit) ? `${limit} ${unit}` : limit;
};

interface Described {
  definitions: readonly Definition[];
  locale: string;
}

/** @param typed text of a filter */
const toAnswer = (condition: Condition, text: string | null, { definitions, locale }: Described, typed = ''): AppliedCondition => {
  const { key, minimum, maximum, choices, flag } = condition;
  const definition = definitions.find((one) => one.key === key);
  return {
    key,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(choices && { choices }),
    ...(flag !== undefined && { flag }),
    text,
    label: definition ? describeCondition(condition, definition, text ?? typed, { locale, texts: readersValueTexts() }) : key,
  };
};

/** @returns product ids, with equal values in catalogue order */
const sortedIds = (table: AttributeTable, rows: Uint32Array, sort: Sort, definition: Definition, { positions }: Catalogue): number[] =>
  groupsByValue(table, rows, definition, sort.order).flatMap((ids) =>
    ids.toSorted((one, other) => (positions[one] ?? 0) - (positions[other] ?? 0)),
  );

interface SearchConditions {
  conditions: AppliedCondition[];
  /** Conditions on attributes of individual categories; their keys are those of the shared attributes. */
  shared: Condition[];
  /** By attribute key: texts such as IP67 that are a condition without the name of an attribute. */
  bare: Map<string, string[]>;
  rest: string;
}

/** Excludes attributes that the search also names. */
const bareTexts = (parts: readonly UnderstoodPart[]): Map<string, string[]> => {
  const named = new Set(parts.filter(({ isBare }) => !isBare).map(({ condition }) => condition.key));
  const texts = Map.groupBy(
    parts.filter(({ condition }) => !named.has(condition.key)),
    ({ condition }) => condition.key,
  );
  return new Map([...texts].map(([key, of]) => [key, of.map(({ text }) => text)]));
};

/** A code without a name matches the attribute, or the word, because it may be in other rows of a product. */
const meetsByWord = async (db: Database, catalogue: Catalogue, bare: ReadonlyMap<string, string[]>) => {
  const met = new Map<string, (id: number) => boolean>();
  for (const [key, texts] of bare) {
    const found = await Promise.all(texts.map((text) => lookUpText(db, catalogue, text)));
    met.set(key, (id) => found.some(({ hasId }) => hasId(id)));
  }
  return met;
};

const readSearch = async (
  db: Database,
  { search, categoryId, locale }: FilterRequest,
  definitions: readonly Definition[],
  shared: readonly SharedAttribute[],
): Promise<SearchConditions> => {
  if (search.trim() === '') return { conditions: [], shared: [], bare: new Map(), rest: '' };
  const filters = definitions.filter(({ is_filter }) => is_filter);
  // a text like IP67 is a condition only if a product has it as a choice; otherwise it may be in other texts
  const used = async () => withUsedChoices(await openValues(db, await openCatalogue(db), definitions, categoryId), filters);
  const own = filters.length > 0 ? await used() : [];
  const { parts, rest } = parseConditions(search, [...own, ...shared.map(({ asked }) => asked)], own, locale);
  const sharedOf = (key: string) => shared.find(({ asked }) => asked.key === key);
  return {
    conditions: parts.map(({ condition, text }) => {
      const one = sharedOf(condition.key);
      return one
        ? toAnswer({ ...condition, key: one.key }, text, { definitions: [{ ...one.asked, key: one.key }], locale })
        : toAnswer(condition, text, { definitions: filters, locale });
    }),
    bare: bareTexts(parts),
    shared: parts.flatMap(({ condition }) => (sharedOf(condition.key) ? [condition] : [])),
    rest,
  };
};

export interface Filters {
  /** The rest of the search. */
  rest: string;
  /** Whether there are neither conditions nor sorting, so that the usual queries find the page. */
  isUsual: boolean;
  narrow: Narrow;
  /** Counts the facets of the list without conditions. */
  count: () => Promise<void>;
  /** Must be called after the list was narrowed or counted. */
  answer: () => {
    attributes: FilterAttribute[];
    facets: Record<string, Facet>;
    conditions: AppliedCondition[];
    searched: string;
    sort: Sort | null;
  };
}

const sharedConditions = (conditions: readonly Condition[], shared: readonly SharedAttribute[]) =>
  mergeConditions(conditions).flatMap((condition) => {
    const attribute = shared.find(({ asked }) => asked.key === condition.key);
    return attribute ? [{ attribute, condition }] : [];
  });

/** @returns null if there are neither attributes to filter by nor conditions in the search */
export const readListFilters = async (db: Database, request: FilterRequest): Promise<Filters | null> => {
  // a search of the whole catalogue supports the attributes of every category
  const isWide = request.categoryId === null && hasOperator(request.search);
  const stored = isWide ? await listAllDefinitions(db) : await listDefinitions(db, request.categoryId);
  const all = (await shownDefinitions(db, stored)).filter(isKept);
  const definitions = all.filter(({ category_id }) => !isWide || category_id === null);
  const attributes = definitions.filter(({ is_filter }) => is_filter);
  const shared = isWide ? shareAttributes(all.filter(({ is_filter }) => is_filter)) : [];
  const { conditions: searched, shared: wide, bare, rest } = await readSearch(db, request, definitions, shared);
  if (attributes.length === 0 && wide.length === 0) return null;
  const chosen = filtersOf(request, attributes).map((condition) =>
    toAnswer(condition, null, { definitions: attributes, locale: request.locale }, typedLimit(request.parameters, condition.key)),
  );
  const conditions = [...searched, ...chosen].slice(0, attributeLimits.conditions);
  const sort = sortOf(request, definitions);
  const sortedBy = definitions.find(({ key }) => key === sort?.key);
  let facets: Record<string, Facet> = {};
  let spreads: Record<string, Spread> = {};
  const narrow: Narrow = async (catalogue, whole) => {
    const listed = wide.length > 0 ? await meetShared(db, catalogue, whole, sharedConditions(wide, shared)) : whole;
    if (attributes.length === 0) return { positions: listed, sorted: null };
    const table = await openValues(db, catalogue, definitions, request.categoryId);
    // an explicit filter of the same attribute takes precedence over the word
    const codes = new Map([...bare].filter(([key]) => !chosen.some((one) => one.key === key)));
    const byWord = await meetsByWord(db, catalogue, codes);
    const filtered = filterTable(table, attributes, conditions, productsOf(catalogue, idsAt(catalogue, listed)).hasId, byWord);
    ({ facets, spreads } = filtered);
    if (conditions.length === 0 && !sort) return { positions: listed, sorted: null };
    return {
      positions: productsOf(
        catalogue,
        filtered.rows.map((row) => table.ids[row] ?? 0),
      ).positions(),
      sorted: sort && sortedBy ? sortedIds(table, filtered.rows, sort, sortedBy, catalogue) : null,
    };
  };
  return {
    rest: searched.length > 0 ? rest : request.search,
    isUsual: conditions.length === 0 && !sort,
    narrow,
    count: async () => {
      const catalogue = await openCatalogue(db);
      await narrow(catalogue, positionsOfCategory(catalogue, request.categoryId));
    },
    answer: () => ({
      attributes: attributes.flatMap((attribute) => {
        const spread = spreads[attribute.key];
        const isAsked = conditions.some(({ key }) => key === attribute.key);
        return spread && (isAsked || !spread.isUniform) ? [{ ...withScales(attribute), products: spread.products }] : [];
      }),
      facets,
      conditions,
      searched: searched.length > 0 ? rest : request.search,
      sort,
    }),
  };
};
