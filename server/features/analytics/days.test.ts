import { expect, it } from 'vitest';
import { storableAddress } from '#server/platform/network-addresses.ts';
import { isSpam, referrerDomain } from './collect/referrers.ts';
import { addDays, dayOf, daysBetween, periodsBetween, toDate } from './days.ts';

it.each([
  ['2026-11-20T17:00:00Z', 'Asia/Jakarta', 20261121],
  ['2026-11-20T16:59:59Z', 'Asia/Jakarta', 20261120],
  ['2026-03-28T18:15:00Z', 'Asia/Kathmandu', 20260329],
  ['2026-01-01T07:59:00Z', 'America/Los_Angeles', 20251231],
])('finds the day of %s in %s', (at, zone, day) => {
  expect(dayOf(Date.parse(at), zone)).toBe(day);
});

it('counts days over months, years and leap days', () => {
  expect([addDays(20261231, 1), addDays(20240301, -1), addDays(20261121, -364)]).toEqual([20270101, 20240229, 20251122]);
  expect(daysBetween(20261230, 20270102).map(toDate)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
});

it('divides a range into whole months and single days', () => {
  expect(periodsBetween(20261030, 20261202)).toEqual([20261030, 20261031, 20261100, 20261201, 20261202]);
  expect(periodsBetween(20261115, 20261121)).toHaveLength(7);
  expect(periodsBetween(20251122, 20261121)).toHaveLength(9 + 11 + 21);
  expect(periodsBetween(20260201, 20260228)).toEqual([20260200]);
});

it.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['2001:db8:12:34::99', '2001:db8:12:34::99', '2001:db8:12::'],
  ['2001:db8::1', '2001:db8::1', '2001:db8::'],
  ['::1', '::1', '::'],
  ['fe80::1%eth0', 'fe80::1%eth0', 'fe80::'],
  ['unknown', null, null],
])('shortens or removes the address %s according to the setting', (address, whole, shortened) => {
  expect(storableAddress(address, 'whole')).toBe(whole);
  expect(storableAddress(address, 'shortened')).toBe(shortened);
  expect(storableAddress(address, 'none')).toBeNull();
});

it.each([
  ['https://www.DuckDuckGo.com/?q=secret', 'duckduckgo.com'],
  ['https://www.example.com/products', ''],
  ['android-app://com.example', ''],
  ['http://localhost/', ''],
  ['nonsense', ''],
  ['', ''],
])('extracts the domain of %s', (referrer, domain) => {
  expect(referrerDomain(referrer, ['www.example.com'])).toBe(domain);
});

it('recognises spam by its domain and all subdomains', () => {
  expect([isSpam('semalt.com'), isSpam('deep.semalt.com'), isSpam('notsemalt.com'), isSpam('google.com'), isSpam('')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
