// Folding for comparisons that ignore case and accents. Search folds stored and typed texts; screens fold texts to find the parts to
// highlight.

/** Letters that have no decomposition. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
};

/** Characters that are not visible or not read: trademark signs, soft hyphens, zero-width spaces and joiners. */
const silent = /[®™©℠\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Converts to lower case without accents and silent characters; other letters stay: "Élan Größe" becomes "elan grosse". */
export const fold = (text: string): string =>
  text
    .replaceAll(silent, '')
    .normalize('NFKD')
    // symbols such as ℃ and № decompose into capitals
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþħŧıŋĸə]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/\p{M}+/gu, '');
