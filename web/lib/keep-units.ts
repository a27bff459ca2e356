// Keeps figures and what belongs to them on one line: "24 h", "2.6 m", "PL e", "Cat. 4".
const units =
  '(?:[num\u00b5kM]?m[\u00b2\u00b3]?|cm|[mk]?g|t|k?N|Nm|[m\u00b5]?s|h|min|[mk]?V|k?VA|m?A|[mkM]?W|k?Wh|[kM]?Hz|[MG]B|[MG]?bit\\/s|bar|l|rpm|\u00b0C|\u00b0|%)';
const figureAndUnit = new RegExp(`(\\d) +(?=${units}(?![\\p{L}\\d]))`, 'gu');
const abbreviationAndFigure = /(\p{L}\.) +(?=\d)/gu;
const levelAndLetter = /\b(PL|SIL|Cat|Kat|Type|Class) +(?=[a-e\d]\b)/g;

/** @returns the text with no-break spaces where a line must not end */
export const keepUnits = (text: string): string =>
  text.replace(figureAndUnit, '$1\u00a0').replace(abbreviationAndFigure, '$1\u00a0').replace(levelAndLetter, '$1\u00a0');
