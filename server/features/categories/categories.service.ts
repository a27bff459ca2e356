// Categories of the catalogue, for visitors and administrators.
import type { AdminCategory, Category } from '#contract/categories.ts';
import type { Paged } from '#contract/paging.ts';
import { categories } from '#contract/records/categories.ts';
import { lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { followMerged } from '#server/features/redirects/merged-categories.repository.ts';
import { followTextLinks, translateTextLinks } from '#server/features/redirects/text-links.service.ts';
import { AppError, invalid } from '#server/http/errors.ts';
import { headColumn, recordRules, sortColumn, wordColumn } from '#server/platform/search/columns.ts';
import { englishRules } from '#server/platform/search/language-rules.ts';
import { recordsOf } from '#server/records/life.ts';
import { searchTextsOf } from '#server/records/search-texts.ts';
import { type TextsOf, textsOf, withTexts } from '#server/records/translations/overlay.ts';
import { previewCategory } from './categories.preview.ts';
import * as repository from './categories.repository.ts';

/** In the main language, in sort order, then by name. */
export const listStoredCategories = (db: Database): Promise<Category[]> => repository.listActiveCategories(db);

/** @param texts of all of them, in the language of the reader */
export const presentCategories = async (db: Database, stored: readonly Category[], texts: TextsOf): Promise<Category[]> => {
  const shown = stored.map((category) => withTexts(categories, category, texts));
  return translateTextLinks(db, await followTextLinks(db, shown, ['description']), ['description']);
};

/** In sort order, then by name. */
export const listActiveCategories = async (db: Database): Promise<Category[]> => {
  const stored = await listStoredCategories(db);
  const texts = await textsOf(
    db,
    'category',
    stored.map(({ id }) => id),
  );
  return presentCategories(db, stored, texts);
};

/** @returns the slug of an active category; null for any other */
export const getActiveCategorySlug = (db: Database, id: number): Promise<string | null> => repository.getActiveCategorySlug(db, id);

const missingCategory = () => invalid({ category_id: ['The selected category does not exist.'] });

/** @throws AppError 'invalid' if the category does not exist; it may be inactive */
export const requireCategory = async (db: Database, id: number): Promise<void> => {
  if (!(await repository.hasCategory(db, id))) throw missingCategory();
};

/**
 * Prevents the deletion of a category until the end of the transaction.
 * @returns its id, or that of the category into which it was merged
 * @throws AppError 'invalid' if it does not exist
 */
export const lockCategory = async (db: Database, id: number): Promise<number> => {
  await lockRows(db, 'categories', [id]);
  if (await repository.hasCategory(db, id)) return id;
  const target = (await followMerged(db, [id])).get(id);
  if (target === undefined) throw missingCategory();
  return lockCategory(db, target);
};

/**
 * Like `lockCategory`, for several categories and a long transaction: only their deletion waits for it, not saves in them.
 * @returns their ids, or those of the categories into which they were merged, by given id
 * @throws AppError 'invalid' if one does not exist
 */
export const referToCategories = async (db: Database, ids: readonly number[]): Promise<Map<number, number>> => {
  const given = [...new Set(ids)];
  const merged = await followMerged(db, given);
  const resolved = new Map(given.map((id) => [id, merged.get(id) ?? id]));
  const wanted = [...new Set(resolved.values())];
  await lockRows(db, 'categories', wanted, { isReference: true });
  if ((await repository.listCategoriesOf(db, wanted)).length < wanted.length) throw missingCategory();
  return resolved;
};

/** In sort order, including inactive categories. */
export const listCategories = (db: Database, filter: repository.CategoryFilter): Promise<Paged<AdminCategory>> =>
  repository.listCategories(db, filter);

/** All categories, for select boxes. */
export const listCategoryChoices = (db: Database) => repository.listCategoryChoices(db);

/** @param category with the fields that searches compare */
export const categorySearchColumns = (category: object, rules = englishRules) => {
  const { title, admin_search } = searchTextsOf(categories, category);
  const names = { search_name: wordColumn(title, rules), search_head: headColumn(title, null, rules), sort_name: sortColumn(title) };
  return { ...names, search_rules: recordRules(rules).current, admin_search };
};

/** Creates, changes and removes categories. */
export const categoryRecords = recordsOf({
  definition: categories,
  find: repository.getCategory,
  list: repository.listCategoriesOf,
  listIds: repository.listCategoryIds,
  preview: previewCategory,
  searchColumns: categorySearchColumns,
  refuseRemoval: async (db, id) => {
    if (await repository.hasProducts(db, id)) throw new AppError('conflict', { message: 'Cannot delete category with products' });
  },
});
