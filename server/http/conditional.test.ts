import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { registerCompression } from './compression.ts';

let test: TestApp;
let etag: string;
const path = '/api/public/settings';
const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' | 'POST' = 'GET', url = path) =>
  test.app.inject({ method, url, headers });

beforeAll(async () => {
  test = await createTestApp();
  etag = String((await ask({})).headers.etag);
});
afterAll(() => test.close());

describe('If-None-Match (DOC-09)', () => {
  it.each([
    ['the tag', () => etag, 304],
    ['the tag as a strong tag', () => etag.slice(2), 304],
    ['a list that contains the tag', () => `"a", W/"b, c", ${etag}, "d"`, 304],
    ['a list without spaces', () => `"a",${etag}`, 304],
    ['any tag', () => '*', 304],
    ['another tag', () => 'W/"other"', 200],
    ['a list of other tags', () => '"a", "b"', 200],
    ['a tag without quotes', () => etag.replaceAll('"', ''), 200],
    ['nothing', () => '', 200],
  ])('is evaluated with %s', async (_case, header, status) => {
    const answer = await ask({ 'if-none-match': header(), 'accept-encoding': 'br' });
    expect([answer.statusCode, answer.body === '']).toEqual([status, status === 304]);
    expect(answer.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (status === 304) expect(answer.headers['content-length']).toBeUndefined();
  });

  it('answers HEAD like GET', async () => {
    const unchanged = await ask({ 'if-none-match': etag }, 'HEAD');
    expect([unchanged.statusCode, unchanged.headers['content-length']]).toEqual([304, undefined]);
    expect((await ask({}, 'HEAD')).headers.etag).toBe(etag);
  });

  it('is ignored for errors and for calls that change data', async () => {
    const missing = await ask({ 'if-none-match': '*' }, 'GET', '/api/public/products/nothing');
    expect([missing.statusCode, missing.headers.etag, missing.json()]).toEqual([
      404,
      undefined,
      { message: 'Not found.', code: 'not-found' },
    ]);
    const call = await test.app.inject({
      method: 'POST',
      url: '/api/public/visits',
      headers: { 'if-none-match': '*' },
      payload: { url: '/', referrer: '' },
    });
    expect(call.statusCode).toBe(204);
  });
});

describe('a static file that the client already has', () => {
  it.each(['picture.png', 'script.js', 'compressed.js'])('has the headers of the whole response for %s (DOC-09)', async (name) => {
    const dir = mkdtempSync(join(tmpdir(), 'static-'));
    for (const file of [name, 'compressed.js.br']) writeFileSync(join(dir, file), 'x'.repeat(2000));
    const app = Fastify();
    await registerCompression(app);
    await app.register(fastifyStatic, { root: dir, preCompressed: true });
    const get = (headers: Record<string, string> = {}) => app.inject({ url: `/${name}`, headers: { 'accept-encoding': 'br', ...headers } });
    const whole = await get();
    const unchanged = await get({ 'if-none-match': String(whole.headers.etag) });
    expect([whole.statusCode, unchanged.statusCode, unchanged.body]).toEqual([200, 304, '']);
    for (const header of ['etag', 'cache-control', 'vary', 'last-modified'])
      expect([header, unchanged.headers[header]]).toEqual([header, whole.headers[header]]);
    expect(unchanged.headers['content-length']).toBeUndefined();
    expect([whole.headers['content-encoding'], undefined]).toContain(unchanged.headers['content-encoding']);
    await app.close();
    rmSync(dir, { recursive: true });
  });
});
