// Categories of the catalogue: public reading and administration.
import type { z } from 'zod';
import type { AdminCategory, Category, createCategory as createContract, updateCategory as updateContract } from '#contract/categories.ts';
import type { SeoTexts } from '#contract/fields.ts';
import type { Paged } from '#contract/paging.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requireVersion } from '#server/database/versions.ts';
import { recordChange } from '#server/features/history/record-change.ts';
import type { Restorer } from '#server/features/history/restorer.ts';
import { changeSlug, forgetRemoval } from '#server/features/redirects/redirects.service.ts';
import { followTextLinks } from '#server/features/redirects/text-links.service.ts';
import { removeRecords } from '#server/features/trash/trash.removal.repository.ts';
import {
  chosenFile,
  type SavingContext,
  type StoredFiles,
  saveWithFiles,
  syncFileReferences,
  withPresentFiles,
} from '#server/features/uploads/uploads.service.ts';
import { AppError, notFound, orNotFound } from '#server/http/errors.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { timestamp } from '#server/platform/clock.ts';
import { optionalRichText } from '#server/platform/rich-text.ts';
import { seoTextsOf } from '#server/platform/seo-texts.ts';
import * as repository from './categories.repository.ts';

/** In sort order, then by name. */
export const listActiveCategories = async (db: Database): Promise<Category[]> =>
  followTextLinks(db, await repository.listActiveCategories(db), ['description']);

/** @returns the slug of an active category; null for any other */
export const getActiveCategorySlug = (db: Database, id: number): Promise<string | null> => repository.getActiveCategorySlug(db, id);

/** @returns whether the category exists, active or not */
export const hasCategory = (db: Database, id: number): Promise<boolean> => repository.hasCategory(db, id);

/** Active or not, in sort order. */
export const listCategories = (db: Database, filter: repository.CategoryFilter): Promise<Paged<AdminCategory>> =>
  repository.listCategories(db, filter);

/** The ids of the matching categories. */
export const listCategoryIds: typeof repository.listCategoryIds = repository.listCategoryIds;

/** All categories, for select boxes. */
export const listCategoryChoices = (db: Database) => repository.listCategoryChoices(db);

const find = async (db: Database, id: number): Promise<AdminCategory> => orNotFound(await repository.getCategory(db, id));

/** @throws AppError 'not-found' */
export const getCategory = ({ db }: Context, id: number): Promise<AdminCategory> => find(db, id);

interface CategoryChanges extends Partial<SeoTexts> {
  name?: string;
  description?: string | null;
  /** Stored path. */
  image?: string | null;
  sort_order?: number;
  is_active?: boolean;
  is_new?: boolean;
  is_popular?: boolean;
}

export interface CategoryInput extends CategoryChanges {
  name: string;
  slug?: string;
}

const newCategory: repository.CategoryRow = {
  name: '',
  description: null,
  image: null,
  sort_order: 1,
  is_active: true,
  is_new: false,
  is_popular: false,
  seo_title: null,
  seo_description: null,
};

/** @param before the stored category, or the defaults of a new one: fields that are left out keep its values */
const toRow = (input: CategoryChanges, before: repository.CategoryRow): repository.CategoryRow => ({
  name: input.name?.trim() ?? before.name,
  description: input.description === undefined ? before.description : optionalRichText(input.description),
  image: input.image === undefined ? before.image : input.image,
  sort_order: input.sort_order ?? before.sort_order,
  is_active: input.is_active ?? before.is_active,
  is_new: input.is_new ?? before.is_new,
  is_popular: input.is_popular ?? before.is_popular,
  ...seoTextsOf(input, before),
});

/** Call it inside a transaction. */
const insertCategory = async ({ db, clock }: Context, input: CategoryInput): Promise<AdminCategory> => {
  const id = await repository.createCategory(db, toRow(input, newCategory), { slug: input.slug, at: timestamp(clock) });
  const category = await find(db, id);
  if (category.is_active) await forgetRemoval(db, 'categories', category.slug);
  return category;
};

