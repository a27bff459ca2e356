// Finds the numeric columns of a table, which are right-aligned, so that the numbers can be compared.
import { htmlToText } from '#contract/rules/html-text.ts';
import { type StartTag, type Token, writeHtml } from './html-tokens.ts';

interface Cell {
  /** Index of the start tag. */
  index: number;
  isHead: boolean;
  text: string;
}

// a spanning cell shifts the cells after it
const isSpanning = ({ attributes }: StartTag): boolean =>
  ['colspan', 'rowspan'].some((name) => Number(attributes.get(name) ?? 1) > 1) || attributes.get('rowspan') === '0';

/** @returns the rows of a table; null if spanning cells or nested tables make the columns ambiguous */
const readRows = (tokens: readonly Token[], ends: ReadonlyMap<number, number>, start: number, end: number): Cell[][] | null => {
  const rows: Cell[][] = [];
  for (let index = start + 1; index < end; index += 1) {
    const token = tokens[index];
    if (token?.kind !== 'start') continue;
    if (token.name === 'table') return null;
    if (token.name === 'tr') rows.push([]);
    if (token.name !== 'td' && token.name !== 'th') continue;
    const close = ends.get(index);
    if (close === undefined || isSpanning(token)) return null;
    rows.at(-1)?.push({ index, isHead: token.name === 'th', text: htmlToText(writeHtml(tokens.slice(index + 1, close))) });
    index = close;
  }
  return rows;
};

const figure = /^[<>≤≥≈~±]?\s?[+−–-]?\s?\d[\d.,]*(?:\s\d{3})*\s?(\D{0,8})$/u;
const nothing = /^(?:[–—-]|n\/a)?$/i;

/** True if all non-empty cells are numbers with the same unit. */
const areFigures = (texts: readonly string[]): boolean => {
  const found = texts.filter((text) => !nothing.test(text)).map((text) => figure.exec(text));
  return found.length > 0 && found.every((match) => match !== null) && new Set(found.map((match) => match?.[1])).size === 1;
};

/** @returns the indexes of the start tags of all cells in numeric columns, including their headings */
export const figureCells = (
  tokens: readonly Token[],
  ends: ReadonlyMap<number, number>,
  start: number,
  end: number,
): ReadonlySet<number> => {
  const columns: Cell[][] = [];
  for (const row of readRows(tokens, ends, start, end) ?? []) {
    row.forEach((cell, column) => {
      columns[column] ??= [];
      columns[column].push(cell);
    });
  }
  // the first column contains row names, even if they are numbers
  const figures = columns.slice(1).filter((cells) => areFigures(cells.filter(({ isHead }) => !isHead).map(({ text }) => text)));
  return new Set(figures.flat().map(({ index }) => index));
};
