// Values of a product that are different after its category was merged, or that no attribute reads any more.
import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue } from '#contract/rules/attributes/types.ts';
import { fold } from '#contract/rules/fold.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import type { Definition, StoredChoice } from '#server/features/attributes/attributes.definitions.repository.ts';
import { type ReadRow, readSpecifications } from '#server/features/attributes/attributes.reading.ts';

export interface LostValue {
  attribute: string;
  text: string;
  reason: string;
}

const namesOf = (choices: readonly StoredChoice[], key: string): string[] =>
  choices.filter((one) => one.key === key).flatMap(({ label, aliases }) => [label, ...aliases].map(fold));

/** Choices of two definitions are the same if they have a name in common. */
const hasSameChoices = (before: ReadRow, after: ReadRow, one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((key) => {
    const names = namesOf(before.definition.choices, key);
    return other.some((candidate) => namesOf(after.definition.choices, candidate).some((name) => names.includes(name)));
  });

const isSame = (before: ReadRow, after: ReadRow): boolean => {
  const [one, other]: (AttributeValue | null)[] = [before.value, after.value];
  if (one && other && 'choices' in one && 'choices' in other) return hasSameChoices(before, after, one.choices, other.choices);
  return isDeepStrictEqual(one, other);
};

const reasonOf = (before: ReadRow, after: readonly ReadRow[]): string | null => {
  const row = after.find(({ name, text }) => name === before.name && text === before.text);
  if (row && isSame(before, row)) return null;
  // a text stays the text that it is
  if (before.definition.kind === 'text' && !row?.problem) return null;
  if (!row) return 'No attribute reads it any more, or another row of the product is read in its place.';
  return row.problem?.reason ?? `“${row.definition.label}” reads it as another value.`;
};

/** @param before definitions of its category @param after those after the merge */
export const lostValues = (
  specifications: readonly Specification[],
  before: readonly Definition[],
  after: readonly Definition[],
): LostValue[] => {
  const rows = readSpecifications(specifications, after);
  return readSpecifications(specifications, before).flatMap((row) => {
    const isRead = row.value !== null || row.definition.kind === 'text';
    const reason = isRead ? reasonOf(row, rows) : null;
    return reason === null ? [] : [{ attribute: row.definition.label, text: row.text, reason }];
  });
};
