import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from '#server/platform/file-store/folder.ts';
import { createFiles } from '#server/platform/files.ts';
import { secrets, withMetadata } from '#server/platform/pictures/metadata.fixture.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf } from '#server/testing/multipart.ts';
import { removeUnusedFiles } from './unused-files.ts';
import { cleanStoredPictures, updateEarlierFiles } from './uploads.cleaning.ts';

describe('pictures of earlier versions', () => {
  let test: EditingApp;
  beforeEach(async () => {
    test = await createEditingApp();
  });
  afterEach(() => test.close());

  const context = () => {
    const { dataDir } = test;
    return { ...test.context, dataDir, files: createFiles({ dataDir, clock: test.context.clock }) };
  };
  const clean = (signal = new AbortController().signal) => cleanStoredPictures({ ...context(), signal });
  const put = (name: string, bytes: Buffer): string => {
    const path = `uploads/2026/01/${name}`;
    mkdirSync(dirname(join(test.dataDir, path)), { recursive: true });
    writeFileSync(join(test.dataDir, path), bytes);
    return path;
  };
  const read = (path: string) => readFileSync(join(test.dataDir, path));
  const leaks = (path: string) => secrets.filter((secret) => read(path).includes(secret));

  it('lose their metadata under the path they have, once (FILE-05)', async () => {
    const jpeg = put('00000000000000aa.jpg', await withMetadata('jpeg'));
    const turned = put('00000000000000ab.jpg', await withMetadata('jpeg', 6));
    const webp = put('00000000000000ac.webp', await withMetadata('webp'));
    const cutOff = (await withMetadata('jpeg')).subarray(0, 1200);
    const half = put('00000000000000ad.jpg', cutOff);
    const pdf = put('00000000000000ae.pdf', Buffer.concat([aPdf, Buffer.from(secrets[0] ?? '')]));
    expect(await clean()).toBe(4);
    expect([jpeg, turned, webp].map(leaks)).toEqual([[], [], []]);
    expect(await sharp(read(turned)).metadata()).toMatchObject({ width: 20, height: 40 });
    // what cannot be read stays as it is, and so does what is no picture
    expect([read(half), leaks(pdf)]).toEqual([cutOff, [secrets[0]]]);
    expect(await clean()).toBeNull();
    expect(test.stored()).toHaveLength(5);
  });

  it('are cleaned by the next start when this one ends before', async () => {
    const path = put('00000000000000aa.jpg', await withMetadata('jpeg'));
    expect(await clean(AbortSignal.abort())).toBe(0);
    expect(leaks(path)).not.toEqual([]);
    await clean();
    expect(leaks(path)).toEqual([]);
  });

  it('stay removed when they are removed during cleaning', async () => {
    const path = put('00000000000000aa.jpg', await withMetadata('jpeg'));
    await clean();
    expect(existsSync(join(test.dataDir, path))).toBe(true);
    await removeUnusedFiles(context());
    expect(existsSync(join(test.dataDir, path))).toBe(false);
  });

  it('are cleaned, and listed in the media library, without copies of earlier versions', async () => {
    const path = put('00000000000000aa.jpg', await withMetadata('jpeg'));
    const old = join(test.dataDir, 'cache/variants/0123-320.webp');
    mkdirSync(dirname(old), { recursive: true });
    writeFileSync(old, 'x');
    await updateEarlierFiles({ ...context(), store: createFolderStore(test.dataDir), signal: new AbortController().signal });
    expect([leaks(path), existsSync(old)]).toEqual([[], false]);
    expect(await test.context.db.selectFrom('media').select('path').execute()).toEqual([{ path }]);
  });
});
