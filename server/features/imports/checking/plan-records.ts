// Plans the rows of products, categories, articles and pages.

import { fieldsOf } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import { recordAddress } from '#contract/records/links.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { SheetRow } from '#server/platform/sheets/sheet.ts';
import { type RowError, repeatedKey } from './match-records.ts';
import type { PlannedChanges } from './plan.ts';
import type { CategoryFinding } from './plan-categories.ts';
import { checkValues } from './plan-values.ts';
import { emptyReport, type PlannedRow, type Planning } from './planning.ts';
import {
  columnOf,
  openRecordTable,
  type PlannedTable,
  type ReadRow,
  type RecordBatch,
  type RecordTable,
  readBatch,
  readFormerAddress,
  titleOf,
} from './record-batch.ts';
import { planRowFiles } from './record-files.ts';
import { reportRecord } from './record-report.ts';
import { categoryErrors, toErrors, versionErrors } from './row-errors.ts';
import { planPictures, usedPictures } from './text-pictures.ts';

const rowOf = (table: RecordTable, row: ReadRow, action: PlannedRow['action'], rest: Partial<PlannedRow> = {}): PlannedRow => ({
  number: table.planning.nextNumber(),
  line: row.row.line,
  kind: table.kind,
  action,
  record_id: row.current?.id ?? null,
  version: row.current?.version ?? null,
  title: titleOf(table, row),
  changes: { fields: {} },
  report: emptyReport,
  ...rest,
});

const categoryRow = ({ categories, nextNumber }: Planning, name: string): PlannedRow => {
  const number = nextNumber();
  categories.add(name, number);
  const report = { ...emptyReport, cells: [{ label: 'Name', before: null, after: name }] };
  const fields = { name, is_active: true };
  return {
    number,
    line: null,
    kind: 'category',
    action: 'create',
    record_id: null,
    version: null,
    title: name,
    changes: { fields },
    report,
  };
};

const withDefaults = ({ planning, kind }: RecordTable, values: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...(kind === 'article' && planning.actorName !== null && { author: { name: planning.actorName } }),
  [published[kind].shownBy]: planning.options.publish,
  ...values,
});

