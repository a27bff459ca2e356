// Folding for comparisons that ignore case and accents. Search folds stored and typed texts; screens fold texts to find the
// parts to highlight.

/** Lower case without accents; other letters are unchanged: "Élan Größe" becomes "elan grosse". */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '');
