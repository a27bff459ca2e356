// Words of texts: case, accents, spaces and hyphens do not count.
import { fold } from '#contract/rules/fold.ts';

/** The folded words of a text: runs of letters and digits. */
export const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters and digits only, for model numbers: "LR-20" and "lr 20" are both "lr20". */
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

/** The text of an HTML fragment; every tag separates words that stood in different elements. */
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

/** Texts in lower case, a line each: administrators' searches find what was typed anywhere in them, as it was typed. */
export const plainColumn = (texts: (string | null)[], richTexts: (string | null)[] = []): string =>
  [...texts, ...richTexts.map((html) => htmlToText(html ?? ''))].map((text) => (text ?? '').toLowerCase()).join('\n');
