// Plans the rows of attributes of products: found by id, then by key and then by label within their category.
import { isDeepStrictEqual } from 'node:util';
import { createAttribute, updateAttribute } from '#contract/attributes.ts';
import { fold } from '#contract/rules/fold.ts';
import { changedDefinition, newDefinition } from '#server/features/attributes/attributes.changes.ts';
import { type Definition, listAllDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { cellText, quoted } from '#server/features/sheet-columns/read-cells.ts';
import { createRowReader, type RowReading } from '#server/features/sheet-columns/row-reader.ts';
import { sheetFieldsOf } from '#server/features/sheet-columns/sheet-fields.ts';
import { AppError } from '#server/http/errors.ts';
import type { SheetRow } from '#server/platform/sheets/sheet.ts';
import { emptyReport, type PlannedRow, type Planning } from './planning.ts';
import type { PlannedTable } from './record-batch.ts';
import { shortenChange, valueText } from './value-texts.ts';

type Values = Record<string, unknown>;

interface Problem {
  target: string;
  text: string;
}

interface AttributeTable extends PlannedTable {
  planning: Planning;
  readRow: ReturnType<typeof createRowReader>;
}

const fields = sheetFieldsOf('attribute');

const indexOf = ({ columns }: AttributeTable, target: string): number => columns.findIndex((column) => column.target === target);
const cellOf = (table: AttributeTable, { cells }: SheetRow, target: string): string =>
  cellText(cells[indexOf(table, target)] ?? null).trim();

/** @returns the definition as it would be stored, or what is wrong */
const define = (current: Definition | null, values: Values, categoryId: number | null): Definition | Problem[] => {
  const parsed = current ? updateAttribute.body.safeParse(values) : createAttribute.body.safeParse({ ...values, category_id: categoryId });
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => ({ target: String(path[0] ?? ''), text: message }));
  try {
    const { data } = parsed;
    return current ? changedDefinition(current, data as never) : newDefinition(data as never, (data as { key?: string }).key ?? 'new', 1);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invalid')) throw error;
    return Object.entries(error.details.errors ?? {}).map(([target, [text = '']]) => ({ target, text }));
  }
};

const isSame = (before: Definition | null, after: Definition, name: string): boolean =>
  before !== null && isDeepStrictEqual(before[name as keyof Definition], after[name as keyof Definition]);

const rowOf = (
  table: AttributeTable,
  row: SheetRow,
  current: Definition | null,
  rest: Pick<PlannedRow, 'action'> & Partial<PlannedRow>,
): PlannedRow => ({
  number: table.planning.nextNumber(),
  line: row.line,
  kind: 'attribute',
  record_id: current?.id ?? null,
  version: current?.version ?? null,
  title: (cellOf(table, row, 'label') || current?.label || cellOf(table, row, 'key')).slice(0, 300).toWellFormed(),
  changes: { fields: {} },
  report: emptyReport,
  ...rest,
});

/** @returns the id of the category; null for the general set */
const categoryOf = (table: AttributeTable, row: SheetRow): { id: number | null } | Problem => {
  const written = cellOf(table, row, 'category');
  if (written === '') return { id: null };
  const found = table.planning.categories.find(written);
  if ('id' in found) return { id: found.id };
  return { target: 'category', text: 'error' in found ? found.error : `There is no category ${quoted(written)}. Create it first.` };
};

const findCurrent = (table: AttributeTable, row: SheetRow, definitions: readonly Definition[], categoryId: number | null) => {
  const [id, key, label] = ['id', 'key', 'label'].map((target) => cellOf(table, row, target));
  if (id) return definitions.find((one) => String(one.id) === id) ?? 'missing';
  const own = definitions.filter((one) => one.category_id === categoryId);
  return own.find((one) => key && one.key === key) ?? own.find((one) => !key && label && fold(one.label) === fold(label)) ?? null;
};

