// Pictures that settings use: kept while anything names them, removed once nothing does.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let test: TestApp;
let dataDir: string;
let headers: { authorization: string };
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'settings-files-'));
  test = await createTestApp({ DATA_DIR: dataDir });
  headers = await test.signIn();
});
afterEach(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

const upload = async (): Promise<string> => {
  const form = new FormData();
  form.append('file', new Blob([pixel], { type: 'image/png' }), 'logo.png');
  const encoded = new Response(form);
  const { body } = await test.send('POST', '/api/admin/upload', {
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  return (body as { path: string }).path;
};
const save = (settings: { key: string; value: string }[]) =>
  test.send('POST', '/api/admin/settings-bulk-update', { headers, body: { settings } });
const isThere = (path: string) => existsSync(join(dataDir, path));

it('removes a replaced upload that nothing else uses', async () => {
  const [first, second, third] = [await upload(), await upload(), await upload()];
  await save([
    { key: 'company_logo', value: first },
    { key: 'share_image', value: second },
    { key: 'team_members', value: JSON.stringify([{ name: 'Rina', position: '', photo: second }]) },
  ]);
  await save([
    { key: 'company_logo', value: third },
    { key: 'share_image', value: third },
  ]);
  expect([first, second, third].map(isThere)).toEqual([false, true, true]);
  await save([{ key: 'team_members', value: '[]' }]);
  expect(isThere(second)).toBe(false);
});

it('leaves the files alone when a save is refused', async () => {
  const [first, second] = [await upload(), await upload()];
  await save([{ key: 'company_logo', value: first }]);
  const refused = [
    { key: 'company_logo', value: second },
    { key: 'main_color', value: 'none' },
  ];
  expect((await save(refused)).status).toBe(422);
  expect([first, second].map(isThere)).toEqual([true, true]);
});
