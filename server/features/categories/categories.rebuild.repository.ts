// Categories that were stored by older rules of search.
import type { Database } from '#server/database/schema.ts';
import { rebuildBatch, rebuildSearch } from '#server/database/search-rebuild.ts';
import { searchRules } from '#server/platform/search/columns.ts';
import { categorySearchColumns } from './categories.repository.ts';

export const rebuildCategorySearch = (db: Database): Promise<void> =>
  rebuildSearch(db, {
    read: (transaction) =>
      transaction
        .selectFrom('categories')
        .select(['id', 'name', 'description'])
        .where('search_rules', '<', searchRules)
        .orderBy('id')
        .limit(rebuildBatch)
        .execute(),
    write: async (transaction, { id, ...row }) => {
      const columns = categorySearchColumns(row);
      await transaction.updateTable('categories').set(columns).where('id', '=', id).where('search_rules', '<', searchRules).execute();
    },
  });
