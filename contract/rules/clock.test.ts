import { expect, it } from 'vitest';
import { firstOf } from '#server/testing/all-cases.ts';
import { nextDayAfter, offsetAt, timestampOf } from './clock.ts';

const hourMs = 3_600_000;

it.each([
  ['2026-07-01T00:00:00Z', 'Europe/Berlin', 2],
  ['2026-12-01T00:00:00Z', 'Europe/Berlin', 1],
  ['2026-12-01T00:00:00Z', 'America/St_Johns', -3.5],
  ['1960-01-01T00:00:00.500Z', 'Asia/Kathmandu', 5.5],
])('knows the offset at %s in %s', (timestamp, zone, hours) => {
  expect(offsetAt(Date.parse(timestamp), zone)).toBe(hours * hourMs);
});

const zones = ['Australia/Lord_Howe', 'Europe/Berlin', 'America/New_York', 'Asia/Jakarta'];
it.each(firstOf(zones))('parses every unambiguous hour of a year in %s as it was written', (zone) => {
  const wrong: number[] = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += hourMs) {
    const wall = at + offsetAt(at, zone);
    if (timestampOf(wall, zone) === at) continue;
    const isTwice = [-hourMs, -hourMs / 2, hourMs / 2, hourMs].some((step) => at + step + offsetAt(at + step, zone) === wall);
    if (!isTwice) wrong.push(at);
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2027-03-14T02:15', 'America/New_York', '2027-03-14T07:15:00.000Z'],
  ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['2026-10-04T02:30', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
  ['2026-09-06T00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ['2026-07-01T12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
])('parses %s in %s as the first of two times, or with the offset before the change if it is skipped', (wall, zone, at) => {
  expect(new Date(timestampOf(Date.parse(`${wall}Z`), zone)).toISOString()).toBe(at);
});

it('finds the beginning of the next day of a time zone, even around a clock change', () => {
  const nextDay = (at: string, timeZone: string) => new Date(nextDayAfter(Date.parse(at), timeZone)).toISOString();
  expect(nextDay('2026-12-31T16:59:59.999Z', 'Asia/Jakarta')).toBe('2026-12-31T17:00:00.000Z');
  expect(nextDay('2026-12-31T17:00:00.000Z', 'Asia/Jakarta')).toBe('2027-01-01T17:00:00.000Z');
  expect(nextDay('2026-03-28T23:30:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z');
  expect(nextDay('2026-10-24T22:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T23:00:00.000Z');
  // clocks were put back from midnight to 23:00
  for (const minute of ['02:30', '02:59', '03:00', '03:30', '03:59'])
    expect(nextDay(`2023-03-26T${minute}:00.000Z`, 'America/Asuncion') > `2023-03-26T${minute}:00.000Z`).toBe(true);
});
