// Search conditions as data: they are translated to SQL, and screens use them to highlight matches.
import type { SearchMark } from '#contract/search.ts';

/**
 * begins: one or more consecutive words, the last of which matches the beginning of a word; whole: the last one matches a whole word;
 * model: matches at any position of a model number. `text` contains only folded letters and digits, single spaces and, in quantities, `.`
 * and `/`; none of these is a wildcard of `like`.
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
  // nested groups of the same kind are flattened and duplicates removed
  const flat = conditions.flatMap((one) => (isGroup(one) && one.kind === kind ? one.of : [one]));
  const unique = [...new Map(flat.map((one) => [JSON.stringify(one), one])).values()];
  const [only] = unique;
  return only && unique.length === 1 ? only : { kind, of: unique };
};
export const anyOf = (...conditions: Condition[]): Condition => group('any', conditions);
export const allOf = (...conditions: Condition[]): Condition => group('all', conditions);

/** The texts to highlight in results. */
export const marksOf = (condition: Condition): SearchMark[] => {
  if (isGroup(condition)) return condition.of.flatMap(marksOf);
  return [{ text: condition.text, place: condition.kind === 'model' ? 'anywhere' : condition.kind }];
};
