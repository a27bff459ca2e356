// Groups of words that mean the same. A word may be in several groups.
import { z } from 'zod';
import { remembered } from '../remembered.ts';
import { words } from '../search-text.ts';
import { anyOf, begins, type Condition, whole } from './conditions.ts';
import { baseForm, spelling } from './word-forms.ts';

export interface Synonyms {
  /** @returns what the other members of the groups ask for that hold these words; null when no group does */
  find: (typed: readonly string[]) => Condition | null;
  /** Words of the longest member. */
  longest: number;
  /** Members of one word. */
  words: readonly string[];
}

const stored = z.array(z.array(z.string()));

const keyOf = (member: readonly string[]) => member.map(baseForm).join(' ');

const shortestBeginning = 5;

/** A short word is found as a whole: the beginning "amr" would also find "amrest". */
const memberCondition = (member: readonly string[]): Condition => {
  const text = member.join(' ');
  const spelled = member.map(spelling).join(' ');
  return text.length < shortestBeginning ? anyOf(whole(text), whole(`${text}s`)) : anyOf(begins(text), begins(spelled));
};

const readGroups = (json: string): string[][][] => {
  try {
    return stored.parse(JSON.parse(json)).map((group) => group.map(words).filter((member) => member.length > 0));
  } catch {
    return [];
  }
};

/** @param json a list of groups, each a list of texts; what is no such list is no synonyms */
export const readSynonyms: (json: string) => Synonyms = remembered((json: string) => {
  const groups = readGroups(json);
  const others = new Map<string, Condition[]>();
  for (const group of groups) {
    for (const member of group) {
      const rest = group.filter((other) => keyOf(other) !== keyOf(member)).map(memberCondition);
      others.set(keyOf(member), [...(others.get(keyOf(member)) ?? []), ...rest]);
    }
  }
  const members = groups.flat();
  return {
    find: (typed) => {
      const found = others.get(keyOf(typed)) ?? [];
      return found.length > 0 ? anyOf(...found) : null;
    },
    longest: Math.max(0, ...members.map(({ length }) => length)),
    words: members.flatMap((member) => (member.length === 1 ? member : [])),
  };
}, 20);

export const noSynonyms = readSynonyms('[]');
