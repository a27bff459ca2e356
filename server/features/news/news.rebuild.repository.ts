// Articles that were stored by older rules of search.
import type { Database } from '#server/database/schema.ts';
import { rebuildBatch, rebuildSearch } from '#server/database/search-rebuild.ts';
import { searchRules } from '#server/platform/search/columns.ts';
import { articleSearchColumns } from './news.repository.ts';

export const rebuildNewsSearch = (db: Database): Promise<void> =>
  rebuildSearch(db, {
    index: 'news_index',
    read: (transaction) =>
      transaction
        .selectFrom('news')
        .select(['id', 'title', 'excerpt', 'content'])
        .where('search_rules', '<', searchRules)
        .orderBy('id')
        .limit(rebuildBatch)
        .execute(),
    write: async (transaction, { id, ...row }) => {
      const columns = articleSearchColumns(row);
      await transaction.updateTable('news').set(columns).where('id', '=', id).where('search_rules', '<', searchRules).execute();
    },
  });
