import { describe, expect, it } from 'vitest';
import { readPriceText } from './price-text.ts';

const locales = ['id-ID', 'de-DE', 'en-US', 'fr-FR', 'en-IN', 'de-CH'];

// pseudo-random numbers, the same in every run, so that a failure can be reproduced
const amounts = (count: number): number[] => {
  let state = 20_261_122;
  return Array.from({ length: count }, (_, index) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const digits = 10 ** (index % 12);
    const whole = Math.floor((state / 2_147_483_648) * digits);
    return index % 3 === 0 ? whole : Number((whole + (state % 100) / 100).toFixed(2));
  });
};

const formats = new Map(locales.map((locale) => [locale, new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })]));
const write = (amount: number, locale: string) => formats.get(locale)?.format(amount) ?? '';

describe('prices in the notation of a locale (APROD-33)', () => {
  it.each(locales)('are parsed as they are written in %s', (locale) => {
    const written = amounts(600).flatMap((amount) => [write(amount, locale), amount.toFixed(2)].map((text) => [text, { price: amount }]));
    expect(written.map(([text]) => [text, readPriceText(String(text), locale)])).toEqual(written);
  });

  it.each(locales)('are refused in %s rather than read as a different amount', (locale) => {
    const wrong = locales.flatMap((other) =>
      amounts(600).filter((amount) => {
        const reading = readPriceText(write(amount, other), locale);
        return 'price' in reading && reading.price !== amount;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['12.500.000,50', 'id-ID', 12_500_000.5],
  ['1.250', 'id-ID', 1250],
  ['12.5', 'id-ID', 12.5],
  ['1250000', 'id-ID', 1_250_000],
  ['1,250,000.5', 'en-US', 1_250_000.5],
  ['12,50,000', 'en-IN', 1_250_000],
  ['1 250 000,50', 'fr-FR', 1_250_000.5],
  ["1'250.50", 'de-CH', 1250.5],
  ['1 250', 'id-ID', 1250],
  ['99.9', undefined, 99.9],
  ['12.500', 'no locale', null],
  ['', 'id-ID', null],
])('parses “%s” in %s', (typed, locale, price) => {
  const reading = readPriceText(typed, locale);
  expect('price' in reading ? reading.price : null).toBe(price);
});

it.each([
  ['12.500.000,50', 'en-US', 'Write digits only, with a point before decimals: 12500000.50'],
  ['1,250,000.50', 'id-ID', 'Write digits only, with a point before decimals: 1250000.50'],
  ['1.250.000', 'en-US', 'Write digits only, with a point before decimals: 1250000'],
  ['12,50', 'en-US', 'Write digits only, with a point before decimals: 12.50'],
  ['1.250', 'en-US', 'At most two decimals. For thousands write digits only: 1250'],
  ['1,250', 'id-ID', 'At most two decimals. For thousands write digits only: 1250'],
  ['1,250.000', 'id-ID', 'Write digits only, with a point before decimals, e.g. 1250000 or 1250000.50'],
  ['Rp 12', 'id-ID', 'Write digits only, with a point before decimals, e.g. 1250000 or 1250000.50'],
  ['1,2.3,4', 'id-ID', 'Write digits only, with a point before decimals, e.g. 1250000 or 1250000.50'],
  ['-5', 'id-ID', 'The price must not be below 0.'],
  ['9.999.999.999.999', 'id-ID', 'The price must not be above 999999999999.'],
])('refuses “%s” in %s and suggests what to write', (typed, locale, error) => {
  expect(readPriceText(typed, locale)).toEqual({ error });
});
