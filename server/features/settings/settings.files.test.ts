// Pictures used by settings remain while anything names them, and are removed afterwards.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { createFiles } from '#server/platform/files.ts';
import { endHistory } from '#server/testing/end-history.ts';
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

it('removes a replaced upload that nothing else uses (FILE-02)', async () => {
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
  expect([first, second, third].map(isThere)).toEqual([true, true, true]);
  await endHistory({ ...test, dataDir });
  expect([first, second, third].map(isThere)).toEqual([false, true, true]);
});

it('does not remove a picture that was cut from a list, so that it can be added to another (FILE-02)', async () => {
  const [slide, member] = [await upload(), await upload()];
  const team = (photo: string | null) => ({ key: 'team_members', value: JSON.stringify([{ name: 'Rina', position: '', photo }]) });
  const slides = (picture: string) => ({ key: 'slides_data', value: JSON.stringify([{ title: 'A', background_image: picture }]) });
  await save([slides(slide), team(member)]);
  await save([slides(''), team(null)]);
  await endHistory({ ...test, dataDir });
  expect([slide, member].map(isThere)).toEqual([true, true]);
  expect((await save([team(slide)])).status).toBe(200);
  test.setTime('2026-11-22T03:00:00.000Z');
  await removeUnusedFiles({ ...test.context, files: createFiles({ dataDir, clock: test.context.clock }) });
  expect([slide, member].map(isThere)).toEqual([true, true]);
});

it('refuses a stored path that does not exist, with the setting that references it (FILE-03)', async () => {
  const gone = 'uploads/2026/11/0123456789abcdef.png';
  const text = `The file ${gone} is no longer on the server. Please remove it or upload it again.`;
  const answer = await save([
    { key: 'company_logo', value: `/storage/${gone}` },
    { key: 'slides_data', value: JSON.stringify([{ title: 'A', hero_image: gone }]) },
    { key: 'business_hours', value: `<p><img src="https://other.example/storage/${gone}">See ${gone}</p>` },
  ]);
  expect(answer).toMatchObject({ status: 422, body: { errors: { company_logo: [text], slides_data: [text] } } });
  const created = await test.send('POST', '/api/admin/settings', { headers, body: { key: 'a', value: gone, type: 'image', group: 'b' } });
  expect(created).toMatchObject({ status: 422, body: { errors: { value: [text] } } });
});

it('removes no file when a save is refused', async () => {
  const [first, second] = [await upload(), await upload()];
  await save([{ key: 'company_logo', value: first }]);
  const refused = [
    { key: 'company_logo', value: second },
    { key: 'main_color', value: 'none' },
  ];
  expect((await save(refused)).status).toBe(422);
  expect([first, second].map(isThere)).toEqual([true, true]);
});
