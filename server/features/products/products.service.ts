// The catalogue: what visitors find, and how a product comes to be.
import type { Category } from '#contract/categories.ts';
import type { Paged } from '#contract/paging.ts';
import {
  type AdminProduct,
  getProduct as getContract,
  listProducts as listContract,
  type Product,
  publicProductsPerPage,
} from '#contract/products.ts';
import { normaliseSpecifications } from '#contract/rules/specifications.ts';
import type { SearchReport } from '#contract/search.ts';
import type { Context } from '#server/database/context.ts';
import { type Database, toFlag } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { getActiveCategorySlug, listActiveCategories } from '#server/features/categories/categories.service.ts';
import { findNewSlug, moveOrMiss } from '#server/features/redirects/redirects.service.ts';
import { getSearchSynonyms } from '#server/features/settings/settings.service.ts';
import { invalid, MovedError } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { toCents } from '#server/platform/money.ts';
import { optionalRichText } from '#server/platform/rich-text.ts';
import type { ProductFilter } from './products.repository.ts';
import * as repository from './products.repository.ts';
import { searchProducts } from './products.search.ts';

const relatedProducts = 4;

interface Wanted {
  category?: string;
  search?: string;
  page: number;
}

const addressOf = (wanted: Wanted, category: string): string => {
  const query = new URLSearchParams({ category });
  if (wanted.search) query.set('search', wanted.search);
  if (wanted.page > 1) query.set('page', String(wanted.page));
  return `${listContract.path}?${query}`;
};

interface ProductList {
  products: Paged<Product>;
  categories: Category[];
  /** By category id. */
  category_counts: Record<string, number>;
  search?: SearchReport;
}

/** Without a search the categories know their counts already. */
const listAll = async (db: Database, categories: Category[], request: ProductFilter): Promise<ProductList> => {
  const listed = request.category ? categories.filter(({ slug }) => slug === request.category) : categories;
  const total = listed.reduce((sum, { products_count }) => sum + products_count, 0);
  return {
    products: await repository.listVisibleProducts(db, request, total),
    categories,
    category_counts: Object.fromEntries(categories.map(({ id, products_count }) => [id, products_count])),
  };
};

/**
 * An unknown or inactive category gives an empty list.
 * @throws MovedError when the category's slug has changed
 */
export const listProducts = async (db: Database, wanted: Wanted): Promise<ProductList> => {
  const categories = await listActiveCategories(db);
  if (wanted.category && !categories.some(({ slug }) => slug === wanted.category)) {
    const newSlug = await findNewSlug(db, 'category', wanted.category, (id) => getActiveCategorySlug(db, id));
    if (newSlug !== null) throw new MovedError(addressOf(wanted, newSlug));
  }
  const { category, search = '', page } = wanted;
  const request = { category, page, perPage: publicProductsPerPage };
  if (search.trim() === '') return listAll(db, categories, request);
  const { products, counts, report } = await searchProducts(db, { ...request, search, categories, synonyms: await getSearchSynonyms(db) });
  const category_counts = Object.fromEntries(categories.map(({ id }) => [id, counts.get(id) ?? 0]));
  return { products, categories, category_counts, search: report };
};

/** @throws MovedError when the slug has changed, AppError 'not-found' */
export const getProduct = async (db: Database, slug: string): Promise<{ product: Product; related_products: Product[] }> => {
  const product = await repository.getVisibleProduct(db, slug);
  if (!product) {
    const address = getContract.path.replace('/:slug', '');
    return moveOrMiss(db, { kind: 'product', slug, address, slugOf: (id) => repository.getVisibleProductSlug(db, id) });
  }
  return { product, related_products: await repository.listRelatedProducts(db, product, relatedProducts) };
};

export const { listFeaturedProducts } = repository;

export interface ProductInput {
  name: string;
  slug?: string;
  category_id: number;
  model?: string | null;
  price?: number | null;
  sort_order?: number;
  short_description?: string | null;
  description?: string | null;
  /** Any form that contract/rules/specifications.ts reads. */
  specifications?: unknown;
  /** Stored paths. */
  main_image?: string | null;
  images?: string[];
  brochure?: string | null;
  is_featured?: boolean;
  is_active?: boolean;
}

/** @throws AppError 'invalid' when the chosen slug is taken */
export const createProduct = ({ db, clock }: Context, input: ProductInput): Promise<AdminProduct> =>
  inTransaction(db, async (transaction) => {
    const at = timestamp(clock);
    const id = await repository.createProduct(
      transaction,
      {
        category_id: input.category_id,
        name: input.name.trim(),
        model: input.model?.trim() || null,
        price: toCents(input.price ?? null),
        sort_order: input.sort_order ?? 1,
        short_description: optionalRichText(input.short_description),
        description: optionalRichText(input.description),
        main_image: input.main_image ?? null,
        images: JSON.stringify(input.images ?? []),
        brochure: input.brochure ?? null,
        is_featured: toFlag(input.is_featured ?? false),
        is_active: toFlag(input.is_active ?? true),
        created_at: at,
        updated_at: at,
      },
      normaliseSpecifications(input.specifications ?? []),
      input.slug,
    );
    const product = id === null ? null : await repository.getProduct(transaction, id);
    if (!product) throw invalid({ slug: ['The slug has already been taken.'] });
    return product;
  });
