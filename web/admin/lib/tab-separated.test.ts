import { expect, test } from 'vitest';
import { readTabs, writeTabs } from './tab-separated.ts';

test('parses text copied from a spreadsheet, with quoted and empty cells (ATTR-53)', () => {
  expect(readTabs('5 kg\t1 m\r\n\t"two\nlines"\r\n"1 ""inch"""\t1/2" pipe\r\n')).toEqual([
    ['5 kg', '1 m'],
    ['', 'two\nlines'],
    ['1 "inch"', '1/2" pipe'],
  ]);
  expect(readTabs('one\n\nthree')).toEqual([['one'], [''], ['three']]);
});

test('parses what it writes (ATTR-53)', () => {
  const rows = [
    ['a', 'b\tc', ''],
    ['"', 'two\nlines', '1/2"'],
  ];
  expect(readTabs(writeTabs(rows))).toEqual(rows);
});
