// Stored pictures and their scaled copies, as served to visitors.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runPictureJob } from '#server/platform/pictures/jobs.ts';
import { animation } from '#server/platform/pictures/metadata.fixture.ts';
import { maxWaitingCopies } from '#server/platform/pictures/variants.ts';
import { BusyError } from '#server/platform/slots.ts';
import { prepareDatabase } from '#server/start/database-preparation.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture } from '#server/testing/multipart.ts';

let test: EditingApp;
beforeEach(async () => {
  test = await createEditingApp();
});
afterEach(() => test.close());

const aYear = 'public, max-age=31536000, s-maxage=0, immutable';
const addCategory = async (picture: Buffer) =>
  (await test.post('/api/admin/categories', { fields: { name: 'A' }, files: [['image', 'a', picture]] })).body.category;
const scaled = (path: string, format = 'webp') => join(test.dataDir, `cache/scaled/${path}/320.${format}`);
const wide = () =>
  sharp({ create: { width: 700, height: 10, channels: 3, background: '#4CE482' } })
    .jpeg()
    .toBuffer();
const get = async (url: string, accept = '*/*') => {
  const { statusCode, headers, rawPayload } = await test.app.inject({ method: 'GET', url, headers: { accept } });
  return { status: statusCode, type: headers['content-type'], cache: headers['cache-control'], vary: headers.vary, bytes: rawPayload };
};
/** The Accept header that Chromium sends for pictures. */
const avif = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

it('stores a scaled copy under the name of its picture and removes both together', async () => {
  const { id, image, image_url } = await addCategory(await wide());
  const answer = await get(`${image_url}?w=320`);
  expect(answer).toMatchObject({ status: 200, type: 'image/webp', cache: aYear });
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 320 });
  expect(readFileSync(scaled(image))).toEqual(answer.bytes);
  await get(`${image_url}?w=480`);
  await get(`${image_url}?w=480`, avif);
  await test.call('DELETE', `/api/admin/categories/${id}`);
  expect(existsSync(join(test.dataDir, image))).toBe(true);
  await test.call('DELETE', '/api/admin/trash');
  expect(existsSync(join(test.dataDir, image))).toBe(false);
  expect(globSync('cache/scaled/**/*.{webp,avif}', { cwd: test.dataDir })).toEqual([]);
});

it('sends AVIF to browsers that accept it, with the header Vary (FILE-08)', async () => {
  const { image, image_url } = await addCategory(await wide());
  const answer = await get(`${image_url}?w=320`, avif);
  expect(answer).toMatchObject({ status: 200, type: 'image/avif', cache: aYear, vary: 'accept' });
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 320, format: 'heif', compression: 'av1' });
  expect(readFileSync(scaled(image, 'avif'))).toEqual(answer.bytes);
  expect(await get(`${image_url}?w=320`)).toMatchObject({ type: 'image/webp', vary: 'accept' });
  expect(await get(image_url, avif)).toMatchObject({ type: 'image/jpeg', vary: undefined });
});

it('sends pictures without headers that apply only to documents (SHELL-11)', async () => {
  const { image_url } = await addCategory(await wide());
  const namesOf = async (url: string) => Object.keys((await test.app.inject({ url })).headers);
  const forDocuments = ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'];
  const protective = ['x-content-type-options', 'content-security-policy'];
  for (const url of [image_url, `${image_url}?w=320`]) {
    const names = await namesOf(url);
    expect(names).toEqual(expect.arrayContaining(protective));
    expect(names.filter((name) => forDocuments.includes(name))).toEqual([]);
  }
});

const accepted = { webp: '*/*', avif };
const damages = {
  empty: () => Buffer.alloc(0),
  truncated: (whole: Buffer) => whole.subarray(0, whole.length - 10),
  blank: (whole: Buffer) => Buffer.alloc(whole.length),
};
it.each((Object.keys(damages) as (keyof typeof damages)[]).flatMap((damage) => [[damage, 'webp'] as const, [damage, 'avif'] as const]))(
  'generates a copy again if a power failure left an %s %s file',
  async (damage, format) => {
    const { image, image_url } = await addCategory(await wide());
    const { bytes } = await get(`${image_url}?w=320`, accepted[format]);
    writeFileSync(scaled(image, format), damages[damage](bytes));
    expect(await get(`${image_url}?w=320`, accepted[format])).toMatchObject({ status: 200, cache: aYear, bytes });
    expect(readFileSync(scaled(image, format))).toEqual(bytes);
  },
);

