import { expect, it } from 'vitest';
import { createRequestCounts } from '#server/platform/request-counts.ts';
import { countMessages } from './message-limits.ts';

it('refuses further messages of a client after 1,000 messages from all clients in an hour, but not the first of another client (CONT-17)', async () => {
  let now = 0;
  const countRequest = createRequestCounts(() => now);
  const send = (address: string) => countMessages(countRequest, address, true);
  for (let index = 0; index < 1000; index++) await send(`10.0.${index >> 8}.${index & 255}`);
  expect(await send('203.0.113.7')).toBe(1);
  await expect(send('203.0.113.7')).rejects.toMatchObject({ code: 'too-many', details: { headers: { 'retry-after': '3600' } } });
  now += 3_600_000;
  expect([await send('203.0.113.7'), await send('203.0.113.7')]).toEqual([1, 2]);
});
