import { describe, expect, it } from 'vitest';
import { countClient, createRequestCounts } from './request-counts.ts';

const minuteMs = 60_000;
let now = 0;

describe('requests of a client', () => {
  /** @returns a function that counts a request from an address, with a limit of ten */
  const start = () => {
    const countRequest = createRequestCounts(() => now);
    return async (address: string) =>
      (await countClient(countRequest, { name: 'contact', address, windowMs: minuteMs, limit: 10 })).current;
  };

  it('are counted for an IPv4 address, even if it is written as IPv6 (LOAD-09)', async () => {
    const count = start();
    expect([await count('203.0.113.7'), await count('::ffff:203.0.113.7'), await count('203.0.113.8')]).toEqual([1, 2, 1]);
  });

  it.each([
    ['of 64 bits', () => '2001:db8:1:203::7', 10],
    ['of 56 bits', (index: number) => `2001:db8:1:2${(index % 256).toString(16).padStart(2, '0')}::7`, 40],
    ['of 48 bits', (index: number) => `2001:db8:1:${(index % 65_536).toString(16)}00::7`, 160],
  ])('are counted for an IPv6 network %s (LOAD-09)', async (_size, address, allowed) => {
    const count = start();
    const counts: number[] = [];
    for (let index = 0; index < 250; index++) counts.push(await count(address(index)));
    expect(counts.findIndex((current) => current > 10)).toBe(allowed);
  });

  it('do not use up the limit of its neighbours above its own limit (LOAD-09)', async () => {
    const count = start();
    for (let index = 0; index < 1000; index++) await count('2001:db8:1:203::7');
    expect(await count('2001:db8:1:204::7')).toBeLessThan(5);
  });

  it('are counted from 1 again when the window has ended', async () => {
    const count = start();
    await count('203.0.113.7');
    now += minuteMs;
    expect(await count('203.0.113.7')).toBe(1);
  });
});
