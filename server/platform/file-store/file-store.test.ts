// The file store on a folder and on object storage: both behave alike.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { type S3Server, startS3 } from '#server/testing/s3-server.ts';
import { type Bucket, type FileStore, FileStoreError } from './file-store.ts';
import { openBucket, openFileStore } from './open-file-store.ts';

let s3: S3Server;
let folder: string;
let store: FileStore;
let prefixes = 0;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const first = 'uploads/2026/11/00000000000000aa.jpg';
const second = 'uploads/2026/11/00000000000000ab.pdf';
const environments = { folder: () => ({ FILES_URL: join(folder, 'files') }), s3: () => s3.environment(`site-${++prefixes}`) };

describe.each(['folder', 's3'] as const)('the file store on %s', (kind) => {
  beforeEach(async () => {
    store = await openFileStore(readConfig({ DATA_DIR: folder, ...environments[kind]() }).files);
  });

  it('writes, describes, reads and removes a file (FILES-01)', async () => {
    expect(store.kind).toBe(kind);
    expect([await store.stat(first), await store.open(first), await store.read(first)]).toEqual([null, null, null]);
    await store.write(first, Buffer.from('0123456789'));
    expect(await store.stat(first)).toMatchObject({ size: 10, modifiedAt: expect.any(Date) });
    expect(String(await store.read(first))).toBe('0123456789');
    await store.write(first, Buffer.from('replaced'));
    expect(String(await store.read(first))).toBe('replaced');
    await store.remove(first);
    await store.remove(first);
    expect(await store.stat(first)).toBeNull();
  });

  it('reads part of a file (FILES-01)', async () => {
    await store.write(first, Buffer.from('0123456789'));
    const file = await store.open(first, { start: 2, end: 4 });
    expect([file?.size, file && String(await buffer(file.content))]).toEqual([10, '234']);
  });

  it('stores a received file completely (FILES-01)', async () => {
    const bytes = Buffer.alloc(3_000_000, 'content of a brochure ');
    const file = join(folder, 'received');
    writeFileSync(file, bytes);
    await store.write(second, { file });
    expect((await store.read(second))?.equals(bytes)).toBe(true);
  });

  it('lists stored files and removes a folder of scaled pictures (FILES-01)', async () => {
    for (const path of [second, first, 'uploads/.incoming/x', `cache/scaled/${first}/320.webp`, `cache/scaled/${first}/480.webp`])
      await store.write(path, Buffer.from('x'));
    expect((await store.list()).map(({ path, size }) => [path, size]).toSorted()).toEqual([
      [first, 1],
      [second, 1],
    ]);
    await store.removeBelow(`cache/scaled/${first}`);
    await store.removeBelow('cache/scaled/nothing');
    expect(await store.stat(`cache/scaled/${first}/320.webp`)).toBeNull();
    expect(await store.stat(first)).not.toBeNull();
  });

  it('lists any number of files (FILES-01)', async () => {
    const paths = Array.from({ length: 8 }, (_, index) => `uploads/2026/11/00000000000000a${index}.jpg`);
    for (const path of paths) await store.write(path, Buffer.from('x'));
    expect((await store.list()).map(({ path }) => path).toSorted()).toEqual(paths);
    await store.removeBelow('uploads');
    expect(await store.list()).toEqual([]);
  });

  it('suspends removals for every process that uses it (FILES-01)', async () => {
    await store.write(first, Buffer.from('x'));
    expect(await store.isRemovalHeld()).toBe(false);
    const end = await store.holdRemoval();
    expect(await store.isRemovalHeld()).toBe(true);
    await end();
    expect(await store.isRemovalHeld()).toBe(false);
    expect(await store.list()).toHaveLength(1);
  });
});

describe('the file store on a folder that cannot be read', () => {
  // root can read everything except a link to itself
  const unreadable = (path: string) => symlinkSync(path, path);
  beforeEach(async () => {
    store = await openFileStore(readConfig({ DATA_DIR: folder }).files);
    mkdirSync(join(folder, 'uploads', '2026', '11'), { recursive: true });
  });

  it('reports an outage instead of a missing file (FILES-10)', async () => {
    unreadable(join(folder, first));
    for (const read of [store.stat, store.open, store.read]) await expect(read(first)).rejects.toThrow(FileStoreError);
    expect([await store.stat(second), await store.open(second), await store.read(second)]).toEqual([null, null, null]);
  });

  it('cannot be listed or checked, and does not report whether removals are suspended (FILES-10)', async () => {
    expect(await store.isReachable()).toBe(true);
    rmSync(join(folder, 'uploads'), { recursive: true });
    expect(await store.isReachable()).toBe(false);
    for (const damage of [unreadable, (path: string) => writeFileSync(path, '')]) {
      damage(join(folder, 'uploads'));
      await expect(store.list()).rejects.toThrow('The file storage is unavailable: E');
      await expect(store.check()).rejects.toThrow(FileStoreError);
      expect(await store.isReachable()).toBe(false);
      rmSync(join(folder, 'uploads'));
    }
    mkdirSync(join(folder, 'uploads'));
    unreadable(join(folder, 'uploads', '.holds'));
    await expect(store.isRemovalHeld()).rejects.toThrow(FileStoreError);
  });
});

describe('a file that is uploaded to a bucket in parts', () => {
  const path = 'backups/large.tar';
  const bytes = Buffer.alloc(17 * 1024 * 1024, 'content of a large backup ');
  let bucket: Bucket;
  beforeEach(async () => {
    const { files } = readConfig({ DATA_DIR: folder, ...s3.environment(`site-${++prefixes}`) });
    if (files.kind !== 's3') throw new Error('not a bucket');
    bucket = await openBucket(files);
    writeFileSync(join(folder, 'large'), bytes);
  });
  afterEach(() => s3.fail(null));

  it('is stored completely, with its metadata (FILES-01)', async () => {
    await bucket.write(path, { file: join(folder, 'large') }, { 'missing-files': '2' });
    expect(await bucket.stat(path)).toMatchObject({ size: bytes.length, metadata: { 'missing-files': '2' } });
    const file = await bucket.open(path);
    expect(file && (await buffer(file.content)).equals(bytes)).toBe(true);
    expect((await bucket.list('backups')).map((found) => [found.path, found.size])).toEqual([[path, bytes.length]]);
  });

  it('is not stored at all when a part is refused (FILES-01)', async () => {
    s3.fail(500, ['PUT']);
    await expect(bucket.write(path, { file: join(folder, 'large') })).rejects.toThrow(FileStoreError);
    expect(s3.requests.at(-1)).toContain(`DELETE site-${prefixes}/${path}`);
    expect(await bucket.stat(path)).toBeNull();
    expect(await bucket.list('backups')).toEqual([]);
  });
});
