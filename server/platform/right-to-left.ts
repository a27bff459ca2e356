// Numbers with units in texts from right to left, which browsers would write with the unit before the number.

const rightToLeft = /[\u0590-\u08ff]/;
/** A number, and Latin letters or a sign of a unit. A number that is a part of a name, such as LR20, is none. */
const quantity =
  /(?<![\w.,-])(?:[±−+<>≤≥] ?)?\d[\d.,]{0,15}(?: ?[×/] ?\d[\d.,]{0,15}){0,3}[ \u00a0](?:× )?[A-Za-zµΩ°%][\wµΩ°%·²³/()]{0,15}/gu;
const tag = /(<[^<>]*>)/;

/** @param text plain text, or HTML @returns the text with isolated numbers with units, if it has letters from right to left */
export const isolateQuantities = (text: string): string =>
  rightToLeft.test(text)
    ? text
        .split(tag)
        .map((piece, at) => (at % 2 === 1 ? piece : piece.replaceAll(quantity, '\u2066$&\u2069')))
        .join('')
    : text;

/** For elements whose direction is that of the first letter. @returns the text, with a mark of its direction if it is from right to left */
export const withOwnDirection = (text: string): string => (rightToLeft.test(text) ? `\u200f${text}` : text);
