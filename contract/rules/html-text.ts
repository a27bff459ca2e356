// The text of HTML fragments, for search, lists, cards and descriptions.

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['#39', "'"],
]);

/** @returns one line of text; block tags separate words, inline tags do not */
export const htmlToText = (html: string | null | undefined): string =>
  (html ?? '')
    .replaceAll(/<(?:\/?(?:b|i|u|em|strong|a|span|sub|sup|s|mark|code)\b[^<>]*)>/gi, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(
      /&(#?\w+);/g,
      (whole, name: string) => entities.get(name) ?? (/^#\d{1,6}$/.test(name) ? String.fromCodePoint(Number(name.slice(1))) : whole),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
