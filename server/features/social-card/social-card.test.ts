import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { createFiles } from '#server/platform/files.ts';
import { announcing } from '#server/platform/pictures/metadata.fixture.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const colors = { red: '#ff0000', green: '#00ff00', blue: '#0000ff' } as const;
let dataDir: string;
/** Stored paths by colour. */
let stored: Record<keyof typeof colors, string>;
let test: TestApp;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'card-'));
  const files = createFiles({ dataDir, clock: () => new Date('2026-11-21T00:00:00.000Z') });
  const store = async (background: string) =>
    files.storeFile(
      await sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
      'image',
    );
  stored = { red: await store(colors.red), green: await store(colors.green), blue: await store(colors.blue) };
});
beforeEach(async () => {
  test = await createTestApp({ DATA_DIR: dataDir });
  return () => test.close();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const set = (key: string, value: string) => upsertSettings(test.context, [{ key, value, type: 'text', group: 'general' }]);
/** Stores a value that the service would refuse. */
const setUnchecked = (key: string, value: string) =>
  test.context.db.updateTable('settings').set({ value }).where('key', '=', key).execute();

/** @returns the size and the colours of the centre and a corner */
const card = async () => {
  const answer = await test.app.inject({ method: 'GET', url: '/social-card.jpg' });
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } });
  const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const rgb = [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    return rgb.map((value) => (value > 127 ? 'f' : '0')).join('');
  };
  return [`${info.width}x${info.height}`, at(600, 315), at(5, 5)];
};

describe('the link preview of pages without a picture', () => {
  it('is the main colour if the site has no pictures', async () => {
    await set('main_color', colors.blue);
    expect(await card()).toEqual(['1200x630', '00f', '00f']);
  });

  it("is the chosen one, otherwise the first slide's, otherwise the logo on white", async () => {
    await set('company_logo', stored.red);
    expect(await card()).toEqual(['1200x630', 'f00', 'fff']);
    await set('slides_data', JSON.stringify([{ title: 'No picture' }, { background_image: stored.green }]));
    expect(await card()).toEqual(['1200x630', '0f0', '0f0']);
    await set('share_image', `/storage/${stored.blue}`);
    expect(await card()).toEqual(['1200x630', '00f', '00f']);
  });

  it('skips a picture with too many pixels', async () => {
    const path = 'uploads/2026/11/00000000000000ff.png';
    writeFileSync(
      join(dataDir, path),
      announcing(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
        30_000,
        30_000,
      ),
    );
    await set('share_image', path);
    await set('company_logo', stored.red);
    expect(await card()).toEqual(['1200x630', 'f00', 'fff']);
  });

  it('skips missing files, and never reads outside the uploads folder', async () => {
    await setUnchecked('share_image', 'uploads/../../../etc/passwd');
    await setUnchecked('slides_data', 'no list');
    await set('background_image', 'uploads/2026/11/0123456789abcdef.png');
    await set('company_logo', stored.red);
    expect(await card()).toEqual(['1200x630', 'f00', 'fff']);
  });
});
