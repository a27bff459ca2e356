// Plans the rows of products, categories, articles and pages.
import { createBody } from '#contract/records/bodies.ts';
import { categories as categoryDefinition } from '#contract/records/categories.ts';
import { published } from '#contract/records/kinds.ts';
import { recordAddress } from '#contract/records/links.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { AddressError, readSource } from '#server/features/redirects/redirect-addresses.ts';
import { cellText } from '#server/features/sheet-columns/read-cells.ts';
import { createRowReader, type RowReading } from '#server/features/sheet-columns/row-reader.ts';
import { kinds } from '#server/kinds.ts';
import type { SheetRow } from '#server/platform/sheets/sheet.ts';
import { type FoundKeys, listRedirectsFrom } from './match-records.repository.ts';
import { findRecords, keyColumnsOf, type Match, matchRecord, type RowError, type RowKeys, repeatedKey } from './match-records.ts';
import type { PlannedChanges } from './plan.ts';
import type { CategoryFinding } from './plan-categories.ts';
import { checkValues } from './plan-values.ts';
import type { PlannedRow, Planning } from './planning.ts';
import { fileFieldsOf, pathsIn, planRowFiles } from './record-files.ts';
import { reportRecord } from './record-report.ts';
import type { TableColumn } from './table-columns.ts';

type Current = { id: number; version: number; slug: string } & Record<string, unknown>;

interface Batch {
  found: FoundKeys;
  records: Map<number, Current>;
  redirects: Map<string, string>;
}

interface Row {
  row: SheetRow;
  keys: RowKeys;
  match: Match;
  current: Current | null;
  reading: RowReading;
}

const newCategory = createBody(categoryDefinition);

