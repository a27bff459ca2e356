// The names of specification rows in files: "Name", "Group › Name", and "Name (2)" for the second row of a name.
import { z } from 'zod';
import type { Specification } from '#contract/rules/specifications.ts';
import { parseJson } from '#server/database/json.ts';

export interface RowName {
  /** Title of the group; null for a row outside groups. */
  group: string | null;
  key: string;
  /** 2 for the second row with this group and key. */
  occurrence: number;
}

const mark = ' › ';
/** Before a name that is meant literally, such as "Output (2)" or that of a field. */
const literalMark = '› ';

const tuple = z.tuple([z.string().nullable(), z.string(), z.int().min(1)]);
const numbered = /^(.+) \((\d{1,3})\)$/s;

/** Reads what `labelOf` writes. Other texts are names of rows outside groups. */
export const parseLabel = (label: string): RowName => {
  const json = tuple.safeParse(label.startsWith('[') ? parseJson(label) : null);
  if (json.success) return { group: json.data[0], key: json.data[1], occurrence: json.data[2] };
  if (label.startsWith(literalMark)) return { group: null, key: label.slice(literalMark.length), occurrence: 1 };
  const at = label.indexOf(mark);
  const [group, name] = at > 0 ? [label.slice(0, at), label.slice(at + mark.length)] : [null, label];
  const [, key = name, number = '1'] = numbered.exec(name) ?? [];
  return Number(number) > 1 ? { group, key, occurrence: Number(number) } : { group, key: name, occurrence: 1 };
};

/** The same for equal names. */
export const nameKey = ({ group, key, occurrence }: RowName): string => JSON.stringify([group, key, occurrence]);

const isExact = (label: string, name: RowName) => nameKey(parseLabel(label)) === nameKey(name);

/** @param isTaken whether the label has another meaning in the file */
export const labelOf = (name: RowName, isTaken: (label: string) => boolean = () => false): string => {
  const { group, key, occurrence } = name;
  const natural = `${group === null ? '' : group + mark}${key}${occurrence > 1 ? ` (${occurrence})` : ''}`;
  const literal = literalMark + key;
  return [natural, literal].find((label) => isExact(label, name) && !isTaken(label)) ?? nameKey(name);
};

export interface NamedRow extends RowName {
  value: string;
  /** Index of the entry, and of the row in the entry if that is a group. */
  entry: number;
  item: number | null;
}

/** @returns the rows in their order, with names that are unique */
export const namedRows = (specifications: readonly Specification[]): NamedRow[] => {
  const rows = specifications.flatMap((entry, index): Omit<NamedRow, 'occurrence'>[] =>
    entry.type === 'group'
      ? entry.items.map(({ key, value }, item) => ({ group: entry.title, key, value, entry: index, item }))
      : [{ group: null, key: entry.key, value: entry.value, entry: index, item: null }],
  );
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const name = JSON.stringify([row.group, row.key]);
    const occurrence = (counts.get(name) ?? 0) + 1;
    counts.set(name, occurrence);
    return { ...row, occurrence };
  });
};
