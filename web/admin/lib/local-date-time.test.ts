import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toLocalDateTime, withOffset } from './local-date-time.ts';

describe.each(['UTC', 'Pacific/Auckland'])('a timestamp in a form, in a browser in %s', (browserZone) => {
  beforeEach(() => vi.stubEnv('TZ', browserZone));
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['Asia/Jakarta', '2026-11-18T09:00', '2026-11-18T09:00:00+07:00'],
    ['America/St_Johns', '2026-11-17T22:30', '2026-11-17T22:30:00-03:30'],
    ['Europe/Berlin', '2026-11-18T03:00', '2026-11-18T03:00:00+01:00'],
    ['UTC', '2026-11-18T02:00', '2026-11-18T02:00:00+00:00'],
  ])('is shown in the zone of the site, %s, and sent with its offset (ANEWS-09)', (zone, local, full) => {
    expect(toLocalDateTime('2026-11-18T02:00:00.000Z', zone)).toBe(local);
    expect(withOffset(local, zone)).toBe(full);
    expect(new Date(withOffset(local, zone)).toISOString()).toBe('2026-11-18T02:00:00.000Z');
  });

  it('moves a time that daylight saving skips to the time after it', () => {
    expect(withOffset('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T03:30:00+02:00');
  });

  it.each(['', 'x', '2026-13-01T00:00'])('returns an empty text for %j', (typed) => {
    expect(toLocalDateTime(null, 'Asia/Jakarta')).toBe('');
    expect(withOffset(typed, 'Asia/Jakarta')).toBe('');
  });
});
