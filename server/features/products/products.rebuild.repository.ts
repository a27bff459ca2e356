// Products that were stored by older rules of search.
import { normaliseSpecifications } from '#contract/rules/specifications.ts';
import { parseJson } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { rebuildBatch, rebuildSearch } from '#server/database/search-rebuild.ts';
import { searchRules } from '#server/platform/search/columns.ts';
import { productSearchColumns } from './products.search-columns.ts';

export const rebuildProductSearch = (db: Database): Promise<void> =>
  rebuildSearch(db, {
    index: 'product_index',
    read: (transaction) =>
      transaction
        .selectFrom('products')
        .select(['id', 'name', 'model', 'short_description', 'description', 'specifications'])
        .where('search_rules', '<', searchRules)
        .orderBy('id')
        .limit(rebuildBatch)
        .execute(),
    write: async (transaction, { id, specifications, ...row }) => {
      const columns = productSearchColumns({ ...row, specifications: normaliseSpecifications(parseJson(specifications)) });
      await transaction.updateTable('products').set(columns).where('id', '=', id).where('search_rules', '<', searchRules).execute();
    },
  });
