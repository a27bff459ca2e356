// Values that programs often handle wrongly: extremes, unusual Unicode, and texts with a meaning in SQL, HTML, paths or JavaScript.
import { between, chance, oneOf, type Random } from './random.ts';

const oddTexts = [
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'before\u0000after',
  '\ud800',
  'x\udc00y',
  '\u202eright-to-left\u202c',
  'مرحبا بالعالم',
  'שלום',
  'e\u0301\u0323\u0302',
  '👩‍👩‍👧‍👦',
  '\ufeff',
  '\uffff',
  '\u2028\u2029',
  'İıſß',
  '漢字かな',
  '%',
  '_%_',
  '\\',
  '\\\\',
  "' or 1=1 --",
  '"',
  '`',
  'a"b*c^d NEAR (e)',
  'name:robot OR NOT *',
  '<script>alert(1)</script>',
  '<p><img src=x onerror=alert(1)></p>',
  '<a href="javascript:alert(1)">x</a>',
  '<p>text',
  '{{7*7}}',
  '../../../etc/passwd',
  'uploads/../../site.sqlite',
  '/storage/uploads/none.webp',
  'C:\\Windows\\win.ini',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '9007199254740993',
  '99999999999999999999',
  '-1',
  '0',
  '1.5',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '{"a":',
  '[object Object]',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  'line\r\nSet-Cookie: a=b',
  '=1+1',
  'javascript:alert(1)',
  '//evil.example',
  'http://[::1',
  'https://exa mple.com/%zz',
  'a@b',
  'someone@example.com\r\nbcc: other@example.com',
] as const;

const longLengths = [255, 256, 257, 1000, 5001, 20_001] as const;
const longUnits = ['x', 'é', '👍', '\u0301', ' ', '<', 'a ', '\u0000'] as const;

export const oddText = (random: Random): string => {
  if (chance(random, 0.08)) return oneOf(random, longUnits).repeat(oneOf(random, longLengths));
  if (chance(random, 0.2)) return String.fromCharCode(...Array.from({ length: between(random, 1, 12) }, () => between(random, 0, 0xffff)));
  if (chance(random, 0.15)) return oneOf(random, oddTexts) + oneOf(random, oddTexts);
  return oneOf(random, oddTexts);
};

const oddNumbers = [
  0, -0, -1, 1, 0.1, 0.005, 1e-7, 99.999, 255, 256, 1_000_001, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991,
  9_007_199_254_740_992, 1e21, 1e308, -1e308,
] as const;

export const oddNumber = (random: Random): number => oneOf(random, oddNumbers);

const nested = (levels: number): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { value };
  return value;
};

/** @returns any JSON value */
export const oddValue = (random: Random): unknown => {
  const kind = random();
  if (kind < 0.45) return oddText(random);
  if (kind < 0.65) return oddNumber(random);
  if (kind < 0.73) return null;
  if (kind < 0.8) return chance(random, 0.5);
  if (kind < 0.86) return Array.from({ length: between(random, 0, 4) }, () => oddText(random));
  if (kind < 0.92) return Object.fromEntries([[oddText(random), oddNumber(random)]]);
  if (kind < 0.94) return nested(between(random, 3, 400));
  return Array.from({ length: between(random, 1, 300) }, () => oddNumber(random));
};

/** @returns the value as text for a query or a form; an object may have a field named `toString` */
export const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
