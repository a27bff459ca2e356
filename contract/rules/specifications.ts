// Reads specifications from all stored formats, and validates them.
import { plainLetters } from './letters.ts';

export interface SpecificationItem {
  key: string;
  value: string;
}
export type Specification = { type: 'single'; key: string; value: string } | { type: 'group'; title: string; items: SpecificationItem[] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string =>
  typeof value === 'string' ? plainLetters(value).trim() : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const toItem = (entry: unknown): SpecificationItem =>
  isRecord(entry) ? { key: text(entry.key) || text(entry.name), value: text(entry.value) } : { key: '', value: '' };

const isComplete = (item: SpecificationItem) => item.key !== '' && item.value !== '';

const fromMap = (map: Record<string, unknown>): Specification[] =>
  Object.entries(map).map(([key, value]) => ({ type: 'single', key: text(key.replaceAll('_', ' ')), value: text(value) }));

const fromEntry = (entry: unknown): Specification => {
  if (!isRecord(entry)) return { type: 'single', key: '', value: '' };
  const nested = [entry.items, entry.entries, entry.specs, entry.children].find(Array.isArray);
  if (entry.type === 'group' || (entry.type === undefined && nested)) {
    return { type: 'group', title: text(entry.title) || text(entry.name), items: (nested ?? []).map(toItem).filter(isComplete) };
  }
  return { type: 'single', ...toItem(entry) };
};

/**
 * Reads all stored formats: a list of 'single' and 'group' entries, untyped entries (key or name, value), groups whose
 * entries are called items, entries, specs or children, or a plain key-to-value map (underscores become spaces).
 * Incomplete entries are dropped: a single needs key and value, a group a title and one complete entry.
 */
export const normaliseSpecifications = (stored: unknown): Specification[] => {
  const list = Array.isArray(stored) ? stored.map(fromEntry) : isRecord(stored) ? fromMap(stored) : [];
  return list.filter((entry) => (entry.type === 'group' ? entry.title !== '' && entry.items.length > 0 : isComplete(entry)));
};

/** Lengths in characters, and number of rows. */
export const specificationLimits = { key: 200, value: 2000, title: 200, rows: 500, groups: 100 } as const;

const isLonger = (text: string, most: number) => text.length > most && [...text].length > most;
const shortened = (text: string) => (isLonger(text, 40) ? `${[...text].slice(0, 40).join('')}…` : text);

const wrongItem = ({ key, value }: SpecificationItem): string | undefined => {
  const { key: keyLimit, value: valueLimit } = specificationLimits;
  if (isLonger(key, keyLimit)) return `The name “${shortened(key)}” must not be longer than ${keyLimit} characters.`;
  return isLonger(value, valueLimit) ? `The value of “${shortened(key)}” must not be longer than ${valueLimit} characters.` : undefined;
};

const wrongEntry = (entry: Specification): string | undefined => {
  if (entry.type === 'single') return wrongItem(entry);
  if (!isLonger(entry.title, specificationLimits.title)) return entry.items.map(wrongItem).find(Boolean);
  return `The title “${shortened(entry.title)}” must not be longer than ${specificationLimits.title} characters.`;
};

/**
 * @param entries normalised entries to be saved; already stored entries may be longer
 * @returns the first error; undefined if the entries are valid
 */
export const specificationError = (entries: readonly Specification[]): string | undefined => {
  const { rows, groups } = specificationLimits;
  const count = entries.reduce((sum, entry) => sum + (entry.type === 'group' ? entry.items.length : 1), 0);
  if (count > rows) return `There can be at most ${rows} specifications.`;
  if (entries.filter(({ type }) => type === 'group').length > groups) return `There can be at most ${groups} groups of specifications.`;
  return entries.map(wrongEntry).find(Boolean);
};

// a unit of one word, optionally followed by the kind of current; the length is bounded
const unitAtEnd = /\s([a-zA-Zµ°Ω%Å/²³·*()-]{1,8}(?:\s(?:AC|DC|rms))?)$/u;
const longestUnit = 13;
const numberAtEnd = /\d[.,°]*$/;

/** Splits "20 kg" into ["20", "kg"] so that the unit can be formatted separately; a value without a unit is not split. */
export const splitUnit = (value: string): [value: string, unit: string] => {
  const unit = unitAtEnd.exec(value.slice(-longestUnit))?.[1];
  if (unit === undefined) return [value, ''];
  const number = value.slice(0, -unit.length).trimEnd();
  return numberAtEnd.test(number) ? [number, unit] : [value, ''];
};
