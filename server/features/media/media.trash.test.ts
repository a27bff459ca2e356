// Files of the media library in the trash, with the local folder and with object storage.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeExpired } from '#server/features/trash/trash.service.ts';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { createFiles } from '#server/platform/files.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf, aPicture } from '#server/testing/multipart.ts';
import { type S3Server, startS3 } from '#server/testing/s3-server.ts';

const texts = { name: 'Cell', alt: 'A robot', caption: 'Hall 4', focal_x: 0.25, focal_y: 1 };

const actionsOn = (test: () => EditingApp) => {
  const add = async (name = 'Cell.png') =>
    (await test().post('/api/admin/media', { files: [['image', name, await aPicture()]] })).body.media;
  const list = async (query = '') => (await test().get(`/api/admin/media?${query}`)).body.data;
  const trashed = async () => (await test().get('/api/admin/trash?kind=media')).body.data;
  const change = async (body: object) => (await test().call('POST', '/api/admin/media/bulk', body)).body;
  const remove = async (id: number): Promise<number> => (await test().call('DELETE', `/api/admin/media/${id}`)).body.trash_id;
  const restore = (id: number) => test().call('POST', `/api/admin/trash/${id}/restore`, {});
  const uploads = async () => {
    const { context, dataDir, config } = test();
    return { ...context, files: createFiles({ dataDir, clock: context.clock, store: await openFileStore(config.files) }) };
  };
  return { add, list, trashed, change, remove, restore, uploads };
};

