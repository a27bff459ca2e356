// Finds and changes the specification row of a product that belongs to an attribute.
import { isDeepStrictEqual } from 'node:util';
import type { Specification, SpecificationItem } from '#contract/rules/specifications.ts';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { definitionOf, readSpecifications, rowsOf } from '#server/features/attributes/attributes.reading.ts';

/** @returns the row of the attribute: the first with a value that can be parsed, otherwise the first */
const rowOf = (
  specifications: readonly Specification[],
  definition: Definition,
  definitions: readonly Definition[],
): SpecificationItem | undefined => {
  const own = rowsOf(specifications).filter(({ key }) => definitionOf(key, definitions)?.id === definition.id);
  const isUnderstood = ({ key, value }: SpecificationItem) =>
    readSpecifications([{ type: 'single', key, value }], definitions).some(({ problem }) => problem === null);
  return own.find(isUnderstood) ?? own[0];
};

const withoutRow = (specifications: readonly Specification[], row: SpecificationItem): Specification[] =>
  specifications.flatMap((entry): Specification[] => {
    if (entry.type === 'single') return entry === row ? [] : [entry];
    const items = entry.items.filter((item) => item !== row);
    return items.length > 0 ? [{ ...entry, items }] : [];
  });

const withText = (specifications: readonly Specification[], row: SpecificationItem, value: string): Specification[] =>
  specifications.map((entry): Specification => {
    if (entry.type === 'single') return entry === row ? { ...entry, value } : entry;
    return { ...entry, items: entry.items.map((item) => (item === row ? { ...item, value } : item)) };
  });

/** Adds a row to the group of the definition, and the group if the product does not have it. */
const withNewRow = (
  specifications: readonly Specification[],
  { label: key, group_title: title }: Definition,
  value: string,
): Specification[] => {
  if (title === null) return [...specifications, { type: 'single', key, value }];
  const group = specifications.find((entry) => entry.type === 'group' && entry.title === title);
  if (!group) return [...specifications, { type: 'group', title, items: [{ key, value }] }];
  return specifications.map((entry) =>
    entry === group && entry.type === 'group' ? { ...entry, items: [...entry.items, { key, value }] } : entry,
  );
};

/** Without the rows of the attribute that have another value than its row: the product would publish both. */
const withoutContradictions = (
  specifications: readonly Specification[],
  definition: Definition,
  definitions: readonly Definition[],
): Specification[] => {
  const readValue = ({ key, value }: SpecificationItem) => {
    const row = readSpecifications([{ type: 'single', key, value }], definitions)[0];
    return row?.definition.id === definition.id ? row.value : null;
  };
  const row = rowOf(specifications, definition, definitions);
  const value = row && readValue(row);
  if (!value) return [...specifications];
  return rowsOf(specifications)
    .filter((other) => {
      const another = readValue(other);
      return another !== null && !isDeepStrictEqual(another, value);
    })
    .reduce(withoutRow, [...specifications]);
};

/** @param text empty to remove the row */
export const setCell = (
  specifications: readonly Specification[],
  { definition, definitions, text }: { definition: Definition; definitions: readonly Definition[]; text: string },
): Specification[] => {
  const row = rowOf(specifications, definition, definitions);
  if (!row) return text === '' ? [...specifications] : withNewRow(specifications, definition, text);
  if (text === '') return withoutRow(specifications, row);
  return withoutContradictions(withText(specifications, row, text), definition, definitions);
};
