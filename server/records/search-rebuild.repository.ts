// Rebuilds the search columns that an older version of the rules has generated.
import type { RecordDefinition } from '#contract/records/kind.ts';
import type { Database, Tables } from '#server/database/schema.ts';
import { rebuildBatch, rebuildSearch } from '#server/database/search-rebuild.ts';
import { searchRules } from '#server/platform/search/columns.ts';

type Table = RecordDefinition['table'];
type SearchedTable = { [T in Table]: Tables[T] extends { search_rules: unknown } ? T : never }[Table];

interface Kind {
  definition: RecordDefinition;
  /** Absent if the kind has no search columns. */
  searchColumns?: unknown;
  /** The columns for a row. */
  generatedColumns: (row: object) => object;
}

/** @returns whether there were outdated rows */
export const rebuildSearchOf = async (db: Database, { definition, searchColumns, generatedColumns }: Kind): Promise<boolean> => {
  if (!searchColumns) return false;
  const table = definition.table as SearchedTable;
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
