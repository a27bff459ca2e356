// Reads the specification rows of a product with the definitions of its category.
import { describeDifference } from '#contract/rules/attributes/differences.ts';
import { createMatcher, readRow } from '#contract/rules/attributes/match-definition.ts';
import type { AttributeValue } from '#contract/rules/attributes/types.ts';
import type { Specification, SpecificationItem } from '#contract/rules/specifications.ts';
import type { Definition } from './attributes.definitions.repository.ts';
import { readersValueTexts } from './value-texts.ts';

export interface ReadRow {
  definition: Definition;
  /** As entered. */
  name: string;
  text: string;
  /** Null for text and for values that cannot be parsed. */
  value: AttributeValue | null;
  problem: { code: string; reason: string } | null;
}

/** The rows of a product without their groups. */
export const rowsOf = (specifications: readonly Specification[]): SpecificationItem[] =>
  specifications.flatMap((entry) => (entry.type === 'group' ? entry.items : [entry]));

type Matcher = ReturnType<typeof createMatcher<Definition>>;
type Match = ReturnType<Matcher>;

interface Matched {
  match: Matcher;
  names: Map<string, Match>;
}

/** Products of a category mostly use the same names. */
const mostNames = 2000;
const matched = new WeakMap<readonly Definition[], Matched>();

const matchOf = (name: string, definitions: readonly Definition[]): Match => {
  const { match, names } = matched.get(definitions) ?? { match: createMatcher(definitions), names: new Map() };
  matched.set(definitions, { match, names });
  if (names.has(name)) return names.get(name);
  const found = match(name);
  if (names.size < mostNames) names.set(name, found);
  return found;
};

/** @returns the definition that reads rows of this name */
export const definitionOf = (name: string, definitions: readonly Definition[]): Definition | undefined =>
  matchOf(name, definitions)?.definition;

/** Rows in other languages are not read again, because "1.720 mm" is another number in the main language. */
const originals = new WeakMap<SpecificationItem, SpecificationItem>();

/** @returns the translated row, whose value is that of its original */
export const readAsIn = <I extends SpecificationItem>(original: I, translated: I): I => {
  originals.set(translated, original);
  return translated;
};

const read = (item: SpecificationItem, match: NonNullable<Match>): ReadRow => {
  const row = { definition: match.definition, name: item.key, text: item.value };
  if (match.definition.kind === 'text') return { ...row, value: null, problem: null };
  const { value = null, problem = null } = readRow((originals.get(item) ?? item).value, match);
  return { ...row, value, problem };
};

/** @returns one row for each definition: the first with a value that can be parsed, otherwise the first */
export const readSpecifications = (specifications: readonly Specification[], definitions: readonly Definition[]): ReadRow[] => {
  if (definitions.length === 0) return [];
  const rows = new Map<number, ReadRow>();
  for (const item of rowsOf(specifications)) {
    const match = matchOf((originals.get(item) ?? item).key, definitions);
    const known = match && rows.get(match.definition.id);
    if (!match || (known && !known.problem)) continue;
    const row = read(item, match);
    if (!known || !row.problem) rows.set(match.definition.id, row);
  }
  return [...rows.values()];
};

const valuesOf = (rows: readonly ReadRow[]) => new Map(rows.flatMap(({ definition, value }) => (value ? [[definition.key, value]] : [])));

/** @returns the differences of another product, e.g. "12 kg more payload, 300 mm less reach" */
export const differenceOf = (
  own: readonly ReadRow[],
  other: readonly ReadRow[],
  definitions: readonly Definition[],
  locale: string,
): string => describeDifference(valuesOf(own), valuesOf(other), definitions, { locale, texts: readersValueTexts() });
