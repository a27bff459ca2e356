import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { Cell } from './sheet.ts';
import { createFiles, readAll, strict, workbookOf, workbookParts, zipOf } from './sheet-files.fixture.ts';

const fileOf = createFiles();
type Options = Parameters<typeof workbookOf>[1];
const rowsOf = async (rows: string, options?: Options) => (await readAll(fileOf(await workbookOf(rows, options), 'a.xlsx'))).rows;
/** The cells of a row in which each cell is given without its reference. */
const cellsOf = async (cells: string, options?: Options): Promise<Cell[]> =>
  (await rowsOf(`<row r="1"><c r="A1" t="str"><v>first</v></c>${cells}</row>`, options))[0]?.cells.slice(1) ?? [];

test('recognises a workbook whatever its name is, and names its sheets (SHEET-01)', async () => {
  const content = await workbookOf('<row><c><v>1</v></c></row>', { sheets: [{ name: 'Products &amp; more' }, { name: 'Second' }] });
  expect(await readAll(fileOf(content, 'list.csv'))).toEqual({
    format: 'xlsx',
    encoding: null,
    delimiter: null,
    isEncodingSure: true,
    names: ['Products & more', 'Second'],
    rows: [{ line: 1, cells: [1] }],
  });
});

test.each<[string, string, Cell]>([
  ['a shared text', '<c t="s"><v>0</v></c>', 'Gripper'],
  ['a shared text with formats', '<c t="s"><v>1</v></c>', 'Two parts'],
  ['an inline text', '<c t="inlineStr"><is><t xml:space="preserve"> a &lt;b&gt;\n</t></is></c>', ' a <b>\n'],
  ['an inline text with formats', '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>', 'ab'],
  ['escaped characters', '<c t="inlineStr"><is><t>a_x000D_b_x005F_x0041_</t></is></c>', 'a\rb_x0041_'],
  ['a number', '<c><v>12.5</v></c>', 12.5],
  ['a number with an exponent', '<c><v>1.5E-3</v></c>', 0.0015],
  ['the noise of a calculation', '<c><v>0.30000000000000004</v></c>', 0.3],
  ['an article number as a number', '<c><v>4006381333931</v></c>', 4006381333931],
  ['more digits than a number has', '<c><v>12345678901234567890</v></c>', '12345678901234567890'],
  ['a number stored as text', '<c t="str"><v>0012</v></c>', '0012'],
  ['true', '<c t="b"><v>1</v></c>', true],
  ['false', '<c t="b"><v>0</v></c>', false],
  ['an error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
  ['the value of a formula', '<c><f>A1*2</f><v>42</v></c>', 42],
  ['the text of a formula', '<c t="str"><f>A1&amp;"x"</f><v>ax</v></c>', 'ax'],
])('reads %s (SHEET-06)', async (_, cell, value) => {
  const strings =
    '<si><t>Gripper</t></si><si><r><rPr><b/></rPr><t>Two</t></r><r><t xml:space="preserve"> parts</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>';
  expect(await cellsOf(cell, { strings })).toEqual([value]);
});

test('reads cells without a value as empty: formulas that were never calculated, and merged cells but the first (SHEET-06)', async () => {
  const rows = `<row r="2" spans="1:3"><c r="A2" t="str"><v>Head</v></c><c r="B2" s="1"/><c r="C2"><f>A1</f></c><c r="D2" t="str"><v></v></c><c r="F2"><v>1</v></c></row><row r="5"/><row r="7"><c r="B7"><v>2</v></c><c r="C7"/></row>`;
  expect(await rowsOf(rows)).toEqual([
    { line: 2, cells: ['Head', null, null, null, null, 1] },
    { line: 7, cells: [null, 2] },
  ]);
});

test('reads cells and rows without references (SHEET-06)', async () => {
  expect(
    await rowsOf('<row><c><v>1</v></c><c/><c><v>3</v></c></row><row r="9"><c r="AB9"><v>4</v></c></row><row><c><v>5</v></c></row>'),
  ).toEqual([
    { line: 1, cells: [1, null, 3] },
    { line: 9, cells: [...Array.from({ length: 27 }, () => null), 4] },
    { line: 10, cells: [5] },
  ]);
});

test.each<[string, string, number, Cell]>([
  ['a date', 'yyyy\\-mm\\-dd', 46354, { date: '2026-11-28' }],
  ['a date with a language', '[$-407]d. mmmm yyyy', 46354, { date: '2026-11-28' }],
  ['a month', 'mmm', 46354, { date: '2026-11-28' }],
  ['a date and time', 'dd/mm/yyyy hh:mm', 46354.395833333336, { date: '2026-11-28T09:30:00' }],
  ['a time that a date format hides', 'dd/mm/yyyy', 46354.5, { date: '2026-11-28T12:00:00' }],
  ['midnight', 'yyyy-mm-dd hh:mm', 46354, { date: '2026-11-28T00:00:00' }],
  ['a time of day', 'h:mm AM/PM', 0.75, '18:00:00'],
  ['a duration', '[h]:mm', 1.5, '36:00:00'],
  ['the first day', 'yyyy-mm-dd', 1, { date: '1900-01-01' }],
  ['the last day before the missing one', 'yyyy-mm-dd', 59, { date: '1900-02-28' }],
  ['29 February 1900, which did not exist', 'yyyy-mm-dd', 60, 60],
  ['the day after it', 'yyyy-mm-dd', 61, { date: '1900-03-01' }],
  ['a number that is no day', 'yyyy-mm-dd', -3, -3],
  ['a number beyond the year 9999', 'yyyy-mm-dd', 3_000_000, 3_000_000],
  ['a percentage', '0.00%', 0.19, '19 %'],
  ['a percentage that is no binary fraction', '0%', 0.145, '14.5 %'],
  ['a percent sign in quotation marks', '0 &quot;%&quot;', 19, 19],
  ['a unit in quotation marks', '0.0 &quot;days&quot;', 3.5, 3.5],
  ['an escaped unit', '0\\d', 3, 3],
  ['a currency', '#,##0.00\\ [$€-407];[Red]\\-#,##0.00', 12.5, 12.5],
  ['a general number', 'General', 12.5, 12.5],
  ['a code with leading zeros', '00000', 42, '00042'],
  ['a code that fills its digits', '00000', 12345, 12345],
  ['a fraction in the format of a code', '00000', 4.5, 4.5],
  ['a scientific number', '0.00E+00', 1200, 1200],
])('reads %s by its number format (SHEET-06, SHEET-07)', async (_, format, serial, value) => {
  expect(await cellsOf(`<c s="1"><v>${serial}</v></c>`, { formats: [format] })).toEqual([value]);
});

test('reads dates by built-in formats, of the epoch of 1904, and in ISO 8601 (SHEET-07)', async () => {
  const cells = '<c s="1"><v>1.5</v></c><c s="2"><v>0</v></c><c s="3"><v>2</v></c>';
  expect(await cellsOf(cells)).toEqual([{ date: '1900-01-01T12:00:00' }, 0, '48:00:00']);
  expect(await cellsOf(cells, { properties: 'date1904="1"' })).toEqual([
    { date: '1904-01-02T12:00:00' },
    { date: '1904-01-01T00:00:00' },
    '48:00:00',
  ]);
  const iso = '<c t="d"><v>2026-11-28</v></c><c t="d"><v>2026-11-28T09:30:00.000Z</v></c>';
  expect(await cellsOf(iso)).toEqual([{ date: '2026-11-28' }, { date: '2026-11-28T09:30:00' }]);
});

test('reads the strict variant of the format, and names with prefixes (SHEET-08)', async () => {
  const strings = '<si><t>Gripper</t></si>';
  const cell = '<row><c t="s"><v>0</v></c></row>';
  expect(await rowsOf(cell, { namespaces: strict, strings })).toEqual([{ line: 1, cells: ['Gripper'] }]);
  const prefixed = {
    'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="${strict.main}"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
  };
  expect(await rowsOf('', { parts: prefixed, strings })).toEqual([{ line: 1, cells: ['Gripper'] }]);
});

test('reads parts in UTF-16 and paths that other programs write differently (SHEET-08)', async () => {
  const parts = workbookParts('<row><c t="inlineStr"><is><t>ä</t></is></c></row>');
  const sheet = Buffer.from(`\ufeff${parts['xl/worksheets/sheet1.xml']}`, 'utf16le');
  const renamed = { ...parts, 'xl/worksheets/sheet1.xml': '', 'XL/worksheets/Sheet1.xml': sheet };
  const { 'xl/worksheets/sheet1.xml': _, ...others } = renamed;
  expect((await readAll(fileOf(await zipOf(others)))).rows).toEqual([{ line: 1, cells: ['ä'] }]);
});

test('leaves out hidden sheets, unless all are hidden (SHEET-08)', async () => {
  const namesOf = async (sheets: { name: string; state?: string }[]) =>
    (await readAll(fileOf(await workbookOf('<row><c><v>1</v></c></row>', { sheets })))).names;
  expect(await namesOf([{ name: 'Lists', state: 'hidden' }, { name: 'Products' }, { name: 'Code', state: 'veryHidden' }])).toEqual([
    'Products',
  ]);
  expect(await namesOf([{ name: 'Only', state: 'hidden' }])).toEqual(['Only']);
});

test('reads a file that another library wrote (SHEET-06, SHEET-07)', async () => {
  const day = new Date(Date.UTC(2026, 10, 28));
  const data = [
    ['Name', 'Price', 'Since', 'Sold'].map((value) => ({ value, fontWeight: 'bold' as const })),
    [
      { value: 'Gripper <50 N & “more”\nsecond line' },
      { value: 1250.5 },
      { value: day, type: Date, format: 'dd.mm.yyyy' },
      { value: true, type: Boolean },
    ],
    [null, { value: -3 }, null, { value: false, type: Boolean }],
  ];
  const content = await writeExcelFile(data, { sheet: 'Catalogue' }).toBuffer();
  const { names, rows } = await readAll(fileOf(content));
  expect(names).toEqual(['Catalogue']);
  expect(rows).toEqual([
    { line: 1, cells: ['Name', 'Price', 'Since', 'Sold'] },
    { line: 2, cells: ['Gripper <50 N & “more”\nsecond line', 1250.5, { date: '2026-11-28' }, true] },
    { line: 3, cells: [null, -3, null, false] },
  ]);
});
