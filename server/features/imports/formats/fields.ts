// Records as lists of named values. A first reading collects the columns of all records, the next ones arrange the values in them.
import type { ImportKind } from '#contract/rules/imports.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import type { SourceColumn, SourceTable } from '#server/features/imports/reading/source.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';

export interface FieldValue {
  /** Name of the column. */
  name: string;
  /** As in SourceColumn. */
  target: string | null;
  value: Cell;
  unit?: string | null;
}

export interface FoundRecord {
  line: number;
  fields: FieldValue[];
}

interface Collected {
  name: string;
  target: string | null;
  units: Set<string>;
  isNumber: boolean;
}

const specification = 'spec:';
/** With more names of specifications, all of a record are one list. */
const mostSpecifications = 1500;
const plainNumber = /^[+-]?\d{1,15}(?:\.\d{1,10})?$/;

/** Columns that are not imported can be chosen. A file with more has them for programs, not for people. */
const mostOthers = 300;

/** In the order of forms; others follow. */
const fieldOrder =
  'type name title slug model category_id price excerpt short_description description content main_image featured_image images image brochure published_at author is_active is_published is_featured seo_title seo_description old_address'.split(
    ' ',
  );

const keyOf = ({ name, target }: FieldValue): string => target ?? ` ${name}`;

const isNumeric = (value: Cell): boolean => typeof value === 'number' || (typeof value === 'string' && plainNumber.test(value));

/** A value with its unit as text: `5 kg`. */
const withUnit = (value: Cell, unit: string | null | undefined): Cell => (unit && value !== null ? `${String(value)} ${unit}` : value);

const rank = ({ target }: Collected): number => {
  if (target === null) return 3;
  if (target.startsWith(specification)) return 2;
  const place = fieldOrder.indexOf(target);
  return place < 0 ? 1 : place / fieldOrder.length;
};

/** A unit is in the head of its column if all values are numbers with this unit. */
const unitOf = ({ units, isNumber }: Collected): string | null => {
  const [unit = '', ...others] = units;
  return unit !== '' && others.length === 0 && isNumber ? unit : null;
};

const columnOf = (collected: Collected): SourceColumn => {
  const unit = unitOf(collected);
  return { name: unit ? `${collected.name} (${unit})` : collected.name, target: collected.target, ...(unit && { unit }) };
};

/** Specifications as stored, so that no sign in a name or value is taken for a separator. */
const specificationList = (fields: readonly FieldValue[]): string => {
  const entries: Specification[] = fields.map(({ name, value, unit }) => ({
    type: 'single',
    key: name,
    value: String(withUnit(value, unit)),
  }));
  return JSON.stringify(entries);
};

export interface TableCollector {
  /** For each record of the first reading. */
  add: (fields: readonly FieldValue[]) => void;
  /** For a column whose values are known only after the first reading. */
  addColumn: (name: string, target: string) => void;
  /** Number of records so far. */
  count: () => number;
  /** After the first reading. */
  table: (name: string, kind: ImportKind, records: () => AsyncIterable<FoundRecord>) => SourceTable;
}

const arranger = (sorted: readonly [string, Collected][]) => {
  const isList = sorted.filter(([key]) => key.startsWith(specification)).length > mostSpecifications;
  const listed = isList ? sorted.filter(([key]) => !key.startsWith(specification)) : sorted;
  const places = new Map(listed.map(([key], index) => [key, index]));
  const units = new Map(listed.map(([key, collected]) => [key, unitOf(collected)]));
  const columns = listed.map(([, collected]) => columnOf(collected));
  if (isList) columns.push({ name: 'Specifications', target: 'specs' });
  const cellsOf = (fields: readonly FieldValue[]): Cell[] => {
    const cells = new Array<Cell>(columns.length).fill(null);
    const specifications: FieldValue[] = [];
    for (const field of fields) {
      const place = places.get(keyOf(field));
      if (field.value === null) continue;
      if (place === undefined) {
        if (field.target !== null) specifications.push(field);
        continue;
      }
      cells[place] = units.get(keyOf(field)) ? Number(field.value) : withUnit(field.value, field.unit);
    }
    if (isList && specifications.length > 0) cells[columns.length - 1] = specificationList(specifications);
    return cells;
  };
  return { columns, cellsOf };
};

/** Collects the columns that contain values. Its memory grows with the number of columns, not of records. */
export const collectTable = (): TableCollector => {
  const found = new Map<string, Collected>();
  let count = 0;
  return {
    add: (fields) => {
      count++;
      for (const field of fields) {
        if (field.value === null) continue;
        const key = keyOf(field);
        const known = found.get(key) ?? { name: field.name, target: field.target, units: new Set(), isNumber: true };
        found.set(key, known);
        if (known.units.size < 2) known.units.add(field.unit ?? '');
        known.isNumber &&= isNumeric(field.value);
      }
    },
    addColumn: (name, target) => found.set(target, { name, target, units: new Set(), isNumber: false }),
    count: () => count,
    table: (name, kind, records) => {
      const others = [...found].filter(([, { target }]) => target === null);
      const left = new Set(others.slice(mostOthers).map(([key]) => key));
      const sorted = [...found].filter(([key]) => !left.has(key)).toSorted(([, a], [, b]) => rank(a) - rank(b));
      const { columns, cellsOf } = arranger(sorted);
      return {
        name,
        kind,
        columns,
        rowCount: count,
        rows: async function* () {
          for await (const { line, fields } of records()) yield { line, cells: cellsOf(fields) };
        },
      };
    },
  };
};

export const field = (target: string, name: string, value: Cell): FieldValue => ({ target, name, value: value === '' ? null : value });

/** Names that would be read as `Group › Name` or as the second row of a name, `Name (2)`. */
const hasMarks = /^[[›]| › |\(\d{1,3}\)$/;

export const specificationField = (name: string, value: Cell, unit?: string | null): FieldValue => ({
  ...field(`${specification}${hasMarks.test(name) ? `› ${name}` : name}`, name, value),
  unit: unit ?? null,
});
/** A value without a place in the record, which an administrator can choose. */
export const otherField = (name: string, value: Cell): FieldValue => ({ target: null, name, value: value === '' ? null : value });
