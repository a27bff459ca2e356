// Products as administrators change them, with their pictures and brochure.
import type { z } from 'zod';
import type { AdminProduct, createProduct as createContract, updateProduct as updateContract } from '#contract/products.ts';
import { normaliseSpecifications } from '#contract/rules/specifications.ts';
import { lockRow } from '#server/database/lock.ts';
import { type Database, toFlag } from '#server/database/schema.ts';
import { requireVersion } from '#server/database/versions.ts';
import { hasCategory } from '#server/features/categories/categories.service.ts';
import { changeSlug } from '#server/features/redirects/redirects.service.ts';
import { arrangePictures } from '#server/features/uploads/pictures.ts';
import { exchangeFiles, saveWithFiles, type UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { timestamp } from '#server/platform/clock.ts';
import { toCents } from '#server/platform/money.ts';
import { optionalRichText } from '#server/platform/rich-text.ts';
import * as repository from './products.repository.ts';
import { createProduct } from './products.service.ts';

type NewForm = z.output<typeof createContract.body>;
type ChangedForm = z.output<typeof updateContract.body>;

const find = async (db: Database, id: number): Promise<AdminProduct> => {
  const product = await repository.getProduct(db, id);
  if (!product) throw notFound();
  return product;
};

const demandCategory = async (db: Database, id: number): Promise<void> => {
  // nobody deletes it before the product is saved
  await lockRow(db, 'categories', id);
  if (!(await hasCategory(db, id))) throw invalid({ category_id: ['The selected category does not exist.'] });
};

/** Stored paths of the files that came with a form. */
const pathsOf = (files: readonly ReceivedFile[], pathOf: (file: ReceivedFile) => string) => {
  const first = (field: string) => files.filter((file) => file.field === field).map(pathOf)[0];
  const added = files.filter(({ field }) => field === 'images').map((file) => [file.index, pathOf(file)] as const);
  return { mainImage: first('main_image'), brochure: first('brochure'), added: new Map(added) };
};

/** @throws AppError 'not-found' */
export const getProduct = ({ db }: UploadsContext, id: number): Promise<AdminProduct> => find(db, id);

/** @throws AppError 'invalid' when the category does not exist or the chosen slug is taken */
export const createProductWithFiles = (context: UploadsContext, form: NewForm, files: readonly ReceivedFile[]): Promise<AdminProduct> =>
  saveWithFiles(context, files, async (db, pathOf) => {
    await demandCategory(db, form.category_id);
    const { mainImage, brochure, added } = pathsOf(files, pathOf);
    const images = arrangePictures({ current: [], existing: null, order: form.image_order, added });
    const product = await createProduct({ ...context, db }, { ...form, main_image: mainImage, images, brochure });
    await exchangeFiles({ ...context, db }, null, product);
    return product;
  });

/**
 * Changes the fields that the form carries.
 * @throws AppError 'not-found', 'version-conflict', 'invalid' when the category does not exist or the chosen slug is taken
 */
export const updateProduct = (
  context: UploadsContext,
  id: number,
  form: ChangedForm,
  files: readonly ReceivedFile[],
): Promise<AdminProduct> =>
  saveWithFiles(context, files, async (db, pathOf) => {
    await lockRow(db, 'products', id);
    const before = await find(db, id);
    requireVersion(before.version, form.version, 'product');
    if (form.category_id !== undefined) await demandCategory(db, form.category_id);
    const at = timestamp(context.clock);
    const { mainImage, brochure, added } = pathsOf(files, pathOf);
    const images = arrangePictures({ current: before.images, existing: form.existing_images, order: form.image_order, added });
    await repository.updateProduct(
      db,
      id,
      {
        category_id: form.category_id ?? before.category_id,
        name: form.name ?? before.name,
        slug: await changeSlug(db, 'products', { id, from: before.slug, to: form.slug, at }),
        model: form.model === undefined ? before.model : form.model,
        price: form.price === undefined ? before.price : toCents(form.price),
        sort_order: form.sort_order ?? before.sort_order,
        short_description: form.short_description === undefined ? before.short_description : optionalRichText(form.short_description),
        description: form.description === undefined ? before.description : optionalRichText(form.description),
        main_image: mainImage ?? (form.remove_main_image ? null : before.main_image),
        images: JSON.stringify(images),
        brochure: brochure ?? (form.remove_brochure ? null : before.brochure),
        is_featured: toFlag(form.is_featured ?? before.is_featured),
        is_active: toFlag(form.is_active ?? before.is_active),
        updated_at: at,
      },
      form.specifications === undefined ? before.specifications : normaliseSpecifications(form.specifications),
    );
    const after = await find(db, id);
    await exchangeFiles({ ...context, db }, before, after);
    return after;
  });

const copyName = (name: string) => `${[...name].slice(0, 248).join('')} (copy)`;

/**
 * An inactive copy that shares the product's files.
 * @throws AppError 'not-found'
 */
export const duplicateProduct = (context: UploadsContext, id: number): Promise<AdminProduct> =>
  saveWithFiles(context, [], async (db) => {
    await lockRow(db, 'products', id);
    const { name, slug: _slug, ...product } = await find(db, id);
    const copy = await createProduct({ ...context, db }, { ...product, name: copyName(name), is_active: false, is_featured: false });
    // the copy brings no file: what the product lacks, the copy may lack too
    await exchangeFiles({ ...context, db }, product, copy);
    return copy;
  });

/** @throws AppError 'not-found' */
export const removeProduct = (context: UploadsContext, id: number): Promise<void> =>
  saveWithFiles(context, [], async (db) => {
    await lockRow(db, 'products', id);
    const product = await find(db, id);
    await repository.removeProduct(db, id);
    await exchangeFiles({ ...context, db }, product, null);
  });
