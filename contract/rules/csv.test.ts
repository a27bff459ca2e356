import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

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
