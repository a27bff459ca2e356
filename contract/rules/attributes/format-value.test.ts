import { expect, test } from 'vitest';
import { describeDifference, type Values } from './differences.ts';
import { formatValue } from './format-value.ts';
import { parseValue } from './parse-value.ts';
import type { AttributeDefinition, AttributeValue } from './types.ts';

const define = (given: Partial<AttributeDefinition>): AttributeDefinition => ({
  key: 'x',
  label: 'X',
  aliases: [],
  kind: 'number',
  quantity: 'mass',
  unit: 'kg',
  units: [],
  decimals: null,
  better: null,
  match: 'within',
  choices: [],
  ...given,
});

test.each<[string, Partial<AttributeDefinition>, string | undefined, string]>([
  ['1,720 mm', { quantity: 'length', unit: 'mm' }, undefined, '1,720 mm'],
  ['1.72 m', { quantity: 'length', unit: 'mm' }, undefined, '1,720 mm'],
  ['1,720 mm', { quantity: 'length', unit: 'mm' }, 'in', '67.72 in'],
  ['1,720 mm', { quantity: 'length', unit: 'mm', decimals: 0 }, 'in', '67.7 in'],
  ['20 kg', { decimals: 1 }, undefined, '20.0 kg'],
  ['20 kg', { decimals: 1 }, 'lb', '44.1 lb'],
  ['0.1 s', { quantity: 'time', unit: 'ms', decimals: 0 }, 's', '0.100 s'],
  ['-10…55 °C', { kind: 'range', quantity: 'temperature', unit: '°C' }, undefined, '−10 to 55 °C'],
  ['-10…55 °C', { kind: 'range', quantity: 'temperature', unit: '°C' }, '°F', '14 to 131 °F'],
  ['±180°', { kind: 'range', quantity: 'angle', unit: '°' }, undefined, '±180°'],
  ['≤ 68 dB(A)', { kind: 'range', quantity: 'sound-level', unit: 'dB(A)' }, undefined, '≤ 68 dB(A)'],
  ['at least 5 kg', { kind: 'range' }, undefined, '≥ 5 kg'],
  ['2.1 × 10⁻⁹ 1/h', { quantity: 'frequency', unit: '1/h' }, undefined, '2.1 × 10⁻⁹ 1/h'],
  ['10 million', { quantity: 'count', unit: null }, undefined, '10,000,000'],
  ['150 psi', { quantity: 'pressure', unit: 'bar' }, undefined, '10.34 bar'],
  ['-80 °F', { quantity: 'temperature', unit: '°C' }, undefined, '−62.22 °C'],
  ['1.23456 kg', {}, undefined, '1.23456 kg'],
  ['1 month', { quantity: 'time', unit: 'months' }, undefined, '1 month'],
  ['24 months', { quantity: 'time', unit: 'months' }, 'years', '2 years'],
  ['IP 65', { quantity: 'ingress-protection', unit: null }, undefined, 'IP65'],
  ['PL D', { quantity: 'safety-class', unit: 'PL' }, undefined, 'PL d'],
  ['category B', { quantity: 'safety-class', unit: 'Cat.' }, undefined, 'Cat. B'],
  ['0 kg', {}, undefined, '0 kg'],
  ['yes', { kind: 'flag' }, undefined, 'Yes'],
])('displays %j as %s %s %s (ATTR-08)', (text, given, unit, expected) => {
  const definition = define(given);
  const { value, problem } = parseValue(text, definition);
  expect(problem).toBeUndefined();
  expect(value && formatValue(value, definition, { unit })).toBe(expected);
});

