import { expect, it } from 'vitest';
import { describeDifference, type Values } from './attributes/differences.ts';
import { formatValue } from './attributes/format-value.ts';
import type { AttributeValue } from './attributes/types.ts';
import { listSeparator } from './list-separator.ts';

const common = { quantity: null, unit: null, decimals: null, better: null, choices: [] };
const mounting = {
  ...common,
  key: 'mounting',
  label: '設置方法',
  kind: 'choices',
  choices: ['床置き', '壁掛け'].map((label, index) => ({ key: `${index}`, label, aliases: [] })),
} as const;
const brake = { ...common, key: 'brake', label: 'ブレーキ', kind: 'flag' } as const;

const values = (flag: boolean, choices: string[]): Values =>
  new Map<string, AttributeValue>([
    ['mounting', { choices }],
    ['brake', { flag }],
  ]);

it.each([
  ['ja-JP', '、'],
  ['zh-Hant-TW', '、'],
  ['ar-EG', '، '],
  ['fa', '، '],
  ['de-DE', ', '],
  [undefined, ', '],
])('separates the items of a list in %s (LANG-11)', (locale, separator) => {
  expect(listSeparator(locale)).toBe(separator);
  const format = { ...(locale !== undefined && { locale }) };
  expect(formatValue({ choices: ['0', '1'] }, mounting, format)).toBe(`床置き${separator}壁掛け`);
  const difference = describeDifference(values(false, ['0']), values(true, ['1']), [mounting, brake], format);
  expect(difference.split(separator)).toHaveLength(2);
});