it('sends a damaged picture unchanged, without the long cache time', async () => {
  const { image, image_url } = await addCategory(await wide());
  const half = (await wide()).subarray(0, 300);
  writeFileSync(join(test.dataDir, image), half);
  expect(await get(`${image_url}?w=320`)).toMatchObject({
    status: 200,
    type: 'image/jpeg',
    cache: 'public, max-age=60, s-maxage=0',
    bytes: half,
  });
  expect(existsSync(scaled(image))).toBe(false);
});

it('sends animations unscaled for every width', async () => {
  const { image_url } = await addCategory(await animation('webp'));
  const { bytes, cache } = await get(`${image_url}?w=320`);
  expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pages: 3 });
  expect(cache).toBe(aYear);
});

it('sends the scaled picture if the cache cannot be written', async () => {
  const { image_url } = await addCategory(await aPicture('png'));
  writeFileSync(join(test.dataDir, 'cache'), 'a file in the place of the folder');
  expect(await get(`${image_url}?w=320`)).toMatchObject({ status: 200, type: 'image/webp' });
});

it('removes the unfinished scaled copy of a killed process at the next start (OUT-08)', async () => {
  const left = join(test.dataDir, 'cache/unfinished/0123456789abcdef.webp');
  mkdirSync(dirname(left), { recursive: true });
  writeFileSync(left, 'half');
  await prepareDatabase({ config: test.config, connection: test.connection, clock: test.context.clock });
  expect(existsSync(left)).toBe(false);
  const { image, image_url } = await addCategory(await wide());
  const { bytes } = await get(`${image_url}?w=320`);
  expect(globSync('cache/**/*.webp*', { cwd: test.dataDir })).toEqual([`cache/scaled/${image}/320.webp`]);
  expect(readFileSync(scaled(image))).toEqual(bytes);
});

it('generates scaled copies again after the cache folder was deleted (OUT-09)', async () => {
  const { image, image_url } = await addCategory(await wide());
  const { bytes } = await get(`${image_url}?w=320`);
  rmSync(join(test.dataDir, 'cache'), { recursive: true });
  expect(await get(`${image_url}?w=320`)).toMatchObject({ status: 200, type: 'image/webp', cache: aYear, bytes });
  expect(readFileSync(scaled(image))).toEqual(bytes);
});

/** Takes all slots for pictures and all positions in the queue. @returns a function that frees them */
const holdSlots = (waiting: number) => {
  const gate = Promise.withResolvers<void>();
  const jobs = Array.from({ length: 2 + waiting }, () => runPictureJob(() => gate.promise));
  return async () => {
    gate.resolve();
    await Promise.all(jobs);
  };
};

/** Takes a position in the queue, and leaves it immediately. */
const isQueueFull = () => {
  const leaving = new AbortController();
  const probe = runPictureJob(async () => {}, { maxWaiting: maxWaitingCopies, signal: leaving.signal });
  leaving.abort();
  return probe.then(
    () => false,
    (error: unknown) => error instanceof BusyError,
  );
};

it('sends the original for a short time when too many pictures wait to be scaled (FILE-09)', async () => {
  const { image_url } = await addCategory(await wide());
  const free = holdSlots(maxWaitingCopies);
  expect(await get(`${image_url}?w=320`)).toMatchObject({
    status: 200,
    type: 'image/jpeg',
    cache: 'public, max-age=60, s-maxage=0',
    vary: 'accept',
  });
  await free();
  expect(await get(`${image_url}?w=320`)).toMatchObject({ status: 200, type: 'image/webp', cache: aYear });
});

it('scales no picture for a client that has left (FILE-09)', async () => {
  const { image, image_url } = await addCategory(await wide());
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const free = holdSlots(maxWaitingCopies - 1);
  const leaving = new AbortController();
  const left = fetch(`http://127.0.0.1:${port}${image_url}?w=320`, { signal: leaving.signal });
  await expect.poll(isQueueFull).toBe(true);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(isQueueFull).toBe(false);
  await free();
  // a later job ends after all earlier ones
  await runPictureJob(async () => {});
  expect(existsSync(scaled(image))).toBe(false);
});
