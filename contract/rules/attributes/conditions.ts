// Finds conditions in the text of a visitor's search: "robot payload>=5kg reach>1.2m IP67".
import { findByName, findMisspelt } from './find-name.ts';
import { parseLimit, parseLimits } from './parse-limit.ts';
import { exactChoice, readFlag } from './read-choices.ts';
import type { AttributeDefinition, Condition } from './types.ts';

type Asked = Pick<AttributeDefinition, 'key' | 'label' | 'aliases' | 'kind' | 'quantity' | 'unit' | 'better' | 'choices'>;

export interface UnderstoodPart {
  /** The typed text, between these indexes of the search. */
  text: string;
  start: number;
  end: number;
  condition: Condition;
  /** Only a choice was typed, without the name of its attribute: "IP67". */
  isBare: boolean;
}

export interface SearchReading {
  /** Merged, with one condition for each attribute. */
  conditions: Condition[];
  /** The understood parts, in text order. */
  parts: UnderstoodPart[];
  /** The text without these parts, for the full-text search. */
  rest: string;
}

/** Longer texts are searched for as words. */
const longest = 500;
const most = { operators: 20, nameWords: 5, valueWords: 4 } as const;

const phrases = {
  from: ['at least', 'more than', 'greater than', 'over', 'above', 'from', 'min', 'minimum'],
  to: ['at most', 'less than', 'under', 'below', 'up to', 'max', 'maximum'],
  is: ['between'],
} as const;
/** Words count only as separate words: "over" in "reach over 1.2 m", not in "overload". */
const operators = new RegExp(`>=|=>|<=|=<|[≥⩾≤⩽><=:]|(?<=\\s)(?:${Object.values(phrases).flat().join('|')})(?=\\s)`, 'giu');
/** Without an operator, a text cannot contain the name of an attribute in a condition. */
export const hasOperator = (typed: string): boolean => typed.search(operators) !== -1;

type Direction = 'from' | 'to' | 'is';
const directionOf = (operator: string): Direction => {
  const isOne = (direction: Direction) => phrases[direction].some((phrase) => phrase === operator.toLowerCase());
  if (/[>≥⩾]/u.test(operator) || isOne('from')) return 'from';
  return /[<≤⩽]/u.test(operator) || isOne('to') ? 'to' : 'is';
};

interface Span {
  start: number;
  end: number;
}

const words = (text: string): (Span & { text: string })[] =>
  [...text.matchAll(/\S+/g)].map((found) => ({ text: found[0], start: found.index, end: found.index + found[0].length }));

const readNumeric = (typed: string, direction: Direction, definition: Asked, locale: string | undefined): Condition | undefined => {
  const { key } = definition;
  const limit = parseLimit(typed, definition, locale);
  // "from 1 to 2 m" has two limits, although "from 1" alone has one
  const both = limit === undefined ? parseLimits(typed.replace(' and ', ' to '), definition, locale) : undefined;
  if (both && direction !== 'to') return { key, ...both };
  if (direction === 'from') return limit === undefined ? undefined : { key, minimum: limit };
  if (direction === 'to') return limit === undefined ? undefined : { key, maximum: limit };
  return limit === undefined ? undefined : { key, minimum: limit, maximum: limit };
};

/** Reads the choices of "IP65,IP67". With > and <, includes the choices above or below, if the definition ranks its choices. */
const readChoices = (typed: string, direction: Direction, { key, choices, better }: Asked): Condition | undefined => {
  const asked = typed.split(/[,|]/).map((one) => exactChoice(one, choices));
  const known = asked.filter((choice) => choice !== undefined);
  const [first] = known;
  if (!first || known.length < asked.length) return undefined;
  if (direction === 'is') return { key, choices: known.map((choice) => choice.key) };
  if (better === null || known.length > 1) return undefined;
  const at = choices.indexOf(first);
  return { key, choices: (direction === 'from' ? choices.slice(at) : choices.slice(0, at + 1)).map((choice) => choice.key) };
};

const readValue = (typed: string, direction: Direction, definition: Asked, locale: string | undefined): Condition | undefined => {
  switch (definition.kind) {
    case 'number':
    case 'range':
      return readNumeric(typed, direction, definition, locale);
    case 'choice':
    case 'choices':
      return readChoices(typed, direction, definition);
    case 'flag': {
      const { value } = direction === 'is' && !/\s/.test(typed) ? readFlag(typed) : {};
      return value && 'flag' in value ? { key: definition.key, flag: value.flag } : undefined;
    }
    case 'text':
      return undefined;
  }
};

interface Understood {
  named: readonly Asked[];
  locale: string | undefined;
}

