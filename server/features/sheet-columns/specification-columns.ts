// One column for each name of specification rows, with the unit of its attribute in the head: "Rated voltage (V)".
import { fold } from '#contract/rules/fold.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import type { SheetColumn } from './columns.ts';
import { toSpecificationCell } from './specification-cells.ts';
import { labelOf, namedRows, nameKey, parseLabel, type RowName } from './specification-labels.ts';

export const specificationPrefix = 'spec:';

/** @returns names in the order of the products: a new name follows the one before it in its product */
export const createNameList = () => {
  const names: RowName[] = [];
  const known = new Set<string>();
  return {
    add: (specifications: readonly Specification[]): void => {
      let before: string | null = null;
      for (const { group, key, occurrence } of namedRows(specifications)) {
        const name = { group, key, occurrence };
        const own = nameKey(name);
        if (!known.has(own)) {
          known.add(own);
          const previous = before;
          const at = previous === null ? -1 : names.findIndex((one) => nameKey(one) === previous);
          names.splice(at < 0 ? names.length : at + 1, 0, name);
        }
        before = own;
      }
    },
    names: (): readonly RowName[] => names,
  };
};

/** Units such as dB(A) contain parentheses themselves. */
const withUnit = /^(.+) \(((?:[^()]|\([^()]*\)){1,20})\)$/s;

/**
 * Reads the head of a column of specification rows as exports write it.
 * @param units by folded name (`unitsByName`)
 */
export const parseHead = (head: string, units: ReadonlyMap<string, string>): { target: string; unit: string | null } => {
  const [, label, unit] = withUnit.exec(head) ?? [];
  const hasUnit = label !== undefined && unit !== undefined && units.get(fold(parseLabel(label).key)) === unit;
  return hasUnit ? { target: specificationPrefix + label, unit } : { target: specificationPrefix + head, unit: null };
};

const valuesOf = new WeakMap<object, ReadonlyMap<string, string>>();
const valueIn = (record: object, name: string): string | undefined => {
  const known = valuesOf.get(record);
  if (known) return known.get(name);
  const { specifications } = record as { specifications: readonly Specification[] };
  const values = new Map(namedRows(specifications).map((row) => [nameKey(row), row.value]));
  valuesOf.set(record, values);
  return values.get(name);
};

/** @param heads of the other columns @param units by folded name */
export const specificationColumns = (
  names: readonly RowName[],
  heads: readonly string[],
  units: ReadonlyMap<string, string>,
): (SheetColumn & { unit: string | null })[] => {
  const taken = new Set(heads.map(fold));
  return names.map((name) => {
    const unit = units.get(fold(name.key)) ?? null;
    const headOf = (label: string) => (unit === null ? label : `${label} (${unit})`);
    const label = labelOf(name, (one) => taken.has(fold(headOf(one))) || parseHead(headOf(one), units).unit !== unit);
    const head = headOf(label);
    taken.add(fold(head));
    const key = nameKey(name);
    return {
      target: specificationPrefix + label,
      head,
      group: 'Specifications',
      width: 18,
      unit,
      toCell: (record) => {
        const value = valueIn(record, key);
        return value === undefined ? null : toSpecificationCell(value, unit);
      },
    };
  });
};