test.each([
  ['id-ID', '1.720,5 mm', '−0,5 to 1.000 mm', '2,1 × 10⁻⁹ m'],
  ['en-US', '1,720.5 mm', '−0.5 to 1,000 mm', '2.1 × 10⁻⁹ m'],
  ['fr-FR', '1\u202f720,5 mm', '−0,5 to 1\u202f000 mm', '2,1 × 10⁻⁹ m'],
])('displays values in the notation of %s (CURR-04)', (locale, single, range, small) => {
  const definition = define({ quantity: 'length', unit: 'mm' });
  expect(formatValue({ minimum: 1.7205, maximum: 1.7205 }, definition, { locale })).toBe(single);
  expect(formatValue({ minimum: -0.0005, maximum: 1 }, definition, { locale })).toBe(range);
  expect(formatValue({ minimum: 2.1e-9, maximum: 2.1e-9 }, { ...definition, unit: 'm' }, { locale })).toBe(small);
});

test('displays the labels of choices in the order of the definition (ATTR-08)', () => {
  const choices = ['Floor', 'Wall', 'Ceiling'].map((label) => ({ key: label.toLowerCase(), label, aliases: [] }));
  expect(formatValue({ choices: ['ceiling', 'floor', 'gone'] }, define({ kind: 'choices', quantity: null, unit: null, choices }))).toBe(
    'Floor, Ceiling',
  );
});

const single = (value: number): AttributeValue => ({ minimum: value, maximum: value });
const compared = [
  define({ key: 'payload', label: 'Payload' }),
  define({ key: 'reach', label: 'Reach', quantity: 'length', unit: 'mm' }),
  define({ key: 'temperature', label: 'Operating temperature', kind: 'range', quantity: 'temperature', unit: '°C' }),
  define({ key: 'melting', label: 'Melting point', quantity: 'temperature', unit: '°C' }),
  define({ key: 'brake', label: 'Brake', kind: 'flag' }),
  define({ key: 'ip', label: 'IP rating', quantity: 'ingress-protection', unit: null }),
  define({
    key: 'mounting',
    label: 'Mounting',
    kind: 'choice',
    choices: ['Floor', 'Wall'].map((label) => ({ key: label.toLowerCase(), label, aliases: [] })),
  }),
];

test('describes differences in the attributes of the tiles first (ATTR-13)', () => {
  const definitions = compared.map((one) => ({ ...one, is_headline: ['payload', 'reach'].includes(one.key) }));
  const own: Values = new Map([
    ['payload', single(20)],
    ['reach', single(1)],
    ['mounting', { choices: ['floor'] }],
  ]);
  const other: Values = new Map([
    ['payload', single(21)],
    ['reach', single(2)],
    ['mounting', { choices: ['floor', 'wall'] }],
  ]);
  expect(describeDifference(own, other, definitions, { most: 3 })).toBe('1 kg more payload, 1,000 mm more reach, mounting: Floor / Wall');
});

test.each<[[string, AttributeValue, AttributeValue][], string]>([
  [
    [
      ['payload', single(20), single(32)],
      ['reach', single(1.72), single(1.42)],
    ],
    '12 kg more payload, 300 mm less reach',
  ],
  [[['payload', single(20), single(20)]], ''],
  [[['payload', single(20), single(20.000000001)]], ''],
  [[['melting', single(300), single(310)]], '10 °C more melting point'],
  [[['temperature', { minimum: 273.15, maximum: 318.15 }, { minimum: 273.15, maximum: 328.15 }]], 'operating temperature up to 55 °C'],
  [[['temperature', { minimum: 273.15, maximum: 318.15 }, { minimum: 253.15, maximum: 318.15 }]], 'operating temperature from −20 °C'],
  [[['brake', { flag: false }, { flag: true }]], 'with brake'],
  [[['brake', { flag: true }, { flag: false }]], 'without brake'],
  [[['ip', single(65), single(67)]], 'IP rating IP67'],
  [[['mounting', { choices: ['floor'] }, { choices: ['wall'] }]], 'mounting: Wall'],
])('describes differences in one line: %j %s (ATTR-13)', (rows, expected) => {
  const own: Values = new Map(rows.map(([key, value]) => [key, value]));
  const other: Values = new Map(rows.map(([key, , value]) => [key, value]));
  expect(describeDifference(own, other, compared)).toBe(expected);
});
