// The product list for visitors: all products or one category, optionally searched and filtered by attributes.

import type { Category } from '#contract/categories.ts';
import type { Paged } from '#contract/paging.ts';
import type { AppliedCondition, Facet, FilterAttribute } from '#contract/product-attributes.ts';
import { listProducts as listContract, type Product, publicProductsPerPage } from '#contract/products.ts';
import { type AttributeUnits, filterPrefix } from '#contract/rules/attributes/limits.ts';
import type { SearchReport } from '#contract/search.ts';
import type { Database } from '#server/database/schema.ts';
import { getActiveCategorySlug, listStoredCategories, presentCategories } from '#server/features/categories/categories.service.ts';
import { findNewSlug, isRemoved } from '#server/features/redirects/redirects.service.ts';
import { getSearchSettings, type SearchSettings } from '#server/features/settings/search-settings.ts';
import { getNumberLocale } from '#server/features/settings/settings.values.ts';
import { RedirectError } from '#server/http/errors.ts';
import { englishRules } from '#server/platform/search/language-rules.ts';
import { alternatesOfRecords } from '#server/records/translations/alternates.ts';
import { type TextsOf, textsOf } from '#server/records/translations/overlay.ts';
import { withHeadlines } from './products.attributes.ts';
import { type FilterRequest, type Filters, readListFilters } from './products.filters.ts';
import { listVisibleProducts, type ProductFilter } from './products.repository.ts';
import { listNarrowed, type Narrow } from './products.search.repository.ts';
import { searchProducts } from './products.search.ts';
import { headlinesFor, shownProducts } from './products.translations.ts';

/** Used for a list without a search. */
const noSearch: SearchSettings = { synonyms: { find: () => null, longest: 0, words: [] }, rules: englishRules };

interface Wanted {
  category?: string;
  search?: string;
  page: number;
  sort?: string;
  order?: 'asc' | 'desc';
  units?: AttributeUnits;
  /** Conditions on attributes. */
  [parameter: string]: unknown;
}

const kept = ['sort', 'order', 'units'];

const addressOf = (wanted: Wanted, category: string): string => {
  const query = new URLSearchParams({ category });
  if (wanted.search) query.set('search', wanted.search);
  for (const [name, value] of Object.entries(wanted)) {
    if (!kept.includes(name) && !name.startsWith(filterPrefix)) continue;
    for (const one of [value].flat()) if (typeof one === 'string') query.append(name, one);
  }
  if (wanted.page > 1) query.set('page', String(wanted.page));
  return `${listContract.path}?${query}`;
};

interface List {
  products: Paged<Product>;
  categories: Category[];
  /** Slug of the requested category; null without one and for an unknown one. */
  category: string | null;
  /** By category id. */
  category_counts: Record<string, number>;
  search?: SearchReport;
  attributes?: FilterAttribute[];
  facets?: Record<string, Facet>;
  conditions?: AppliedCondition[];
  searched?: string;
  sort?: { key: string; order: 'asc' | 'desc' } | null;
}

interface ProductList extends List {
  is_category_removed: boolean;
}

const currentCategory = (categories: Category[], requested: string | undefined): string | null =>
  categories.find(({ slug }) => slug === requested)?.slug ?? null;

/** @param categories already contain their counts */
const withCounts = (products: Paged<Product>, categories: Category[], requested: string | undefined): List => ({
  products,
  categories,
  category: currentCategory(categories, requested),
  category_counts: Object.fromEntries(categories.map(({ id, products_count }) => [id, products_count])),
});

const listWithoutSearch = async (db: Database, categories: Category[], request: ProductFilter): Promise<List> => {
  const { category } = request;
  const listed = category ? categories.filter(({ slug }) => slug === category) : categories;
  const total = listed.reduce((sum, { products_count }) => sum + products_count, 0);
  return withCounts(await listVisibleProducts(db, request, total), categories, category);
};

interface SearchRequest extends ProductFilter, SearchSettings {
  search: string;
  narrow?: Narrow;
}

const listWithSearch = async (db: Database, categories: Category[], request: SearchRequest): Promise<List> => {
  const { products, counts, report } = await searchProducts(db, { ...request, categories });
  const category_counts = Object.fromEntries(categories.map(({ id }) => [id, counts.get(id) ?? 0]));
  return { products, categories, category: currentCategory(categories, request.category), category_counts, search: report };
};

