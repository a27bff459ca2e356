// Breaks text into lines and draws them as outlines. The result consists only of numbers: no text gets into the picture as markup, and
// characters without a glyph in any font are omitted.
import type { Font } from 'fontkit';

export interface TextStyle {
  /** A character is drawn with the first font that has it. */
  fonts: readonly Font[];
  /** In pixels. */
  size: number;
  /** Space between letters, as a fraction of the size; negative is tighter. */
  tracking?: number;
}

interface Run {
  font: Font;
  text: string;
}

const fontOf = (fonts: readonly Font[], character: string): Font | undefined =>
  fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

const marks = /\p{M}/gu;

/** @returns the character; its base letter if no font has the accented one; empty if no font has either */
const drawable = (fonts: readonly Font[], character: string): string => {
  if (fontOf(fonts, character)) return character;
  const plain = [...character.normalize('NFKD').replaceAll(marks, '')];
  return plain.filter((part) => fontOf(fonts, part)).join('');
};

/** @returns one line with only the characters that the fonts have */
export const drawableText = (fonts: readonly Font[], text: string): string =>
  [...text.normalize('NFC').replaceAll(/[\s\p{Cc}]+/gu, ' ')]
    .map((character) => (character === ' ' ? ' ' : drawable(fonts, character)))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();

const runsOf = (fonts: readonly Font[], text: string): Run[] => {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontOf(fonts, character);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
};

const layoutRuns = ({ fonts, size, tracking = 0 }: TextStyle, text: string) => {
  let x = 0;
  return runsOf(fonts, text).map(({ font, text: part }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    const placed = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const at = { glyph, scale, x: x + xOffset * scale, y: -yOffset * scale };
      x += xAdvance * scale + tracking * size;
      return at;
    });
    return { placed, end: x };
  });
};

/** @returns the width in pixels */
export const textWidth = (style: TextStyle, text: string): number => layoutRuns(style, text).at(-1)?.end ?? 0;

/** @returns SVG paths of the text. @param at left end of the baseline */
export const textPaths = (style: TextStyle, text: string, at: { x: number; y: number }): string =>
  layoutRuns(style, text)
    .flatMap(({ placed }) => placed)
    .map(({ glyph, scale, x, y }) => {
      const outline = glyph.path.toSVG();
      const place = `translate(${(at.x + x).toFixed(2)} ${(at.y + y).toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      return outline && `<path transform="${place}" d="${outline}"/>`;
    })
    .join('');

const ellipsis = '…';

/** @returns the longest beginning that fits, at least one character */
const fitting = (style: TextStyle, text: string, width: number, end = ''): string => {
  const characters = [...text];
  const beginning = (count: number) => characters.slice(0, count).join('').trimEnd() + end;
  if (textWidth(style, text + end) <= width) return text + end;
  let [fits, tooLong] = [1, characters.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (textWidth(style, beginning(middle)) > width) tooLong = middle;
    else fits = middle;
  }
  return beginning(fits);
};

/** @returns the beginning of an overlong word that fits on one line, up to a hyphen if there is one */
const breakWord = (style: TextStyle, word: string, width: number): string => {
  const shown = fitting(style, word, width);
  return shown === word ? word : shown.slice(0, shown.lastIndexOf('-') + 1) || shown;
};

interface Room {
  /** In pixels. */
  width: number;
  lines: number;
}

interface Lines {
  lines: string[];
  /** Whether the end of the text was cut off. */
  isCut: boolean;
  /** Whether a word is divided, except after a hyphen. */
  isDivided: boolean;
}

/** Breaks at spaces, and inside words that are wider than a line. @param text of `drawableText` */
export const breakLines = (style: TextStyle, text: string, room: Room): Lines => {
  const lines: string[] = [];
  let rest = text.split(' ').filter(Boolean);
  let isDivided = false;
  while (rest.length > 0 && lines.length < room.lines) {
    let count = 1;
    while (count < rest.length && textWidth(style, rest.slice(0, count + 1).join(' ')) <= room.width) count += 1;
    const line = rest.slice(0, count).join(' ');
    const shown = breakWord(style, line, room.width);
    lines.push(shown);
    isDivided ||= shown !== line && !shown.endsWith('-');
    rest = shown === line ? rest.slice(count) : [line.slice(shown.length), ...rest.slice(count)];
  }
  if (rest.length === 0) return { lines, isCut: false, isDivided };
  const last = lines.pop() ?? '';
  return { lines: [...lines, fitting(style, last, room.width, ellipsis)], isCut: true, isDivided };
};
