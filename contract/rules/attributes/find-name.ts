// Finds the attribute that a visitor means by a name or its beginning.
import { fold } from '#contract/rules/fold.ts';
import type { AttributeDefinition } from './types.ts';

type Named = Pick<AttributeDefinition, 'key' | 'label' | 'aliases'>;

const plain = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A beginning of fewer letters is not enough. */
const shortest = 3;

// a search compares all names several times
const known = new WeakMap<Named, string[]>();

const namesOf = (definition: Named): string[] => {
  const names = known.get(definition) ?? [definition.label, definition.key, ...definition.aliases].map(plain);
  known.set(definition, names);
  return names;
};

/** From the best to the weakest way in which a name can mean an attribute. */
const ways: ((name: string, typed: string) => boolean)[] = [
  (name, typed) => name === typed,
  (name, typed) => typed.length >= shortest && name.startsWith(typed),
  (name, typed) => typed.length >= shortest && name.includes(` ${typed}`),
];

/**
 * @param typed the name, or the beginning of it or of one of its words
 * @returns the only definition that is meant in the best way; undefined if none or several are
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

const digitsOf = (text: string): string => text.replaceAll(/\D+/g, '');

/** One letter too many, missing or wrong, or two transposed ones; compared from both ends, once. */
const differsByOne = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const [left, right] = [one.slice(from), other.slice(from)];
  if (left.length !== right.length) return left.length > right.length ? left.slice(1) === right : left === right.slice(1);
  return left.slice(1) === right.slice(1) || (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2));
};

/** @returns the only definition with a name, or a word of one, that differs by one typing error; a wrong digit is none */
export const findMisspelt = <Definition extends Named>(typed: string, definitions: readonly Definition[]): Definition | undefined => {
  const name = plain(typed);
  if (name.length < shortestMisspelt) return undefined;
  const isMeant = (one: string) =>
    one.length >= shortestMisspelt && (one === name || (differsByOne(one, name) && digitsOf(one) === digitsOf(name)));
  const found = definitions.filter((definition) => namesOf(definition).some((one) => isMeant(one) || one.split(' ').some(isMeant)));
  return found.length === 1 ? found[0] : undefined;
};

/** @returns all definitions that the beginning of a name can mean, for suggestions; best first, in the order of the definitions */
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
