// Refolds texts that were stored under older search rules: at the start, and later after saves by a process of an older version during an
// update.
import { compactIndex } from '#server/database/full-text.ts';
import type { Database } from '#server/database/schema.ts';
import { kinds } from '#server/kinds.ts';
import { rebuildSearchOf } from '#server/records/search-rebuild.repository.ts';
import { rebuildTranslationSearch } from '#server/records/translations/search-columns.repository.ts';

export const rebuildSearchColumns = async (db: Database): Promise<void> => {
  for (const kind of Object.values(kinds)) await rebuildSearchOf(db, kind);
  await rebuildTranslationSearch(db);
};

/** Runs before the first request: rows with older columns would be missing from results, and the indexes are compacted. */
export const prepareSearch = async (db: Database): Promise<void> => {
  await rebuildSearchOf(db, kinds.category);
  if (await rebuildSearchOf(db, kinds.product)) await compactIndex(db, 'product_index');
  if (await rebuildSearchOf(db, kinds.article)) await compactIndex(db, 'news_index');
  if (await rebuildTranslationSearch(db)) await compactIndex(db, 'translation_index');
};
