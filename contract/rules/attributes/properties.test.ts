// Tests properties of the rules with random values, texts and definitions, which are the same in every run.
import { describe, expect, it } from 'vitest';
import { products } from '#demo/content/products.ts';
import { randomBelow } from '#server/testing/random.ts';
import { parseConditions } from './conditions.ts';
import { readFilters } from './filters.ts';
import { formatValue, plainNumber } from './format-value.ts';
import { createMatcher } from './match-definition.ts';
import { parseValue } from './parse-value.ts';
import { type Quantity, quantityIds, unitsOf } from './quantities.ts';
import { satisfies } from './satisfies.ts';
import type { AttributeDefinition } from './types.ts';
import { findUnit, toCanonical } from './units.ts';

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

const measured = quantityIds.filter((id) => id !== 'ingress-protection' && id !== 'safety-class');

describe('random values', () => {
  const random = randomBelow(42);
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
  /** Up to five digits at any decimal place. */
  const number = () => Number(`${1 + random(99_999)}e${random(7) - 5}`);

  it('meet a condition in any unit, as in the unit of the value (ATTR-07)', () => {
    for (let run = 0; run < 5000; run++) {
      const quantity = pick(measured);
      const [own, other] = [pick(unitsOf(quantity)), pick(unitsOf(quantity))];
      const amount = number();
      const definition = define({ quantity, unit: own.symbol, match: pick(['within', 'covers']) });
      const value = { minimum: toCanonical(amount, own), maximum: toCanonical(amount, own) };
      // the number that a form in another unit would send for the same amount
      const inOther = plainNumber(value.minimum, definition, { unit: other.symbol });
      const query = new URLSearchParams({ 'f.x.min': inOther, 'f.x.max': inOther, 'f.x.unit': other.symbol });
      const [condition] = readFilters(query, [definition]);
      expect([quantity, own.symbol, other.symbol, amount, condition && satisfies(value, condition, definition)]).toEqual([
        quantity,
        own.symbol,
        other.symbol,
        amount,
        true,
      ]);
    }
  });

  it('are equal in V and mV, such as 10 V and 10,000 mV (ATTR-07)', () => {
    const volts = (text: string) => parseValue(text, { kind: 'number', quantity: 'voltage', unit: 'V', choices: [] }).value;
    expect(volts('10,000 mV')).toEqual(volts('10 V'));
    for (let run = 0; run < 1000; run++) {
      const amount = 1 + random(99_999);
      expect(volts(`${amount}000 mV`)).toEqual(volts(`${amount} V`));
    }
  });

  it('select the same set in lb as in kg (ATTR-07)', () => {
    const kilograms = define({});
    for (let run = 0; run < 300; run++) {
      const values = Array.from({ length: 40 }, () => pick([1, 5, 10, 12.5, 20, 0.4, 9.07]) * (1 + random(3)));
      const limit = pick(values);
      const [inKg] = readFilters(new URLSearchParams({ 'f.x.min': String(limit) }), [kilograms]);
      const pounds = plainNumber(limit, kilograms, { unit: 'lb' });
      const [inLb] = readFilters(new URLSearchParams({ 'f.x.min': pounds, 'f.x.unit': 'lb' }), [kilograms]);
      const select = (condition = inKg) =>
        values.filter((value) => condition && satisfies({ minimum: value, maximum: value }, condition, kilograms));
      expect(select(inLb)).toEqual(select(inKg));
    }
  });

  it('of 5 kg meet a limit of 11.0231 lb, which is slightly less, but not a higher limit (ATTR-07)', () => {
    const [definition, value] = [define({}), { minimum: 5, maximum: 5 }];
    const isFound = (min: string) => {
      const [condition] = readFilters(new URLSearchParams({ 'f.x.min': min, 'f.x.unit': 'lb' }), [definition]);
      return condition !== undefined && satisfies(value, condition, definition);
    };
    expect(['11', '11.0231', '11.023113109', '11.02312', '11.1'].map(isFound)).toEqual([true, true, true, false, false]);
  });

  it('are displayed as texts that are parsed as the same value, unless its three decimals can be thousands (ATTR-08)', () => {
    for (let run = 0; run < 5000; run++) {
      const quantity = pick(measured);
      const unit = pick(unitsOf(quantity));
      const kind = pick(['number', 'range'] as const);
      const definition = define({ kind, quantity, unit: unit.symbol });
      const ends = [number(), number()].sort((one, other) => one - other).map((end) => toCanonical(end, unit));
      const [minimum = 0, last = 0] = ends;
      const maximum = kind === 'number' ? minimum : last;
      const text = formatValue({ minimum, maximum }, definition);
      const reading = parseValue(text, definition);
      if (reading.problem?.reason.includes('can mean')) continue;
      const read = reading.value as { minimum: number; maximum: number } | undefined;
      const isNear = (one: number, other = Number.NaN) => Math.abs(one - other) <= 1e-4 * Math.max(Math.abs(one), Math.abs(other));
      expect([text, read && isNear(minimum, read.minimum) && isNear(maximum, read.maximum)]).toEqual([text, true]);
    }
  });
});

