// Reads the specification rows of a product with the definitions of its category.

import type { Specification, SpecificationItem } from '#contract/rules/specifications.ts';
import type { Definition } from './attributes.definitions.repository.ts';
import type { AttributeValue } from './attributes.rules.ts';
import { matchDefinition, parseValue } from './attributes.rules.ts';

export interface ReadRow {
  definition: Definition;
  /** As typed. */
  name: string;
  text: string;
  /** Null for text, and for what is not understood. */
  value: AttributeValue | null;
  problem: { code: string; reason: string } | null;
}

/** The rows of a product without their groups. */
export const rowsOf = (specifications: readonly Specification[]): SpecificationItem[] =>
  specifications.flatMap((entry) => (entry.type === 'group' ? entry.items : [entry]));

/** Products of a category use the same names again and again. */
const mostNames = 2000;
const matched = new WeakMap<readonly Definition[], Map<string, Definition | undefined>>();

/** @returns the definition that reads rows of this name */
export const definitionOf = (name: string, definitions: readonly Definition[]): Definition | undefined => {
  const names = matched.get(definitions) ?? new Map<string, Definition | undefined>();
  matched.set(definitions, names);
  if (names.has(name)) return names.get(name);
  const found = matchDefinition(name, definitions);
  if (names.size < mostNames) names.set(name, found);
  return found;
};

const readRow = ({ key: name, value: text }: SpecificationItem, definition: Definition): ReadRow => {
  const row = { definition, name, text };
  if (definition.kind === 'text') return { ...row, value: null, problem: null };
  const read = parseValue(text, definition);
  return 'value' in read ? { ...row, value: read.value, problem: null } : { ...row, value: null, problem: read.problem };
};

/** @returns one row for each definition: the first that is understood, otherwise the first */
export const readSpecifications = (specifications: readonly Specification[], definitions: readonly Definition[]): ReadRow[] => {
  if (definitions.length === 0) return [];
  const rows = new Map<number, ReadRow>();
  for (const item of rowsOf(specifications)) {
    const definition = definitionOf(item.key, definitions);
    if (!definition) continue;
    const known = rows.get(definition.id);
    if (known && !known.problem) continue;
    const row = readRow(item, definition);
    if (!known || !row.problem) rows.set(definition.id, row);
  }
  return [...rows.values()];
};
