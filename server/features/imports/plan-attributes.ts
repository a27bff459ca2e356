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
import type { PlannedRow, Planning } from './planning.ts';
import type { TableColumn } from './table-columns.ts';
import { shortenChange, valueText } from './value-texts.ts';

type Values = Record<string, unknown>;
interface Problem {
  target: string;
  text: string;
}

const fields = sheetFieldsOf('attribute');

const problemsOf = (errors: Readonly<Record<string, string[]>>): Problem[] =>
  Object.entries(errors).map(([target, [text = '']]) => ({ target, text }));

/** @returns the definition as it would be stored, or what is wrong */
const define = (current: Definition | null, values: Values, categoryId: number | null): Definition | Problem[] => {
  const body = current ? updateAttribute.body : createAttribute.body;
  const parsed = body.safeParse({ ...values, ...(!current && { category_id: categoryId }) });
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => ({ target: String(path[0] ?? ''), text: message }));
  try {
    const { data } = parsed;
    return current ? changedDefinition(current, data as never) : newDefinition(data as never, (data as { key?: string }).key ?? 'new', 1);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return problemsOf(error.details.errors ?? {});
    throw error;
  }
};

const withoutBits = (value: unknown) =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'object' && one !== null ? { ...one, bit: 0 } : one)) : value;

const isSame = (before: Definition | null, after: Definition, name: string): boolean =>
  before !== null && isDeepStrictEqual(withoutBits(before[name as keyof Definition]), withoutBits(after[name as keyof Definition]));

export const createAttributePlanner = (planning: Planning, columns: readonly TableColumn[]) => {
  const { context, options, categories } = planning;
  const { decimal, date, texts, empty } = options;
  const readRow = createRowReader('attribute', columns, { decimal, date, texts, empty, timeZone: planning.timeZone });
  const indexOf = (target: string) => columns.findIndex((column) => column.target === target);
  const cellOf = ({ cells }: SheetRow, target: string) => cellText(cells[indexOf(target)] ?? null).trim();

  const problem = (row: SheetRow, { target, text }: Problem) => {
    const at = indexOf(target);
    return {
      column: columns[at]?.name ?? null,
      value:
        at < 0
          ? null
          : cellText(row.cells[at] ?? null)
              .slice(0, 200)
              .toWellFormed(),
      text,
    };
  };

  /** @returns the id of the category; null for the general set */
  const categoryOf = (row: SheetRow): { id: number | null } | Problem => {
    const written = cellOf(row, 'category');
    if (written === '') return { id: null };
    const found = categories.find(written);
    if ('id' in found) return { id: found.id };
    return { target: 'category', text: 'error' in found ? found.error : `There is no category ${quoted(written)}. Create it first.` };
  };

  const findCurrent = (row: SheetRow, definitions: readonly Definition[], categoryId: number | null): Definition | null | Problem => {
    const [id, key, label] = ['id', 'key', 'label'].map((target) => cellOf(row, target));
    if (id) {
      const found = definitions.find((one) => String(one.id) === id);
      return found ?? { target: 'id', text: `There is no attribute with the ID ${quoted(id)}. Correct the ID, or leave it out.` };
    }
    const own = definitions.filter((one) => one.category_id === categoryId);
    return own.find((one) => key && one.key === key) ?? own.find((one) => !key && label && fold(one.label) === fold(label)) ?? null;
  };

  const rowOf = (row: SheetRow, current: Definition | null, action: PlannedRow['action'], rest: Partial<PlannedRow> = {}): PlannedRow => ({
    number: planning.nextNumber(),
    line: row.line,
    kind: 'attribute',
    action,
    record_id: current?.id ?? null,
    version: current?.version ?? null,
    title: (cellOf(row, 'label') || current?.label || cellOf(row, 'key')).slice(0, 300).toWellFormed(),
    changes: { fields: {} },
    report: { cells: [], errors: [], losses: [], understood: [] },
    ...rest,
  });

  const withErrors = (row: SheetRow, current: Definition | null, problems: readonly Problem[], reading?: RowReading): PlannedRow => {
    const unread = (reading?.errors ?? []).map(({ column, value, text }) => ({ column: columns[column]?.name ?? null, value, text }));
    const errors = [...unread, ...problems.map((one) => problem(row, one))];
    return rowOf(row, current, 'error', { report: { cells: [], errors, losses: [], understood: [] } });
  };

  const repeated = (row: SheetRow, current: Definition | null, categoryId: number | null): Problem[] => {
    const key = `attribute ${current ? current.id : `${categoryId} ${cellOf(row, 'key') || fold(cellOf(row, 'label'))}`}`;
    const line = planning.lines.get(key);
    if (line === undefined) planning.lines.set(key, row.line);
    return line === undefined ? [] : [{ target: 'label', text: `Line ${line} is about the same attribute. Keep one of the two lines.` }];
  };

  const planOne = (row: SheetRow, definitions: readonly Definition[]): PlannedRow => {
    const category = categoryOf(row);
    if ('text' in category) return withErrors(row, null, [category]);
    const current = findCurrent(row, definitions, category.id);
    if (current && 'text' in current) return withErrors(row, null, [current]);
    if (!(current ? options.update : options.create)) return rowOf(row, current, 'skip');
    const name = current?.category_id ? categories.nameOf(current.category_id) : null;
    const reading = readRow(row.cells, current && { ...current, category: name === null ? null : { name } });
    const problems = repeated(row, current, category.id);
    if (current && reading.version !== null && reading.version !== current.version)
      problems.push({ target: 'version', text: 'The attribute was changed after this file was exported. Export it again.' });
    if (current && indexOf('category') >= 0 && current.category_id !== category.id)
      problems.push({ target: 'category', text: 'An attribute cannot be moved to another category. Create it there instead.' });
    const defined = define(current, reading.values, category.id);
    if (Array.isArray(defined)) problems.push(...defined);
    if (Array.isArray(defined) || problems.length > 0 || reading.errors.length > 0) return withErrors(row, current, problems, reading);
    const changed = fields.filter(([field]) => field in reading.values && !isSame(current, defined, field));
    if (current && changed.length === 0) return rowOf(row, current, 'unchanged');
    const cells = changed.flatMap(([field, type]) => {
      const [before, after] = [current, defined].map((one) => valueText(type, one?.[field as keyof Definition]));
      return before === after ? [] : [{ label: type.label, ...shortenChange(before ?? null, after ?? null) }];
    });
    const values = Object.fromEntries(changed.map(([field]) => [field, reading.values[field]]));
    return rowOf(row, current, current ? 'update' : 'create', {
      changes: { fields: { ...values, ...(!current && { category_id: category.id }) } },
      report: { cells, errors: [], losses: [], understood: [] },
    });
  };

  return async (rows: readonly SheetRow[]): Promise<PlannedRow[]> => {
    const definitions = await listAllDefinitions(context.db);
    return rows.map((row) => planOne(row, definitions));
  };
};
