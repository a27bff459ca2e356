// Categories as administrators change them, with their picture.
import type { z } from 'zod';
import type { AdminCategory, createCategory as createContract, updateCategory as updateContract } from '#contract/categories.ts';
import { lockRow } from '#server/database/lock.ts';
import { toFlag } from '#server/database/schema.ts';
import { requireVersion } from '#server/database/versions.ts';
import { changeSlug } from '#server/features/redirects/redirects.service.ts';
import { exchangeFiles, saveWithFiles, type UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { timestamp } from '#server/platform/clock.ts';
import { optionalRichText } from '#server/platform/rich-text.ts';
import * as repository from './categories.repository.ts';
import { createCategory } from './categories.service.ts';

type NewForm = z.output<typeof createContract.body>;
type ChangedForm = z.output<typeof updateContract.body>;

/** @throws AppError 'not-found' */
export const getCategory = async ({ db }: UploadsContext, id: number): Promise<AdminCategory> => {
  const category = await repository.getCategory(db, id);
  if (!category) throw notFound();
  return category;
};

/** @throws AppError 'invalid' when the chosen slug is taken */
export const createCategoryWithPicture = (context: UploadsContext, form: NewForm, files: readonly ReceivedFile[]): Promise<AdminCategory> =>
  saveWithFiles(context, files, async (db, pathOf) => {
    const [image] = files.map(pathOf);
    const category = await createCategory({ ...context, db }, { ...form, image });
    await exchangeFiles({ ...context, db }, null, category);
    return category;
  });

/**
 * Changes the fields that the form carries.
 * @throws AppError 'not-found', 'version-conflict', 'invalid' when the chosen slug is taken
 */
export const updateCategory = (
  context: UploadsContext,
  id: number,
  form: ChangedForm,
  files: readonly ReceivedFile[],
): Promise<AdminCategory> =>
  saveWithFiles(context, files, async (db, pathOf) => {
    await lockRow(db, 'categories', id);
    const before = await getCategory({ ...context, db }, id);
    requireVersion(before.version, form.version, 'category');
    const at = timestamp(context.clock);
    const [image] = files.map(pathOf);
    await repository.updateCategory(db, id, {
      name: form.name ?? before.name,
      slug: await changeSlug(db, 'categories', { id, from: before.slug, to: form.slug, at }),
      description: form.description === undefined ? before.description : optionalRichText(form.description),
      image: image ?? (form.remove_image ? null : before.image),
      sort_order: form.sort_order ?? before.sort_order,
      is_active: toFlag(form.is_active ?? before.is_active),
      is_new: toFlag(form.is_new ?? before.is_new),
      is_popular: toFlag(form.is_popular ?? before.is_popular),
      updated_at: at,
    });
    const after = await getCategory({ ...context, db }, id);
    await exchangeFiles({ ...context, db }, before, after);
    return after;
  });

/** @throws AppError 'not-found', 'conflict' while products belong to it */
export const removeCategory = (context: UploadsContext, id: number): Promise<void> =>
  saveWithFiles(context, [], async (db) => {
    await lockRow(db, 'categories', id);
    const category = await getCategory({ ...context, db }, id);
    if (await repository.hasProducts(db, id)) throw new AppError('conflict', { message: 'Cannot delete category with products' });
    await repository.removeCategory(db, id);
    await exchangeFiles({ ...context, db }, category, null);
  });
