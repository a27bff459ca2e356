// Turns a valid value into one that is probably invalid: other types, missing and extra fields.
import { oddText, oddValue } from './odd-values.ts';
import { anyOf, between, chance, type Random } from './random.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const mutatedObject = (random: Random, value: Record<string, unknown>): unknown => {
  const name = anyOf(random, Object.keys(value), 'extra');
  const kind = random();
  if (kind < 0.2) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  // not by assignment, because the name may be `__proto__`
  if (kind < 0.35) return Object.fromEntries([...Object.entries(value), [oddText(random), oddValue(random)]]);
  return Object.fromEntries([...Object.entries(value), [name, mutatedOnce(random, value[name])]]);
};

const mutatedOnce = (random: Random, value: unknown): unknown => {
  if (chance(random, 0.1)) return oddValue(random);
  if (isObject(value)) return mutatedObject(random, value);
  if (Array.isArray(value) && value.length > 0 && chance(random, 0.6)) {
    const index = between(random, 0, value.length - 1);
    return value.with(index, mutatedOnce(random, value[index]));
  }
  if (typeof value === 'string' && chance(random, 0.7)) return oddText(random);
  return oddValue(random);
};

/** @returns the value with one to three changes */
export const mutated = (random: Random, value: unknown): unknown => {
  let changed = value;
  for (let left = between(random, 1, 3); left > 0; left--) changed = mutatedOnce(random, changed);
  return changed;
};
