import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toLocalMoment, withOffset } from './local-moment.ts';

describe.each([
  ['Asia/Jakarta', '2026-11-18T09:00', '2026-11-18T09:00:00+07:00'],
  ['America/St_Johns', '2026-11-17T22:30', '2026-11-17T22:30:00-03:30'],
])('a moment in a form, in %s', (zone, local, full) => {
  beforeEach(() => vi.stubEnv('TZ', zone));
  afterEach(() => vi.unstubAllEnvs());

  it('is shown in local time and sent with its offset (ANEWS-09)', () => {
    expect(toLocalMoment('2026-11-18T02:00:00.000Z')).toBe(local);
    expect(withOffset(local)).toBe(full);
    expect(new Date(withOffset(local)).toISOString()).toBe('2026-11-18T02:00:00.000Z');
  });

  it('may be missing', () => {
    expect(toLocalMoment(null)).toBe('');
    expect(withOffset('')).toBe('');
  });
});
