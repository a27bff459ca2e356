import { expect, test } from 'vitest';
import { readCsv, toCsv } from './csv.ts';

test('begins with a byte order mark, and quotes cells with separators, quotes and line breaks (ALIST-03)', () => {
  const rows = [
    ['a', 1, null],
    ['x,y', 'say "hi"', 'two\nlines'],
  ];
  expect(toCsv(rows)).toBe('\ufeffa,1,\r\n"x,y","say ""hi""","two\nlines"\r\n');
});

test.each(['=HYPERLINK("x")', '+62 21', '-1', '@SUM(A1)', '\t=1'])('writes %j as a text, not as a formula (ALIST-03)', (text) => {
  expect(toCsv([[text]])).toMatch(/^\ufeff"?'/);
});

test('leaves negative numbers as they are', () => {
  expect(toCsv([[-1]])).toBe('\ufeff-1\r\n');
});

test('reads what it writes, with the line of each row, and leaves out empty rows', () => {
  const rows = [
    ['from', 'to'],
    ['/a,b', 'say "hi"'],
    ['two\nlines', ''],
  ];
  expect(readCsv(toCsv(rows)).map(({ cells }) => cells)).toEqual(rows);
  expect(readCsv('from,to\n\n"a\nb",c\r\n,\nd,e').map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'from', 'to'],
    [3, 'a\nb', 'c'],
    [6, 'd', 'e'],
  ]);
});

test('reads semicolons when the first line has them before any comma', () => {
  expect(readCsv('from;to\n/a;/b,c\n').map(({ cells }) => cells)).toEqual([
    ['from', 'to'],
    ['/a', '/b,c'],
  ]);
  expect(readCsv('')).toEqual([]);
});
