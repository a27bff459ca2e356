import { afterEach, expect, it, vi } from 'vitest';
import { formatsOf } from './formats.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Europe/Berlin', 'December 31, 2026', '20:30', 'Thursday, December 31, 2026'],
  ['Asia/Jakarta', 'January 1, 2027', '02:30', 'Friday, January 1, 2027'],
  ['America/Los_Angeles', 'December 31, 2026', '11:30', 'Thursday, December 31, 2026'],
])('formats a timestamp in %s regardless of the system time zone (IMG-06)', (zone, date, time, fullDate) => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  const formats = formatsOf(zone);
  const timestamp = '2026-12-31T19:30:00.000Z';
  expect([formats.date(timestamp), formats.time(timestamp), formats.fullDate(timestamp)]).toEqual([date, time, fullDate]);
});

it.each([undefined, null, '', 'Mars/Olympus'])('uses the default time zone if the setting is %j (IMG-06)', (zone) => {
  expect(formatsOf(zone).timeZone).toBe('Asia/Jakarta');
});

it.each([null, undefined, '', 'soon'])('returns an empty string for %j', (timestamp) => {
  const { date, time, fullDate } = formatsOf('UTC');
  expect([date(timestamp), time(timestamp), fullDate(timestamp)]).toEqual(['', '', '']);
});
