// Divides formatted texts into the segments that are translated one by one: paragraphs, headings, items, cells.
import type { Token } from '../markup/tokens.ts';

export interface Segment {
  /** False for tags and white space between texts. */
  isText: boolean;
  tokens: Token[];
}

const isCode = (token: Token) => typeof token !== 'string';

const divide = (tokens: readonly Token[]): Segment[] => {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (isCode(token) && token.isBlock) lines.push([token], []);
    else lines.at(-1)?.push(token);
  }
  const segments: Segment[] = [];
  for (const line of lines) {
    const isText = line.some((token) => !isCode(token) && token.trim() !== '');
    const last = segments.at(-1);
    if (last && !isText && !last.isText) last.tokens.push(...line);
    else if (line.length > 0) segments.push({ isText, tokens: line });
  }
  return segments;
};

const sameParts = (one: readonly Segment[], other: readonly Segment[]): boolean =>
  one.length === other.length &&
  one.every(({ isText, tokens }, at) => {
    const counterpart = other[at];
    if (isText !== counterpart?.isText) return false;
    return isText || JSON.stringify(tokens.map(contentOf)) === JSON.stringify(counterpart.tokens.map(contentOf));
  });

const contentOf = (token: Token): string | [string] => (isCode(token) ? [token.html] : token);

interface Pair {
  isText: boolean;
  source: Token[];
  /** Null without a translation. */
  target: Token[] | null;
}

/** @returns the segments of a text with those of its translation; the whole text as one segment if they are not divided alike */
export const segmentPairs = (source: Token[], target: Token[] | null): Pair[] => {
  const sources = divide(source);
  const targets = target && divide(target);
  const isDivided = sources.some(({ isText }) => isText) && (targets === null || sameParts(sources, targets));
  if (!isDivided) return [{ isText: true, source, target }];
  return sources.map(({ isText, tokens }, at) => ({ isText, source: tokens, target: targets?.[at]?.tokens ?? null }));
};
