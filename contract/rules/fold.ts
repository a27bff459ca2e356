// Folding: letters are compared without case and accents. Search folds what is stored and what is typed; screens fold what
// they mark.

/** Lower case without accents, other letters kept: "Élan Größe" becomes "elan grosse". */
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
