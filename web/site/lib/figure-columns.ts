// Which columns of a table hold figures. Those are aligned at the right, so that they can be compared.
import { plainText } from '#web/shared/lib/format.ts';
import { type StartTag, type Token, writeHtml } from './html-tokens.ts';

interface Cell {
  /** Of its start tag. */
  index: number;
  isHead: boolean;
  text: string;
}

// a cell over several columns or rows moves the ones after it
const isSpanning = ({ attributes }: StartTag): boolean =>
  ['colspan', 'rowspan'].some((name) => Number(attributes.get(name) ?? 1) > 1) || attributes.get('rowspan') === '0';

/** @returns the rows of a table, null where a cell's column cannot be told by its place in the row */
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
    rows.at(-1)?.push({ index, isHead: token.name === 'th', text: plainText(writeHtml(tokens.slice(index + 1, close))) });
    index = close;
  }
  return rows;
};

const figure = /^[<>≤≥≈~±]?\s?[+−–-]?\s?\d[\d.,]*(?:\s\d{3})*\s?(\D{0,8})$/u;
const nothing = /^(?:[–—-]|n\/a)?$/i;

/** Figures of one unit; those of several cannot be compared. */
const areFigures = (texts: readonly string[]): boolean => {
  const found = texts.filter((text) => !nothing.test(text)).map((text) => figure.exec(text));
  return found.length > 0 && found.every((match) => match !== null) && new Set(found.map((match) => match?.[1])).size === 1;
};

/** @returns the indexes of the start tags of all cells in such columns, their headings included */
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
  // the first column names the rows, even by numbers
  const figures = columns.slice(1).filter((cells) => areFigures(cells.filter(({ isHead }) => !isHead).map(({ text }) => text)));
  return new Set(figures.flat().map(({ index }) => index));
};
