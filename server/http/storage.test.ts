// Stored pictures and their scaled copies, as served to visitors.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareDatabase } from '#server/database-preparation.ts';
import { animation } from '#server/platform/pictures/metadata.fixture.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture } from '#server/testing/multipart.ts';

let test: EditingApp;
beforeEach(async () => {
  test = await createEditingApp();
});
afterEach(() => test.close());

const aYear = 'public, max-age=31536000, immutable';
const addCategory = async (picture: Buffer) =>
  (await test.post('/api/admin/categories', { fields: { name: 'A' }, files: [['image', 'a', picture]] })).body.category;
const scaled = (path: string, width = 320) => join(test.dataDir, `cache/scaled/${path}/${width}.webp`);
const wide = () =>
  sharp({ create: { width: 700, height: 10, channels: 3, background: '#4CE482' } })
    .jpeg()
    .toBuffer();
const get = async (url: string) => {
  const { statusCode, headers, rawPayload } = await test.app.inject({ method: 'GET', url });
  return { status: statusCode, type: headers['content-type'], cache: headers['cache-control'], bytes: rawPayload };
};

it('stores a scaled copy under the name of its picture and removes both together', async () => {
  const { id, image, image_url } = await addCategory(await wide());
  const answer = await get(`${image_url}?w=320`);
  expect(answer).toMatchObject({ status: 200, type: 'image/webp', cache: aYear });
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 320 });
  expect(readFileSync(scaled(image))).toEqual(answer.bytes);
  await get(`${image_url}?w=480`);
  await test.call('DELETE', `/api/admin/categories/${id}`);
  expect(existsSync(join(test.dataDir, image))).toBe(false);
  expect(globSync('cache/scaled/**/*.webp', { cwd: test.dataDir })).toEqual([]);
});

it.each([
  ['an empty', () => Buffer.alloc(0)],
  ['a truncated', (whole: Buffer) => whole.subarray(0, whole.length - 10)],
  ['a blank', (whole: Buffer) => Buffer.alloc(whole.length)],
])('generates a copy again if a power failure left %s file', async (_what, left) => {
  const { image, image_url } = await addCategory(await wide());
  const { bytes } = await get(`${image_url}?w=320`);
  writeFileSync(scaled(image), left(bytes));
  expect(await get(`${image_url}?w=320`)).toMatchObject({ status: 200, cache: aYear, bytes });
  expect(readFileSync(scaled(image))).toEqual(bytes);
});

it('sends a damaged picture of an earlier version unchanged, without the long cache time', async () => {
  const { image, image_url } = await addCategory(await wide());
  const half = (await wide()).subarray(0, 300);
  writeFileSync(join(test.dataDir, image), half);
  expect(await get(`${image_url}?w=320`)).toMatchObject({ status: 200, type: 'image/jpeg', cache: 'public, max-age=60', bytes: half });
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

it('removes at the next start what a killed process left of a scaled copy (OUT-08)', async () => {
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
