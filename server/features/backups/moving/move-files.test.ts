// Moves uploads from a folder to object storage and back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { type S3Server, startS3 } from '#server/testing/s3-server.ts';
import { moveFiles } from './move-files.ts';

let s3: S3Server;
let root: string;
let folder: FileStore;
let bucket: FileStore;
let prefixes = 0;
beforeAll(async () => {
  s3 = await startS3();
  root = mkdtempSync(join(tmpdir(), 'move-files-'));
});
afterAll(async () => {
  await s3.close();
  rmSync(root, { recursive: true });
});
const newFolder = () => openFileStore(readConfig({ DATA_DIR: mkdtempSync(join(root, 'data-')) }).files);
beforeEach(async () => {
  folder = await newFolder();
  bucket = await openFileStore(readConfig({ DATA_DIR: root, ...s3.environment(`site-${++prefixes}`) }).files);
});

const pathOf = (number: number) => `uploads/2026/11/${String(number).padStart(16, '0')}.webp`;
const contentsOf = async (store: FileStore) =>
  Object.fromEntries(await Promise.all((await store.list()).map(async ({ path }) => [path, String(await store.read(path))] as const)));

it('copies every file to object storage and back, and copies only missing or different files again (MOVE-05)', async () => {
  for (let number = 0; number < 10; number++) await folder.write(pathOf(number), Buffer.from(`file ${number}`));
  expect(await moveFiles(folder, bucket)).toEqual({ copied: 10, unchanged: 0, bytes: 60 });
  expect(await contentsOf(bucket)).toEqual(await contentsOf(folder));
  await folder.write(pathOf(10), Buffer.from('later'));
  await bucket.write(pathOf(3), Buffer.from('file X'));
  await bucket.remove(pathOf(4));
  expect(await moveFiles(folder, bucket)).toEqual({ copied: 3, unchanged: 8, bytes: 65 });
  const back = await newFolder();
  expect(await moveFiles(bucket, back)).toMatchObject({ copied: 11 });
  expect(await contentsOf(back)).toEqual(await contentsOf(folder));
});

it('fails if a file cannot be stored, and resumes when it is repeated (MOVE-05)', async () => {
  await folder.write(pathOf(1), Buffer.from('one'));
  s3.fail(503, ['PUT']);
  await expect(moveFiles(folder, bucket)).rejects.toThrow('The file storage is unavailable');
  s3.fail(null);
  expect(await moveFiles(folder, bucket)).toMatchObject({ copied: 1 });
});