describe('files in the trash', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const { add, list, trashed, change, remove, restore, uploads } = actionsOn(() => test);
  const cleanUp = async (at: string) => {
    test.setTime(at);
    await removeExpired(await uploads());
    await removeUnusedFiles(await uploads());
    test.setTime('2026-11-21T03:00:00.000Z');
  };
  const isThere = (path: string) => existsSync(join(test.dataDir, path));
  const picture = (path: string) => `<p>Text</p><img src="/storage/${path}" alt="">`;

  it('retains a deleted file for 30 days, and restores it with its texts and focal point (MEDIA-17, TRASH-01, TRASH-02)', async () => {
    const { id } = await add();
    const { media: before } = (await test.call('PUT', `/api/admin/media/${id}`, texts)).body;
    const trashId = await remove(id);
    expect(await list()).toEqual([]);
    expect(await trashed()).toMatchObject([
      { id: trashId, kind: 'media', record_id: id, name: 'Cell', expires_at: '2026-12-21T03:00:00.000Z' },
    ]);
    await cleanUp('2026-12-20T03:00:00.000Z');
    expect(isThere(before.path)).toBe(true);
    expect((await restore(trashId)).body).toMatchObject({ message: 'File restored successfully', restored: { record_id: id } });
    expect(await list('search=hall 4')).toEqual([{ ...before, version: before.version + 1 }]);
    await cleanUp('2027-12-20T03:00:00.000Z');
    expect(isThere(before.path)).toBe(true);
    const log = (await test.get('/api/admin/audit?kind=media')).body.data;
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['restore', 'delete', 'update', 'create']);
  });

  it('deletes the file when it leaves the trash, after 30 days or immediately (MEDIA-17, TRASH-05)', async () => {
    const [one, two, three] = [await add(), await add(), await add()];
    await remove(one.id);
    await cleanUp('2026-12-22T03:00:00.000Z');
    const selected = await remove(two.id);
    expect([one, two, three].map(({ path }) => isThere(path))).toEqual([false, true, true]);
    const purged = (await test.call('POST', '/api/admin/trash/bulk', { ids: [selected, 9999], action: 'delete' })).body;
    expect(purged).toMatchObject({
      message: '1 record deleted for ever',
      bulk_change: null,
      done: [selected],
      refused: [{ id: 9999, reason: 'It is not in the trash any more' }],
    });
    expect([one, two, three].map(({ path }) => isThere(path))).toEqual([false, false, true]);
  });

  it('deletes many files except those in use, and undoes the deletion (BULK-10, MEDIA-07)', async () => {
    const files = [await add('one.png'), await add('two.png'), await add('three.png')];
    const [one, two, three] = files;
    const { body } = await test.call('POST', '/api/admin/pages', { title: 'Plant', content: picture(two.path) });
    const pending = (await test.post('/api/admin/upload', { files: [['file', 'a.png', await aPicture()]] })).body.path;
    const { id: unsaved } = await test.connection.db.selectFrom('media').select('id').where('path', '=', pending).executeTakeFirstOrThrow();
    const result = await change({ ids: [...files.map(({ id }) => id), unsaved], action: 'delete' });
    expect(result).toMatchObject({
      message: '2 files deleted',
      done: [one.id, three.id],
      refused: [
        { id: two.id, name: 'two.png', reason: 'A record uses it' },
        { id: unsaved, reason: 'It does not exist any more' },
      ],
    });
    expect(await list()).toMatchObject([{ id: two.id }]);
    expect((await test.call('POST', `/api/admin/bulk-changes/${result.bulk_change.id}/undo`)).body.message).toBe('2 files restored');
    await test.call('DELETE', `/api/admin/pages/${body.page.id}`);
    await test.post('/api/admin/media', { files: [['document', 'Sheet.pdf', aPdf]] });
    expect((await change({ filter: { kind: 'picture', search: 'one' }, action: 'delete' })).done).toEqual([one.id]);
    expect((await test.call('POST', '/api/admin/media/bulk', { ids: [1], action: 'publish' })).status).toBe(422);
  });

  it('restores a file from the trash when a record uses it again (MEDIA-17)', async () => {
    const { id, path } = await add();
    await test.call('PUT', `/api/admin/media/${id}`, texts);
    const { page } = (await test.call('POST', '/api/admin/pages', { title: 'Plant', content: picture(path), is_published: true })).body;
    await test.call('PUT', `/api/admin/pages/${page.id}`, { content: '<p>Text</p>' });
    await remove(id);
    await test.call('PUT', `/api/admin/pages/${page.id}`, { content: picture(path) });
    expect([await list(), await trashed()]).toMatchObject([[{ id, ...texts, uses_count: 1 }], []]);
  });

  it('removes a file that is deleted for ever even if revisions and unsaved changes name it (MEDIA-22)', async () => {
    const { id, path } = await add();
    const team = (photo: string | null) =>
      test.call('POST', '/api/admin/settings-bulk-update', {
        settings: [{ key: 'team_members', value: JSON.stringify([{ name: 'Rina', position: '', photo }]) }],
      });
    await team(path);
    await team(null);
    const typed = { values: { content: picture(path) }, version: 1, draft_version: 0, device: 'browser-1' };
    await test.call('PUT', '/api/admin/editing/page/1/changes', typed);
    await remove(id);
    expect((await test.call('DELETE', '/api/admin/trash')).body.removed).toBe(1);
    expect(isThere(path)).toBe(false);
    const [last, first] = (await test.get('/api/admin/revisions?kind=setting&keys=team_members')).body.data;
    expect((await test.get(`/api/admin/revisions/${last.id}`)).body.deleted_files).toEqual([path]);
    const restored = await test.call('POST', `/api/admin/revisions/${first.id}/restore`, {});
    expect(restored).toMatchObject({ status: 422, body: { errors: { value: [expect.stringContaining(`${path} is no longer`)] } } });
  });

  it('restores selected records of the trash, and reports those that no longer exist (BULK-10, TRASH-06)', async () => {
    const [one, two] = [await add('one.png'), await add('two.png')];
    const ids = [await remove(one.id), await remove(two.id)];
    const { body } = await test.call('POST', '/api/admin/trash/bulk', { ids: [...ids, 9999], action: 'restore' });
    expect(body).toMatchObject({ message: '2 records restored', done: ids, refused: [{ id: 9999 }] });
    expect(await list()).toHaveLength(2);
  });
});

describe('files in the trash, with object storage', () => {
  let s3: S3Server;
  let test: EditingApp;
  beforeAll(async () => {
    s3 = await startS3();
    test = await createEditingApp(s3.environment('trash'));
  });
  afterAll(async () => {
    await test.close();
    await s3.close();
  });

  it('retains the file until it leaves the trash (MEDIA-17)', async () => {
    const { add, remove, restore } = actionsOn(() => test);
    const { id, path } = await add();
    const first = await remove(id);
    expect(s3.names('trash')).toContain(path);
    expect((await restore(first)).status).toBe(200);
    await remove(id);
    expect((await test.call('DELETE', '/api/admin/trash')).body.removed).toBe(1);
    expect(s3.names('trash')).not.toContain(path);
  });
});
