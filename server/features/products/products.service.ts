// Products: public search and administration.
import type { z } from 'zod';
import type { Paged } from '#contract/paging.ts';
import {
  type AdminProduct,
  type createProduct as createContract,
  getProduct as getContract,
  type Product,
  type updateProduct as updateContract,
} from '#contract/products.ts';
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requireVersion } from '#server/database/versions.ts';
import { saveValues } from '#server/features/attributes/attributes.values.repository.ts';
import { hasCategory } from '#server/features/categories/categories.service.ts';
import { recordChange } from '#server/features/history/record-change.ts';
import type { Restorer } from '#server/features/history/restorer.ts';
import { changeSlug, findNewSlug, forgetRemoval, redirectOrNotFound } from '#server/features/redirects/redirects.service.ts';
import { withCurrentLinks } from '#server/features/redirects/text-links.service.ts';
import { getPublicSettings } from '#server/features/settings/settings.values.ts';
import { cardAddress, cardFolder, productCard } from '#server/features/social-card/record-card.ts';
import { removeRecords } from '#server/features/trash/trash.removal.repository.ts';
import { findPictureTexts } from '#server/features/uploads/media.repository.ts';
import { arrangePictures } from '#server/features/uploads/pictures.ts';
import { withDescribedPictures } from '#server/features/uploads/text-pictures.ts';
import {
  chosenFile,
  chosenPictures,
  type SavingContext,
  type StoredFiles,
  saveWithFiles,
  syncFileReferences,
  syncUses,
  withPresentFiles,
} from '#server/features/uploads/uploads.service.ts';
import { invalid, notFound, orNotFound } from '#server/http/errors.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as adminList from './products.admin-list.repository.ts';
import { attributesAndSimilar } from './products.attributes.ts';
import { newProduct, type ProductChanges, type ProductInput, toRow } from './products.changes.ts';
import * as repository from './products.repository.ts';

const relatedProducts = 4;

type Texts = Pick<AdminProduct, 'short_description' | 'description'>;

const describedTexts = async (db: Database, texts: Texts): Promise<Texts> => {
  const fields = ['short_description', 'description'] as const;
  return withDescribedPictures(db, await withCurrentLinks(db, texts, fields), fields);
};

/** The answer for the page of a product. */
export const presentProduct = async (db: Database, product: AdminProduct, units?: AttributeUnits) => {
  const { short_description, description } = product;
  // concurrently, because each waits for the database
  const [texts, share_image, picture_texts, additions, related_products] = await Promise.all([
    describedTexts(db, { short_description, description }),
    getPublicSettings(db).then((settings) => cardAddress(productCard(product, settings))),
    findPictureTexts(db, [product.main_image, ...product.images]),
    attributesAndSimilar(db, product, units),
    repository.listRelatedProducts(db, product, relatedProducts),
  ]);
  const { attributes, ...others } = additions;
  return { product: { ...product, ...texts, share_image, picture_texts, ...(attributes && { attributes }) }, related_products, ...others };
};

/** @param units of the formatted attributes. @throws RedirectError when the slug has changed, AppError 'removed', 'not-found' */
export const getVisibleProduct = async (db: Database, slug: string, units?: AttributeUnits) => {
  const product = await repository.getVisibleProduct(db, slug);
  if (!product) {
    const address = getContract.path.replace('/:slug', '');
    return redirectOrNotFound(db, { kind: 'product', slug, address, slugOf: (id) => repository.getVisibleProductSlug(db, id) });
  }
  return presentProduct(db, product, units);
};

/** Also by a previous slug. @returns null if visitors cannot see the product */
export const findVisibleProduct = async (db: Database, slug: string): Promise<Product | null> => {
  const product = await repository.getVisibleProduct(db, slug);
  if (product) return product;
  const current = await findNewSlug(db, 'product', slug, (id) => repository.getVisibleProductSlug(db, id));
  return current === null ? null : repository.getVisibleProduct(db, current);
};

