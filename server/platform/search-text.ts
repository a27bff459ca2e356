// Extracts words from texts; case, accents, spaces and hyphens are ignored.
import { fold } from '#contract/rules/fold.ts';

/** The folded words of a text: sequences of letters and digits. */
export const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters and digits only, for model numbers: "LR-20" and "lr 20" both become "lr20". */
export const compact = (text: string): string => words(text).join('');

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['#39', "'"],
]);

/** The text of an HTML fragment. Block tags separate words, inline tags do not. */
export const htmlToText = (html: string): string =>
  html
    .replaceAll(/<(?:\/?(?:b|i|u|em|strong|a|span|sub|sup|s|mark|code)\b[^<>]*)>/gi, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(
      /&(#?\w+);/g,
      (whole, name: string) => entities.get(name) ?? (/^#\d{1,6}$/.test(name) ? String.fromCodePoint(Number(name.slice(1))) : whole),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The texts in lower case, one per line, for the admin searches, which match the typed text literally and at any position. */
export const plainColumn = (texts: (string | null)[], richTexts: (string | null)[] = []): string =>
  [...texts, ...richTexts.map((html) => htmlToText(html ?? ''))].map((text) => (text ?? '').toLowerCase()).join('\n');
