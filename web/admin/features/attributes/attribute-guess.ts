// Guesses a definition for rows that have none, from their name and examples of their values.
import { isCoded, readCodes } from '#contract/rules/attributes/codes.ts';
import { parseValue } from '#contract/rules/attributes/parse-value.ts';
import { type Quantity, quantityIds } from '#contract/rules/attributes/quantities.ts';
import { findUnit } from '#contract/rules/attributes/units.ts';
import { fold } from '#contract/rules/fold.ts';
import type { Kind } from './attribute-words.ts';

export interface Guess {
  label: string;
  kind: Kind;
  quantity: Quantity | null;
  unit: string | null;
  /** Labels of choices. */
  choices: string[];
}

/** Share of the examples that must be understood. */
const enough = 0.6;
const mostChoices = 12;
const longestChoice = 30;

const unitInName = /(?<!\s)\s*[([]([^()[\]]{1,20})[)\]]\s*$/u;

/** Words of a text that may be units: "12 kg (at 3 bar)" has "kg" and "bar". */
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

/** The first word that is a unit: conditions and second values follow the main value. */
const firstUnit = (text: string): string | undefined => wordsOf(text).find((word) => findUnit(word, null));
const isFirst = (unit: string, quantity: Quantity) => findUnit(unit, quantity)?.quantity === quantity;

/** Names that tell which quantity an ambiguous unit means: "g" is a mass, but an acceleration in "Shock". */
const named: Partial<Record<Quantity, RegExp>> = {
  acceleration: /shock|vibration|accelerat/i,
  'temperature-difference': /hysteresis|differen/i,
  level: /gain|attenuation|isolation|loss/i,
};

/** Ranks quantities by how many examples they can parse, by the first units, then by the name; plain numbers are a count. */
const numericGuess = (name: string, examples: readonly string[]): Numeric | null => {
  const units = examples.flatMap((text) => firstUnit(text) ?? []);
  const ranked = quantityIds
    .filter((quantity) => quantity !== 'count' || units.length === 0)
    .map((quantity) => ({
      quantity,
      read: understood(examples, 'range', quantity),
      first: units.filter((unit) => isFirst(unit, quantity)).length,
      isNamed: named[quantity]?.test(name) === true,
      isCount: quantity === 'count',
    }))
    .toSorted(
      (one, other) =>
        other.read - one.read ||
        other.first - one.first ||
        Number(other.isNamed) - Number(one.isNamed) ||
        Number(other.isCount) - Number(one.isCount),
    );
  const [best] = ranked;
  if (!best || best.read < Math.max(1, examples.length * enough)) return null;
  const { quantity, read } = best;
  // "IP65/IP67" has several values: a number could contain only one of them
  if (isCoded(quantity) && examples.some((text) => readCodes(text, quantity, null).length > 1)) return null;
  return { kind: understood(examples, 'number', quantity) >= read ? 'number' : 'range', quantity, unit: unitOf(examples, quantity) };
};

/** Names of one thing that contain a slash. */
const withSlash = /^(?:EtherNet\/IP|TCP\/IP|I\/O|AC\/DC|DC\/DC|N\/A|CC-Link(?: IE)?\/\S+|\p{L}\/\p{L})(?!\p{L})/iu;

/** A slash separates choices ("NPN/PNP"), but not numbers and units ("1/4 Dia", "650V/µs"). */
const splitSlashes = (part: string): string[] => {
  if (withSlash.test(part)) return [part];
  const parts = part.split('/').map((one) => one.trim());
  return parts.every((one) => /^\p{L}[\p{L}\d]/u.test(one)) ? parts : [part];
};

const partsOf = (text: string): string[] => {
  const parts = text.split(/[;|]|,(?!\d)| and /u);
  // a comma in brackets is no separator
  return parts.every((part) => part.includes('(') === part.includes(')')) ? parts : [text];
};

const choiceGuess = (examples: readonly string[]): Pick<Guess, 'kind' | 'choices'> | null => {
  const parts = examples.map((text) =>
    partsOf(text)
      .map((part) => part.trim())
      .filter(Boolean)
      .flatMap(splitSlashes),
  );
  const choices = [
    ...new Map(
      parts
        .flat()
        .map((part) => [fold(part), part] as const)
        .toReversed(),
    ).values(),
  ].toReversed();
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
  const numeric = numericGuess(name, examples);
  if (numeric) return { ...nothing, ...numeric };
  if (understood(examples, 'flag', null) === examples.length) return { ...nothing, kind: 'flag' };
  return { ...nothing, ...choiceGuess(examples) };
};