/** Visible featured products in catalogue order. */
export const listFeaturedProducts = (db: Database, limit: number): Promise<Product[]> => repository.listFeaturedProducts(db, limit);

/** Active or not. */
export const listAdminProducts = (db: Database, filter: adminList.AdminProductList): Promise<Paged<AdminProduct>> =>
  adminList.listProducts(db, filter);

/** The ids of the matching products. */
export const listProductIds: typeof adminList.listProductIds = adminList.listProductIds;

const find = async (db: Database, id: number): Promise<AdminProduct> => orNotFound(await repository.getProduct(db, id));

/** @throws AppError 'not-found' */
export const getProduct = ({ db }: Context, id: number): Promise<AdminProduct> => find(db, id);

/** Call it inside a transaction. */
const insertProduct = async ({ db, clock }: Context, input: ProductInput): Promise<AdminProduct> => {
  const id = await repository.createProduct(db, toRow(input, newProduct), { slug: input.slug, at: timestamp(clock) });
  const product = await find(db, id);
  await saveValues(db, product);
  if (product.is_active) await forgetRemoval(db, 'products', product.slug);
  return product;
};

const recordNew = (context: ActingContext, after: AdminProduct, action: 'create' | 'duplicate' = 'create'): Promise<void> =>
  recordChange(context, { kind: 'product', id: after.id, action, before: null, after });

/** @throws AppError 'invalid' when the entered slug is taken */
export const createProduct = (context: ActingContext, input: ProductInput): Promise<AdminProduct> =>
  inTransaction(context.db, async (db) => {
    const product = await insertProduct({ ...context, db }, input);
    await recordNew({ ...context, db }, product);
    return product;
  });

type NewForm = z.output<typeof createContract.body>;
type ChangedForm = z.output<typeof updateContract.body>;

const requireCategory = async (db: Database, id: number): Promise<void> => {
  // the lock keeps the category from being deleted before the product is saved
  await lockRows(db, 'categories', [id]);
  if (!(await hasCategory(db, id))) throw invalid({ category_id: ['The selected category does not exist.'] });
};

/** A file field of one file: a new file replaces the stored one, which can also be removed; otherwise it remains. */
const replaced = (path: string | undefined, isRemoved: boolean | undefined): string | null | undefined =>
  path ?? (isRemoved ? null : undefined);

type FileFields = 'existing_images' | 'image_order' | 'library_images' | 'main_image_path' | 'brochure_path';
type FileChanges = Pick<ChangedForm, FileFields | 'remove_main_image' | 'remove_brochure'>;

const filesOf = async (db: Database, form: FileChanges, stored: StoredFiles, before: AdminProduct | null) => ({
  main_image: replaced(stored.one('main_image') ?? (await chosenFile(db, 'main_image', form.main_image_path)), form.remove_main_image),
  brochure: replaced(stored.one('brochure') ?? (await chosenFile(db, 'brochure', form.brochure_path, 'document')), form.remove_brochure),
  images: arrangePictures({
    current: before?.images ?? [],
    existing: form.existing_images,
    order: form.image_order,
    chosen: await chosenPictures(db, 'images', form.library_images),
    added: stored.numbered('images'),
  }),
});

/** @throws AppError 'invalid' when the category does not exist or the entered slug is taken */
export const createProductFromForm = (context: SavingContext, given: NewForm, files: readonly ReceivedFile[]): Promise<AdminProduct> =>
  saveWithFiles(context, files, async (saving, stored) => {
    const form = await withPresentFiles(saving.db, given);
    await requireCategory(saving.db, form.category_id);
    const product = await insertProduct(saving, { ...form, ...(await filesOf(saving.db, form, stored, null)) });
    await syncFileReferences(saving, null, product, { table: 'products', id: product.id });
    await recordNew(saving, product);
    return product;
  });

type SavedChanges = ProductChanges & { slug?: string | undefined; version?: number | undefined };

