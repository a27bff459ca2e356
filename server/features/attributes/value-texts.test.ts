import { expect, it } from 'vitest';
import { describeCondition } from '#contract/rules/attributes/describe-condition.ts';
import { describeDifference, type Values } from '#contract/rules/attributes/differences.ts';
import { formatValue } from '#contract/rules/attributes/format-value.ts';
import type { AttributeValue } from '#contract/rules/attributes/types.ts';
import { inLanguage } from '#server/database/reading-language.ts';
import { readersValueTexts } from './value-texts.ts';

const common = { unit: null, decimals: null, better: null, choices: [] };
const payload = { ...common, key: 'payload', label: 'Traglast', kind: 'number', quantity: 'mass', unit: 'kg' } as const;
const brake = { ...common, key: 'brake', label: 'Bremse', kind: 'flag', quantity: null } as const;
const mounting = {
  ...common,
  key: 'mounting',
  label: 'Montage',
  kind: 'choices',
  quantity: null,
  choices: ['Boden', 'Wand', 'Decke'].map((label) => ({ key: label.toLowerCase(), label, aliases: [] })),
} as const;

const kilograms = (number: number) => ({ minimum: number, maximum: number });
const light: Values = new Map<string, AttributeValue>([
  ['payload', kilograms(5)],
  ['brake', { flag: false }],
]);
const heavy: Values = new Map<string, AttributeValue>([
  ['payload', kilograms(17.5)],
  ['brake', { flag: true }],
]);

const texts = () => {
  const options = { locale: 'de-DE', texts: readersValueTexts() };
  return [
    formatValue({ flag: true }, brake, options),
    formatValue({ minimum: 3, maximum: 1210 }, payload, options),
    describeCondition({ key: 'brake', flag: false }, brake, '', options),
    describeCondition({ key: 'mounting', choices: ['boden', 'wand', 'decke'] }, mounting, '', options),
    describeDifference(light, heavy, [payload, brake], options),
  ];
};

const german = ['Ja', '3 bis 1.210 kg', 'Bremse: nein', 'Montage Boden oder Wand oder Decke', 'mit Bremse, 12,5 kg mehr Traglast'];
const english = ['Yes', '3 to 1.210 kg', 'Bremse: no', 'Montage Boden or Wand or Decke', 'with bremse, 12,5 kg more traglast'];
const indonesian = [
  'Ya',
  '3 hingga 1.210 kg',
  'Bremse: tidak',
  'Montage Boden atau Wand atau Decke',
  'dengan Bremse, Traglast lebih besar 12,5 kg',
];

it.each([
  ['de', german],
  ['de-at', german],
  ['id', indonesian],
  ['fr', english],
  [null, english],
])('formats values, conditions and differences in the words of %s (LANG-11)', (language, expected) => {
  expect(inLanguage(language, texts)).toEqual(expected);
});
