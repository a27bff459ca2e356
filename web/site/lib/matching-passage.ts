// Finds the line of a record that explains a search result if the texts on the screen do not contain the match.

import { htmlToText } from '#contract/rules/html-text.ts';
import { findTerm, type SearchTerms } from './find-matches.ts';

interface Options {
  terms: SearchTerms;
  /** Texts that are already on the screen. */
  shown: readonly string[];
  /** Candidate lines, the most informative first. */
  lines: readonly string[];
}

const before = 40;
const most = 140;

/** Excerpt of a long line around a match, cut between words. */
const pieceAround = (line: string, at: number): string => {
  if (line.length <= most) return line;
  const from = at <= before ? 0 : line.indexOf(' ', at - before) + 1;
  // without a space in the characters before the match, start at the match
  const start = from > at ? at : from;
  const rest = line.slice(start);
  if (rest.length <= most) return `${start > 0 ? '…' : ''}${rest}`;
  const end = rest.lastIndexOf(' ', most);
  return `${start > 0 ? '…' : ''}${rest.slice(0, end > at - start ? end : most)}…`;
};

/** @returns the line with the most terms that the shown texts lack; null if they lack none */
export const matchingPassage = ({ terms, shown, lines }: Options): string | null => {
  const lacking = terms.filter((marks) => !shown.some((text) => findTerm(text, marks)));
  if (lacking.length === 0) return null;
  let best: { line: string; at: number; count: number; words: number } | null = null;
  for (const line of lines) {
    const found = lacking.flatMap((marks) => findTerm(line, marks)?.[0] ?? []);
    if (found.length === 0 || found.length < (best?.count ?? 0)) continue;
    // a line may contain only one word of a term with several words
    const words = lacking.flat().filter((mark) => findTerm(line, [mark])).length;
    if (!best || found.length > best.count || words > best.words) best = { line, at: Math.min(...found), count: found.length, words };
  }
  return best && pieceAround(best.line, best.at);
};

const blockEnd = /<\/(?:p|li|h[1-6]|t[dhr]|blockquote|div|figcaption|pre|summary)>|<br\b[^<>]*>/i;

/** Converts rich text to plain text, one line for each paragraph. */
export const linesOfHtml = (html: string | null | undefined): string[] => (html ?? '').split(blockEnd).map(htmlToText).filter(Boolean);
