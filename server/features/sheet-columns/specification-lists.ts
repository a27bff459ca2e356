// Specification rows in one cell: a line "name: value" for each.
import { normaliseSpecifications, type Specification } from '#contract/rules/specifications.ts';
import { parseJson } from '#server/database/json.ts';
import { labelOf, namedRows, nameKey, parseLabel, type RowName } from './specification-labels.ts';

export interface ListedRow {
  name: RowName;
  value: string;
}

const separators = ['\n', '|', ';'];

/** A name has a letter, and the colon after it is not part of an address, a time or a ratio. @returns null without a name */
const splitRow = (part: string): [name: string, value: string] | null => {
  const colon = part.indexOf(':');
  const name = part.slice(0, Math.max(colon, 0));
  return /\p{L}/u.test(name) && !part.startsWith('//', colon + 1) ? [name.trim(), part.slice(colon + 1).trim()] : null;
};

/**
 * @param text "name: value" in lines or separated by bars or semicolons, or specifications as JSON. A part without a name belongs to the
 * value before it
 * @returns null if the text begins with a value without a name
 */
export const readList = (text: string): ListedRow[] | null => {
  const json = /^[[{]/.test(text) ? parseJson(text) : null;
  if (json !== null) return namedRows(normaliseSpecifications(json)).map(({ value, ...name }) => ({ name, value }));
  const separator = separators.find((one) => text.trim().includes(one)) ?? '\n';
  const rows: ListedRow[] = [];
  for (const part of text.split(separator)) {
    const split = splitRow(part);
    const last = rows.at(-1);
    if (split) rows.push({ name: parseLabel(split[0]), value: split[1] });
    else if (last) last.value = `${last.value}${separator}${part}`.trim();
    else if (part.trim() !== '') return null;
  }
  return rows.filter(({ value }) => value !== '');
};

const textOf = (rows: readonly ListedRow[]) => JSON.stringify(rows.map(({ name, value }) => [nameKey(name), value]));

/** @returns a text of which `readList` makes the same rows; null if there are none */
export const writeList = (specifications: readonly Specification[]): string | null => {
  if (specifications.length === 0) return null;
  const rows = namedRows(specifications).map(({ value, ...name }) => ({ name, value }));
  const lines = rows.map(({ name, value }) => `${labelOf(name)}: ${value}`).join('\n');
  const read = readList(lines);
  return read && textOf(read) === textOf(rows) ? lines : JSON.stringify(specifications);
};