/** Reads the name before an operator and the value after it, each as long as possible. */
const readAround = (
  typed: string,
  from: number,
  at: number,
  operator: string,
  { named: definitions, locale }: Understood,
): (Span & { condition: Condition }) | undefined => {
  const before = words(typed.slice(from, at)).slice(-most.nameWords);
  const after = words(typed.slice(at + operator.length, at + operator.length + 80)).slice(0, most.valueWords);
  const value = (definition: Asked, first: Span) => {
    for (const last of after.toReversed()) {
      const start = at + operator.length;
      const text = typed.slice(start, start + last.end);
      const condition = readValue(text.replace(/(?<![,;])[,;]+$/, '').trim(), directionOf(operator), definition, locale);
      if (condition) return { start: from + first.start, end: start + last.end, condition };
    }
    return undefined;
  };
  if (after.length === 0) return undefined;
  // a name without a typing error takes precedence, even if it has fewer words
  for (const find of [findByName, findMisspelt]) {
    for (const [index, first] of before.entries()) {
      const name = before.slice(index).map(({ text }) => text);
      const definition = find(name.join(' '), definitions);
      const found = definition && value(definition, first);
      if (found) return found;
    }
  }
  return undefined;
};

/** Whether a choice looks like a code; "floor" and "table" are search words. */
const isCode = (label: string) => /\d|\p{Lu}{2}/u.test(label);

const readBare = (typed: string, definitions: readonly Asked[]): Condition | undefined => {
  for (const { key, kind, choices } of definitions) {
    if (kind !== 'choice' && kind !== 'choices') continue;
    const choice = exactChoice(typed, choices);
    if (choice && isCode(choice.label)) return { key, choices: [choice.key] };
  }
  return undefined;
};

type Found = Span & Pick<UnderstoodPart, 'condition' | 'isBare'>;

/** Finds choices without the name of their attribute, between other parts of the text. */
const findBare = (typed: string, offset: number, definitions: readonly Asked[]): Found[] => {
  const list = words(typed);
  const found: Found[] = [];
  for (let index = 0; index < list.length; index++) {
    for (let count = Math.min(3, list.length - index); count > 0; count--) {
      const [first, last] = [list[index], list[index + count - 1]];
      const text = first && last ? typed.slice(first.start, last.end).replace(/[,;]$/, '') : '';
      const condition = readBare(text, definitions);
      if (!condition || !first || !last) continue;
      found.push({ start: offset + first.start, end: offset + last.end, condition, isBare: true });
      index += count - 1;
      break;
    }
  }
  return found;
};

/** Combines the narrower limits and the choices of both. */
const merge = (one: Condition, other: Condition): Condition => {
  const choices = one.choices && other.choices ? [...new Set([...one.choices, ...other.choices])] : (one.choices ?? other.choices);
  const minimums = [one.minimum, other.minimum].filter((end) => end !== undefined);
  const maximums = [one.maximum, other.maximum].filter((end) => end !== undefined);
  return {
    ...one,
    ...other,
    ...(choices && { choices }),
    ...(minimums.length > 0 && { minimum: Math.max(...minimums) }),
    ...(maximums.length > 0 && { maximum: Math.min(...maximums) }),
  };
};

export const mergeConditions = (conditions: readonly Condition[]): Condition[] => {
  const merged = new Map<string, Condition>();
  for (const condition of conditions) {
    const known = merged.get(condition.key);
    merged.set(condition.key, known ? merge(known, condition) : condition);
  }
  return [...merged.values()];
};

/**
 * A strict comparison (">") means the same as "≥", because data sheets round their values.
 * @param typed text of the search
 * @param named attributes that can be searched by name
 * @param bare attributes whose choices are recognised without the name; the caller excludes choices that no product has
 * @param locale the notation in which visitors type
 */
export const parseConditions = (typed: string, named: readonly Asked[], bare = named, locale?: string): SearchReading => {
  if (typed.length > longest || named.length === 0) return { conditions: [], parts: [], rest: typed };
  const spans: Found[] = [];
  let from = 0;
  for (const found of [...typed.matchAll(operators)].slice(0, most.operators)) {
    if (found.index < from) continue;
    const span = readAround(typed, from, found.index, found[0], { named, locale });
    if (!span) continue;
    spans.push(...findBare(typed.slice(from, span.start), from, bare));
    spans.push({ ...span, isBare: false });
    from = span.end;
  }
  spans.push(...findBare(typed.slice(from), from, bare));
  if (spans.length === 0) return { conditions: [], parts: [], rest: typed };
  const ends = [0, ...spans.map(({ end }) => end)];
  const pieces = ends.map((end, index) => {
    const piece = typed.slice(end, spans[index]?.start ?? typed.length).trim();
    // in "robot with IP65 or IP67" the conjunctions belong to the conditions
    return index < spans.length ? piece.replace(/(?:^|\s)(?:and|or|with|&)$/i, '') : piece;
  });
  const rest = pieces.filter((piece) => piece !== '');
  return {
    conditions: mergeConditions(spans.map(({ condition }) => condition)),
    parts: spans.map(({ start, end, condition, isBare }) => ({
      text: typed.slice(start, end).replace(/(?<![,;])[,;]+$/, ''),
      start,
      end,
      condition,
      isBare,
    })),
    rest: rest.join(' '),
  };
};
