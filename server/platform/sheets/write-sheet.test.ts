import { buffer, text } from 'node:stream/consumers';
import readExcelFile, { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { sheetFormats } from '#contract/rules/imports.ts';
import type { Cell } from './sheet.ts';
import { createFiles, readAll } from './sheet-files.fixture.ts';
import { writeSheet } from './write-sheet.ts';
import { openZip } from './zip-file.ts';

const fileOf = createFiles();

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
const columnsOf = (heads: string[]) => heads.map((head) => ({ head }));
const sheetOf = (rows: Cell[][], heads = ['A', 'B', 'C', 'D', 'E', 'F'], name = 'Products') => ({
  name,
  columns: columnsOf(heads),
  rows: each(rows),
});

const cells: Cell[][] = [
  ['Gripper', 12.5, true, { date: '2026-11-28' }, { date: '2026-11-28T09:30:00' }, 'last'],
  [null, -3, false, { date: '1900-03-01' }, { date: '9999-12-31T23:59:59' }, null],
  ['0012', 0, 4006381333931, 1e21, 1.5e-7, -0.1],
  ['=1+1', '+49 30', '-5', '@name', '\ttab', '\rreturn'],
  ["'=1+1", "''-5", "'quoted'", '"', '""', ','],
  ['two\nlines', 'two\r\nlines', 'a\rb', ' spaces ', '  ', 'last'],
  ['<b>&amp;</b>', ']]>', '_x0041_', 'a\u0007b\u0000c', '\ufffe', '😀'],
  ['ä€ß', '日本', '\u00a0', '\ufeffmark', ';', '|'],
  [{ date: '1899-12-31' }, { date: '2026-11-28T09:30:00.123Z' }, { date: '2026-02-30' }, true, true, 1],
];

/** Dates that XLSX cannot represent are texts there; in text files, everything is. */
const asXlsx = (cell: Cell): Cell =>
  cell !== null && typeof cell === 'object' && !/^(?:19|20|99)\d\d-(?!02-30)[\dT:-]+$/.test(cell.date) ? cell.date : cell;
const asText = (cell: Cell): Cell => (cell === null ? null : typeof cell === 'object' ? cell.date : String(cell));
const trimmed = (row: Cell[]): Cell[] => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1);

test.each(sheetFormats)('writes %s so that reading it gives the same cells (SHEET-15)', async (format) => {
  const rows =
    format === 'csv' || format === 'tsv' ? cells.map((row) => row.map((cell) => (cell === 'a\u0007b\u0000c' ? 'a' : cell))) : cells;
  const content = await buffer(writeSheet(format, sheetOf(rows)));
  const read = await readAll(fileOf(content, `products.${format}`));
  const heads = ['A', 'B', 'C', 'D', 'E', 'F'];
  expect(read).toMatchObject({ format, names: [format === 'xlsx' ? 'Products' : 'products'] });
  expect(read.rows.map((row) => row.cells)).toEqual([heads, ...rows].map((row) => trimmed(row.map(format === 'xlsx' ? asXlsx : asText))));
});

test('writes a workbook that another library reads alike (SHEET-13)', async () => {
  const content = await buffer(writeSheet('xlsx', sheetOf(cells.slice(0, 3), undefined, "Price list: 1/2 [draft] 'x'")));
  const [sheet] = await readExcelFile(content);
  expect(sheet?.sheet).toBe("Price list  1 2  draft  'x");
  expect((await readSheet(content)).slice(0, 3)).toEqual([
    ['A', 'B', 'C', 'D', 'E', 'F'],
    ['Gripper', 12.5, true, new Date(Date.UTC(2026, 10, 28)), new Date(Date.UTC(2026, 10, 28, 9, 30)), 'last'],
    [null, -3, false, new Date(Date.UTC(1900, 2, 1)), new Date(Date.UTC(9999, 11, 31, 23, 59, 59)), null],
  ]);
});

