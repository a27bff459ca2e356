// Specifications as engineers read them, from every form they were ever stored in.

export interface SpecificationItem {
  key: string;
  value: string;
}
export type Specification = { type: 'single'; key: string; value: string } | { type: 'group'; title: string; items: SpecificationItem[] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

// PostgreSQL cannot store NUL, and no page can show it
const text = (value: unknown): string =>
  typeof value === 'string'
    ? value.replaceAll('\u0000', '').trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

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
 * Reads any stored form: a list of 'single' and 'group' entries, untyped entries (key or name, value), groups whose
 * entries are called items, entries, specs or children, or a plain key-to-value map (underscores become spaces).
 * Incomplete entries are dropped: a single needs key and value, a group a title and one complete entry.
 */
export const normaliseSpecifications = (stored: unknown): Specification[] => {
  const list = Array.isArray(stored) ? stored.map(fromEntry) : isRecord(stored) ? fromMap(stored) : [];
  return list.filter((entry) => (entry.type === 'group' ? entry.title !== '' && entry.items.length > 0 : isComplete(entry)));
};

// a number or a range at the start, then a unit: at most three short words without a further digit
const unitAtEnd = /^(.*\d[\d.,°]*)\s+((?:[a-zA-Zµ°Ω%Å/²³·*()-]{1,8})(?:\s(?:AC|DC|rms))?)$/u;

/** Splits "20 kg" into ["20", "kg"] so that the unit can be set apart; a value without a trailing unit stays whole. */
export const splitUnit = (value: string): [value: string, unit: string] => {
  const match = unitAtEnd.exec(value);
  return match?.[1] && match[2] ? [match[1], match[2]] : [value, ''];
};
