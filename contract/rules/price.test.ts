import { expect, it } from 'vitest';
import { completeCurrency, defaultCurrency, formatPrice } from './price.ts';

const rupiah = { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' };
// the space between symbol and number is non-breaking
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('formats symbol and number according to the currency settings (CURR-01)', () => {
  expect(plain(formatPrice(1234.5, { currency_code: 'EUR', currency_symbol: '€', currency_locale: 'de-DE' }))).toBe('€ 1.234,50');
  expect(plain(formatPrice(1234, { currency_code: 'USD', currency_symbol: '$', currency_locale: 'en-US' }))).toBe('$ 1,234');
});

it('writes rupiah without decimals (CURR-02)', () => {
  expect(plain(formatPrice(412_500_000, rupiah))).toBe('Rp 412.500.000');
  expect(plain(formatPrice(99.6, rupiah))).toBe('Rp 100');
  expect(plain(formatPrice(0, rupiah))).toBe('Rp 0');
});

it('writes Rp and the Indonesian number while the currency is not loaded (CURR-03)', () => {
  expect(plain(formatPrice(1500))).toBe('Rp 1.500');
});

it('falls back for an unknown locale (CURR-03)', () => {
  expect(completeCurrency({ ...rupiah, currency_locale: 'no such locale' })).toEqual(rupiah);
});

it('writes no price as Price on request', () => {
  expect(formatPrice(null, rupiah)).toBe('Price on request');
});

it('completes a partial currency with the defaults (CURR-03)', () => {
  expect(defaultCurrency).toEqual(rupiah);
  expect(completeCurrency({})).toEqual(rupiah);
  expect(completeCurrency({ currency_code: 'EUR', currency_symbol: '', currency_locale: null })).toEqual({
    currency_code: 'EUR',
    currency_symbol: '€',
    currency_locale: 'id-ID',
  });
  expect(completeCurrency({ currency_code: '', currency_symbol: '€' }).currency_code).toBe('');
  expect(completeCurrency({ currency_code: '', currency_symbol: 'Rp' }).currency_code).toBe('IDR');
  expect(completeCurrency({ currency_code: 'USD', currency_locale: 'en-US' }).currency_symbol).toBe('$');
  expect(completeCurrency({ currency_code: 'XTS', currency_locale: 'no such locale' }).currency_symbol).toBe('XTS');
});
