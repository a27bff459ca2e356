// Rebuilds the search columns that an older version of the rules, or those of another main language, have generated.
import type { RecordDefinition } from '#contract/records/kind.ts';
import type { Database, Tables } from '#server/database/schema.ts';
import { rebuildBatch, rebuildSearch } from '#server/database/search-rebuild.ts';
import { getMainRules } from '#server/features/settings/search-settings.ts';
import { recordRules } from '#server/platform/search/columns.ts';
import type { LanguageRules } from '#server/platform/search/language-rules.ts';

type Table = RecordDefinition['table'];
type SearchedTable = { [T in Table]: Tables[T] extends { search_rules: unknown } ? T : never }[Table];

interface Kind {
  definition: RecordDefinition;
  /** Absent if the kind has no search columns. */
  searchColumns?: unknown;
  /** The columns for a row. */
  generatedColumns: (row: object, rules: LanguageRules) => object;
}

/** @returns whether there were outdated rows */
export const rebuildSearchOf = async (db: Database, { definition, searchColumns, generatedColumns }: Kind): Promise<boolean> => {
  if (!searchColumns) return false;
  const table = definition.table as SearchedTable;
  const rules = await getMainRules(db);
  const { current, tooHigh } = recordRules(rules);
  const list = (transaction: Database, isOutdated: [operator: '<' | '>=', version: number]) =>
    transaction
      .selectFrom(table)
      .selectAll()
      .where('search_rules', ...isOutdated)
      // in the order of the index on search_rules: ordered by id, SQLite would read the whole table
      .orderBy('search_rules')
      .orderBy('id')
      .limit(rebuildBatch)
      .execute();
  return rebuildSearch(db, {
    read: async (transaction) => {
      const older = await list(transaction, ['<', current]);
      return older.length > 0 ? older : list(transaction, ['>=', tooHigh]);
    },
    write: async (transaction, row) => {
      const outdated = transaction.updateTable(table).where('id', '=', row.id).where('search_rules', '=', row.search_rules);
      await outdated.set(generatedColumns(row, rules)).execute();
    },
  });
};
