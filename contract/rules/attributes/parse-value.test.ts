import { describe, expect, it, test } from 'vitest';
import { furtherQuantities } from './further-quantities.fixture.ts';
import { massesAndLengths } from './masses-and-lengths.fixture.ts';
import { parseValue } from './parse-value.ts';
import type { AttributeDefinition } from './types.ts';
import { toCanonical, unitOf } from './units.ts';
import { unusualNotations } from './unusual-notations.fixture.ts';

const rows = [...massesAndLengths, ...furtherQuantities, ...unusualNotations].flatMap(({ cases, ...group }) =>
  cases.map(([text, expected]) => ({ ...group, text, expected })),
);

describe('the text of a row', () => {
  it('has at least 200 test cases', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
  });

  test.each(rows)('reads $text as $kind of $quantity in $unit as $expected (ATTR-02)', ({ text, expected, quantity, unit, kind }) => {
    const reading = parseValue(text, { kind, quantity, unit, choices: [] });
    if (typeof expected === 'string') {
      expect(reading.problem?.code).toBe(expected);
      expect(reading.problem?.reason).toMatch(/\.$/);
      return;
    }
    expect(reading.problem).toBeUndefined();
    const [minimum, maximum] = (typeof expected === 'number' ? [expected, expected] : expected).map((end) =>
      toCanonical(end, unitOf(quantity, unit)),
    );
    const value = reading.value as { minimum: number; maximum: number };
    const isEqual = (one = Number.NaN, other = Number.NaN) => one === other || Math.abs(one - other) <= 1e-9 * Math.abs(one);
    expect([value.minimum, value.maximum, isEqual(minimum, value.minimum) && isEqual(maximum, value.maximum)]).toEqual([
      value.minimum,
      value.maximum,
      true,
    ]);
  });
});

const choice = (label: string, ...aliases: string[]) => ({ key: label.toLowerCase().replaceAll(' ', '-'), label, aliases });
const protection = {
  kind: 'choices',
  quantity: null,
  unit: null,
  choices: ['IP20', 'IP54', 'IP65', 'IP67', 'IP69K'].map((label) => choice(label)),
} as const;
const mounting = {
  ...protection,
  choices: [choice('Floor', 'ground'), choice('Ceiling', 'hanging'), choice('Wall'), choice('Any direction')],
};
const fitting = { ...protection, choices: [choice('1/4 Dia'), choice('3/8 Dia'), choice('650V/µs')] };
const level = { ...protection, kind: 'choice' as const, choices: [choice('PL d'), choice('PL e')] };

test.each<
  [
    string,
    Pick<AttributeDefinition, 'kind' | 'quantity' | 'unit'> & {
      readonly choices: readonly { key: string; label: string; aliases: string[] }[];
    },
    string[] | string,
  ]
>([
  ['IP65', protection, ['ip65']],
  ['ip 65', protection, ['ip65']],
  ['IP65 / IP67', protection, ['ip65', 'ip67']],
  ['IP67, IP69K', protection, ['ip67', 'ip69k']],
  ['IP20, IP65 with bellows', protection, ['ip20']],
  ['IP54, IP67 on request', protection, ['ip54']],
  ['IP54, fan outside the sealed room', protection, ['ip54']],
  ['IP65 with bellows', protection, ['ip65']],
  ['IP650', protection, 'unknown-choice'],
  ['splash-proof', protection, 'unknown-choice'],
  ['', protection, 'empty'],
  ['Floor, ceiling, wall, tilted', mounting, ['floor', 'ceiling', 'wall']],
  ['FLOOR and Wall', mounting, ['floor', 'wall']],
  ['Hanging, three bolts M16', mounting, ['ceiling']],
  ['Any direction', mounting, ['any-direction']],
  ['PL d, Cat. 3, ISO 13849-1', level, ['pl-d']],
  ['SIL 3, PL e', level, ['pl-e']],
  ['1/4 Dia, 3/8 Dia', fitting, ['1/4-dia', '3/8-dia']],
  ['3/8 Dia / 650V/µs', fitting, ['3/8-dia', '650v/µs']],
  ['650V/µs', fitting, ['650v/µs']],
  ['1/4 Dia/650V/µs/3/8 dia', fitting, ['1/4-dia', '650v/µs', '3/8-dia']],
  ['constructor', mounting, 'unknown-choice'],
  ['__proto__', protection, 'unknown-choice'],
])('parses %j as choices (ATTR-04)', (text, definition, expected) => {
  const reading = parseValue(text, { ...definition, choices: [...definition.choices] });
  expect(typeof expected === 'string' ? reading.problem?.code : reading.value).toEqual(
    typeof expected === 'string' ? expected : { choices: expected },
  );
});

test.each<[string, boolean | string]>([
  ['Yes', true],
  ['yes, program and cards', true],
  ['✓', true],
  ['Included', true],
  ['Built-in', true],
  ['No', false],
  ['–', false],
  ['none', false],
  ['Not available', false],
  ['Without', false],
  ['x', true],
  ['1', true],
  ['0', false],
  ['0.12 kg·m²', 'not-yes-or-no'],
  ['1 × Gigabit Ethernet', 'not-yes-or-no'],
  ['1/2 in', 'not-yes-or-no'],
  ['N 500', 'not-yes-or-no'],
  ['– 10 °C', 'not-yes-or-no'],
  ['Ja, integriert', true],
  ['Ya', true],
  ['Sì', true],
  ['Нет', false],
  ['Tidak', false],
  ['nicht vorhanden', false],
  ['não', false],
  ['Auf Anfrage', 'conditional'],
  ['Si 14', 'not-yes-or-no'],
  ['Optional', 'conditional'],
  ['on request', 'conditional'],
  ['Spring-loaded', 'not-yes-or-no'],
  ['', 'empty'],
])('parses %j as yes or no (ATTR-05)', (text, expected) => {
  const reading = parseValue(text, { kind: 'flag', quantity: null, unit: null, choices: [] });
  expect(typeof expected === 'string' ? reading.problem?.code : reading.value).toEqual(
    typeof expected === 'string' ? expected : { flag: expected },
  );
});

test('parses no texts of free attributes', () => {
  expect(parseValue('20 kg', { kind: 'text', quantity: null, unit: null, choices: [] }).problem?.code).toBe('text');
});

test('refuses texts that are longer than a specification value can be', () => {
  expect(parseValue('1'.repeat(2001), { kind: 'number', quantity: 'count', unit: null, choices: [] }).problem?.code).toBe('too-long');
});
