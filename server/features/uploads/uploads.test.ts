import { writeFileSync } from 'node:fs';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFiles } from '#server/platform/files.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { endHistory } from '#server/testing/end-history.ts';
import { aPdf, aPicture, padded } from '#server/testing/multipart.ts';
import { expireUnfinishedSaves, removeUnusedFiles } from './unused-files.ts';

const calls = [
  ['/api/admin/upload', 'file'],
  ['/api/admin/upload-image', 'image'],
] as const;

describe('uploads', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const upload = async (): Promise<string> =>
    (await test.post('/api/admin/upload', { files: [['file', 'a.png', await aPicture()]] })).body.path;
  const context = () => ({ ...test.context, files: createFiles({ dataDir: test.dataDir, clock: test.context.clock }) });
  const unclaimed = async () => (await test.connection.db.selectFrom('unclaimed_files').select('path').execute()).map(({ path }) => path);

  it.each(calls)('%s stores a picture sent as %s and returns its path (APIADM-24, APIADM-25)', async (url, field) => {
    for (const format of ['jpeg', 'png', 'gif', 'webp', 'avif'] as const) {
      const { status, body } = await test.post(url, { files: [[field, 'a.bin', await aPicture(format)]] });
      expect(status).toBe(201);
      const extension = format === 'jpeg' ? 'jpg' : format;
      expect(body.path).toMatch(new RegExp(`^uploads/2026/11/[0-9a-f]{32}\\.${extension}$`));
      expect(body).toEqual({ path: body.path, url: `/storage/${body.path}` });
      expect((await test.get(body.url)).status).toBe(200);
    }
  });

  it.each(calls)('%s refuses a file that is not a picture, too large or missing (UPL-03)', async (url, field) => {
    const send = async (...files: (readonly [string, string, Buffer | string])[]) => (await test.post(url, { files })).body.errors;
    const notAnImage = { [field]: ['Please select a valid image file (JPG, PNG, GIF, WebP)'] };
    for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', '', aPdf])
      expect(await send([field, 'a.png', bytes])).toEqual(notAnImage);
    const most = 5 * 1024 * 1024;
    expect(await send([field, 'a.png', padded(await aPicture(), most + 1)])).toEqual({ [field]: ['File size must be less than 5MB'] });
    expect(await send([field, 'a.png', padded(await aPicture(), most)])).toBeUndefined();
    expect(await send()).toEqual({ [field]: ['Please choose a file.'] });
    expect(await send(['other', 'a.png', await aPicture()])).toEqual({ [field]: ['Please choose a file.'] });
    expect(await send([field, 'a.png', await aPicture()], [field, 'b.png', await aPicture()])).toHaveProperty(field);
    expect((await test.call('POST', url, { path: 'x' })).status).toBe(415);
    await vi.waitFor(() => expect(test.stored()).toHaveLength(1), 60_000);
  });

  it('removes an unused picture after its grace period', async () => {
    const path = await upload();
    test.setTime('2026-11-24T02:59:59.000Z');
    await removeUnusedFiles(context());
    expect(test.stored()).toEqual([path]);
    test.setTime('2026-11-24T03:00:00.000Z');
    await removeUnusedFiles(context());
    expect([test.stored(), await unclaimed()]).toEqual([[], []]);
  });

  it('permanently retains a picture that a text or a setting uses', async () => {
    const [inText, inSetting, unused] = [await upload(), await upload(), await upload()];
    const page = { title: 'P', content: `<p><img src="/storage/${inText}"></p>` };
    const { body } = await test.call('POST', '/api/admin/pages', page);
    expect(await unclaimed()).not.toContain(inText);
    await test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key: 'company_logo', value: inSetting }] });
    test.setTime('2027-11-21T03:00:00.000Z');
    await removeUnusedFiles(context());
    expect(test.stored().sort()).toEqual([inText, inSetting].sort());
    expect(test.stored()).not.toContain(unused);
    expect(await unclaimed()).toEqual([]);
    test.setTime('2026-11-21T04:00:00.000Z');
    await test.call('PUT', `/api/admin/pages/${body.page.id}`, { content: '<p>No picture</p>' });
    await endHistory(test);
    expect(test.stored().sort()).toEqual([inText, inSetting].sort());
    // a picture that was cut from a text remains in the media library
    test.setTime('2026-11-22T04:00:00.000Z');
    await removeUnusedFiles(context());
    expect(test.stored().sort()).toEqual([inText, inSetting].sort());
    // the pictures of a record deleted for ever are removed
    test.setTime('2026-11-21T04:00:00.000Z');
    await test.call('PUT', `/api/admin/pages/${body.page.id}`, page);
    await test.connection.db.updateTable('media').set({ status: 'attached' }).execute();
    await test.call('DELETE', `/api/admin/pages/${body.page.id}`);
    expect(test.stored().sort()).toEqual([inText, inSetting].sort());
    await test.call('DELETE', '/api/admin/trash');
    test.setTime('2026-11-23T04:00:00.000Z');
    await removeUnusedFiles(context());
    expect(test.stored()).toEqual([inSetting]);
  });

  const savePage = async (content: string) => (await test.call('POST', '/api/admin/pages', { title: 'P', content })).body.page.id;
  const putPage = (id: number, content: string) => test.call('PUT', `/api/admin/pages/${id}`, { content });
  const shown = (path: string) => `<p>Text</p><img src="/storage/${path}">`;

  it('retains a picture that is cut from one text and pasted into another (FILE-02)', async () => {
    const path = await upload();
    const [from, to] = [await savePage(shown(path)), await savePage('<p>Text</p>')];
    await putPage(from, '<p>Text</p>');
    test.setTime('2026-11-22T02:59:00.000Z');
    await removeUnusedFiles(context());
    expect((await putPage(to, shown(path))).status).toBe(200);
    test.setTime('2027-01-01T00:00:00.000Z');
    await removeUnusedFiles(context());
    expect([test.stored(), await unclaimed()]).toEqual([[path], []]);
  });

  it('refuses a text with a missing stored picture, and names it (FILE-03)', async () => {
    const path = await upload();
    const id = await savePage(shown(path));
    await rm(join(test.dataDir, path));
    // a picture that the text already contained does not prevent the save
    expect((await putPage(id, `${shown(path)}<p>More</p>`)).status).toBe(200);
    const other = await savePage('<p>Text</p>');
    const content = [`The file ${path} is no longer on the server. Please remove it or upload it again.`];
    expect(await putPage(other, shown(path))).toMatchObject({ status: 422, body: { errors: { content } } });
    expect((await putPage(other, `<p>${path} <a href="https://other.example/storage/${path}">there</a></p>`)).status).toBe(200);
  });

  it('never returns 200 for a save whose picture is removed simultaneously', async () => {
    const path = await upload();
    const id = await savePage('<p>Text</p>');
    await test.connection.db.updateTable('unclaimed_files').set({ expires_at: '2026-11-21T00:00:00.000Z' }).execute();
    const { files, ...rest } = context();
    let saving: ReturnType<typeof putPage> | undefined;
    const removeFile = async (removed: string) => {
      saving = putPage(id, shown(path));
      // lets the save proceed as far as it can before the file is removed
      for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
      await files.removeFile(removed);
    };
    await removeUnusedFiles({ ...rest, files: { ...files, removeFile } });
    const answer = await saving;
    expect([answer?.status, test.stored()]).toEqual([422, []]);
  });

  it('removes more files than one batch contains', async () => {
    for (let count = 0; count < 20; count++) await upload();
    expect(test.stored()).toHaveLength(20);
    test.setTime('2027-01-01T00:00:00.000Z');
    await removeUnusedFiles(context());
    expect([test.stored(), await unclaimed()]).toEqual([[], []]);
  });

  it('removes files of interrupted saves after a process was killed, but not uploads', async () => {
    const path = await upload();
    const left = 'uploads/2026/11/00000000000000000000000000000000.png';
    writeFileSync(join(test.dataDir, left), 'x');
    const row = { path: left, is_saving: 1, created_at: '2026-11-21T03:00:00.000Z', expires_at: '2026-11-21T03:10:00.000Z' } as const;
    await test.connection.db.insertInto('unclaimed_files').values(row).execute();
    await removeUnusedFiles(context());
    expect(test.stored()).toHaveLength(2);
    await expireUnfinishedSaves(test.context);
    await removeUnusedFiles(context());
    expect([test.stored(), await unclaimed()]).toEqual([[path], [path]]);
  });

  it('saves a record even if a released file cannot be removed, reports that in the cleanup, and continues with the others', async () => {
    const category = (await test.post('/api/admin/categories', { fields: { name: 'A' }, files: [['image', 'a.png', await aPicture()]] }))
      .body.category;
    // a folder with the name of the file cannot be removed like a file
    const place = join(test.dataDir, category.image);
    await rm(place);
    await mkdir(place);
    const { status } = await test.post(`/api/admin/categories/${category.id}`, { fields: { remove_image: '1' } });
    expect(status).toBe(200);
    await endHistory(test);
    const other = await upload();
    test.setTime('2027-01-01T00:00:00.000Z');
    await expect(removeUnusedFiles(context())).rejects.toThrow('Unused files could not be removed');
    expect(await unclaimed()).toEqual([category.image]);
    expect(test.stored()).not.toContain(other);
    await rmdir(place);
    await removeUnusedFiles(context());
    expect(await unclaimed()).toEqual([]);
  });
});
