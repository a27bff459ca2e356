import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerForwardedHeaders } from './forwarded-headers.ts';

/** @returns the warnings logged for consecutive requests with these headers */
const warningsAbout = async (
  trustProxy: string[] | false,
  ...requests: Record<string, string>[]
): Promise<{ from: string; msg: string }[]> => {
  const lines: string[] = [];
  const stream = new PassThrough().on('data', (chunk) => lines.push(...String(chunk).trim().split('\n')));
  const app = Fastify({ logger: { level: 'warn', stream }, trustProxy });
  registerForwardedHeaders(app);
  app.get('/', () => 'ok');
  for (const headers of requests) await app.inject({ url: '/', headers });
  await app.close();
  return lines.map((line) => JSON.parse(line));
};

describe('the address of a visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::7]:51234', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['198.51.100.1, 203.0.113.7:51234, 127.0.0.1:80', '203.0.113.7'],
  ])('is read without the port that a proxy adds: %s (LOAD-09)', async (forwarded, address) => {
    const app = Fastify({ trustProxy: ['loopback'] });
    registerForwardedHeaders(app);
    app.get('/', (request) => request.ip);
    expect((await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })).body).toBe(address);
    await app.close();
  });
});

describe('forwarded headers', () => {
  it.each([
    ['x-forwarded-for', '203.0.113.1'],
    ['x-forwarded-proto', 'https'],
    ['forwarded', 'for=203.0.113.1'],
  ])('are reported once for an unknown proxy: %s', async (name, value) => {
    const warnings = await warningsAbout(false, { [name]: value }, { [name]: value });
    expect(warnings).toEqual([expect.objectContaining({ from: '127.0.0.1', msg: expect.stringContaining('TRUST_PROXY') })]);
  });

  it('are reported for a proxy that is not in TRUST_PROXY', async () => {
    expect(await warningsAbout(['10.0.0.0/8'], { 'x-forwarded-for': '203.0.113.1' })).toHaveLength(1);
  });

  it('are not reported for a trusted proxy or for requests without such headers', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' };
    expect(await warningsAbout(['loopback'], forwarded, { 'x-forwarded-proto': 'https' }, {})).toEqual([]);
    expect(await warningsAbout(false, {})).toEqual([]);
  });
});