export const createRecordPlanner = (planning: Planning, kind: PublishedKind, columns: readonly TableColumn[]) => {
  const { context, options, categories, files } = planning;
  const { db, siteUrl } = context;
  const definition = published[kind];
  const [one] = definition.noun;
  const keyColumns = keyColumnsOf(columns);
  const { decimal, date, texts, empty } = options;
  const reading = { decimal, date, texts, empty, timeZone: planning.timeZone, fileName: files.fileName };
  const readRow = createRowReader(kind, columns, reading);
  const targets = new Set(columns.flatMap(({ target }) => target ?? []));
  const columnOf = (target: string) => columns.findIndex((column) => column.target === target);

  const sourceOf = (address: string): { source: string } | { error: string } => {
    try {
      return readSource(address, siteUrl);
    } catch (error) {
      if (error instanceof AddressError) return { error: error.message };
      throw error;
    }
  };

  const readBatch = async (rows: readonly SheetRow[]): Promise<{ batch: Batch; read: Row[] }> => {
    const keys = rows.map(keyColumns.keysOf);
    const found = await findRecords(db, kind, keys);
    const matches = keys.map((key) => matchRecord(kind, key, found, keyColumns));
    const ids = [...new Set(matches.flatMap(({ id }) => id ?? []))];
    const records = new Map(((await kinds[kind].list(db, ids)) as unknown as Current[]).map((record) => [record.id, record]));
    const fields = fileFieldsOf(kind);
    await files.readStored([...records.values()].flatMap((record) => fields.flatMap(([field]) => pathsIn(record, field))));
    const read = rows.map((row, at): Row => {
      const { id = null, error = null } = matches[at] ?? {};
      const current = id === null ? null : (records.get(id) ?? null);
      const key = keys[at] ?? { id: '', model: '', slug: '' };
      return { row, keys: key, match: { id: current?.id ?? null, error }, current, reading: readRow(row.cells, current) };
    });
    await files.readNamed(read.flatMap((each) => Object.values(each.reading.files).flat()));
    const sources = read.flatMap((each) => {
      const source = each.reading.oldAddress === null ? null : sourceOf(each.reading.oldAddress);
      return source && 'source' in source ? [source.source] : [];
    });
    return { batch: { found, records, redirects: await listRedirectsFrom(db, sources) }, read };
  };

  const findCategory = ({ reading: { category } }: Row): CategoryFinding | null => (category === null ? null : categories.find(category));

  const planCategory = (finding: CategoryFinding | null, current: Current | null, changes: PlannedChanges): string | null => {
    if (finding === null || 'error' in finding) return null;
    if ('id' in finding) {
      if (current?.category_id === finding.id) return null;
      changes.fields.category_id = finding.id;
      return finding.name;
    }
    if ('row' in finding) changes.category_row = finding.row;
    return 'row' in finding ? finding.name : finding.wanted;
  };

  /** @returns the former address, if it does not lead to the record yet */
  const planAddress = ({ reading: { oldAddress }, current }: Row, { redirects }: Batch, errors: RowError[]): string | null => {
    if (oldAddress === null) return null;
    const source = sourceOf(oldAddress);
    if ('error' in source) {
      errors.push({ column: columnOf('old_address'), value: oldAddress, text: source.error });
      return null;
    }
    const address = current && recordAddress({ kind, slug: current.slug, rest: '' });
    return address !== null && (source.source === address || redirects.get(source.source) === address) ? null : oldAddress;
  };

  const withDefaults = (values: Record<string, unknown>): Record<string, unknown> => ({
    ...(kind === 'article' && planning.actorName !== null && { author: { name: planning.actorName } }),
    [definition.shownBy]: options.publish,
    ...values,
  });

  const planValues = (
    { reading: { values }, current, keys }: Row,
    finding: CategoryFinding | null,
    { found }: Batch,
    errors: RowError[],
  ) => {
    // a category that is to be created has no id yet; any valid one passes the check
    const category = finding && !('error' in finding) && kind === 'product' ? { category_id: 'id' in finding ? finding.id : 1 } : {};
    const given = current ? values : { ...withDefaults(values), ...category };
    const checked = checkValues({ kind, values: given, current, siteUrl });
    delete checked.values.category_id;
    for (const [field, text] of Object.entries(checked.errors)) {
      const target = field === 'category_id' ? 'category' : field;
      if (target === 'category' && finding && 'error' in finding) continue;
      const at = columnOf(target);
      if (errors.some(({ column }) => column === at && at >= 0)) continue;
      errors.push({ column: at < 0 ? null : at, value: null, text });
    }
    const owner = typeof checked.values.slug === 'string' ? found.slugs.get(keys.slug) : undefined;
    if (owner !== undefined && owner !== current?.id)
      errors.push({
        column: columnOf('slug'),
        value: keys.slug,
        text: `Another ${one} has this slug. Write another one, or leave the cell empty.`,
      });
    return checked.values;
  };

  const fileErrors = (found: ReturnType<typeof planRowFiles>): RowError[] =>
    found.errors.map(({ field, value, text }) => ({ column: columnOf(field), value, text }));

  const planFiles = ({ reading: { files: named, values }, current }: Row) => {
    const stems = ['model', 'slug'].flatMap((name) => {
      const value = values[name] ?? current?.[name];
      return typeof value === 'string' && value !== '' ? [value] : [];
    });
    return planRowFiles(files, { kind, current, names: named, stems, fields: targets });
  };

  const versionError = ({ reading: { version }, current }: Row): RowError[] => {
    if (version === null || !current || version === current.version) return [];
    const text = `The ${one} was changed after this file was exported (version ${version}, now ${current.version}). Export it again, or do not import the column of the version.`;
    return [{ column: columnOf('version'), value: String(version), text }];
  };

  const toErrors = (row: SheetRow, errors: readonly RowError[]) =>
    errors.map(({ column, value, text }) => {
      const known = column !== null && column >= 0 ? columns[column] : undefined;
      const written = value ?? (known && column !== null ? cellText(row.cells[column] ?? null) : null);
      return { column: known?.name ?? null, value: written === null ? null : written.slice(0, 200).toWellFormed(), text };
    });

  const titleOf = ({ reading: { values }, current, keys }: Row): string =>
    String(values[definition.title] ?? current?.[definition.title] ?? (keys.model || keys.slug || keys.id))
      .slice(0, 300)
      .toWellFormed();

  const noReport = { cells: [], errors: [], losses: [], understood: [] };
  const rowOf = (each: Row, action: PlannedRow['action'], rest: Partial<PlannedRow> = {}): PlannedRow => ({
    number: planning.nextNumber(),
    line: each.row.line,
    kind,
    action,
    record_id: each.current?.id ?? null,
    version: each.current?.version ?? null,
    title: titleOf(each),
    changes: { fields: {} },
    report: noReport,
    ...rest,
  });

  const categoryRow = (name: string): PlannedRow => {
    const number = planning.nextNumber();
    categories.add(name, number);
    const report = { ...noReport, cells: [{ label: 'Name', before: null, after: name }] };
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

  const categoryError = (finding: CategoryFinding | null, { reading: { category } }: Row): RowError[] => {
    if (finding === null || 'id' in finding || 'row' in finding) return [];
    const checked = 'error' in finding ? null : newCategory.safeParse({ name: finding.wanted });
    const text = 'error' in finding ? finding.error : checked?.error?.issues[0]?.message;
    return text === undefined ? [] : [{ column: columnOf('category'), value: category, text }];
  };

  const planOne = async (each: Row, batch: Batch): Promise<PlannedRow[]> => {
    const { row, keys, match, current } = each;
    const repeated = repeatedKey(kind, { line: row.line, keys, id: match.id }, planning.lines, keyColumns);
    const keyErrors = [...(match.error ? [match.error] : []), ...(repeated ? [repeated] : [])];
    if (keyErrors.length === 0 && !(current ? options.update : options.create)) return [rowOf(each, 'skip')];
    const finding = findCategory(each);
    const errors: RowError[] = [...keyErrors, ...each.reading.errors, ...categoryError(finding, each), ...versionError(each)];
    const fields = planValues(each, finding, batch, errors);
    const planned = planFiles(each);
    errors.push(...fileErrors(planned));
    const address = planAddress(each, batch, errors);
    if (errors.length > 0) return [rowOf(each, 'error', { report: { ...noReport, errors: toErrors(row, errors) } })];
    const created = finding && 'wanted' in finding ? [categoryRow(finding.wanted)] : [];
    const changes: PlannedChanges = {
      fields,
      ...(Object.keys(planned.files).length > 0 && { files: planned.files }),
      ...(address !== null && { old_address: address }),
    };
    const category = planCategory(finding && 'wanted' in finding ? categories.find(finding.wanted) : finding, current, changes);
    const isChanged = Object.keys(fields).length > 0 || changes.files || address !== null || category !== null;
    if (current && !isChanged) return [rowOf(each, 'unchanged')];
    const own = (changes.fields.category_id ?? (changes.category_row === undefined ? current?.category_id : null) ?? null) as number | null;
    const definitions = kind === 'product' && 'specifications' in fields ? await planning.definitionsOf(own) : [];
    const report = reportRecord(planning, { kind, current, changes, category, definitions }, each.reading.values);
    const done = rowOf(each, current ? 'update' : 'create', { changes, report });
    if (kind === 'category' && !current) categories.add(String(fields.name), done.number);
    return [...created, done];
  };

  return async (rows: readonly SheetRow[]): Promise<PlannedRow[]> => {
    const { batch, read } = await readBatch(rows);
    const planned: PlannedRow[] = [];
    for (const each of read) planned.push(...(await planOne(each, batch)));
    return planned;
  };
};
