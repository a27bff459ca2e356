// Starts with unusable object storage.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aPicture } from '#server/testing/multipart.ts';
import { type S3Server, startS3 } from '#server/testing/s3-server.ts';
import { failToStart, signInTo, startServer } from '#server/testing/server-process.ts';

let s3: S3Server;
let dataDir: string;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'file-store-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const warning = 'file storage cannot be reached';

it('warns in one line if the bucket cannot be reached, and serves (FILES-09)', async () => {
  await s3.stop();
  const server = await startServer(dataDir, s3.environment('away'));
  try {
    await server.written(warning);
    const line = server
      .output()
      .split('\n')
      .filter((text) => text.includes(warning));
    expect(line.map((text) => JSON.parse(text))).toEqual([expect.objectContaining({ reason: expect.stringContaining('ECONNREFUSED') })]);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect((await fetch(`${server.origin}/api/public/products`)).status).toBe(200);
    expect(server.output()).not.toContain('S3RVER');
  } finally {
    expect(await server.end()).toBe(0);
    await s3.resume();
  }
});

it('does not warn if the bucket can be used (FILES-09)', async () => {
  const server = await startServer(dataDir, { ...s3.environment('works'), LOG_LEVEL: 'warn' });
  await vi.waitFor(() => expect(s3.requests.at(-1)).toMatch(/^GET/), 60_000);
  expect(await server.end()).toBe(0);
  expect(server.output()).not.toContain(warning);
});

it('removes at the next start a file that was being stored when the process was killed (FILES-05, OUT-08)', async () => {
  const environment = s3.environment('killed');
  const server = await startServer(dataDir, environment);
  const headers = await signInTo(server);
  s3.fail('unconfirmed', ['PUT']);
  const form = new FormData();
  form.append('name', 'Robots');
  form.append('image', new Blob([new Uint8Array(await aPicture())]), 'a.png');
  const answer = fetch(`${server.origin}/api/admin/categories`, { method: 'POST', headers, body: form }).catch(() => null);
  await vi.waitFor(() => expect(s3.names('killed')).toHaveLength(1), { timeout: 60_000, interval: 5 });
  await server.kill();
  expect(await answer).toBeNull();
  s3.fail(null);
  const next = await startServer(dataDir, environment);
  expect(s3.names('killed')).toEqual([]);
  expect(await (await fetch(`${next.origin}/api/public/categories`)).text()).not.toContain('Robots');
  await next.end();
});

it('exits with one line and code 1 if the demonstration cannot be stored (FILES-09)', async () => {
  s3.fail(403);
  const { code, stderr } = await failToStart({ DATA_DIR: dataDir, ...s3.environment('demo'), SEED: 'demo' });
  s3.fail(null);
  expect([code, stderr.trim()]).toEqual([
    1,
    'The file storage is unavailable: status 403. Start that storage, or correct FILES_URL and its keys.',
  ]);
});

it('exits with one line and code 1 for an invalid FILES_URL, which may contain a secret (FILES-09)', async () => {
  const { code, stderr } = await failToStart({ DATA_DIR: dataDir, FILES_URL: 's3://key:secret@bucket/site' });
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^Wrong configuration: FILES_URL is set to a value \(not shown\); allowed: .*\n$/),
  ]);
  const { code: second, stderr: unwritable } = await failToStart({ DATA_DIR: dataDir, FILES_URL: import.meta.filename });
  expect([second, unwritable]).toEqual([1, `${import.meta.filename} is a file. Set FILES_URL to a folder.\n`]);
});
