// Reads phrases of a text and their roles.
import { roleOf, type WordRole } from './words.ts';

const match = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

const letters = /[\p{L}_\p{M}]+/uy;
const word = /[\p{L}_\p{M}](?:[\p{L}\p{M}\p{N}_'$™-]|[./](?=\p{L}))*/uy;
const nextWord = / ([\p{L}/][\p{L}\p{M}'/-]*)/uy;

/** A word with a role ends before a digit or a hyphen: "bis-10", "max10". */
const cutWord = (text: string, at: number): string => {
  const start = match(letters, text, at) ?? '';
  if (
    start.length > 1 &&
    /^(?:\d|-[\d ])/.test(text.slice(at + start.length, at + start.length + 2)) &&
    !['note', 'designation'].includes(roleOf(start))
  )
    return start;
  return match(word, text, at) ?? text.charAt(at);
};

/** The longest phrase of up to three words that has a role. */
export const readPhrase = (text: string, at: number): { role: WordRole; end: number } => {
  const first = cutWord(text, at);
  const phrases = [first];
  for (let end = at + first.length; phrases.length < 3; ) {
    const next = match(nextWord, text, end);
    if (next === undefined) break;
    phrases.push(`${phrases.at(-1)}${next}`);
    end += next.length;
  }
  const known = phrases.findLast((phrase) => roleOf(phrase) !== 'note') ?? first;
  const end = at + known.length;
  const hasPoint = text[end] === '.' && text[end + 1] !== '.' && known.length < 12;
  return { role: roleOf(known), end: hasPoint ? end + 1 : end };
};
