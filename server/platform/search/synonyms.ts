// Synonym groups: words with the same meaning. A word may belong to several groups.
import { z } from 'zod';
import { memoize } from '../memoize.ts';
import { words } from '../search-text.ts';
import { anyOf, begins, type Condition, whole } from './conditions.ts';
import { baseForm, singular, spelling } from './word-forms.ts';

export interface Synonyms {
  /** @returns a condition that matches any synonym of the words; null if they belong to no group */
  find: (typed: readonly string[]) => Condition | null;
  /** Number of words in the longest member. */
  longest: number;
  /** Members that are a single word. */
  words: readonly string[];
}

/** Maximum number of synonyms of one word from all its groups, because each synonym adds a condition to the query. */
export const mostSynonyms = 30;

const stored = z.array(z.array(z.string()));

/** A key that is equal for all forms of the words. */
const keyOf = (spelled: readonly string[]) => spelled.map(singular).join(' ');

const shortestBeginning = 5;

/** A short word must match a whole word: the beginning "amr" would also match "amrest". */
const memberCondition = (text: string, spelled: string): Condition =>
  text.length < shortestBeginning ? anyOf(whole(text), whole(`${text}s`)) : anyOf(begins(text), begins(spelled));

interface Member {
  words: string[];
  key: string;
  condition: Condition;
}

const readMember = (text: string): Member[] => {
  const written = words(text);
  if (written.length === 0) return [];
  const spelled = written.map(spelling);
  return [{ words: written, key: keyOf(spelled), condition: memberCondition(written.join(' '), spelled.join(' ')) }];
};

const readGroups = (json: string): Member[][] => {
  try {
    return stored.parse(JSON.parse(json)).map((group) => group.flatMap(readMember));
  } catch {
    return [];
  }
};

/** The conditions of the other members, by the key of each member. */
const readOthers = (groups: readonly Member[][]): Map<string, Condition[]> => {
  const others = new Map<string, Condition[]>();
  for (const group of groups) {
    for (const { key } of group) {
      const known = others.get(key) ?? [];
      if (known.length >= mostSynonyms) continue;
      const rest = group.filter((other) => other.key !== key).map(({ condition }) => condition);
      others.set(key, [...known, ...rest].slice(0, mostSynonyms));
    }
  }
  return others;
};

/** Earlier values of the setting are not needed again. */
const onlyCurrent = { maxEntries: 1 };

/** @param json a list of groups, each a list of texts; other texts give no synonyms */
export const readSynonyms: (json: string) => Synonyms = memoize((json: string) => {
  const groups = readGroups(json);
  const others = readOthers(groups);
  const members = groups.flat();
  return {
    find: (typed) => {
      const found = others.get(typed.map(baseForm).join(' ')) ?? [];
      return found.length > 0 ? anyOf(...found) : null;
    },
    longest: members.reduce((longest, member) => Math.max(longest, member.words.length), 0),
    words: members.flatMap((member) => (member.words.length === 1 ? member.words : [])),
  };
}, onlyCurrent);

export const noSynonyms = readSynonyms('[]');
