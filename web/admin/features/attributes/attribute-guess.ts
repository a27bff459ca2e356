// Guesses what rows without a definition mean, from their name and examples of their values.
import { parseValue } from '#contract/rules/attributes/parse-value.ts';
import { type Quantity, quantityIds } from '#contract/rules/attributes/quantities.ts';
import { findUnit } from '#contract/rules/attributes/units.ts';
import type { Kind } from './attribute-words.ts';

export interface Guess {
  label: string;
  kind: Kind;
  quantity: Quantity | null;
  unit: string | null;
  /** Labels of choices. */
  choices: string[];
}

/** Part of the examples that must be understood. */
const enough = 0.6;
const mostChoices = 12;
const longestChoice = 30;

const unitInName = /(?<!\s)\s*[([]([^()[\]]{1,20})[)\]]\s*$/u;

/** What may be a unit in a text: "12 kg (at 3 bar)" has "kg" and "bar". */
const wordsOf = (text: string): string[] => text.split(/[\d\s.,;()…–—±≤≥<>~=+]+|(?:^|\s)-/u).filter(Boolean);

const mostFrequent = (texts: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
};

const unitOf = (examples: readonly string[], quantity: Quantity): string | null =>
  mostFrequent(
    examples.flatMap((text) =>
      wordsOf(text).flatMap((word) => {
        const found = findUnit(word, quantity);
        return found?.quantity === quantity ? [found.unit.symbol] : [];
      }),
    ),
  );

const understood = (examples: readonly string[], kind: Kind, quantity: Quantity | null): number =>
  examples.filter((text) => parseValue(text, { kind, quantity, unit: null, choices: [] }).value).length;

type Numeric = Pick<Guess, 'kind' | 'quantity' | 'unit'>;

/** The first quantity that reads most examples; plain numbers are a count. */
const numericGuess = (examples: readonly string[]): Numeric | null => {
  const plain = understood(examples, 'range', 'count');
  let best: { quantity: Quantity; read: number } = { quantity: 'count', read: plain };
  for (const quantity of quantityIds) {
    const read = understood(examples, 'range', quantity);
    if (read > best.read) best = { quantity, read };
  }
  if (best.read < Math.max(1, examples.length * enough)) return null;
  const { quantity, read } = best;
  return { kind: understood(examples, 'number', quantity) >= read ? 'number' : 'range', quantity, unit: unitOf(examples, quantity) };
};

const choiceGuess = (examples: readonly string[]): Pick<Guess, 'kind' | 'choices'> | null => {
  const parts = examples.map((text) =>
    text
      .split(/(?<!\s)(?:\s*[,;/|]\s*|\s+and\s+)/u)
      .map((part) => part.trim())
      .filter(Boolean),
  );
  const choices = [...new Set(parts.flat())];
  const isList = choices.length > 0 && choices.length <= mostChoices && choices.every((choice) => choice.length <= longestChoice);
  return isList ? { kind: parts.some(({ length }) => length > 1) ? 'choices' : 'choice', choices } : null;
};

/** @param examples different values of the rows */
export const guessDefinition = (name: string, examples: readonly string[]): Guess => {
  const inName = unitInName.exec(name);
  const known = inName?.[1] === undefined ? undefined : findUnit(inName[1].trim(), null);
  const label = (known ? name.replace(unitInName, '') : name).trim();
  const nothing = { label, kind: 'text' as const, quantity: null, unit: null, choices: [] };
  if (known) {
    const { quantity, unit } = known;
    const numbers = understood(examples, 'number', quantity);
    const kind = numbers >= understood(examples, 'range', quantity) ? 'number' : 'range';
    return { ...nothing, kind, quantity, unit: unit.symbol };
  }
  if (examples.length === 0) return nothing;
  const numeric = numericGuess(examples);
  if (numeric) return { ...nothing, ...numeric };
  if (understood(examples, 'flag', null) === examples.length) return { ...nothing, kind: 'flag' };
  return { ...nothing, ...choiceGuess(examples) };
};
