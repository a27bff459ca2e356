// The columns of a table with their meanings, as the dry run reads them.
import type { ImportColumn } from '#contract/imports.ts';
import type { ImportKind } from '#contract/rules/imports.ts';
import type { CompleteOptions } from '#server/features/imports/import-options.ts';
import { chosenColumns, proposeMeanings } from '#server/features/imports/reading/describe-file.ts';
import type { Facts } from '#server/features/imports/reading/facts.ts';
import type { SourceTable } from '#server/features/imports/reading/source.ts';
import type { CheckContext } from './check-context.ts';

export type TableColumn = Pick<ImportColumn, 'name' | 'target' | 'unit'>;

interface Wanted {
  kind: ImportKind;
  table: SourceTable;
  /** Of the table whose columns were chosen; null for another one. */
  facts: Facts | null;
  options: CompleteOptions;
}

export const columnsOfTable = async (context: CheckContext, { kind, table, facts, options }: Wanted): Promise<TableColumn[]> => {
  if (facts) return chosenColumns(facts.columns, options.columns);
  const unread = table.columns.map(({ name, target, unit = null }) => ({ name, target, unit, samples: ['-'], isUnique: true }));
  const meanings = await proposeMeanings(context, kind, unread);
  return table.columns.map(({ name }, index) => ({ name, target: null, unit: null, ...meanings[index] }));
};