describe('random texts', () => {
  const random = randomBelow(7);
  const pieces = [
    '1',
    '2.5',
    '1,720',
    '-',
    ' ',
    'kg',
    'mm',
    ' to ',
    '±',
    '%',
    '/',
    '×',
    '(',
    ')',
    'max.',
    '≤',
    '…',
    'V',
    'DC',
    '⁻⁹',
    '°C',
    'e',
    ',',
    '½',
    'IP65',
    'x',
    '+',
    '=',
  ];
  const text = (length: number) => Array.from({ length }, () => pieces[random(pieces.length)]).join('');
  const kinds = ['number', 'range', 'choice', 'choices', 'flag', 'text'] as const;

  it('return an ordered value or a problem, and never fail (ATTR-02)', () => {
    for (let run = 0; run < 5000; run++) {
      const quantity = quantityIds[random(quantityIds.length)] as Quantity;
      const kind = kinds[random(kinds.length)] ?? 'number';
      const typed = text(1 + random(12));
      const choices = [{ key: 'ip65', label: 'IP65', aliases: ['x'] }];
      const { value, problem } = parseValue(typed, { kind, quantity, unit: unitsOf(quantity)[0]?.symbol ?? null, choices });
      expect([typed, (value === undefined) !== (problem === undefined)]).toEqual([typed, true]);
      if (value && 'minimum' in value) expect([typed, value.minimum <= value.maximum]).toEqual([typed, true]);
    }
  });

  it('leave a search unchanged if no part of it is understood (ATTR-11)', () => {
    for (let run = 0; run < 2000; run++) {
      const typed = text(1 + random(12));
      const { parts, rest } = parseConditions(typed, [define({ key: 'payload', label: 'Payload' })]);
      expect(parts.length > 0 || rest === typed).toBe(true);
    }
  });
});

describe('hostile texts (ATTR-14)', () => {
  const length = 2000;
  const pieces = [
    '1',
    ' ',
    '-',
    '1 ',
    '1 000 ',
    '1,000,',
    '1/',
    '1/2 ',
    '± ',
    '1 - ',
    '1…',
    '1 kg ',
    '1 x ',
    'a ',
    'kg',
    '(',
    ' max',
    '10^',
    '⁻⁹',
    '½',
    '>=',
    'payload>=',
    'x>1 ',
    'paylaod 1>=1 ',
    'lload 1 1>=1 kg ',
    'IP65 ',
    ', ',
    ' / ',
    '\ufdfa',
  ];
  const ends = ['', '\u0001', ' kg'];
  const choices = Array.from({ length: 50 }, (_, index) => ({
    key: `c${index}`,
    label: `Choice ${index}`,
    aliases: Array.from({ length: 30 }, (__, at) => `a${index} ${at}`),
  }));
  const definitions = Array.from({ length: 100 }, (_, index) =>
    define({
      key: `d${index}`,
      label: `Payload ${index}`,
      aliases: Array.from({ length: 30 }, (__, at) => `load ${index} ${at}`),
      kind: index % 2 ? 'number' : 'choice',
      choices,
    }),
  );
  const find = createMatcher(definitions);
  const readers: Record<string, (text: string) => unknown> = {
    number: (text) => parseValue(text, { kind: 'number', quantity: 'mass', unit: 'kg', choices: [] }),
    range: (text) => parseValue(text, { kind: 'range', quantity: 'length', unit: 'mm', choices: [] }),
    code: (text) => parseValue(text, { kind: 'range', quantity: 'safety-class', unit: 'PL', choices: [] }),
    choices: (text) => parseValue(text, { kind: 'choices', quantity: null, unit: null, choices }),
    flag: (text) => parseValue(text, { kind: 'flag', quantity: null, unit: null, choices: [] }),
    name: find,
    search: (text) => parseConditions(text.slice(0, 500), definitions),
  };

  // exponential work on texts of this length would not end within the time limit of the test
  it.each(Object.keys(readers))('are read as %s without exponential work', (name) => {
    const texts = pieces.flatMap((piece) => ends.map((end) => piece.repeat(length / piece.length - 1) + end));
    expect(() => texts.map((text) => readers[name]?.(text))).not.toThrow();
  });

  it('have no special meaning', () => {
    for (const word of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(findUnit(word, 'mass')).toBeUndefined();
      expect(parseValue(`1 ${word}`, { kind: 'number', quantity: 'mass', unit: 'kg', choices: [] }).value).toBeUndefined();
      expect(parseValue('d', { kind: 'number', quantity: 'safety-class', unit: word, choices: [] }).value).toEqual({
        minimum: 4,
        maximum: 4,
      });
      expect(parseValue('1 kg', { kind: 'number', quantity: 'mass', unit: word, choices: [] }).value).toEqual({ minimum: 1, maximum: 1 });
    }
  });
});

describe('the demonstration catalogue (ATTR-03)', () => {
  const rows = products.flatMap(({ specifications }) =>
    specifications.flatMap((entry) => (entry.type === 'group' ? entry.items : [entry])),
  );
  /** A number followed by its unit, in the notation of the catalogue; sizes and lists have no single value. */
  const simple =
    /^(?:[≤≥±] ?|\d+ × (?!\d+(?:\.\d+)? [mµ]m))?[−+]?\d[\d,.]*°?(?: to [−+]?\d[\d,.]*)? ?([^\s\d,;×]+)(?: (?:AC|DC))?(?: ±\d+ %)?(?:$|[,;] )/u;
  const withUnit = rows.flatMap(({ key, value }) => {
    const written = simple.exec(value)?.[1];
    const known = written === undefined ? undefined : findUnit(written, null);
    return known && !/[/·]\p{L}/u.test(written?.replace(known.unit.symbol, '') ?? '') ? [{ name: key, text: value, known }] : [];
  });

  it('has hundreds of quantities', () => {
    expect(withUnit.length).toBeGreaterThan(400);
  });

  it('is understood by definitions for its quantities', () => {
    const missed = withUnit.filter(({ text, known }) => {
      const quantities = quantityIds.filter((quantity) => unitsOf(quantity).some(({ symbol }) => symbol === known.unit.symbol));
      return !quantities.some((quantity) => parseValue(text, { kind: 'range', quantity, unit: known.unit.symbol, choices: [] }).value);
    });
    expect(missed.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });
});
