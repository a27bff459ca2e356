// Extracts words from texts, ignoring case, accents, spaces and hyphens.
import { fold } from '#contract/rules/fold.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { plainLetters } from '#contract/rules/letters.ts';
import { withoutSpaces } from '#contract/rules/without-spaces.ts';

/** The folded words of a text: sequences of letters and digits. The marks that remain after folding are vowels and tones. */
export const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Splits between texts in scripts with and without spaces. */
const scripts = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]+|[^\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]+/gu;

const pairsOf = (run: string): string[] => {
  const characters = [...run];
  return characters.length === 1 ? characters : characters.slice(1).map((character, at) => `${characters[at]}${character}`);
};

/**
 * The tokens of folded words that are separated by spaces. In scripts without spaces these are all pairs of adjacent characters, so that a
 * sequence of pairs is found at any position of a text.
 */
export const tokensOf = (text: string): string[] =>
  text
    .split(' ')
    .flatMap((word) =>
      withoutSpaces.test(word) ? (word.match(scripts) ?? []).flatMap((run) => (withoutSpaces.test(run) ? pairsOf(run) : [run])) : [word],
    );

/** Only letters and digits, for model numbers: "LR-20" and "lr 20" both become "lr20". */
export const compact = (text: string): string => words(text.replaceAll(/(?<=\d)×(?=\d)/g, 'x')).join('');

/** The texts in lower case, one per line, for searches of administrators, which match the typed text literally and at any position. */
export const plainColumn = (texts: (string | null)[], richTexts: (string | null)[] = []): string =>
  [...texts, ...richTexts.map((html) => htmlToText(html))].map((text) => plainLetters(text ?? '').toLowerCase()).join('\n');
