// Translates search conditions to queries of the full-text indexes.
import { type Condition, isGroup, type TextCondition } from '#server/platform/search/conditions.ts';
import type { IndexQuery, Phrase } from './full-text.ts';

const isText = (condition: Condition): condition is TextCondition => !isGroup(condition);

const patternOf = ({ kind, text }: TextCondition): string => (kind === 'whole' ? ` ${text} ` : ` ${text}`);

/** Removes conditions that others include: the beginning "robot" also matches "robots". */
const neededTexts = (conditions: readonly TextCondition[]): TextCondition[] => {
  const inText = conditions.filter(({ kind }) => kind !== 'model');
  const patterns = new Map(inText.map((condition) => [patternOf(condition), condition]));
  const needed = [...patterns].filter(([pattern]) => ![...patterns.keys()].some((other) => other !== pattern && pattern.startsWith(other)));
  return [...needed.map(([, condition]) => condition), ...conditions.filter(({ kind }) => kind === 'model')];
};

/** @returns alternative queries that match the text in an index */
export type PhrasesOf = (text: TextCondition) => readonly Phrase[];

export const queryOf = (condition: Condition, phrasesOf: PhrasesOf): IndexQuery => {
  if (isGroup(condition) && condition.kind === 'all') return { kind: 'all', of: condition.of.map((one) => queryOf(one, phrasesOf)) };
  const alternatives = isGroup(condition) ? condition.of : [condition];
  const phrases = neededTexts(alternatives.filter(isText)).flatMap(phrasesOf);
  const distinct = new Map(phrases.map((phrase) => [JSON.stringify(phrase), phrase]));
  return { kind: 'any', of: [...distinct.values(), ...alternatives.filter(isGroup).map((one) => queryOf(one, phrasesOf))] };
};
