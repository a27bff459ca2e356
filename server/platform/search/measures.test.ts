import { describe, expect, it } from 'vitest';
import { measureOfRow, measuresIn, numberForms, typedMeasure } from './measures.ts';

describe('quantities (SEARCH-05)', () => {
  it.each([
    ['20', ['20']],
    ['020', ['20']],
    ['2,50', ['2.5']],
    ['2.0', ['2']],
    ['1,720', ['1720', '1.72']],
    ['0.025', ['0.025']],
    ['1.720,5', ['1720.5']],
    ['1,234,567', ['1234567']],
    ['1.2.3', []],
  ])('are parsed from %s as %j', (written, forms) => {
    expect(numberForms(written)).toEqual(forms);
  });

  it.each([
    ['20 kg', ['20kg']],
    ['up to 20 kilograms,', ['20kg']],
    ['10–20 kg', ['10kg', '20kg']],
    ['230/400 V', ['230v', '400v']],
    ['80 x 60 mm', ['80mm', '60mm']],
    ['±0,02 mm', ['0.02mm']],
    ['-10 … +45 °C', ['10degc', '45degc']],
    ['3 m/s and 12 l/min', ['3m/s', '12l/min']],
    ['100 % in 5 m²', ['100percent', '5m2']],
    ['20 kgx, LR20 kg, 1.2.3.4 kg, 20', []],
  ])('are found in %j: %j', (text, found) => {
    expect(measuresIn(text)).toEqual(found);
  });

  it('are recognised in a search with and without a space', () => {
    expect([typedMeasure('20kg'), typedMeasure('20', 'KG'), typedMeasure('≥20', 'kilos')]).toEqual([[['20kg']], [['20kg']], [['20kg']]]);
    expect([typedMeasure('1,720mm'), typedMeasure('5', 'metres')]).toEqual([[['1720mm', '1.72mm']], [['5m']]]);
    expect([typedMeasure('4-20mA'), typedMeasure('10…30', 'V')]).toEqual([
      [['4ma'], ['20ma']],
      [['10v'], ['30v']],
    ]);
    expect([typedMeasure('lr20'), typedMeasure('20', 'robot'), typedMeasure('kg')]).toEqual([[], [], []]);
  });

  it('are recognised in rows whose name contains the unit', () => {
    expect(measureOfRow('Payload (kg)', '180')).toBe('180 kg');
    expect(measureOfRow('Reach, mm', '3,200')).toBe('3,200 mm');
    expect(measureOfRow('Speed [m/s]', '1–2')).toBe('1–2 m/s');
    expect(measureOfRow('Mass in kg', '12')).toBe('12 kg');
    expect([measureOfRow('Payload (max)', '20'), measureOfRow('Payload (kg)', 'on request'), measureOfRow('Payload', '20')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each(['1-'.repeat(50_000), '1 '.repeat(50_000), `${'1'.repeat(100_000)}x`, `${' '.repeat(100_000)}1`, '1 to '.repeat(20_000)])(
    'are extracted quickly from hostile input %#',
    (text) => {
      expect(measuresIn(text)).toEqual([]);
    },
  );
});