/** Many lists of products have no column of names. */
const withName = ({ kind, targets }: RecordTable, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  kind === 'product' && !targets.has('name') && typeof values.model === 'string' ? { name: values.model, ...values } : { ...values };

/** Replaces the pictures in texts that are found. @returns the row with these texts, and the files of their pictures by field */
const withPictures = ({ planning, kind }: RecordTable, row: ReadRow) => {
  const { reading, current } = row;
  const values: Record<string, unknown> = { ...reading.values };
  const pictures = new Map<string, NonNullable<PlannedChanges['files']>>();
  for (const [name, { type }] of fieldsOf(published[kind])) {
    const html = values[name];
    if (type !== 'rich-text' || typeof html !== 'string' || !html.includes('<')) continue;
    const planned = planPictures(planning.files, html, current?.[name]);
    values[name] = planned.html;
    pictures.set(name, planned.files);
  }
  return { row: { ...row, reading: { ...reading, values } }, pictures };
};

const noCategory = 'The row names no category. Write the name of one, or choose a category for rows that have none.';

const withAdvice = (field: string, text: string, column: number): string => {
  if (field === 'category_id') return noCategory;
  return column < 0 && text.endsWith(' is required.') ? `${text} Choose the column that contains it.` : text;
};

/** @returns the changed values, without the category; adds what is wrong to the errors */
const planValues = (table: RecordTable, row: ReadRow, finding: CategoryFinding | null, { found }: RecordBatch, errors: RowError[]) => {
  const { kind, planning } = table;
  const { current, keys } = row;
  // a category that is to be created has no id yet; any valid one passes the check
  const category = kind === 'product' && finding && !('error' in finding) ? { category_id: 'id' in finding ? finding.id : 1 } : {};
  const values = current ? row.reading.values : { ...withDefaults(table, withName(table, row.reading.values)), ...category };
  const checked = checkValues({ kind, values, current, siteUrl: planning.context.siteUrl });
  for (const [field, text] of Object.entries(checked.errors)) {
    const column = columnOf(table, field === 'category_id' ? 'category' : field);
    const isKnown = column >= 0 && errors.some((error) => error.column === column);
    if (!isKnown) errors.push({ column: column < 0 ? null : column, value: null, text: withAdvice(field, text, column) });
  }
  const { category_id: _category, ...fields } = checked.values;
  const owner = typeof fields.slug === 'string' ? found.slugs.get(keys.slug) : undefined;
  if (owner !== undefined && owner !== current?.id) {
    const text = `Another ${published[kind].noun[0]} has this slug. Write another one, or leave the cell empty.`;
    errors.push({ column: columnOf(table, 'slug'), value: keys.slug, text });
  }
  return fields;
};

const labelOf = (kind: PublishedKind, field: string): string => new Map(fieldsOf(published[kind])).get(field)?.label ?? field;

/** @param losses gets what is left out, if files may be */
const planFiles = (table: RecordTable, { reading, current }: ReadRow, errors: RowError[], losses: string[]): PlannedChanges['files'] => {
  const stems = ['model', 'slug'].flatMap((name) => {
    const value = reading.values[name] ?? current?.[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  const { kind, planning, targets: fields } = table;
  const planned = planRowFiles(planning.files, { kind, current, names: reading.files, stems, fields });
  if (planning.options.missing_files === 'leave_out')
    losses.push(...planned.errors.map(({ field, text }) => `${labelOf(kind, field)}: ${text}`));
  else errors.push(...planned.errors.map(({ field, value, text }) => ({ column: columnOf(table, field), value, text })));
  return Object.keys(planned.files).length > 0 ? planned.files : undefined;
};

/** @returns the former address, if it does not lead to the record yet */
const planAddress = (table: RecordTable, { reading: { oldAddress }, current }: ReadRow, { redirects }: RecordBatch, errors: RowError[]) => {
  if (oldAddress === null) return undefined;
  const read = readFormerAddress(table, oldAddress);
  if ('error' in read) {
    errors.push({ column: columnOf(table, 'old_address'), value: oldAddress, text: read.error });
    return undefined;
  }
  const address = current && recordAddress({ kind: table.kind, slug: current.slug, rest: '' });
  return address !== null && (read.source === address || redirects.get(read.source) === address) ? undefined : oldAddress;
};

/** Sets the category of the changes. @returns its name; null if the record has it already */
const planCategory = (finding: CategoryFinding | null, { current }: ReadRow, changes: PlannedChanges): string | null => {
  if (finding === null || 'error' in finding || 'wanted' in finding) return null;
  if ('row' in finding) changes.category_row = finding.row;
  else if (current?.category_id === finding.id) return null;
  else changes.fields.category_id = finding.id;
  return finding.name;
};

const definitionsOf = async ({ planning, kind }: RecordTable, { fields, category_row }: PlannedChanges, { current }: ReadRow) => {
  if (kind !== 'product' || !('specifications' in fields)) return [];
  const category = category_row === undefined ? (fields.category_id ?? current?.category_id) : null;
  return planning.definitionsOf(typeof category === 'number' ? category : null);
};

/** The changes of a row without errors. */
const planChanges = async (
  table: RecordTable,
  row: ReadRow,
  finding: CategoryFinding | null,
  changes: PlannedChanges,
  losses: readonly string[],
) => {
  const { planning, kind } = table;
  const created = finding && 'wanted' in finding ? [categoryRow(planning, finding.wanted)] : [];
  const category = planCategory(
    created[0] && finding && 'wanted' in finding ? planning.categories.find(finding.wanted) : finding,
    row,
    changes,
  );
  const isChanged = Object.keys(changes.fields).length > 0 || changes.files || changes.old_address || category !== null;
  if (row.current && !isChanged) return [rowOf(table, row, 'unchanged')];
  const definitions = await definitionsOf(table, changes, row);
  const report = reportRecord(planning, { kind, current: row.current, changes, category, definitions }, row.reading.values);
  report.losses.unshift(...losses);
  const planned = rowOf(table, row, row.current ? 'update' : 'create', { changes, report });
  if (kind === 'category' && !row.current) planning.categories.add(planned.title, planned.number);
  return [...created, planned];
};

const planRow = async (table: RecordTable, read: ReadRow, batch: RecordBatch): Promise<PlannedRow[]> => {
  const { planning, kind, keyColumns } = table;
  const { row, pictures } = withPictures(table, read);
  const { keys, match, current, reading } = row;
  const repeated = repeatedKey(kind, { line: row.row.line, keys, id: match.id }, planning.lines, keyColumns);
  // categories of a tree can have the same name in several places; here they are one
  if (repeated && keys.name !== '') return [rowOf(table, row, 'skip')];
  const errors: RowError[] = [match.error, repeated].filter((error) => error !== null);
  if (errors.length === 0 && !(current ? planning.options.update : table.canCreate)) return [rowOf(table, row, 'skip')];
  const category = reading.category ?? (kind === 'product' && !current ? planning.options.category || undefined : undefined);
  const finding = category === undefined ? null : planning.categories.find(category);
  errors.push(...reading.errors, ...categoryErrors(table, row, finding), ...versionErrors(table, row));
  const fields = planValues(table, row, finding, batch, errors);
  const losses: string[] = [];
  const files = { ...planFiles(table, row, errors, losses) };
  // only those of changed texts that are still in them after sanitising
  for (const [name, found] of pictures) if (name in fields) Object.assign(files, usedPictures(found, fields[name]));
  const old_address = planAddress(table, row, batch, errors);
  if (errors.length > 0) return [rowOf(table, row, 'error', { report: { ...emptyReport, errors: toErrors(table, row, errors) } })];
  const changes = {
    fields,
    ...(Object.keys(files).length > 0 && { files }),
    ...(old_address !== undefined && { old_address }),
  };
  return planChanges(table, row, finding, changes, losses);
};

export const createRecordPlanner = (planning: Planning, planned: PlannedTable<PublishedKind>) => {
  const table = openRecordTable(planning, planned);
  return async (rows: readonly SheetRow[]): Promise<PlannedRow[]> => {
    const batch = await readBatch(table, rows);
    const result: PlannedRow[] = [];
    for (const row of batch.rows) result.push(...(await planRow(table, row, batch)));
    return result;
  };
};
