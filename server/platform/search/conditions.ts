// What a search asks of the search columns, as data: databases turn it into SQL, screens mark by it.
import type { SearchMark } from '#contract/search.ts';

/**
 * begins: a word, or several in a row, of which the last is the beginning of a word; whole: the same with the last one whole;
 * model: anywhere in a model number. `text` holds folded letters and digits, single spaces, and in quantities `.` and `/`:
 * nothing that has a meaning in a pattern of `like`.
 */
export interface TextCondition {
  kind: 'begins' | 'whole' | 'model';
  text: string;
}
export interface ConditionGroup {
  kind: 'any' | 'all';
  of: readonly Condition[];
}
export type Condition = TextCondition | ConditionGroup;

export const isGroup = (condition: Condition): condition is ConditionGroup => 'of' in condition;

export const begins = (text: string): TextCondition => ({ kind: 'begins', text });
export const whole = (text: string): TextCondition => ({ kind: 'whole', text });
export const inModel = (text: string): TextCondition => ({ kind: 'model', text });

const group = (kind: 'any' | 'all', conditions: readonly Condition[]): Condition => {
  // conditions of the same kind are one; each counts once
  const flat = conditions.flatMap((one) => (isGroup(one) && one.kind === kind ? one.of : [one]));
  const unique = [...new Map(flat.map((one) => [JSON.stringify(one), one])).values()];
  const [only] = unique;
  return only && unique.length === 1 ? only : { kind, of: unique };
};
export const anyOf = (...conditions: Condition[]): Condition => group('any', conditions);
export const allOf = (...conditions: Condition[]): Condition => group('all', conditions);

/** What is marked in the texts of a result. */
export const marksOf = (condition: Condition): SearchMark[] => {
  if (isGroup(condition)) return condition.of.flatMap(marksOf);
  return [{ text: condition.text, place: condition.kind === 'model' ? 'anywhere' : condition.kind }];
};
