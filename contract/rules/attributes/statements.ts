// Examines the tokens between the values of a text, and whether they are accounted for.
import type { Expression } from './expressions.ts';
import type { Token } from './tokens.ts';
import { findUnit } from './units.ts';

/** Tokens that do not affect a number beside them. */
const silent: readonly Token['kind'][] = [
  'note',
  'designation',
  'footnote',
  'current',
  'about',
  'typical',
  '(',
  ')',
  ':',
  '=',
  'begin',
  'between',
];
const ends: readonly Token['kind'][] = [',', ';', 'or'];

export interface Statements {
  tokens: readonly Token[];
  found: readonly Expression[];
}

/** The tokens between an expression and the previous one. */
export const gapBefore = ({ tokens, found }: Statements, index: number): readonly Token[] =>
  tokens.slice(found[index - 1]?.to ?? 0, found[index]?.from ?? tokens.length);

/** The kinds of the tokens other than words: "", "/", "times", ", and". */
export const joints = (gap: readonly Token[]): string =>
  gap
    .filter(({ kind }) => !silent.includes(kind))
    .map(({ kind }) => kind)
    .join(' ');

export const hasWords = (gap: readonly Token[]): boolean => gap.some(({ kind }) => kind === 'note' || kind === 'designation');

/** A dash between words: "24 V - for sensors". */
const isDash = (gap: readonly Token[], at: number): boolean => {
  const [token, next] = [gap[at], gap[at + 1]];
  return token?.kind === '-' && token.isSpaced && next?.isSpaced === true && next.kind === 'note';
};

export const isEnd = (gap: readonly Token[], at: number): boolean => ends.includes(gap[at]?.kind ?? 'note') || isDash(gap, at);

/** Whether an expression is the condition under which another one applies: "3 kg at 500 mm". */
export const isCondition = (statements: Statements, index: number): boolean => {
  const { tokens, found } = statements;
  const to = found[index]?.from ?? 0;
  const depth = found[index]?.depth ?? 0;
  for (let at = to - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!token || (isEnd(tokens, at) && token.depth <= depth)) return false;
    if (token.kind === '(' && token.depth < depth) return false;
    if (token.kind === 'condition' && token.depth <= depth) return true;
  }
  return false;
};

/** Tokens after a value that do not change it; a hyphen or a sign would begin something that was not read. */
const harmless: readonly Token['kind'][] = [...silent, '/', 'and'];

/** '1/4" NPT' is not a length. */
const isPipeThread = ({ text }: Token) => /^(?:[MF]?NPTF?|BSP[PT]?|UNF|UNC|G|Rp|Rc)$/.test(text);

/** "1 mm / m" is a slope, and "150 l / min" is not a volume. */
const isDivisor = (gap: readonly Token[], at: number): boolean => {
  const divisor = gap[at]?.kind === '/' ? gap[at + 1] : undefined;
  const isMinute = divisor?.kind === 'lower' && divisor.text === 'min' && gap.length === at + 2;
  return isMinute || (divisor?.kind === 'note' && findUnit(divisor.text, null) !== undefined);
};

/**
 * @param gap tokens after a value, up to the next one
 * @returns the token that is not accounted for
 */
export const unaccounted = (gap: readonly Token[], isLast: boolean): Token | undefined => {
  const depth = gap[0]?.kind === '(' ? gap[0].depth : Math.min(...gap.map((token) => token.depth));
  for (const [at, token] of gap.entries()) {
    if (token.depth > depth) continue;
    if (isPipeThread(token) || isDivisor(gap, at)) return token;
    if (isEnd(gap, at) || token.kind === 'condition') return undefined;
    const isWord = /\p{L}/u.test(token.text) && (token.kind === 'upper' || token.kind === 'lower');
    const isAlternating = token.kind === '~' && (isLast || at < gap.length - 1);
    if (!harmless.includes(token.kind) && !isWord && !isAlternating) return token;
  }
  return undefined;
};

/** Whether the expression belongs to a different statement from the one before it. */
export const beginsStatement = (gap: readonly Token[]): boolean => gap.some((_, at) => isEnd(gap, at));