/** @param changesOf the fields that change, with the version that the save is based on */
const saveProduct = async (
  saving: SavingContext,
  id: number,
  changesOf: (before: AdminProduct) => SavedChanges | Promise<SavedChanges>,
  restoredFrom?: number,
): Promise<AdminProduct> => {
  const { db, clock } = saving;
  await lockRows(db, 'products', [id]);
  const before = await find(db, id);
  const changes = await changesOf(before);
  requireVersion(before.version, changes.version, 'product');
  if (changes.category_id !== undefined) await requireCategory(db, changes.category_id);
  const at = timestamp(clock);
  const row = toRow(changes, before);
  const slug = await changeSlug(db, 'products', { id, from: before.slug, to: changes.slug, at });
  await repository.updateProduct(db, id, row, { slug, at });
  if (row.is_active) await forgetRemoval(db, 'products', slug);
  const after = await find(db, id);
  await saveValues(db, after);
  await syncFileReferences(saving, before, after, { table: 'products', id });
  await recordChange(saving, { kind: 'product', id, action: restoredFrom ? 'restore' : 'update', before, after, restoredFrom });
  return after;
};

/** Call it inside the transaction of `saveWithFiles`. */
export const changeProduct = (saving: SavingContext, stored: StoredFiles, id: number, given: ChangedForm): Promise<AdminProduct> =>
  saveProduct(saving, id, async (before) => {
    const form = await withPresentFiles(saving.db, given);
    return { ...form, ...(await filesOf(saving.db, form, stored, before)) };
  });

/**
 * Changes the fields that the form contains.
 * @throws AppError 'not-found', 'version-conflict', 'invalid' when the category does not exist or the entered slug is taken
 */
export const updateProduct = (
  context: SavingContext,
  id: number,
  form: ChangedForm,
  files: readonly ReceivedFile[],
): Promise<AdminProduct> => saveWithFiles(context, files, (saving, stored) => changeProduct(saving, stored, id, form));

export const productRestorer: Restorer = {
  find: repository.getProduct,
  list: repository.listProductsOf,
  restore: (saving, id, { fields, version, restoredFrom }) =>
    saveProduct(saving, id, () => ({ ...(fields as ProductChanges), version }), restoredFrom),
};

/** Locks the product until the end of the transaction. */
export const findProduct = async (db: Database, id: number): Promise<AdminProduct | null> => {
  await lockRows(db, 'products', [id]);
  return repository.getProduct(db, id);
};

/** The caller records the change. @param before locked @param specifications normalised and checked */
export const saveSpecifications = async (
  { db, clock }: Context,
  before: AdminProduct,
  specifications: AdminProduct['specifications'],
): Promise<AdminProduct> => {
  const { id, slug } = before;
  await repository.updateProduct(db, id, toRow({ specifications }, before), { slug, at: timestamp(clock) });
  const after = await find(db, id);
  await saveValues(db, after);
  return after;
};

// search engines must not find two pages with one title
const copyTexts = (name: string) => ({ name: `${[...name].slice(0, 248).join('')} (copy)`, seo_title: null, seo_description: null });

/**
 * An inactive copy that shares the product's files.
 * @throws AppError 'not-found'
 */
export const duplicateProduct = (context: SavingContext, id: number): Promise<AdminProduct> =>
  saveWithFiles(context, [], async (saving) => {
    const { db } = saving;
    await lockRows(db, 'products', [id]);
    const { name, slug: _slug, ...product } = await find(db, id);
    const copy = await insertProduct(saving, { ...product, ...copyTexts(name), is_active: false, is_featured: false });
    // the copy has no files of its own: a file that the product lacks may be missing from the copy too
    await syncFileReferences(saving, product, copy);
    await syncUses(db, { table: 'products', id: copy.id }, null, copy);
    await recordNew(saving, copy, 'duplicate');
    return copy;
  });

/** Moves it to the trash. @returns its number there @throws AppError 'not-found' */
export const removeProduct = async (context: SavingContext, id: number): Promise<number> => {
  const [removed] = await inTransaction(context.db, (db) => removeRecords({ ...context, db }, 'product', [id]));
  if (!removed) throw notFound();
  await context.files.removeCached(cardFolder('products', id));
  return removed.trashId;
};
