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
  // forms of Arabic letters that are typed for each other
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  '٫': '.',
  '٬': ',',
};
const withoutDecomposition = /[ßæœøłđðþħŧıŋĸəٱىیةک٫٬]/g;

/** Characters that are not visible or not read: trademark signs, soft hyphens, zero-width spaces and joiners, the Arabic tatweel. */
const silent = /[®™©℠\u00ad\u0640\u200b-\u200f\u2060\ufeff]/g;

/** Arabic, Persian and Thai digits; the last four bits are the value. */
const otherDigits = /[٠-٩۰-۹๐-๙]/g;

/** Accents. The vowels and tones of Thai are marks too, but part of the word, and the sound marks of Kana make other letters. */
const accents = /(?![\p{sc=Thai}\u3099\u309a])\p{M}/gu;
const kanaWithSoundMark = /.[\u3099\u309a]/g;

/** Converts to lower case without accents and silent characters; other letters stay: "Élan Größe" becomes "elan grosse". */
export const fold = (text: string): string =>
  text
    .replaceAll(silent, '')
    .normalize('NFKD')
    // symbols such as ℃ and № decompose into capitals
    .toLowerCase()
    .replaceAll(withoutDecomposition, (letter) => letters[letter] ?? letter)
    .replaceAll(otherDigits, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(accents, '')
    .replaceAll(kanaWithSoundMark, (kana) => kana.normalize());
