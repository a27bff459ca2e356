import { expect, it } from 'vitest';
import { dayRange } from './day-range.ts';

it('ends a range at the beginning of the next day in the time zone, even for days of 23 and 25 hours', () => {
  expect(dayRange({ from: '2026-10-24', to: '2026-10-25' }, 'Europe/Berlin')).toEqual({
    since: '2026-10-23T22:00:00.000Z',
    before: '2026-10-25T23:00:00.000Z',
  });
  // at midnight the clocks go forward to one o'clock
  expect(dayRange({ from: '2026-04-24', to: '2026-04-24' }, 'Africa/Cairo')).toEqual({
    since: '2026-04-23T22:00:00.000Z',
    before: '2026-04-24T21:00:00.000Z',
  });
  expect(dayRange({ to: '2026-12-31' }, 'UTC')).toEqual({ since: undefined, before: '2027-01-01T00:00:00.000Z' });
});

it('is open without a day, or in a year beyond the range of timestamps', () => {
  expect(dayRange({}, 'UTC')).toEqual({ since: undefined, before: undefined });
  expect(dayRange({ from: '9999-01-01', to: '9999-12-31' }, 'UTC')).toEqual({ since: undefined, before: undefined });
});