test('writes widths, a fixed bold head, a filter, and texts that stay texts when they are edited (SHEET-13)', async () => {
  const sheet = { name: 'x', columns: [{ head: 'Name', width: 40 }, { head: 'No.' }], rows: each<Cell[]>([['=1+1', 1]]) };
  const zip = await openZip(fileOf(await buffer(writeSheet('xlsx', sheet))).path, 20);
  const read = async (path: string) => {
    const entry = zip.entries.find((part) => part.path === path);
    return entry ? await text(zip.read(entry, 1_000_000)) : '';
  };
  const xml = await read('xl/worksheets/sheet1.xml');
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(xml).toContain('<cols><col min="1" max="1" width="40" customWidth="1"/><col min="2" max="2" width="16" customWidth="1"/></cols>');
  expect(xml).toContain('<row r="1"><c r="A1" s="1" t="inlineStr">');
  expect(xml).toContain(
    '<row r="2"><c r="A2" s="4" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c r="B2"><v>1</v></c></row>',
  );
  expect(xml).toContain('<autoFilter ref="A1:B2"/>');
  const styles = (await read('xl/styles.xml')).match(/<cellXfs.*<\/cellXfs>/)?.[0].match(/<xf [^>]*>/g) ?? [];
  expect(styles[1]).toContain('fontId="1"');
  expect(styles[4]).toContain('quotePrefix="1"');
  zip.close();
});

test('writes text files in UTF-8 with a byte order mark, CRLF and quotes where they are needed (SHEET-14)', async () => {
  const sheet = () => sheetOf([['a,b', 'c\td', -1, '-1', true, null]]);
  expect(await text(writeSheet('csv', sheet()))).toBe(`A,B,C,D,E,F\r\n"a,b",c\td,-1,'-1,true,\r\n`);
  expect((await buffer(writeSheet('csv', sheet()))).subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(await text(writeSheet('tsv', sheet()))).toBe(`A\tB\tC\tD\tE\tF\r\na,b\t"c\td"\t-1\t'-1\ttrue\t\r\n`);
});

test('fails with an explanation if a workbook cannot contain a text, and writes it as CSV (SHEET-16)', async () => {
  const longest = 'x'.repeat(32_767);
  const read = await readAll(fileOf(await buffer(writeSheet('xlsx', sheetOf([[longest]])))));
  expect(read.rows[1]?.cells).toEqual([longest]);
  await expect(buffer(writeSheet('xlsx', sheetOf([[], [null, `${longest}x`]])))).rejects.toThrow(
    'The text in cell B3 (B) has 32,768 characters; a cell of a workbook contains at most 32,767. Export as CSV, or leave out this column.',
  );
  expect(await text(writeSheet('csv', sheetOf([[`${longest}x`]])))).toContain(`${longest}x`);
});

test('fails with an explanation if a workbook cannot contain all rows (SHEET-16)', async () => {
  async function* rows() {
    for (let count = 0; count < 1_048_576; count += 1) yield [];
  }
  await expect(buffer(writeSheet('xlsx', { name: 'x', columns: columnsOf(['A']), rows: rows() }))).rejects.toThrow(
    'at most 1,048,576 rows',
  );
});

test.each(sheetFormats)('asks for rows of %s only while somebody reads, and no longer after that (SHEET-12)', async (format) => {
  const ended = Promise.withResolvers<number>();
  async function* endless() {
    let count = 0;
    try {
      for (; ; count += 1) yield [`${count} ${'text '.repeat(100)} ${Math.sin(count)}`];
    } finally {
      ended.resolve(count);
    }
  }
  const stream = writeSheet(format, { name: 'x', columns: columnsOf(['A']), rows: endless() });
  let bytes = 0;
  for await (const part of stream) {
    bytes += part.length;
    if (bytes > 100_000) break;
  }
  expect(await ended.promise).toBeLessThan(20_000);
});

test.each(sheetFormats)('passes on an error of the rows in %s (SHEET-12)', async (format) => {
  async function* failing(): AsyncGenerator<Cell[]> {
    yield ['a'];
    throw new Error('The database is gone.');
  }
  await expect(buffer(writeSheet(format, { name: 'x', columns: columnsOf(['A']), rows: failing() }))).rejects.toThrow(
    'The database is gone.',
  );
});
