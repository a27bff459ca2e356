// Keeps numbers and their units or labels on one line: "24 h", "480 V AC", "3 × 400 mm", "≤ 68 dB(A)", "PL e", "Cat. 4".
const symbols =
  '(?:[num\u00b5kM]?m[\u00b2\u00b3]?|cm[\u00b2\u00b3]?|[m\u00b5k]?g|t|k?N|Nm|[m\u00b5n]?s|h|min|[mk]?V|k?VA|[m\u00b5]?Ah?|[mkM]?W|k?Wh|[kMG]?Hz|[kMG]B|[kMG]?bit|m?bar|[kM]?Pa|ml|[lL]|rpm|px|MP|lx|dB|[kM]?\u03a9|[\u00b0]C?|%)';
// "m/s", "kg·m²", "Gbit/s", "dB(A)", "V AC"; other letters than Latin ones can follow: "20 kgまで"
const unit = `${symbols}(?:[/\u00b7]${symbols})?(?:\\(A\\))?(?![\\p{sc=Latn}\\d])`;
const figureAndUnit = new RegExp(`(\\d) +(?=${unit})`, 'gu');
const current = /(?<=\d\u00a0k?[VA]) +(?=(?:AC|DC|rms)(?![\p{sc=Latn}\d]))/gu;
const factor = /(?<=\d|\d\u00a0\p{L}{1,2}) ?\u00d7 ?(?=\d)/gu;
const comparison = /([±<>≤≥≈]) +(?=\d)/gu;
const abbreviationAndFigure = /(\p{L}\.) +(?=\d)/gu;
const levelAndLetter = /\b(PL|SIL|IP|Cat|Kat|Type|Class) +(?=(?:\d{1,2}|[a-e])(?![\p{L}\d]))/gu;

/** @returns the text with no-break spaces between numbers and units */
export const keepUnits = (text: string): string =>
  text
    .replace(figureAndUnit, '$1\u00a0')
    .replace(current, '\u00a0')
    .replace(factor, '\u00a0\u00d7\u00a0')
    .replace(comparison, '$1\u00a0')
    .replace(abbreviationAndFigure, '$1\u00a0')
    .replace(levelAndLetter, '$1\u00a0');