const repeated = (table: AttributeTable, row: SheetRow, current: Definition | null, categoryId: number | null): Problem[] => {
  const { lines } = table.planning;
  const name = cellOf(table, row, 'key') || fold(cellOf(table, row, 'label'));
  const key = `attribute ${current ? current.id : `${categoryId} ${name}`}`;
  const line = lines.get(key);
  if (line === undefined) lines.set(key, row.line);
  return line === undefined ? [] : [{ target: 'label', text: `Line ${line} is about the same attribute. Keep one of the two lines.` }];
};

const conflicts = (table: AttributeTable, current: Definition, reading: RowReading, categoryId: number | null): Problem[] => [
  ...(reading.version === null || reading.version === current.version
    ? []
    : [{ target: 'version', text: 'The attribute was changed after this file was exported. Export it again.' }]),
  ...(indexOf(table, 'category') < 0 || current.category_id === categoryId
    ? []
    : [{ target: 'category', text: 'An attribute cannot be moved to another category. Create it there instead.' }]),
];

const toErrors = (table: AttributeTable, { cells }: SheetRow, problems: readonly Problem[], reading: RowReading | null) => [
  ...(reading?.errors ?? []).map(({ column, value, text }) => ({ column: table.columns[column]?.name ?? null, value, text })),
  ...problems.map(({ target, text }) => {
    const at = indexOf(table, target);
    const value =
      at < 0
        ? null
        : cellText(cells[at] ?? null)
            .slice(0, 200)
            .toWellFormed();
    return { column: table.columns[at]?.name ?? null, value, text };
  }),
];

const planDefinition = (table: AttributeTable, row: SheetRow, current: Definition | null, categoryId: number | null): PlannedRow => {
  const name = current?.category_id ? table.planning.categories.nameOf(current.category_id) : null;
  const reading = table.readRow(row.cells, current && { ...current, category: name === null ? null : { name } });
  const problems = repeated(table, row, current, categoryId);
  if (current) problems.push(...conflicts(table, current, reading, categoryId));
  const defined = define(current, reading.values, categoryId);
  if (Array.isArray(defined)) problems.push(...defined);
  const errors = toErrors(table, row, problems, reading);
  if (Array.isArray(defined) || errors.length > 0)
    return rowOf(table, row, current, { action: 'error', report: { ...emptyReport, errors } });
  const changed = fields.filter(([field]) => field in reading.values && !isSame(current, defined, field));
  if (current && changed.length === 0) return rowOf(table, row, current, { action: 'unchanged' });
  const cells = changed.flatMap(([field, type]) => {
    const { timeZone } = table.planning;
    const [before = null, after = null] = [current, defined].map((one) => valueText(type, one?.[field as keyof Definition], timeZone));
    return before === after ? [] : [{ label: type.label, ...shortenChange(before, after) }];
  });
  const values = Object.fromEntries(changed.map(([field]) => [field, reading.values[field]]));
  return rowOf(table, row, current, {
    action: current ? 'update' : 'create',
    changes: { fields: { ...values, ...(!current && { category_id: categoryId }) } },
    report: { ...emptyReport, cells },
  });
};

const planRow = (table: AttributeTable, row: SheetRow, definitions: readonly Definition[]): PlannedRow => {
  const refused = (problem: Problem) =>
    rowOf(table, row, null, { action: 'error', report: { ...emptyReport, errors: toErrors(table, row, [problem], null) } });
  const category = categoryOf(table, row);
  if ('text' in category) return refused(category);
  const current = findCurrent(table, row, definitions, category.id);
  if (current === 'missing') return refused({ target: 'id', text: 'There is no attribute with this ID. Correct it, or leave it out.' });
  if (!(current ? table.planning.options.update : table.canCreate)) return rowOf(table, row, current, { action: 'skip' });
  return planDefinition(table, row, current, category.id);
};

export const createAttributePlanner = (planning: Planning, planned: PlannedTable) => {
  const { decimal, date, texts, empty } = planning.options;
  const readRow = createRowReader('attribute', planned.columns, { decimal, date, texts, empty, timeZone: planning.timeZone });
  const table: AttributeTable = { ...planned, planning, readRow };
  return async (rows: readonly SheetRow[]): Promise<PlannedRow[]> => {
    const definitions = await listAllDefinitions(planning.context.db);
    return rows.map((row) => planRow(table, row, definitions));
  };
};
