import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configure } from './balancer.ts';
import { checkAnswers, checkDoubledMail } from './checks.ts';
import type { Fault } from './faults.ts';
import type { Note } from './meter.ts';

const kill: Fault = { kind: 'kill', text: 'kill', fromMs: 10_000, untilMs: 12_000, recoveredMs: 14_000 };
const outage: Fault = { kind: 'object storage', text: 'stop', fromMs: 30_000, untilMs: 40_000, recoveredMs: 40_100 };

const noteOf = (values: Partial<Note>): Note => ({
  kind: 'page',
  method: 'GET',
  outcome: 200,
  path: '/',
  sentMs: 1000,
  endMs: 1100,
  hasRetryAfter: false,
  isBalanced: true,
  ...values,
});
const countOf = (values: Partial<Note>) => checkAnswers([noteOf(values)], [kill, outage]).length;

it('uses the settings of deploy/haproxy.cfg with other addresses (CLUS-05)', () => {
  const text = configure(readFileSync('deploy/haproxy.cfg', 'utf8'), 7000, [7001, 7002, 7003]);
  for (const port of [7001, 7002, 7003]) expect(text.split(` 127.0.0.1:${port}\n`)).toHaveLength(3);
  expect(text).toContain('    bind 127.0.0.1:7000\n');
  expect(text).toContain('option httpchk GET /readyz');
  expect(text).not.toContain(':3000');
});

it.each<[string, Partial<Note>, number]>([
  ['a page', {}, 0],
  ['no answer', { outcome: 'no answer in 10 s' }, 1],
  ['an internal error', { outcome: 500, isBalanced: false }, 1],
  ['a 503 without Retry-After', { outcome: 503 }, 1],
  ['a 503 with Retry-After', { outcome: 503, hasRetryAfter: true }, 0],
  ['a 502 of the balancer without a fault', { outcome: 502 }, 1],
  ['a 502 of the balancer during a kill', { outcome: 502, sentMs: 9900, endMs: 10_100 }, 0],
  ['a 404', { outcome: 404 }, 1],
  ['a 404 for a deletion that was repeated', { outcome: 404, method: 'DELETE', sentMs: 9900, endMs: 10_100 }, 1],
  [
    'a page that fails during an outage of the object storage only',
    { outcome: 503, hasRetryAfter: true, sentMs: 31_000, endMs: 31_100 },
    1,
  ],
  ['a picture that fails meanwhile', { kind: 'picture', outcome: 503, hasRetryAfter: true, sentMs: 31_000, endMs: 31_100 }, 0],
])('decides whether a fault explains %s', (_, values, expected) => {
  expect(countOf(values)).toBe(expected);
});

it('accepts a second copy of a mail only after its sender had a fault', () => {
  const arrive = (...times: number[]) => times.map((atMs) => ({ messageId: '<mail.1>', atMs }));
  expect(checkDoubledMail(arrive(11_000), [kill])).toEqual([]);
  expect(checkDoubledMail(arrive(9500, 60_000), [kill])).toEqual([]);
  expect(checkDoubledMail(arrive(35_000, 60_000), [kill, outage])).toHaveLength(1);
});
