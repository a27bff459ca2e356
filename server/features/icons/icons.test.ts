// The icons of browser tabs, phones and the manifest, from the settings to the pixels.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Create, type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { createFiles } from '#server/platform/files.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const [clear, black, red, blue] = ['clear', '#000000', '#ff0000', '#0000ff'];
const graphite = '#12181b';

let dataDir: string;
let test: TestApp;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'icons-'));
  test = await createTestApp({ DATA_DIR: dataDir });
});
beforeEach(() => test.reset());
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

const set = (values: Record<string, string>) =>
  upsertSettings(
    test.context,
    Object.entries(values).map(([key, value]) => ({ key, value, type: 'text', group: 'company' })),
  );
const store = async (picture: Sharp) =>
  createFiles({ dataDir, clock: test.context.clock }).storeFile(await picture.png().toBuffer(), 'image');
const plain = (background: Create['background'], width = 300, height = 300) =>
  sharp({ create: { width, height, channels: 4, background } });
/** A bar in the colour in the middle of a transparent picture. */
const onTransparent = async (color: string) =>
  plain('#00000000', 300, 100).composite([{ input: await plain(color, 200, 40).png().toBuffer() }]);

const ask = (url: string, headers = {}) => test.app.inject({ url, headers });
/** @returns width, and the colours in the corner and in the middle */
const look = async (url: string) => {
  const { payload } = await ask(url).then(({ rawPayload }) => ({ payload: url.endsWith('.ico') ? rawPayload.subarray(22) : rawPayload }));
  const { data, info } = await sharp(payload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0, alpha] = data.subarray((y * info.width + x) * 4);
    return alpha === 0 ? clear : `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  };
  return [info.width, at(0, 0), at(info.width >> 1, info.height >> 1)];
};
const sizes = [
  ['/favicon.ico', 32],
  ['/icons/apple-touch-icon.png', 180],
  ['/icons/icon-192.png', 192],
  ['/icons/icon-512.png', 512],
] as const;

describe('the icons of a site', () => {
  it.each(sizes)('draws the uploaded icon at %s, %i pixels wide (ABRAND-07)', async (url, width) => {
    await set({ company_icon: await store(plain(red)), company_logo: await store(plain(blue)) });
    expect(await look(url)).toEqual([width, red, red]);
  });

  it('fits an icon that is not square, on white for phones (ABRAND-07)', async () => {
    await set({ company_icon: await store(plain(red, 300, 100)) });
    expect(await look('/favicon.ico')).toEqual([32, clear, red]);
    expect(await look('/icons/icon-512.png')).toEqual([512, '#ffffff', red]);
  });

  it('draws the logo without an icon, on a ground on which it is visible (ABRAND-07)', async () => {
    await set({ company_logo: await store(await onTransparent(black)) });
    expect(await look('/icons/icon-192.png')).toEqual([192, '#ffffff', black]);
    await set({ company_logo: await store(await onTransparent('#eeeeee')) });
    expect(await look('/icons/icon-192.png')).toEqual([192, graphite, '#eeeeee']);
    expect((await look('/favicon.ico'))[1]).toBe(clear);
    await set({ company_logo: await store(plain(blue)) });
    expect(await look('/icons/icon-192.png')).toEqual([192, blue, blue]);
  });

  it('draws the first letter of the name on the main colour without icon and logo (ABRAND-07)', async () => {
    await set({ company_name: 'Ibis', main_color: '#ffee00' });
    expect(await look('/icons/icon-192.png')).toEqual([192, '#ffee00', black]);
    await set({ main_color: '#00308f' });
    expect(await look('/icons/icon-192.png')).toEqual([192, '#00308f', '#ffffff']);
    const letter = (await ask('/icons/icon-192.png')).rawPayload;
    await set({ company_name: 'Heron' });
    expect((await ask('/icons/icon-192.png')).rawPayload.equals(letter)).toBe(false);
  });

  it('draws a ring for a name that no font can draw, and when a file is missing (ABRAND-07)', async () => {
    await set({ company_name: '機械', main_color: '#00308f', company_icon: 'uploads/2026/11/0123456789abcdef.png' });
    expect(await look('/icons/icon-192.png')).toEqual([192, '#00308f', '#00308f']);
  });

  it('is asked again with its ETag, and changes with the settings (ABRAND-03, ABRAND-07)', async () => {
    const first = await ask('/favicon.ico');
    expect(first.headers).toMatchObject({ 'content-type': 'image/x-icon', 'cache-control': 'no-cache' });
    const etag = String(first.headers.etag);
    expect((await ask('/favicon.ico', { 'if-none-match': etag })).statusCode).toBe(304);
    await set({ main_color: red });
    expect((await ask('/favicon.ico', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});
