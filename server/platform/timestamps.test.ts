import { expect, it } from 'vitest';
import { toUtc } from './timestamps.ts';

it.each([
  ['2026-11-21T09:30:00+07:00', 'Europe/Berlin', '2026-11-21T02:30:00.000Z'],
  ['2026-11-21T09:30Z', 'Asia/Jakarta', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21T09:30', 'Asia/Jakarta', '2026-11-21T02:30:00.000Z'],
  ['2026-11-21 09:30:15', 'Asia/Jakarta', '2026-11-21T02:30:15.000Z'],
  ['2026-11-21', 'Asia/Jakarta', '2026-11-20T17:00:00.000Z'],
  ['2026-07-01T12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
  ['2026-12-01T12:00', 'Europe/Berlin', '2026-12-01T11:00:00.000Z'],
  // an hour after the clocks go forward, and the hour before they go back
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T01:30', 'Europe/Berlin', '2026-10-24T23:30:00.000Z'],
])('converts %s in %s', (text, zone, utc) => {
  expect(toUtc(text, zone)).toBe(utc);
});

it.each(['', 'tomorrow', '2026-02-30T10:00', '2026-13-01', '2026-11-21T25:00Z', '21.11.2026', '1764000000'])('rejects %j', (text) => {
  expect(toUtc(text, 'Asia/Jakarta')).toBeNull();
});

it.each(['0026-11-26T10:00', '0999-12-31T12:00', '0999-12-31T23:59Z', '9999-12-31T23:59', '9999-01-01T00:00Z'])(
  'rejects the year of %j, which would sort incorrectly among stored times',
  (text) => {
    expect(toUtc(text, 'America/New_York')).toBeNull();
  },
);

it('accepts the last day of the last year', () => {
  expect(toUtc('9998-12-31T18:59', 'America/New_York')).toBe('9998-12-31T23:59:00.000Z');
});
