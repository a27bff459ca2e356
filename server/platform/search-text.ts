// Extracts words from texts, ignoring case, accents, spaces and hyphens.
import { fold } from '#contract/rules/fold.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { plainLetters } from '#contract/rules/letters.ts';

/** The folded words of a text: sequences of letters and digits. */
export const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Only letters and digits, for model numbers: "LR-20" and "lr 20" both become "lr20". */
export const compact = (text: string): string => words(text.replaceAll(/(?<=\d)×(?=\d)/g, 'x')).join('');

/** The texts in lower case, one per line, for searches of administrators, which match the typed text literally and at any position. */
export const plainColumn = (texts: (string | null)[], richTexts: (string | null)[] = []): string =>
  [...texts, ...richTexts.map((html) => htmlToText(html))].map((text) => plainLetters(text ?? '').toLowerCase()).join('\n');
