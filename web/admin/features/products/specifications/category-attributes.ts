// Compares the rows of a specification with the attributes of the category: parsed values, missing rows, unusual values.
import type { AdminAttribute, listAttributeRanges } from '#contract/attributes.ts';
import type { AnswerOf } from '#contract/route.ts';
import { formatValue } from '#contract/rules/attributes/format-value.ts';
import { createMatcher, readRow } from '#contract/rules/attributes/match-definition.ts';
import type { NumericValue } from '#contract/rules/attributes/types.ts';
import { insertEntries, insertItems } from './change-draft.ts';
import { type DraftItem, newGroup, newItem, newSingle, type SpecificationDraft } from './specification-draft.ts';

type Ranges = AnswerOf<typeof listAttributeRanges>;

export interface CategoryAttributes {
  categoryName: string;
  definitions: readonly AdminAttribute[];
  /** Ranges of the other products; undefined until they have loaded. */
  ranges: Ranges | undefined;
  match: ReturnType<typeof createMatcher<AdminAttribute>>;
}

export const categoryAttributes = (
  categoryName: string,
  definitions: readonly AdminAttribute[],
  ranges: Ranges | undefined,
): CategoryAttributes => ({ categoryName, definitions, ranges, match: createMatcher(definitions) });

/** The attribute of a row and the value parsed from it. */
export interface RowReading {
  definition: AdminAttribute;
  /** The unit of numbers without one. */
  unit: string | null;
  /** Shown under the field; null if there is nothing to add. */
  note: { text: string; isWarning: boolean } | null;
  isUnderstood: boolean;
}

/** The minimum number of products for a range. */
const fewestSiblings = 2;
const tolerance = 1e-9;
/** A value beyond the range by more than this factor is probably a wrong unit or a superfluous zero. */
const farFactor = 3;

type Distance = 'within' | 'outside' | 'far';

const distanceOf = (value: NumericValue, range: NumericValue, hasTrueZero: boolean): Distance => {
  const slack = Math.max(Math.abs(range.minimum), Math.abs(range.maximum)) * tolerance;
  // an open end of a range is replaced by the other end
  const low = Number.isFinite(value.minimum) ? value.minimum : value.maximum;
  const high = Number.isFinite(value.maximum) ? value.maximum : value.minimum;
  if (low >= range.minimum - slack && high <= range.maximum + slack) return 'within';
  const span = range.maximum - range.minimum || Math.abs(range.maximum);
  const isFar =
    hasTrueZero && range.minimum > 0
      ? high > range.maximum * farFactor || low < range.minimum / farFactor
      : high > range.maximum + span || low < range.minimum - span;
  return isFar ? 'far' : 'outside';
};

const noteOf = (value: NumericValue, formatted: string, definition: AdminAttribute, { ranges, categoryName }: CategoryAttributes) => {
  const range = ranges?.[definition.id];
  if (!range || range.products < fewestSiblings) return null;
  const distance = distanceOf(value, range, definition.quantity !== 'temperature');
  if (distance === 'within') return null;
  const others = formatValue({ minimum: range.minimum, maximum: range.maximum }, definition);
  const isFar = distance === 'far';
  return { text: `${formatted}; others in ${categoryName}: ${others}.${isFar ? ' Is it right?' : ''}`, isWarning: isFar };
};

const squeeze = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** @returns null for a row without an attribute */
export const readItem = ({ key, value: text }: DraftItem, attributes: CategoryAttributes): RowReading | null => {
  const match = key.trim() === '' ? undefined : attributes.match(key);
  if (!match) return null;
  const { definition } = match;
  const base = { definition, unit: match.unit ?? definition.unit, note: null, isUnderstood: false };
  if (text.trim() === '' || definition.kind === 'text') return base;
  const { value, problem } = readRow(text, match);
  if (problem) return { ...base, note: { text: `Not understood: ${problem.reason}`, isWarning: true } };
  const formatted = formatValue(value, definition);
  const unusual = 'minimum' in value ? noteOf(value, formatted, definition, attributes) : null;
  const read = squeeze(text) === formatted ? null : { text: `Read as ${formatted}`, isWarning: false };
  return { ...base, isUnderstood: true, note: unusual ?? read };
};

const itemsOf = (draft: SpecificationDraft): DraftItem[] => draft.flatMap((entry) => (entry.type === 'group' ? entry.items : [entry]));

/** The rows of each attribute, by its id. */
const rowsByAttribute = (draft: SpecificationDraft, { match }: CategoryAttributes): Map<number, DraftItem[]> => {
  const rows = new Map<number, DraftItem[]>();
  for (const item of itemsOf(draft)) {
    const id = match(item.key)?.definition.id;
    if (id !== undefined) rows.set(id, [...(rows.get(id) ?? []), item]);
  }
  return rows;
};

export interface Offers {
  /** Required attributes without a value. */
  missing: AdminAttribute[];
  /** Other attributes without a row, by the title of their group. */
  groups: { title: string | null; attributes: AdminAttribute[] }[];
  count: number;
}

/** @param most maximum number of attributes that are not required */
export const offersOf = (draft: SpecificationDraft, attributes: CategoryAttributes, most: number): Offers => {
  const rows = rowsByAttribute(draft, attributes);
  const missing = attributes.definitions.filter(
    ({ id, is_required }) => is_required && !rows.get(id)?.some(({ value }) => value.trim() !== ''),
  );
  const others = attributes.definitions.filter(({ id, is_required }) => !is_required && !rows.has(id));
  const groups = Map.groupBy(others.slice(0, most), ({ group_title }) => group_title);
  return { missing, groups: [...groups].map(([title, found]) => ({ title, attributes: found })), count: others.length };
};

const insertRow = (draft: SpecificationDraft, { label, group_title }: AdminAttribute): { draft: SpecificationDraft; id: string } => {
  if (group_title === null) {
    const entry = newSingle({ key: label });
    return { draft: insertEntries(draft, [entry]), id: entry.id };
  }
  const item = newItem({ key: label });
  const group = draft.find((entry) => entry.type === 'group' && entry.title.trim() === group_title);
  if (group) return { draft: insertItems(draft, group.id, [item], 'last'), id: item.id };
  return { draft: insertEntries(draft, [newGroup(group_title, [item])]), id: item.id };
};

/** Adds rows for attributes, each in the group of its attribute; an existing row without a value is used. */
export const addAttributes = (
  draft: SpecificationDraft,
  chosen: readonly AdminAttribute[],
  attributes: CategoryAttributes,
): { draft: SpecificationDraft; firstId: string | undefined } => {
  const rows = rowsByAttribute(draft, attributes);
  let [next, firstId]: [SpecificationDraft, string | undefined] = [draft, undefined];
  for (const attribute of chosen) {
    const known = rows.get(attribute.id)?.[0];
    const added = known ? { draft: next, id: known.id } : insertRow(next, attribute);
    next = added.draft;
    firstId ??= added.id;
  }
  return { draft: next, firstId };
};

/** @returns labels of the attributes whose values no attribute of the other category understands */
export const lostAttributes = (draft: SpecificationDraft, before: CategoryAttributes, after: CategoryAttributes): string[] => {
  const lost = itemsOf(draft).flatMap((item) => {
    const reading = readItem(item, before);
    return reading?.isUnderstood && !readItem(item, after)?.isUnderstood ? [reading.definition.label] : [];
  });
  return [...new Set(lost)];
};
