// Rebuilds the search columns that an older version of the rules has generated.
import type { RecordDefinition } from '#contract/records/kind.ts';
import type { Database } from '#server/database/schema.ts';
import { rebuildBatch, rebuildSearch } from '#server/database/search-rebuild.ts';
import { searchRules } from '#server/platform/search/columns.ts';

/** @param generatedColumns the columns for a row; empty for kinds that are not searched @returns whether there were outdated rows */
export const rebuildSearchOf = async (
  db: Database,
  { definition, generatedColumns }: { definition: RecordDefinition; generatedColumns: (row: object) => object },
): Promise<boolean> => {
  const { table } = definition;
  if (table === 'pages') return false;
  return rebuildSearch(db, {
    read: (transaction) =>
      transaction
        .selectFrom(table)
        .selectAll()
        .where('search_rules', '<', searchRules)
        // in the order of the index on search_rules: ordered by id, SQLite would read the whole table
        .orderBy('search_rules')
        .orderBy('id')
        .limit(rebuildBatch)
        .execute(),
    write: async (transaction, row) => {
      const outdated = transaction.updateTable(table).where('id', '=', row.id).where('search_rules', '<', searchRules);
      await outdated.set(generatedColumns(row)).execute();
    },
  });
};
