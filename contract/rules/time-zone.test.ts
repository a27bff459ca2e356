import { expect, it } from 'vitest';
import { defaultTimeZone, usableTimeZone } from './time-zone.ts';

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['Mars/Olympus', defaultTimeZone],
  ['', defaultTimeZone],
  [null, defaultTimeZone],
  [undefined, defaultTimeZone],
])('takes %j as %s', (stored, used) => {
  expect(usableTimeZone(stored)).toBe(used);
});
