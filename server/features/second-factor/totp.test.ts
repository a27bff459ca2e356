import { describe, expect, it } from 'vitest';
import { codeOf, fromBase32, matchingStep, stepOf, toBase32, totpUri } from './totp.ts';

const key = Buffer.from('12345678901234567890');

describe('TOTP', () => {
  // RFC 6238, appendix B, SHA-1
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('computes the code of RFC 6238 at %d seconds (AFACT-01)', (seconds, code) => {
    expect(codeOf(key, stepOf(new Date(seconds * 1000)), 8)).toBe(code);
    expect(codeOf(key, stepOf(new Date(seconds * 1000)))).toBe(code.slice(2));
  });

  it('encodes and decodes base32 (AFACT-01)', () => {
    expect(toBase32(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(fromBase32(toBase32(key))).toEqual(key);
  });

  it('accepts codes of the previous and next step, but no other text (AFACT-01)', () => {
    const now = new Date('2026-11-21T03:00:00.000Z');
    const steps = [-2, -1, 0, 1, 2].map((offset) => matchingStep(toBase32(key), codeOf(key, stepOf(now) + offset), now));
    expect(steps).toEqual([null, stepOf(now) - 1, stepOf(now), stepOf(now) + 1, null]);
    expect(['', '12345', '1234567', 'abcdef'].map((text) => matchingStep(toBase32(key), text, now))).toEqual([null, null, null, null]);
  });

  it('includes company and account in the URI for apps (AFACT-01)', () => {
    const uri = totpUri('GEZDGNBV', { issuer: 'Lintara: Automation', account: 'ayu@lintara.example' });
    expect(uri).toBe(
      'otpauth://totp/Lintara%20%20Automation:ayu%40lintara.example?secret=GEZDGNBV&issuer=Lintara%20%20Automation&algorithm=SHA1&digits=6&period=30',
    );
  });
});
