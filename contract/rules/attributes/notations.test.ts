// Generates many notations of one value, the same in every run. Each must be read as this value or refused, never as a different one.
import { expect, it } from 'vitest';
import { randomBelow } from '#server/testing/random.ts';
import { parseValue } from './parse-value.ts';
import { quantityIds, unitsOf } from './quantities.ts';
import type { NumericValue } from './types.ts';
import type { Unit } from './unit-rows.ts';
import { toCanonical } from './units.ts';

const random = randomBelow(36);
const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
const measured = quantityIds.filter((id) => !['ingress-protection', 'safety-class', 'count', 'ratio', 'wire-gauge'].includes(id));

const group = (whole: string, separator: string) => whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, separator);

interface Style {
  decimal: '.' | ',';
  thousands: readonly string[];
  to: readonly string[];
}
const marks = ['…', ' … ', ' ... ', '...', ' – ', '-', ' ~ ', ' ÷ '];
const english: Style = { decimal: '.', thousands: ['', '', ',', ' ', "'", '\u202f'], to: [...marks, ' to ', ' through '] };
const continental: Style = { decimal: ',', thousands: ['', '', ' ', '.', "'"], to: [...marks, ' bis ', ' à ', ' a ', ' hasta ', ' tot '] };
let style = english;

/**
 * A comma before three digits separates thousands (the rule of the catalogue), so the continental style never has three decimals; a point
 * before three digits of inches is a decimal point.
 */
const writeNumber = (value: number, isInch: boolean): string => {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = group(whole.replace('-', ''), pick(isInch ? ['', ' '] : style.thousands));
  const decimals = fraction?.length === 3 && style.decimal === ',' ? `${fraction}0` : fraction;
  return `${value < 0 ? pick(['-', '−', '–']) : ''}${grouped}${decimals === undefined ? '' : style.decimal + decimals}`;
};

const spellingOf = (unit: Unit): string => pick([unit.symbol, unit.symbol, ...unit.spellings]);
const written = (value: number, unit: Unit) => {
  const spelling = spellingOf(unit);
  const gap = pick(/^\d/.test(spelling) ? [' '] : [' ', ' ', '', '\u00a0', '\u2009']);
  return `${writeNumber(value, unit.system === 'imperial')}${gap}${spelling}`;
};

const before = ['', '', '', 'approx. ', 'ca. ', '~', 'Value: ', 'Rated value ', 'typ. ', 'X = '];
const after = [
  '',
  '',
  '',
  ' (typical)',
  ', optional',
  ' with accessories',
  ' at 25 °C',
  ' @ 400 V',
  ', 3-pole',
  ' (IEC 60068-2-27)',
  ' nominal',
  '*',
  ' ¹',
];

const digits = () => Number(`${1 + random(9999)}e${random(5) - 3}`);

interface Case {
  text: string;
  quantity: (typeof measured)[number];
  unit: Unit;
  kind: 'number' | 'range';
  /** In the unit. */
  expected: NumericValue;
}

const infinity = Number.POSITIVE_INFINITY;
const forms: ((unit: Unit) => Pick<Case, 'text' | 'kind' | 'expected'>)[] = [
  (unit) => {
    const value = digits();
    return { text: `${pick(before)}${written(value, unit)}${pick(after)}`, kind: 'number', expected: { minimum: value, maximum: value } };
  },
  (unit) => {
    const [minimum = 0, maximum = 0] = [digits() * pick([1, 1, -1]), digits()].toSorted((one, other) => one - other);
    const first = pick([writeNumber(minimum, unit.system === 'imperial'), written(minimum, unit)]);
    return {
      text: `${pick(before)}${first}${pick(style.to)}${written(maximum, unit)}${pick(after)}`,
      kind: 'range',
      expected: { minimum, maximum },
    };
  },
  (unit) => {
    const value = digits();
    const [text, expected] = pick([
      [`max. ${written(value, unit)}`, { minimum: -infinity, maximum: value }],
      [`≤ ${written(value, unit)}`, { minimum: -infinity, maximum: value }],
      [`${written(value, unit)} max.`, { minimum: -infinity, maximum: value }],
      [`min. ${written(value, unit)}`, { minimum: value, maximum: infinity }],
      [`at least ${written(value, unit)}`, { minimum: value, maximum: infinity }],
    ] as const);
    return { text, kind: 'range', expected };
  },
  (unit) => {
    const [value, share] = [digits(), 1 + random(40)];
    const sign = pick(['±', '± ', '+/-', '+/- ']);
    const [text, below, above] = pick([
      [`${written(value, unit)} ${sign}${share} %`, share, share],
      [`${written(value, unit)} (${sign}${share} %)`, share, share],
      [`${written(value, unit)} -${share}/+10 %`, share, 10],
      [`${written(value, unit)} +10 % / -${share} %`, share, 10],
    ] as const);
    return { text, kind: 'range', expected: { minimum: value * (1 - below / 100), maximum: value * (1 + above / 100) } };
  },
  (unit) => {
    const value = digits();
    return { text: `±${written(value, unit)}`, kind: 'range', expected: { minimum: -value, maximum: value } };
  },
];

/** Adds the same value in another unit, rounded as in data sheets. */
const withAlternative = ({ text, quantity, unit, expected }: Case): string => {
  const other = pick(unitsOf(quantity));
  const { minimum, maximum } = expected;
  if (other === unit || minimum !== maximum || other.symbol === '1') return text;
  const value = (toCanonical(minimum, unit) - other.offset) / other.factor;
  const rounded = Number(value.toPrecision(4));
  if (!/^-?\d{1,9}(?:\.\d{1,6})?$/.test(String(rounded))) return text;
  return `${text} ${pick(['(', '[', '/ '])}${String(rounded).replace('.', style.decimal)} ${other.symbol}`
    .replace(/\(([^(]*)$/, '($1)')
    .replace(/\[([^[]*)$/, '[$1]');
};

const isNear = (one: number, other: number) => one === other || Math.abs(one - other) <= 1e-8 * Math.max(Math.abs(one), Math.abs(other));

it('parses a value in any notation as this value, or not at all (ATTR-92)', () => {
  const misread: string[] = [];
  let read = 0;
  const runs = 20_000;
  for (let run = 0; run < runs; run++) {
    const quantity = pick(measured);
    const unit = pick(unitsOf(quantity));
    style = pick([english, continental]);
    const made = { ...pick(forms)(unit), quantity, unit };
    const text = random(4) === 0 ? withAlternative(made) : made.text;
    const { value } = parseValue(text, { kind: made.kind, quantity, unit: unit.symbol, choices: [] });
    if (!value || !('minimum' in value)) continue;
    read += 1;
    const { minimum, maximum } = made.expected;
    const [from, upTo] = [toCanonical(minimum, unit), toCanonical(maximum, unit)];
    if (!isNear(from, value.minimum) || !isNear(upTo, value.maximum)) {
      misread.push(`“${text}” as ${made.kind} of ${quantity}: ${value.minimum}..${value.maximum}, not ${from}..${upTo}`);
    }
  }
  expect(misread).toEqual([]);
  expect(read / runs).toBeGreaterThan(0.8);
});
