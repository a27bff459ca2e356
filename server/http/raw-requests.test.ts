// Raw requests that no HTTP client would send.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.lintara.example' }, undefined, render);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.app.server.address() as { port: number });
});
afterAll(() => test.close());

/** @returns everything received until the server closes the connection */
const send = async (...parts: (string | Buffer)[]): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  // the server may close the connection before everything is sent
  socket.on('error', () => {});
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return received;
};
const get = (target: string, headers = '') => send(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const headerOf = (answer: string, name: string) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(answer.split('\r\n\r\n')[0] ?? '')?.[1];

describe('an address with backslashes or slashes', () => {
  it.each([
    ['/\\evil.example/', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['//\\/evil.example//', '/evil.example'],
    ['/products\\?page=2', '/products?page=2'],
    ['/a\\b', '/a/b'],
    ['//', '/'],
    ['/\\', '/'],
  ])('redirects from %s to an address of the site', async (target, location) => {
    const answer = await get(target);
    expect([statusOf(answer), headerOf(answer, 'location')]).toEqual([301, location]);
  });

  it.each(['/%5C%5Cevil.example', 'http://evil.example/about', 'http://evil.example/\\other.example/'])(
    'names no other site in the page of %s',
    async (target) => {
      const answer = await get(target);
      expect(headerOf(answer, 'location') ?? '/').toMatch(/^\/(?![/\\])/);
      expect(answer).not.toMatch(/(?:canonical" href|og:url" content)="https?:\/\/(?!www\.lintara\.example\/)/);
    },
  );

  it('is parsed in linear time', async () => {
    const answer = await get(`/a${'/'.repeat(8000)}b/`);
    expect(statusOf(answer)).toBe(301);
  });
});

describe('a malformed request (OUT-05)', () => {
  const protective = (answer: string) =>
    ['x-content-type-options', 'x-frame-options', 'strict-transport-security'].map((name) => headerOf(answer, name));
  const large = `Cookie: ${'a'.repeat(20_000)}\r\n`;

  it.each([
    [`GET /api/public/products HTTP/1.1\r\n${large}`, 431, 'The headers of the request are too large.', 'headers-too-large'],
    [`POST /products HTTP/1.1\r\n${large}`, 431, 'The headers of the request are too large.', 'headers-too-large'],
    ['nonsense\r\n', 400, 'The request is malformed.', 'malformed'],
    ['GET /api/public/products HTTP/1.1\r\nContent-Length: x\r\n', 400, 'The request is malformed.', 'malformed'],
    [
      'POST /api/public/contact HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n',
      400,
      'The request is malformed.',
      'malformed',
    ],
  ])('gets an error response in the usual format for %.40s', async (start, status, message, code) => {
    const answer = await send(`${start}Host: localhost\r\n\r\n`);
    expect(statusOf(answer)).toBe(status);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ message, code });
    expect(headerOf(answer, 'content-type')).toBe('application/json; charset=utf-8');
    expect(headerOf(answer, 'content-security-policy')).toContain("default-src 'none'");
    expect(protective(answer)).toEqual(['nosniff', 'SAMEORIGIN', 'max-age=31536000']);
  });

  it('gets an HTML page if it requested a page', async () => {
    const answer = await get('/products', large);
    expect([statusOf(answer), headerOf(answer, 'content-type')]).toEqual([431, 'text/html; charset=utf-8']);
    expect(answer).toContain('<h1>This page cannot be shown</h1>');
    expect(protective(answer)).toEqual(['nosniff', 'SAMEORIGIN', 'max-age=31536000']);
  });

  it.each(['/products', '/api/admin/categories-all'])('gets no body if it requested %s with HEAD', async (path) => {
    const answer = await send(`HEAD ${path} HTTP/1.1\r\nHost: localhost\r\n${large}\r\n`);
    expect(statusOf(answer)).toBe(431);
    expect(Number(headerOf(answer, 'content-length'))).toBeGreaterThan(0);
    expect(answer).toMatch(/\r\n\r\n$/);
  });
});

describe('the Host header (OUT-05)', () => {
  const withHosts = (...hosts: string[]) =>
    send(`GET /robots.txt HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`);

  it.each(['localhost', 'www.example.com:8080', '127.0.0.1:80', '[::1]:80', '[fe80::1]', 'a_b.example', ''])('may be %s', async (host) => {
    expect(statusOf(await withHosts(host))).toBe(200);
  });

  it.each([['a/b@c'], ['user@localhost'], ['local host'], ['localhost:80:80'], ['[::1'], ['localhost', 'localhost'], ['a', 'b']])(
    'is refused as %s %s, even if the response is cached',
    async (...hosts) => {
      const answer = await withHosts(...hosts);
      expect([statusOf(answer), headerOf(answer, 'connection'), headerOf(answer, 'x-content-type-options')]).toEqual([
        400,
        'close',
        'nosniff',
      ]);
    },
  );
});

describe('a compressed body (OUT-05)', () => {
  const body = Buffer.alloc(300_000, 'a');
  const head = (method: string, path: string, encoding: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Encoding: ${encoding}\r\nContent-Length: ${body.length}\r\n\r\n`;
  const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

  it.each(['gzip', 'br', 'deflate', 'unknown', 'identity'])(
    'does not delay later requests in a GET with the encoding %s',
    async (encoding) => {
      expect(statuses(await send(head('GET', '/api/public/settings', encoding), body, next))).toEqual([200, 200]);
    },
  );

  it.each(['gzip', 'br', 'deflate', 'zstd', 'unknown', 'gzip, br'])(
    'is refused in a POST with the encoding %s, and does not delay later requests',
    async (encoding) => {
      const answer = await send(head('POST', '/api/public/contact', encoding), body, next);
      expect(statuses(answer)).toEqual([415, 200]);
      expect(answer).toContain('{"message":"Compressed bodies are not accepted.","code":"unsupported-type"}');
      expect(headerOf(answer, 'accept-encoding')).toBe('identity');
    },
  );

  it('is refused in an admin call only after the token was checked', async () => {
    expect(statuses(await send(head('POST', '/api/admin/categories', 'gzip'), body, next))).toEqual([401, 200]);
  });
});
