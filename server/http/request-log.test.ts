// Secrets in addresses, over real connections, because in-process calls are not part of the request log.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/project-root.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
let origin: string;
const lines: string[] = [];
const write = process.stdout.write;
beforeAll(async () => {
  process.stdout.write = ((chunk: string | Uint8Array) => lines.push(String(chunk)) > 0) as typeof process.stdout.write;
  test = await createTestApp({ LOG_LEVEL: 'debug' });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await test.close();
  process.stdout.write = write;
});

/** @returns the patterns of all routes of the server */
const routePatterns = (): string[] => {
  const parents: string[] = [];
  return test.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part] = /^(.*)(?:├|└)── (\S+)/.exec(line) ?? [];
      if (part === undefined) return [];
      const depth = indent.length / 4;
      parents.splice(depth, parents.length, (parents[depth - 1] ?? '') + part);
      return [parents.at(-1) ?? ''];
    });
};

/** @returns the patterns of screens with a secret in the address; the server has a single route for all screens */
const screenPatterns = (): string[] =>
  [...readFileSync(join(projectRoot, 'web/admin/routes/admin-routes.tsx'), 'utf8').matchAll(/path: '([^']*:token)'/g)].map(
    ([, pattern]) => pattern ?? '',
  );

it('omits the secrets of all links from the log (WATCH-07)', async () => {
  const patterns = [...routePatterns(), ...screenPatterns()].filter((pattern) => pattern.includes(':token'));
  expect(patterns).toEqual(
    expect.arrayContaining([
      '/preview/:token',
      '/api/admin/invitations/:token',
      '/api/admin/auth/password-reset/:token',
      '/api/admin/backups/download/:token',
      '/admin/invitation/:token',
      '/admin/password-reset/:token',
    ]),
  );
  const token = 'Secret_0123456789-abcdefghijklmnopqrstuvwxy';
  const addresses = patterns.flatMap((pattern) => {
    const address = pattern.replace(':token', token);
    const encoded = pattern.replace(/\w(?=[^/]*\/:token)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`).replace(':token', token);
    const doubled = pattern.replace('/:token', `//${token}`);
    return [
      address,
      `${address}?from=mail`,
      `${address}/`,
      `${address}%`,
      `${address.replace(/\w+/, (word) => word.toUpperCase())}`,
      encoded,
      doubled,
      pattern.replace('/:token', `%2F${token}`),
    ];
  });
  for (const address of addresses) {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) await fetch(origin + address, { method, redirect: 'manual' });
  }
  await fetch(`${origin}/robots.txt?last`);
  await expect.poll(() => lines.join('')).toContain('/robots.txt?last');
  const log = lines.join('');
  expect(log.match(/answered/g)?.length).toBeGreaterThan(addresses.length);
  expect(log).toContain('"/preview/…"');
  expect(log).not.toContain('Secret_');
});

it('omits API tokens in addresses from the log (WATCH-07)', async () => {
  const token = 'Secret_0123456789-abcdefghijklmnopqrstuvwxy';
  const address = `/api/admin/products?page=1&access_token=lnt_${token}&per_page=2`;
  expect((await fetch(origin + address)).status).toBe(401);
  const logged = () => lines.filter((line) => line.includes('access_token'));
  await expect.poll(logged).toHaveLength(1);
  expect(logged()[0]).toContain('access_token=lnt_…&per_page=2');
  expect(lines.join('')).not.toContain(token);
});
