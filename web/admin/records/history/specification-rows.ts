// Compares specifications row by row.
import { normaliseSpecifications } from '#contract/rules/specifications.ts';

export interface RowDifference {
  group: string | null;
  name: string;
  /** Null if the row was added. */
  before: string | null;
  /** Null if the row was removed. */
  after: string | null;
}

interface Row {
  group: string | null;
  name: string;
  value: string;
}

const rowsOf = (stored: unknown): Row[] =>
  normaliseSpecifications(stored).flatMap((entry): Row[] =>
    entry.type === 'group'
      ? entry.items.map(({ key, value }) => ({ group: entry.title, name: key, value }))
      : [{ group: null, name: entry.key, value: entry.value }],
  );

/** Numbers rows with the same name in the same group. */
const keyed = (rows: readonly Row[]): Map<string, Row> => {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const name = JSON.stringify([row.group, row.name]);
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${count} ${name}`, row];
    }),
  );
};

/** @returns the rows that differ: changed and added ones in the new order, then removed ones; also whether only the order differs */
export const compareRows = (before: unknown, after: unknown): { rows: RowDifference[]; isOrder: boolean } => {
  const [old, now] = [keyed(rowsOf(before)), keyed(rowsOf(after))];
  const rows: RowDifference[] = [];
  for (const [key, { group, name, value }] of now) {
    const known = old.get(key)?.value ?? null;
    if (known !== value) rows.push({ group, name, before: known, after: value });
  }
  for (const [key, { group, name, value }] of old) if (!now.has(key)) rows.push({ group, name, before: value, after: null });
  return { rows, isOrder: rows.length === 0 };
};
