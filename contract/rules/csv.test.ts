import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('quotes cells with separators, quotes and line breaks', () => {
  const rows = [
    ['a', 1, null],
    ['x,y', 'say "hi"', 'two\nlines'],
  ];
  expect(toCsv(rows)).toBe('a,1,\r\n"x,y","say ""hi""","two\nlines"\r\n');
});

test.each(['=HYPERLINK("x")', '+62 21', '-1', '@SUM(A1)', '\t=1'])('writes %j as a text, not as a formula (ALIST-03)', (text) => {
  expect(toCsv([[text]])).toMatch(/^"?'/);
});

test('leaves negative numbers as they are', () => {
  expect(toCsv([[-1]])).toBe('-1\r\n');
});
