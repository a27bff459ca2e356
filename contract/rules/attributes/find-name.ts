// Finds the attribute that a visitor refers to by a name or its beginning.
import { fold } from '#contract/rules/fold.ts';
import type { AttributeDefinition } from './types.ts';

type Named = Pick<AttributeDefinition, 'key' | 'label' | 'aliases'>;

const plain = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Shorter beginnings are ignored. */
const shortest = 3;

// cached, because a search compares all names several times
const known = new WeakMap<Named, string[]>();

const namesOf = (definition: Named): string[] => {
  const names = known.get(definition) ?? [definition.label, definition.key, ...definition.aliases].map(plain);
  known.set(definition, names);
  return names;
};

/** Ways in which a typed text can match a name, from the strongest to the weakest. */
const ways: ((name: string, typed: string) => boolean)[] = [
  (name, typed) => name === typed,
  (name, typed) => typed.length >= shortest && name.startsWith(typed),
  (name, typed) => typed.length >= shortest && name.includes(` ${typed}`),
];

/**
 * @param typed the name, or the beginning of it or of one of its words
 * @returns the only definition with the strongest match; undefined if there is none or more than one
 */
export const findByName = <Definition extends Named>(typed: string, definitions: readonly Definition[]): Definition | undefined => {
  const name = plain(typed);
  if (name === '') return undefined;
  for (const way of ways) {
    const found = definitions.filter((definition) => namesOf(definition).some((one) => way(one, name)));
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
};

/** Shorter names are too similar to other words. */
const shortestMisspelt = 5;

/** Names and their words, without duplicates. */
const knownWords = new WeakMap<Named, string[]>();

const wordsOf = (definition: Named): string[] => {
  const given = knownWords.get(definition);
  if (given) return given;
  const names = namesOf(definition);
  const all = new Set([...names, ...names.flatMap((name) => name.split(' '))]);
  const words = [...all].filter(({ length }) => length >= shortestMisspelt);
  knownWords.set(definition, words);
  return words;
};

/**
 * Whether the texts differ by one missing, additional or wrong letter, or by two transposed ones; digits must be equal. Compares from both
 * ends.
 */
const differsByOne = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  const [left, right] = [one.slice(from, end), other.slice(from, otherEnd)];
  if (/\d/.test(left + right)) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left[0] === right[1] && left[1] === right[0];
};

/**
 * @returns the only definition with a name, or a word of a name, that differs by at most one typing error; a wrong digit is not a typing
 * error
 */
export const findMisspelt = <Definition extends Named>(typed: string, definitions: readonly Definition[]): Definition | undefined => {
  const name = plain(typed);
  if (name.length < shortestMisspelt) return undefined;
  const found = definitions.filter((definition) => wordsOf(definition).some((word) => differsByOne(word, name)));
  return found.length === 1 ? found[0] : undefined;
};

/**
 * @returns all definitions to which the beginning of a name can refer, for suggestions; best match first, in the order of the definitions
 */
export const suggestNames = <Definition extends Named>(typed: string, definitions: readonly Definition[]): Definition[] => {
  const name = plain(typed);
  const rank = (definition: Definition) => {
    const names = namesOf(definition);
    if (names.some((one) => one.startsWith(name))) return 0;
    return names.some((one) => one.includes(` ${name}`)) ? 1 : 2;
  };
  return definitions
    .map((definition) => ({ definition, order: rank(definition) }))
    .filter(({ order }) => order < 2 && name !== '')
    .sort((one, other) => one.order - other.order)
    .map(({ definition }) => definition);
};
