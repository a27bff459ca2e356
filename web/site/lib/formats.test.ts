import { afterEach, expect, it, vi } from 'vitest';
import { formatsOf } from './formats.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Europe/Berlin', 'December 31, 2026', '2026'],
  ['Asia/Jakarta', 'January 1, 2027', '2027'],
  ['Mars/Olympus', 'January 1, 2027', '2027'],
  [undefined, 'January 1, 2027', '2027'],
])('formats a date in %s regardless of the system time zone (IMG-05, IMG-06)', (zone, date, year) => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  const formats = formatsOf(zone);
  const timestamp = '2026-12-31T19:30:00.000Z';
  expect([formats.date(timestamp), formats.year(timestamp), formats.date(null)]).toEqual([date, year, '']);
});

it.each([
  ['ja-JP', '2027年1月1日', '2027'],
  ['ko-KR', '2027년 1월 1일', '2027'],
  ['zh-CN', '2027年1月1日', '2027'],
])('formats a date in %s, and its year without a word for it (LANG-11)', (locale, date, year) => {
  const formats = formatsOf('Asia/Tokyo', locale, locale);
  const timestamp = '2026-12-31T19:30:00.000Z';
  expect([formats.date(timestamp), formats.year(timestamp)]).toEqual([date, year]);
});
