import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let folder: string;
let test: TestApp;
const url = '/storage/uploads/2026/11/0123456789abcdef01234567.pdf';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ranges-'));
  mkdirSync(join(folder, 'uploads/2026/11'), { recursive: true });
  writeFileSync(join(folder, url.slice('/storage/'.length)), '0123456789');
  test = await createTestApp({ DATA_DIR: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

describe('a range of a stored file', () => {
  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['lines=1-2', 200, undefined, '0123456789'],
  ])('%s is answered with %i', async (range, status, contentRange, body) => {
    const answer = await test.app.inject({ url, headers: { range } });
    expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([status, contentRange, body]);
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s is answered 416 with the length of the file', async (range) => {
    const answer = await test.app.inject({ url, headers: { range } });
    expect([answer.statusCode, answer.headers['content-range'], answer.json()]).toEqual([
      416,
      'bytes */10',
      { message: 'The file has no such range.', code: 'wrong-range' },
    ]);
  });
});
