// Text content of HTML fragments, for search, lists, cards and descriptions.

const entityNames = ['amp', 'lt', 'gt', 'quot', 'apos', 'nbsp'];
/** In the order of the names. */
const entityCharacters = '&<>"\' ';

/** @returns the text on one line; block tags separate words, inline tags do not */
export const htmlToText = (html: string | null | undefined): string =>
  (html ?? '')
    .replaceAll(/<\/?(?:b|i|u|em|strong|a|span|sub|sup|s|mark|code)\b[^<>]*>/gi, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:#(\d{1,6})|(\w+));/g, (whole, code: string, name: string) =>
      code ? String.fromCodePoint(Number(code)) : (entityCharacters[entityNames.indexOf(name)] ?? whole),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
