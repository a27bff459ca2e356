// Splits a unified text into the tokens of the grammar: amounts, signs, words by their role, and marks.
import { type Amount, readAmount } from './amounts.ts';
import { readPhrase } from './phrases.ts';
import type { Quantity } from './quantities.ts';
import type { WordRole } from './words.ts';

type Mark = '±' | '+' | '-' | '...' | '~' | '(' | ')' | ',' | ';' | '/' | ':' | '=' | 'footnote' | 'unknown';

export interface Token {
  kind: 'amount' | Mark | WordRole;
  text: string;
  start: number;
  end: number;
  /** After a space, or at the beginning of the text. */
  isSpaced: boolean;
  /** Number of enclosing brackets. */
  depth: number;
  /** The unsigned amount of a token of the kind "amount". */
  amount: Amount | null;
}

/** Maximum number of tokens of a specification value. */
const most = 120;

const match = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

const marks: [kind: Token['kind'], pattern: RegExp][] = [
  ['±', /±|\+ ?\/ ?-|\+-/y],
  ['...', /\.{2,6}/y],
  ['upper', /≤|⩽|<=?|=</y],
  ['lower', /≥|⩾|>=?|=>/y],
  ['about', /≈|≅/y],
  ['times', /×|\*(?= ?\d)/y],
  ['to', /÷|→|至|到/y],
  ['condition', /@/y],
  ['and', /&/y],
  ['current', /⎓|=(?= ?(?:$|[,;()]))/y],
  ['footnote', /[*†‡#]|\^\d{1,2}/y],
  ['(', /[([{]/y],
  [')', /[)\]}]/y],
  [',', /[,、，]/y],
  [';', /[;|•\n]/y],
  ['+', /\+/y],
  ['-', /-/y],
  ['~', /~/y],
  ['/', /\//y],
  [':', /:/y],
  ['=', /=/y],
];

const numberStart = /\.?\d|∞|infini/iuy;
/** "3-phase", "2-wire", "3/N/PE" and "3~ 400 V" describe a connection. */
const connection =
  /\d{1,2}(?:[- ]?(?:P(?:\+N)?|phase|phases|phasig|ph|wire|wires|pin|pins|pole|poles|polig|way|channel|channels|quadrant|axis|axes|point)(?![\p{L}\d])|(?:\/N)?(?:\/PE)(?![\p{L}\d])|\/N(?= )|(?:st|nd|rd|th) (?=\p{L}))|[123][- ]?AC(?= ?\d)/iuy;
const phases = /[123]~ ?(?=(?:1[0-46]0|115|127|2[0-4][08]|277|3[38]0|4[014-8]0|415|500|5[27]5|600|690)(?!\d))/y;
/** Threads and similar designations: M12, M8 x 1.25, G 1/4", DN 50, AC-15. */
const threads =
  /(?:M ?\d{1,3}(?:[.,]\d)?(?: ?[x×] ?\d{1,3}(?:[.,]\d{1,2})?)?|(?:G|Rp|Rc|R|DN|PN|PG|NPT|BSPP?) ?\d{1,3}(?:[ -]?\d?\/\d{1,2})?(?: ?")?|(?:AC-(?:1[2-5]?|[34])|DC-(?:1[2-4]?|[35]))(?![\d.,]| ?(?:V|-|to|\.\.)))/uy;
const standardNumber = / ?(?:[A-Z]{2,5} ?)?\d[\d./:-]*(?:[A-Za-z](?![\p{L}]))?/uy;

type Read = Pick<Token, 'kind' | 'end' | 'amount'>;

/** A number without a unit after the name of a standard or a class belongs to the name: "IEC 60068-2-27", "class 2". */
const readWord = (text: string, at: number, quantity: Quantity): Read => {
  const thread = match(threads, text, at);
  if (thread !== undefined && !/[\p{L}\d]/u.test(text[at + thread.length] ?? '')) {
    return { kind: 'designation', end: at + thread.length, amount: null };
  }
  const { role, end } = readPhrase(text, at);
  const isName = role === 'designation' && !(quantity === 'wire-gauge' && text.slice(at, end) === 'AWG');
  const number = isName ? match(standardNumber, text, end) : undefined;
  const amount = number === undefined ? undefined : readAmount(text, text[end] === ' ' ? end + 1 : end, quantity);
  const isPart = number !== undefined && (amount?.unit ?? null) === null;
  return { kind: role, end: isPart ? end + number.length : end, amount: null };
};

const readNumberToken = (text: string, at: number, quantity: Quantity): Read => {
  const connected =
    quantity === 'count' || quantity === 'capacitance'
      ? undefined
      : (match(connection, text, at) ?? (quantity === 'voltage' ? match(phases, text, at) : undefined));
  if (connected !== undefined) return { kind: 'note', end: at + connected.trimEnd().length, amount: null };
  const amount = readAmount(text, at, quantity);
  return amount ? { kind: 'amount', end: amount.end, amount } : { kind: 'unknown', end: at + 1, amount: null };
};

/** The number in "6-axis" is a count of axes. */
const nounHyphen = /(?<=\d)-(?=\p{L})/uy;

const readToken = (text: string, at: number, quantity: Quantity): Read => {
  if (quantity === 'count' && match(nounHyphen, text, at) !== undefined) return { kind: 'note', end: at + 1, amount: null };
  if (match(numberStart, text, at) !== undefined) return readNumberToken(text, at, quantity);
  for (const [kind, pattern] of marks) {
    const found = match(pattern, text, at);
    if (found !== undefined) return { kind, end: at + found.length, amount: null };
  }
  return /[\p{L}_]/u.test(text.charAt(at)) ? readWord(text, at, quantity) : { kind: 'unknown', end: at + 1, amount: null };
};

/** @returns undefined for a text that is too long to be one value */
export const tokensOf = (text: string, quantity: Quantity): Token[] | undefined => {
  const tokens: Token[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const isSpaced = at === 0 || text[at] === ' ';
    if (text[at] === ' ') at++;
    if (tokens.length >= most) return undefined;
    const read = readToken(text, at, quantity);
    if (read.kind === ')') depth = Math.max(0, depth - 1);
    tokens.push({ ...read, text: text.slice(at, read.end), start: at, isSpaced, depth });
    if (read.kind === '(') depth++;
    at = read.end;
  }
  return tokens;
};
