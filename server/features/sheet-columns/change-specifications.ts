// Changes the specification rows of a product: a row that exists keeps its place and group, and a new one is appended.
import type { Specification } from '#contract/rules/specifications.ts';
import { type NamedRow, namedRows, nameKey, type RowName } from './specification-labels.ts';

export interface RowChange {
  name: RowName;
  /** Of the column, if the name has none. */
  unit: string | null;
  /** The text of a row that has a certain text before; null removes it. */
  write: (before: string | null) => string | null;
}

const isPlain = ({ group, occurrence }: RowName) => group === null && occurrence === 1;

/** @returns the row with this name; a name outside groups also means a row in a group, or with its unit in the name */
const findRow = (rows: readonly NamedRow[], { name, unit }: RowChange, isNamed: (row: NamedRow) => boolean): NamedRow | undefined => {
  const exact = rows.find((row) => nameKey(row) === nameKey(name));
  if (exact || (name.group !== null && name.occurrence === 1)) return exact;
  const literal = name.occurrence > 1 ? `${name.key} (${name.occurrence})` : name.key;
  const keys = [literal, ...(unit === null ? [] : [`${literal} (${unit})`, `${literal} [${unit}]`])];
  const inGroup = (row: NamedRow) => row.group === name.group || isPlain(name);
  return rows.find((row) => keys.includes(row.key) && inGroup(row) && !isNamed(row));
};

interface Entry {
  group: string | null;
  rows: { key: string; value: string }[];
}

const append = (entries: Entry[], { group, key }: RowName, value: string): void => {
  const known = group === null ? undefined : entries.findLast((entry) => entry.group === group);
  if (known) known.rows.push({ key, value });
  else entries.push({ group, rows: [{ key, value }] });
};

const toSpecifications = (entries: readonly Entry[]): Specification[] =>
  entries.flatMap(({ group, rows: items }): Specification[] => {
    if (group === null) return items.map((item) => ({ type: 'single', ...item }));
    return items.length > 0 ? [{ type: 'group', title: group, items }] : [];
  });

/** "Name (2)" is a second row only in a file that has a first one. */
const named = (name: RowName, known: ReadonlySet<string>): RowName => {
  const isSecond = name.occurrence === 1 || known.has(nameKey({ ...name, occurrence: name.occurrence - 1 }));
  return isSecond ? name : { ...name, key: `${name.key} (${name.occurrence})`, occurrence: 1 };
};

/**
 * @param isComplete whether rows without a change are removed
 * @returns the changed list; null if nothing changes
 */
export const changeSpecifications = (
  current: readonly Specification[],
  changes: readonly RowChange[],
  isComplete = false,
): Specification[] | null => {
  const rows = namedRows(current);
  const known = new Set(changes.map(({ name }) => nameKey(name)));
  const isNamed = (row: NamedRow) => known.has(nameKey(row));
  const values = new Map<NamedRow, string | null>(rows.map((row) => [row, isComplete ? null : row.value]));
  const added: [RowName, string][] = [];
  for (const change of changes) {
    const row = findRow(rows, change, isNamed);
    const value = change.write(row?.value ?? null);
    if (row) values.set(row, value);
    else if (value !== null) added.push([named(change.name, known), value]);
  }
  if (added.length === 0 && rows.every((row) => values.get(row) === row.value)) return null;
  const entries: Entry[] = current.map((entry) => ({ group: entry.type === 'group' ? entry.title : null, rows: [] }));
  for (const [row, value] of values) if (value !== null) entries[row.entry]?.rows.push({ key: row.key, value });
  for (const [name, value] of added) append(entries, name, value);
  return toSpecifications(entries);
};