const listUnfiltered = (db: Database, categories: Category[], request: SearchRequest): Promise<List> =>
  request.search.trim() === '' ? listWithoutSearch(db, categories, request) : listWithSearch(db, categories, request);

/** Lists a category, or the whole catalogue, if it has attributes for filters. */
const listFiltered = async (
  db: Database,
  categories: Category[],
  request: Omit<SearchRequest, 'search'>,
  { rest, isUsual, narrow, count, answer }: Filters,
): Promise<List> => {
  if (rest.trim() !== '') return { ...(await listWithSearch(db, categories, { ...request, search: rest, narrow })), ...answer() };
  if (isUsual) {
    await count();
    return { ...(await listWithoutSearch(db, categories, request)), ...answer() };
  }
  const { products, counts } = await listNarrowed(db, { ...request, categories, narrow });
  const without = (count: number) => (request.category ? count : 0);
  const category_counts = Object.fromEntries(categories.map(({ id, products_count }) => [id, counts.get(id) ?? without(products_count)]));
  return { ...withCounts(products, categories, request.category), category_counts, ...answer() };
};

/** @returns true if a category with this slug existed and was deleted @throws RedirectError if its slug has changed */
const findUnknownCategory = async (db: Database, slug: string, wanted: Wanted): Promise<boolean> => {
  const newSlug = await findNewSlug(db, 'category', slug, (id) => getActiveCategorySlug(db, id));
  if (newSlug !== null) throw new RedirectError(addressOf(wanted, newSlug));
  return isRemoved(db, 'category', slug);
};

const filterRequest = (
  { category, search = '', sort, order, ...parameters }: Wanted,
  categories: Category[],
): Omit<FilterRequest, 'locale'> => ({
  categoryId: categories.find(({ slug }) => slug === category)?.id ?? null,
  search,
  ...(sort !== undefined && { sort }),
  ...(order && { order }),
  parameters,
});

/** @param stored with their own slugs */
const withAlternates = async (db: Database, stored: readonly Category[], shown: Category[]): Promise<Category[]> => {
  const alternates = await alternatesOfRecords(db, 'category', stored);
  return alternates ? shown.map((category) => ({ ...category, alternates: alternates.get(category.id) })) : shown;
};

/** @returns the request with the own slug of its category @throws RedirectError if the category has another slug in the language */
const withOwnSlug = (wanted: Wanted, categories: readonly Category[], texts: TextsOf): Wanted => {
  const { category: requested } = wanted;
  if (requested === undefined || texts.size === 0) return wanted;
  const shown = categories.find(({ id }) => texts.get(id)?.slug === requested);
  if (shown) return { ...wanted, category: shown.slug };
  const own = categories.find(({ slug }) => slug === requested);
  const slug = own && texts.get(own.id)?.slug;
  if (slug) throw new RedirectError(addressOf(wanted, slug));
  return wanted;
};

/**
 * Empty for an unknown or inactive category.
 * @throws RedirectError if the slug of the category has changed
 */
export const listProducts = async (db: Database, given: Wanted): Promise<ProductList> => {
  const { search = '', page } = given;
  // concurrently, because each waits for the database
  const [categories, definitions, locale, searching] = await Promise.all([
    listStoredCategories(db),
    headlinesFor(db),
    getNumberLocale(db),
    search.trim() === '' ? noSearch : getSearchSettings(db),
  ]);
  const texts = await textsOf(
    db,
    'category',
    categories.map(({ id }) => id),
  );
  const wanted = withOwnSlug(given, categories, texts);
  const { category } = wanted;
  const isUnknown = category && currentCategory(categories, category) === null;
  const is_category_removed = isUnknown ? await findUnknownCategory(db, category, wanted) : false;
  const request = { category, page, perPage: publicProductsPerPage, ...searching };
  const filters = isUnknown ? null : await readListFilters(db, { ...filterRequest(wanted, categories), locale });
  const list = filters
    ? await listFiltered(db, categories, request, filters)
    : await listUnfiltered(db, categories, { ...request, search });
  const shown = await shownProducts(db, list.products.data, { definitions: definitions.all, categories: texts });
  const data = withHeadlines(shown, definitions.headlines, { units: wanted.units, locale });
  const current = list.categories.find(({ slug }) => slug === list.category);
  const shownCategories = await presentCategories(db, list.categories, texts);
  return {
    ...list,
    products: { ...list.products, data },
    categories: await withAlternates(db, list.categories, shownCategories),
    category: current ? (texts.get(current.id)?.slug ?? current.slug) : null,
    is_category_removed,
  };
};
