// A disk or database that is full or read-only: what cannot be stored is refused completely, and stored once writes work again.
import { existsSync, renameSync } from 'node:fs';
import fs, { type FileHandle, open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf, aPicture, padded } from '#server/testing/multipart.ts';

let test: EditingApp;
let fileHandle: FileHandle;
let category: number;
beforeEach(async () => {
  test = await createEditingApp();
  const handle = await open(import.meta.filename);
  fileHandle = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  category = (await test.post('/api/admin/categories', { fields: { name: 'Robots' } })).body.category.id;
});
afterEach(async () => {
  repair();
  await test.close();
});

const errorOf = (code: string) => Object.assign(new Error(`${code}: the disk refuses`), { code });

/** The disk fails only after the whole form has been read. */
const refuseLate = (code: string) => async () => {
  for (let turn = 0; turn < 20; turn++) await nextTurn();
  throw errorOf(code);
};

/** Also replaces the functions in modules that have imported them by name. */
const repair = () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
};
const refuseAll = (name: 'open' | 'rename' | 'mkdir' | 'stat' | 'readFile' | 'readdir', code: string) => {
  vi.spyOn(fs, name).mockRejectedValue(errorOf(code));
  syncBuiltinESMExports();
};

const saveProduct = async () =>
  test.post('/api/admin/products', {
    fields: { name: 'LR-20', category_id: category },
    files: [
      ['main_image', 'a.png', await aPicture()],
      ['brochure', 'b.pdf', padded(aPdf, 100_000)],
    ],
  });
const upload = async () => test.post('/api/admin/upload', { files: [['file', 'a.png', await aPicture()]] });

const unavailable = { status: 503, body: { code: 'unavailable' } };
const outOfSpace = { status: 507, body: { code: 'out-of-space' } };

const expectNothing = async () => {
  expect((await test.get('/api/admin/products')).body.total).toBe(0);
  await vi.waitFor(() => expect(test.stored()).toEqual([]), 60_000);
  const { db } = test.connection;
  expect(await db.selectFrom('unclaimed_files').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('file_names').selectAll().execute()).toEqual([]);
};
const expectRecovery = async () => {
  expect((await saveProduct()).status).toBe(201);
  expect((await upload()).status).toBe(201);
  expect(test.stored()).toHaveLength(3);
};

describe.each([
  ['ENOSPC', outOfSpace],
  ['EDQUOT', outOfSpace],
  ['EROFS', unavailable],
  ['EACCES', unavailable],
  ['EPERM', unavailable],
])('a disk that fails with %s', (code, refusal) => {
  it.each([
    ['the content of a file', () => vi.spyOn(fileHandle, 'write').mockRejectedValue(errorOf(code))],
    [
      'the content of a file, which is noticed after the end of the form,',
      () => vi.spyOn(fileHandle, 'write').mockImplementation(refuseLate(code)),
    ],
    ['a new file', () => refuseAll('open', code)],
    ['the final name of a file', () => refuseAll('rename', code)],
    ['a folder', () => refuseAll('mkdir', code)],
  ])('refuses a save and an upload when %s cannot be written, leaves no files or rows, and recovers (OUT-03, FILE-01)', async (_, fail) => {
    fail();
    expect(await saveProduct()).toMatchObject(refusal);
    const answer = await upload();
    expect(answer).toMatchObject(refusal);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    repair();
    await expectNothing();
    await expectRecovery();
  });
});

it('stores nothing below the mount point when the upload disk is unmounted, and recovers (FILES-11)', async () => {
  expect((await saveProduct()).status).toBe(201);
  const uploads = join(test.dataDir, 'uploads');
  renameSync(uploads, join(test.dataDir, 'unmounted'));
  expect(await saveProduct()).toMatchObject(unavailable);
  expect(await upload()).toMatchObject({ ...unavailable, headers: { 'retry-after': '5' } });
  expect(existsSync(uploads)).toBe(false);
  renameSync(join(test.dataDir, 'unmounted'), uploads);
  expect((await upload()).status).toBe(201);
  expect(test.stored()).toHaveLength(3);
});

it('stores files completely when each write is partial (OUT-03)', async () => {
  const write: (bytes: Buffer, offset: number, length: number) => Promise<unknown> = fileHandle.write;
  const writePart = function (this: FileHandle, bytes: Buffer, offset = 0) {
    return write.call(this, bytes, offset, Math.ceil((bytes.length - offset) / 2));
  };
  vi.spyOn(fileHandle, 'write').mockImplementation(writePart as FileHandle['write']);
  const { status, body } = await saveProduct();
  expect(status).toBe(201);
  const brochure = await test.app.inject({ method: 'GET', url: `/storage/${body.product.brochure}` });
  expect(brochure.rawPayload.equals(padded(aPdf, 100_000))).toBe(true);
});

it.each(['EACCES', 'EIO', 'EMFILE'])(
  'answers 503, not 404 or 422, for files that cannot be read with %s, and recovers (OUT-03, FILES-10)',
  async (code) => {
    const { body } = await test.post('/api/admin/media', { files: [['image', 'a.png', await aPicture()]] });
    const picture = body.media.path as string;
    const content = `<p><img src="/storage/${picture}" alt=""></p>`;
    const saveArticle = () => test.post('/api/admin/news', { fields: { title: 'News', content } });
    refuseAll('stat', code);
    const answer = await test.app.inject(`/storage/${picture}`);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(await saveArticle()).toMatchObject(unavailable);
    repair();
    expect((await test.app.inject(`/storage/${picture}`)).statusCode).toBe(200);
    expect((await saveArticle()).status).toBe(201);
  },
);

it('removes no file while it cannot check whether a backup needs it (FILES-10)', async () => {
  const { body } = await saveProduct();
  await test.call('DELETE', `/api/admin/products/${body.product.id}`);
  refuseAll('readdir', 'EACCES');
  await test.call('DELETE', '/api/admin/trash');
  repair();
  expect(test.stored()).toHaveLength(2);
});
