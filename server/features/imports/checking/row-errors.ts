// Everything that is wrong with a row, with its columns.
import { createBody } from '#contract/records/bodies.ts';
import { categories } from '#contract/records/categories.ts';
import { published } from '#contract/records/kinds.ts';
import type { RowReport } from '#server/features/imports/imports.answers.ts';
import { cellText } from '#server/features/sheet-columns/read-cells.ts';
import type { RowError } from './match-records.ts';
import type { CategoryFinding } from './plan-categories.ts';
import { columnOf, type ReadRow, type RecordTable } from './record-batch.ts';

const newCategory = createBody(categories);

export const categoryErrors = (table: RecordTable, { reading: { category } }: ReadRow, finding: CategoryFinding | null): RowError[] => {
  if (finding === null || 'id' in finding || 'row' in finding) return [];
  const checked = 'error' in finding ? null : newCategory.safeParse({ name: finding.wanted });
  const text = 'error' in finding ? finding.error : checked?.error?.issues[0]?.message;
  return text === undefined ? [] : [{ column: columnOf(table, 'category'), value: category, text }];
};

/** A record that was changed after it was exported would lose that change. */
export const versionErrors = (table: RecordTable, { reading: { version }, current }: ReadRow): RowError[] => {
  if (version === null || !current || version === current.version) return [];
  const [noun] = published[table.kind].noun;
  const text = `The ${noun} was changed after this file was exported (version ${version}, now ${current.version}). Export it again, or do not import the column of the version.`;
  return [{ column: columnOf(table, 'version'), value: String(version), text }];
};

/** @returns the errors as the report has them, with the texts of their cells */
export const toErrors = ({ columns }: RecordTable, { row }: ReadRow, errors: readonly RowError[]): RowReport['errors'] =>
  errors.map(({ column, value, text }) => {
    const known = column === null ? undefined : columns[column];
    const written = value ?? (known && column !== null ? cellText(row.cells[column] ?? null) : null);
    return { column: known?.name ?? null, value: written === null ? null : written.slice(0, 200).toWellFormed(), text };
  });
