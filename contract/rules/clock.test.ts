import { expect, it } from 'vitest';
import { offsetAt, timestampOf } from './clock.ts';

const hourMs = 3_600_000;

it.each([
  ['2026-07-01T00:00:00Z', 'Europe/Berlin', 2],
  ['2026-12-01T00:00:00Z', 'Europe/Berlin', 1],
  ['2026-12-01T00:00:00Z', 'America/St_Johns', -3.5],
  ['1960-01-01T00:00:00.500Z', 'Asia/Kathmandu', 5.5],
])('knows the offset at %s in %s', (timestamp, zone, hours) => {
  expect(offsetAt(Date.parse(timestamp), zone)).toBe(hours * hourMs);
});

it('reads back every hour of a year that occurs once', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Jakarta', 'Australia/Lord_Howe']) {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += hourMs) {
      const wall = at + offsetAt(at, zone);
      const isTwice = [-hourMs, -hourMs / 2, hourMs / 2, hourMs].some((step) => at + step + offsetAt(at + step, zone) === wall);
      if (!isTwice) expect(timestampOf(wall, zone)).toBe(at);
    }
  }
});
