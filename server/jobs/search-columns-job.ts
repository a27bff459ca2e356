// Folds texts again that were stored under older rules of search: at the start, and later those that a process of an older version has
// saved during an update.
import { compactIndex } from '#server/database/full-text.ts';
import type { Database } from '#server/database/schema.ts';
import { rebuildCategorySearch } from '#server/features/categories/categories.rebuild.repository.ts';
import { rebuildNewsSearch } from '#server/features/news/news.rebuild.repository.ts';
import { rebuildProductSearch } from '#server/features/products/products.rebuild.repository.ts';

export const rebuildSearchColumns = async (db: Database): Promise<void> => {
  for (const rebuild of [rebuildCategorySearch, rebuildProductSearch, rebuildNewsSearch]) await rebuild(db);
};

/** Before the first request: rows with older columns would be missing from results, and the indices are compacted. */
export const prepareSearch = async (db: Database): Promise<void> => {
  await rebuildCategorySearch(db);
  if (await rebuildProductSearch(db)) await compactIndex(db, 'product_index');
  if (await rebuildNewsSearch(db)) await compactIndex(db, 'news_index');
};