const recordNew = (context: ActingContext, after: AdminCategory): Promise<void> =>
  recordChange(context, { kind: 'category', id: after.id, action: 'create', before: null, after });

/** @throws AppError 'invalid' when the entered slug is taken */
export const createCategory = (context: ActingContext, input: CategoryInput): Promise<AdminCategory> =>
  inTransaction(context.db, async (db) => {
    const category = await insertCategory({ ...context, db }, input);
    await recordNew({ ...context, db }, category);
    return category;
  });

type NewForm = z.output<typeof createContract.body>;
type ChangedForm = z.output<typeof updateContract.body>;

/** @throws AppError 'invalid' when the entered slug is taken */
export const createCategoryFromForm = (context: SavingContext, given: NewForm, files: readonly ReceivedFile[]): Promise<AdminCategory> =>
  saveWithFiles(context, files, async (saving, stored) => {
    const form = await withPresentFiles(saving.db, given);
    const image = stored.one('image') ?? (await chosenFile(saving.db, 'image', form.image_path));
    const category = await insertCategory(saving, { ...form, image });
    await syncFileReferences(saving, null, category, { table: 'categories', id: category.id });
    await recordNew(saving, category);
    return category;
  });

type SavedChanges = CategoryChanges & { slug?: string | undefined; version?: number | undefined };

const saveCategory = async (saving: SavingContext, id: number, changes: SavedChanges, restoredFrom?: number): Promise<AdminCategory> => {
  const { db, clock } = saving;
  await lockRows(db, 'categories', [id]);
  const before = await find(db, id);
  requireVersion(before.version, changes.version, 'category');
  const at = timestamp(clock);
  const slug = await changeSlug(db, 'categories', { id, from: before.slug, to: changes.slug, at });
  await repository.updateCategory(db, id, toRow(changes, before), { slug, at });
  const after = await find(db, id);
  if (after.is_active) await forgetRemoval(db, 'categories', slug);
  await syncFileReferences(saving, before, after, { table: 'categories', id });
  await recordChange(saving, { kind: 'category', id, action: restoredFrom ? 'restore' : 'update', before, after, restoredFrom });
  return after;
};

/** Call it inside the transaction of `saveWithFiles`. */
export const changeCategory = async (
  saving: SavingContext,
  stored: StoredFiles,
  id: number,
  given: ChangedForm,
): Promise<AdminCategory> => {
  const form = await withPresentFiles(saving.db, given);
  const chosen = await chosenFile(saving.db, 'image', form.image_path);
  return saveCategory(saving, id, { ...form, image: stored.one('image') ?? chosen ?? (form.remove_image ? null : undefined) });
};

/**
 * Changes the fields that the form contains.
 * @throws AppError 'not-found', 'version-conflict', 'invalid' when the entered slug is taken
 */
export const updateCategory = (
  context: SavingContext,
  id: number,
  form: ChangedForm,
  files: readonly ReceivedFile[],
): Promise<AdminCategory> => saveWithFiles(context, files, (saving, stored) => changeCategory(saving, stored, id, form));

export const categoryRestorer: Restorer = {
  find: repository.getCategory,
  list: repository.listCategoriesOf,
  restore: (saving, id, { fields, version, restoredFrom }) =>
    saveCategory(saving, id, { ...(fields as CategoryChanges), version }, restoredFrom),
};

/** Moves it to the trash. @returns its number there @throws AppError 'not-found', 'conflict' while it has products */
export const removeCategory = (context: SavingContext, id: number): Promise<number> =>
  inTransaction(context.db, async (db) => {
    await lockRows(db, 'categories', [id]);
    if (await repository.hasProducts(db, id)) throw new AppError('conflict', { message: 'Cannot delete category with products' });
    const [removed] = await removeRecords({ ...context, db }, 'category', [id]);
    if (!removed) throw notFound();
    return removed.trashId;
  });
