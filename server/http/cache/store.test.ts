import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { preferredEncoding } from './accept-encoding.ts';
import { cacheKey } from './address.ts';
import type { Epoch } from './epoch.ts';
import { createStore } from './store.ts';
import { createStoredResponse } from './stored-response.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const anEpoch = (): Epoch => ({ version: 1, from: 0, until: 1, entries: new Map() });
const aStoredResponse = (bytes: number) => createStoredResponse({}, 'W/"1"', randomBytes(bytes));

describe('the store (SPEED-07)', () => {
  it('never exceeds its size, even after responses were compressed', async () => {
    const store = createStore(megabyte);
    const epoch = anEpoch();
    for (let number = 0; number < 100; number++) {
      const key = number % 2 === 0 ? `/${number}` : `/?page=${number}`;
      const stored = aStoredResponse(20 * kilobyte);
      store.find(epoch, key);
      store.add(epoch, key, stored);
      for (const encoding of ['br', 'gzip'] as const) await store.variantOf(key, stored, encoding);
      expect(store.size()).toBeLessThanOrEqual(megabyte);
    }
    expect(store.size()).toBeGreaterThan(megabyte / 2);
    expect(store.find(epoch, '/98')).toBeDefined();
  });

  it('counts the bytes of each encoding', async () => {
    const store = createStore(megabyte);
    const epoch = anEpoch();
    const stored = aStoredResponse(20 * kilobyte);
    store.find(epoch, '/');
    store.add(epoch, '/', stored);
    await store.variantOf('/', stored, 'br');
    const before = store.size();
    await store.variantOf('/', stored, 'gzip');
    expect(store.size()).toBeGreaterThan(before + 20 * kilobyte);
    await store.variantOf('/', stored, 'identity');
    expect(store.size()).toBeGreaterThan(before + 40 * kilobyte);
    expect(store.find(epoch, '/')).toBe(stored);
  });

  it('stores a compressed response without its plain bytes, and decompresses it for clients without compression', async () => {
    const store = createStore(megabyte);
    const text = 'The quick brown fox jumps over the lazy dog. '.repeat(1000);
    const stored = createStoredResponse({}, 'W/"1"', text);
    const epoch = anEpoch();
    store.find(epoch, '/');
    store.add(epoch, '/', stored);
    const [packed] = await Promise.all([store.variantOf('/', stored, 'br'), store.variantOf('/', stored, 'br')]);
    expect(store.size()).toBeLessThan(text.length / 10);
    expect(packed.headers).toEqual({ 'content-encoding': 'br', 'content-length': packed.body.length });
    const made = await Promise.all([
      store.variantOf('/', stored, 'identity'),
      store.variantOf('/', stored, 'gzip'),
      store.variantOf('/', stored, 'identity'),
    ]);
    expect([made[0].body.toString(), made[2].body.toString()]).toEqual([text, text]);
    expect(made[0].headers).toEqual({ 'content-length': text.length });
    expect(gunzipSync(made[1].body).toString()).toBe(text);
    expect(store.variantOf('/', stored, 'identity')).toBe(made[0]);
  });

  it('never evicts pages in favour of queries, or frequently requested pages in favour of others', () => {
    const store = createStore(megabyte);
    const epoch = anEpoch();
    store.find(epoch, '/');
    store.add(epoch, '/', aStoredResponse(50 * kilobyte));
    for (let number = 0; number < 1000; number++) store.add(epoch, `/products?page=${number}`, aStoredResponse(20 * kilobyte));
    expect(store.find(epoch, '/')).toBeDefined();
    for (let number = 0; number < 100; number++) {
      store.add(epoch, `/products/${number}`, aStoredResponse(20 * kilobyte));
      expect(store.find(epoch, '/')).toBeDefined();
    }
    expect(store.find(epoch, '/products/0')).toBeUndefined();
  });

  it('refuses a response that would take most of its memory', () => {
    const store = createStore(megabyte);
    const epoch = anEpoch();
    store.find(epoch, '/');
    store.add(epoch, '/', aStoredResponse(megabyte / 2));
    expect([store.find(epoch, '/'), store.size()]).toEqual([undefined, 0]);
  });

  it('is emptied when public responses change, and does not store responses computed before the change', () => {
    const store = createStore(megabyte);
    const [first, second] = [anEpoch(), anEpoch()];
    store.find(first, '/');
    store.add(first, '/', aStoredResponse(kilobyte));
    expect(store.find(first, '/')).toBeDefined();
    expect(store.find(second, '/')).toBeUndefined();
    store.add(first, '/', aStoredResponse(kilobyte));
    expect(store.find(second, '/')).toBeUndefined();
  });
});

it.each([
  ['/products', [], '/products'],
  ['/products?utm_source=a', ['page'], '/products'],
  ['/products?search=b&page=2&utm=1', ['page', 'search'], '/products?page=2&search=b'],
  ['/products?search=a%20b+c', ['search'], '/products?search=a+b+c'],
  ['/products?page=2&page=1', ['page'], '/products?page=2&page=1'],
  ['/products?page', ['page'], '/products?page='],
  ['/', [], '/'],
  ['/products/', [], null],
  ['/products//a', [], null],
  ['/products/%61', [], null],
  ['/products#1', [], null],
  ['http://host/products', [], null],
  [`/products?search=${'x'.repeat(400)}`, ['search'], null],
])('converts %s with the parameters %j to the key %s', (url, parameters, key) => {
  expect(cacheKey(url, parameters)).toBe(key);
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['deflate', 'identity'],
])('answers Accept-Encoding %j with %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
