// Checks the environment variables for names that are probably misspelt, and for values that cannot be parsed.
import { readConfig } from '#server/config/config.ts';
import { variables, withoutEffect } from '#server/config/config-variables.ts';
import { type Finding, messageOf, ok, problem, warning } from './finding.ts';

type Environment = Record<string, string | undefined>;

/** Prefixes that only this product uses: an unknown name with one of them is a mistake. */
const ownPrefix = /^(ADMIN|BACKUP|CONTACT_RATE|DATABASE|FILES|LOGIN_RATE|MAIL|METRICS|SEARCH_RATE|SITE|SMTP)_/;
/** Shorter names are too similar to those of other programs, such as HOST and HOME. */
const comparedLength = 7;

const lettersOf = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** @returns whether the texts differ by at most one missing, additional, different or transposed letter */
const isSimilar = (one: string, other: string): boolean => {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let rest = 0;
  while (rest < Math.min(one.length, other.length) - from && one.at(-1 - rest) === other.at(-1 - rest)) rest++;
  const [left, right] = [one.slice(from, one.length - rest), other.slice(from, other.length - rest)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].toReversed().join(''));
};

const meantBy = (name: string): string | undefined =>
  Object.keys(variables).find((known) => {
    const [one, other] = [lettersOf(known), lettersOf(name)];
    return one === other || (one.length >= comparedLength && isSimilar(one, other));
  });

const checkName = (name: string): Finding[] => {
  if (name in variables || name in withoutEffect) return [];
  const meant = meantBy(name);
  if (meant !== undefined) return [warning(`${name} is not a variable of the product, and has no effect. Rename it if ${meant} is meant.`)];
  return ownPrefix.test(name) ? [warning(`${name} is not a variable of the product, and has no effect. See .env.example.`)] : [];
};

const checkValues = (environment: Environment): Finding[] => {
  try {
    const { warnings } = readConfig(environment);
    const set = Object.keys(variables).filter((name) => environment[name]);
    const valid = ok(set.length === 0 ? 'no variables are set: the defaults apply' : `set and valid: ${set.join(', ')}`);
    return [valid, ...warnings.map(warning)];
  } catch (error) {
    return [problem(`${messageOf(error)}. Correct it where the environment of the server is set.`)];
  }
};

export const checkEnvironment = (environment: Environment): Finding[] => [
  ...checkValues(environment),
  ...Object.keys(environment).sort().flatMap(checkName),
];
