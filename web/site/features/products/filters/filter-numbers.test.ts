import { describe, expect, it, test } from 'vitest';
import { readFilters } from '#contract/rules/attributes/filters.ts';
import type { FilterItem } from './filter-data.ts';
import { changeUnit, extremeOf, readLimit, readTyped, trackOf, withUnit } from './filter-numbers.ts';
import { scaleOf } from './filter-units.ts';

const kg = { symbol: 'kg', factor: 1, offset: 0 };
const lb = { symbol: 'lb', factor: 0.45359237, offset: 0 };
const payload: FilterItem = {
  products: 3,
  isHeadline: false,
  key: 'payload',
  label: 'Payload',
  group: '',
  kind: 'numeric',
  unit: 'kg',
  scales: [kg, lb],
  systems: { metric: 'kg', imperial: 'lb' },
  lowest: 2,
  highest: 210,
  choices: [],
};

const numbers = { key: 'x', kind: 'number' as const, quantity: null, unit: null, choices: [] };

describe('numbers of filters', () => {
  it.each([
    ['5', 5],
    ['1,8', 1.8],
    ['1,720', 1720],
    ['1,720,000', 1_720_000],
    ['1.720,5', 1720.5],
    ['1.500', 1.5],
    ['0.500', 0.5],
    ['.', undefined],
    ['−10', -10],
    ['1 720.5', 1720.5],
    ['.5', 0.5],
    ['', undefined],
    ['5 kg', undefined],
    ['1e9', undefined],
  ])('read %j as %j (ATTR-74)', (text, value) => {
    expect(readTyped(text, 'en-US')).toBe(value);
  });

  it.each([
    ['1.500', 1500],
    ['1,500', 1.5],
    ['1.5', 1.5],
    ['0,125', 0.125],
    ['1.720.000', 1_720_000],
    ['1,720.5', 1720.5],
  ])('read %j as %j on a site in id-ID, as the server does (ATTR-94)', (text, value) => {
    expect(readTyped(text, 'id-ID')).toBe(value);
    expect(readFilters(new URLSearchParams({ 'f.x.min': text }), [numbers], 'id-ID')[0]?.minimum).toBe(value);
  });

  it('are converted from the typed unit for the handles (ATTR-74)', () => {
    const read = (text: string) => readLimit(text, payload, kg, 'en-US');
    expect([read('5'), read('10 lb'), read('5kg'), read('5 m'), read('lb')]).toEqual([5, 4.5359237, 5, undefined, undefined]);
    expect(readLimit('4.5359237 kg', payload, lb, 'en-US')).toBe(10);
  });

  it('are written with their unit (ATTR-76)', () => {
    expect([withUnit(1720, 'mm', 'en-US'), withUnit(-10, '°C', 'en-US'), withUnit(16, '1', 'en-US'), withUnit(180, '°', 'en-US')]).toEqual([
      '1,720\u00a0mm',
      '−10\u00a0°C',
      '16',
      '180°',
    ]);
  });

  it('use the chosen unit, else the unit of the system, else the display unit (ATTR-78)', () => {
    const unitIn = (fields: string) => scaleOf(payload, new URLSearchParams(fields))?.symbol;
    expect(['', 'units=imperial', 'units=imperial&f.payload.unit=kg', 'f.payload.unit=x'].map(unitIn)).toEqual(['kg', 'lb', 'kg', 'kg']);
  });

  it('include the same products after a change of the unit (ATTR-78)', () => {
    const fields = new URLSearchParams('f.payload.min=5&f.payload.max=20');
    const changed = changeUnit(payload, fields, 'lb', 'en-US');
    expect(changed).toEqual({ 'f.payload.min': ['11.023'], 'f.payload.max': ['44.093'], 'f.payload.unit': ['lb'] });
    expect(11.023 * lb.factor).toBeLessThanOrEqual(5);
    expect(44.093 * lb.factor).toBeGreaterThanOrEqual(20);
    expect(changeUnit(payload, fields, 'kg', 'en-US')).toEqual({ 'f.payload.unit': [] });
    fields.set('units', 'imperial');
    fields.set('f.payload.unit', 'kg');
    expect(changeUnit(payload, fields, 'kg', 'en-US')).toEqual({ 'f.payload.unit': ['kg'] });
  });

  it.each([
    [2, 210],
    [0.6, 3.15],
    [1e-5, 1.5e-4],
    [273.15, 318.15],
    [-40, 85],
    [0, 1],
    [100, 4900],
    [0.042, 96],
  ])('have steps from %j to %j that arrow keys can pass in both directions (ATTR-74)', (lowest, highest) => {
    for (const scale of [kg, lb]) {
      const track = trackOf({ ...payload, lowest, highest }, scale);
      if (!track) throw new Error('There is no track.');
      const steps = Array.from({ length: track.last + 1 }, (_, step) => step);
      expect(steps.map((step) => track.stepOf(track.valueAt(step)))).toEqual(steps);
    }
  });

  it('have whole steps for counts, and no handles if all are equal (ATTR-74)', () => {
    const count = { symbol: '1', factor: 1, offset: 0 };
    const track = trackOf({ ...payload, lowest: 16, highest: 96 }, count);
    expect([track?.last, track?.valueAt(1), track?.stepOf(20)]).toEqual([80, 17, 4]);
    expect(trackOf({ ...payload, lowest: 5, highest: 5 }, kg)).toBeNull();
    expect(trackOf({ ...payload, lowest: null }, kg)).toBeNull();
  });
});

test.each([
  [210, 'minimum', '210'],
  [1.2345, 'minimum', '1.2345'],
  [-62.2222222222, 'minimum', '-62.23'],
  [177.777777778, 'maximum', '177.8'],
] as const)('rounds the extreme %d of a filter outwards as the %s: %s (ATTR-74)', (canonical, end, expected) => {
  expect(extremeOf(canonical, { symbol: 'x', factor: 1, offset: 0 }, end, 'en-US')).toBe(expected);
});
