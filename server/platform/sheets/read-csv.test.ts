import { expect, test } from 'vitest';
import { openCsv } from './read-csv.ts';
import { createFiles, readAll } from './sheet-files.fixture.ts';

const fileOf = createFiles();
const utf8Mark = '\ufeff';
const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
const latin1 = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['UTF-8', 'a;ä €\n', 'utf-8', true],
  ['UTF-8 with a byte order mark', `${utf8Mark}a;ä €\n`, 'utf-8', true],
  ['UTF-16 of Windows', Buffer.from('\ufeffa;ä €\n', 'utf16le'), 'utf-16le', true],
  ['UTF-16 in the other order', utf16be('a;ä €\n'), 'utf-16be', true],
  ['Windows-1252', latin1('a;\xe4 \x80\n'), 'windows-1252', false],
])('decodes %s (SHEET-02)', async (_, content, encoding, isEncodingSure) => {
  const table = await readAll(fileOf(content));
  expect(table).toMatchObject({ encoding, isEncodingSure, format: 'csv' });
  expect(table.rows).toEqual([{ line: 1, cells: ['a', 'ä €'] }]);
});

test('uses the chosen encoding, unless a byte order mark names another one (SHEET-02)', async () => {
  const macintosh = latin1('a;\x8a\n');
  expect(await readAll(fileOf(macintosh), { encoding: 'macintosh' })).toMatchObject({
    encoding: 'macintosh',
    isEncodingSure: true,
    rows: [{ cells: ['a', 'ä'] }],
  });
  expect(await readAll(fileOf(`${utf8Mark}ä\n`), { encoding: 'windows-1252' })).toMatchObject({
    encoding: 'utf-8',
    rows: [{ cells: ['ä'] }],
  });
});

test.each([
  ['commas', 'a,b\n1,2\n', ',', 'csv'],
  ['semicolons beside decimal commas', 'a;b;c\n1,5;2,5;3,5\n1,5;2,5;3,5\n', ';', 'csv'],
  ['semicolons and heads with commas', 'Length, mm;Width, mm;Height, mm\n1;2;3\n', ';', 'csv'],
  ['tabs', 'a\tb;c\n1\t2\n', '\t', 'tsv'],
  ['bars', 'a|b\n1|2\n', '|', 'csv'],
  ['commas beside semicolons in quotes', '"a;b;c",d\n"x;y;z",1\n"x;""y"";z",2\n', ',', 'csv'],
  ['commas below a title', 'Price list\n\na,b,c\n1,2,3\n4,5,6\n', ',', 'csv'],
  ['a single line without an end', 'a;b;c', ';', 'csv'],
  ['a single column', 'name\nx\n', ',', 'csv'],
])('detects %s (SHEET-03)', async (_, content, delimiter, format) => {
  expect(await readAll(fileOf(content))).toMatchObject({ delimiter, format });
});

test('takes the delimiter from the choice of the user or a line "sep=" (SHEET-03)', async () => {
  expect((await readAll(fileOf('a,b;c\n'), { delimiter: ';' })).rows).toEqual([{ line: 1, cells: ['a,b', 'c'] }]);
  const named = await readAll(fileOf('sep=|\r\na,b,c|d\r\n'));
  expect(named).toMatchObject({ delimiter: '|', rows: [{ line: 2, cells: ['a,b,c', 'd'] }] });
});

test('returns cells as they are written, empty ones as null, and skips empty rows (SHEET-04)', async () => {
  const { rows } = await readAll(fileOf(' a ,0012,\n\n , ,\n,"x\r\ny\nz",,\r\n-5,true,2026-11-28\r"",,\nlast,\n'));
  expect(rows).toEqual([
    { line: 1, cells: [' a ', '0012'] },
    { line: 4, cells: [null, 'x\r\ny\nz'] },
    { line: 7, cells: ['-5', 'true', '2026-11-28'] },
    { line: 9, cells: ['last'] },
  ]);
});

test('removes the apostrophe that prevents a formula (SHEET-04)', async () => {
  const { rows } = await readAll(fileOf(`'=1+1,'-5,''@x,'"t\n`));
  expect(rows).toEqual([{ line: 1, cells: ['=1+1', '-5', "'@x", `'"t`] }]);
});

test('accepts quotation marks inside of a cell (SHEET-05)', async () => {
  const { rows } = await readAll(fileOf('a;Gripper 5" long;"5" wide"\n"say ""hi""";;x\n'));
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'Gripper 5" long', '"5" wide"'] },
    { line: 2, cells: ['say "hi"', null, 'x'] },
  ]);
});

test('finds the ends of lines at every position of the parts in which a file is read (SHEET-04)', async () => {
  const partBytes = 64 * 1024;
  for (const shift of [0, 1, 2, 3]) {
    const first = 'x'.repeat(partBytes - 5 + shift);
    const { rows } = await readAll(fileOf(`${first},ä\r\n"b",c\r\n`));
    expect(rows).toEqual([
      { line: 1, cells: [first, 'ä'] },
      { line: 2, cells: ['b', 'c'] },
    ]);
  }
});

test('reads the rows again with each call (SHEET-12)', async () => {
  const { rows } = await openCsv(fileOf('a\nb\n'), {});
  for (const _ of [1, 2]) {
    let count = 0;
    for await (const _row of rows()) count += 1;
    expect(count).toBe(2);
  }
});
