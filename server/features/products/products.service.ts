// Products, for visitors and administrators.
import type { Paged } from '#contract/paging.ts';
import { type AdminProduct, getProduct as getContract, type Product } from '#contract/products.ts';
import { products } from '#contract/records/products.ts';
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import { inFeaturedOrder } from '#contract/rules/featured-order.ts';
import { lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { changedValues } from '#server/features/attributes/attributes.translated-rows.ts';
import { saveAllValues, saveValues } from '#server/features/attributes/attributes.values.repository.ts';
import { lockCategory, referToCategories } from '#server/features/categories/categories.service.ts';
import { findNewSlug, redirectOrNotFound, requireSlug } from '#server/features/redirects/redirects.service.ts';
import { getPublicSettings } from '#server/features/settings/settings.values.ts';
import { cardAddress, cardFolder, productCard } from '#server/features/social-card/record-card.ts';
import { withPresentedTexts } from '#server/features/texts/present-texts.ts';
import { findPictureTexts } from '#server/features/uploads/media.repository.ts';
import { recordsOf } from '#server/records/life.ts';
import { previewOf } from '#server/records/preview.ts';
import { alternatesOf } from '#server/records/translations/alternates.ts';
import { ownSlug } from '#server/records/translations/slugs.ts';
import * as adminList from './products.admin-list.repository.ts';
import { attributesAndSimilar, listSimilar } from './products.attributes.ts';
import * as repository from './products.repository.ts';
import { productSearchColumns } from './products.search-columns.ts';
import { definitionsFor, productUnits, shownProducts } from './products.translations.ts';

const relatedProducts = 4;

type Texts = Pick<AdminProduct, 'short_description' | 'description'>;

const presentedTexts = (db: Database, texts: Texts): Promise<Texts> => withPresentedTexts(db, texts, ['short_description', 'description']);

/** The response for the page of a product. */
export const presentProduct = async (db: Database, stored: AdminProduct, units?: AttributeUnits) => {
  const [definitions, listed, alternates] = await Promise.all([
    definitionsFor(db, stored.category_id),
    repository.listRelatedProducts(db, stored, relatedProducts),
    alternatesOf(db, 'product', stored),
  ]);
  const similar = await listSimilar(db, stored, definitions.originals);
  const shown = await shownProducts(db, [stored, ...listed, ...similar], { definitions: definitions.all });
  const product: AdminProduct = { ...stored, ...shown[0] };
  const { short_description, description } = product;
  // concurrently, because each waits for the database
  const [texts, share_image, picture_texts, additions] = await Promise.all([
    presentedTexts(db, { short_description, description }),
    getPublicSettings(db).then((settings) => cardAddress(productCard(product, settings))),
    findPictureTexts(db, [product.main_image, ...product.images]),
    attributesAndSimilar(db, product, { definitions: definitions.shown, similar: shown.slice(1 + listed.length), units }),
  ]);
  const { attributes, ...others } = additions;
  return {
    product: { ...product, ...texts, share_image, picture_texts, ...alternates, ...(attributes && { attributes }) },
    related_products: shown.slice(1, 1 + listed.length),
    ...others,
  };
};

const address = getContract.path.replace('/:slug', '');

/** @param units for the formatted attributes @throws RedirectError if the slug has changed, AppError 'removed', 'not-found' */
export const getVisibleProduct = async (db: Database, slug: string, units?: AttributeUnits) => {
  const slugOf = (id: number) => repository.getVisibleProductSlug(db, id);
  const product = await repository.getVisibleProduct(db, await ownSlug(db, 'product', slug, slugOf));
  if (!product) return redirectOrNotFound(db, { kind: 'product', slug, address, slugOf });
  const answer = await presentProduct(db, product, units);
  requireSlug(slug, answer.product, address);
  return answer;
};

/** In the main language. Accepts previous slugs and those of other languages. @returns null if visitors cannot see the product */
export const findVisibleProduct = async (db: Database, slug: string): Promise<Product | null> => {
  const slugOf = (id: number) => repository.getVisibleProductSlug(db, id);
  const find = async (one: string) => repository.getVisibleProduct(db, await ownSlug(db, 'product', one, slugOf));
  const product = await find(slug);
  if (product) return product;
  const current = await findNewSlug(db, 'product', slug, slugOf);
  return current === null ? null : find(current);
};

/** Visible featured products: those of the order, then the others in catalogue order. */
export const listFeaturedProducts = async (db: Database, limit: number, order: readonly number[]): Promise<Product[]> => {
  const first = order.length > 0 ? inFeaturedOrder(await repository.listFeaturedOf(db, order), order).slice(0, limit) : [];
  if (first.length === limit) return shownProducts(db, first);
  const known = new Set(first.map(({ id }) => id));
  const others = await repository.listFeaturedProducts(db, limit);
  return shownProducts(db, [...first, ...others.filter(({ id }) => !known.has(id))].slice(0, limit));
};

/** Includes inactive products. */
export const listAdminProducts = (db: Database, filter: adminList.AdminProductList): Promise<Paged<AdminProduct>> =>
  adminList.listProducts(db, filter);

/** Creates, changes and removes products. */
export const productRecords = recordsOf({
  definition: products,
  find: repository.getProduct,
  list: repository.listProductsOf,
  listIds: adminList.listProductIds,
  preview: async ({ db }, product) => {
    const answer = await presentProduct(db, product);
    return previewOf(products, answer.product.slug, getContract, answer);
  },
  searchColumns: productSearchColumns,
  unitsOf: productUnits,
  changedTexts: (before, after) => changedValues(before.specifications, after.specifications),
  beforeSave: async ({ db }, changes) => {
    const { category_id: category } = changes;
    return category === undefined ? changes : { ...changes, category_id: await lockCategory(db, category) };
  },
  beforeSaves: async ({ db }, saves) => {
    const categories = await referToCategories(
      db,
      saves.flatMap(({ changes }) => changes.category_id ?? []),
    );
    return saves.map(({ changes }) => {
      const category = changes.category_id === undefined ? undefined : categories.get(changes.category_id);
      return category === undefined ? changes : { ...changes, category_id: category };
    });
  },
  copied: () => ({ is_featured: false }),
  afterSave: saveValues,
  afterSaves: saveAllValues,
  afterRemoval: ({ files }, id) => files.removeCached(cardFolder('products', id)),
});

/** Locks the product until the end of the transaction. */
export const findProduct = async (db: Database, id: number): Promise<AdminProduct | null> => {
  await lockRows(db, 'products', [id]);
  return repository.getProduct(db, id);
};
