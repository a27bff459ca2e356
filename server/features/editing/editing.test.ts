// Unsaved changes and open records of two administrators.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presence } from '#contract/rules/editing.ts';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { removeOldEditing } from './editing.service.ts';

const start = '2026-11-21T03:00:00.000Z';
const timeAfter = (ms: number) => new Date(Date.parse(start) + ms).toISOString();
const record = '/api/admin/editing/product/7';
const typed = { values: { name: 'Robot', specifications: [{ key: 'Reach' }] }, version: 3, draft_version: 2, device: 'browser-1' };

describe('editing', () => {
  let test: EditingApp;
  let other: { authorization: string };
  beforeAll(async () => {
    test = await createEditingApp();
    const { db } = test.context;
    await createAdministrator(db, { email: 'anna@example.com', name: 'Anna Berg', passwordHash: 'none', at: start });
    const { id } = await db.selectFrom('administrators').select('id').where('name', '=', 'Anna Berg').executeTakeFirstOrThrow();
    other = { authorization: `Bearer ${(await issueToken(test.context, { administratorId: id, remember: true })).token}` };
  });
  afterAll(() => test.close());

  const asAnna = (method: 'GET' | 'PUT' | 'DELETE', url: string, body?: unknown) => test.visit(method, url, { headers: other, body });

  it('stores unsaved changes only for their administrator, until they are discarded (KEPT-01, KEPT-02)', async () => {
    expect((await test.get(`${record}/changes`)).body).toEqual({ changes: null });
    await test.call('PUT', `${record}/changes`, { ...typed, values: { name: 'R' } });
    expect((await test.call('PUT', `${record}/changes`, typed)).body).toEqual({ updated_at: start });
    expect((await test.get(`${record}/changes`)).body).toEqual({ changes: { ...typed, updated_at: start } });
    expect((await test.get('/api/admin/editing/product/0/changes')).body).toEqual({ changes: null });
    expect((await test.get('/api/admin/editing/category/7/changes')).body).toEqual({ changes: null });
    expect((await asAnna('GET', `${record}/changes`)).body).toEqual({ changes: null });
    await asAnna('DELETE', `${record}/changes`);
    expect((await test.get(`${record}/changes`)).body).not.toEqual({ changes: null });
    await test.call('DELETE', `${record}/changes`);
    expect((await test.get(`${record}/changes`)).body).toEqual({ changes: null });
  });

  it('stores changes of a new record, and refuses invalid bodies (KEPT-01)', async () => {
    const url = '/api/admin/editing/article/0/changes';
    expect((await test.call('PUT', url, { ...typed, version: null })).status).toBe(200);
    expect((await test.get(url)).body.changes.version).toBeNull();
    // forms opened before the update do not send it
    const { draft_version: _none, ...older } = typed;
    await test.call('PUT', url, older);
    expect((await test.get(url)).body.changes).toMatchObject({ version: 3, draft_version: null });
    for (const path of ['message/1', 'news/x', 'news/-1']) {
      expect((await test.call('PUT', `/api/admin/editing/${path}/changes`, typed)).status).toBe(404);
    }
    for (const body of [
      { ...typed, values: 'text' },
      { ...typed, device: '<b>' },
      { ...typed, draft_version: -1 },
      { ...typed, values: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`field${index}`, 1])) },
    ]) {
      expect((await test.call('PUT', url, body)).status).toBe(422);
    }
    const large = { ...typed, values: { content: 'x'.repeat(2 * 1024 * 1024) } };
    expect((await test.call('PUT', url, large)).status).toBe(413);
  });

  it('stores unsaved texts of translations by language, for those who may translate into it (ATRANS-17, ROLE-12)', async () => {
    const values = { [`value/${'x'.repeat(2000)}`]: 'Text' };
    const { db } = test.context;
    const added = await createAdministrator(db, {
      email: 'greta@example.com',
      name: 'Greta',
      passwordHash: 'none',
      role: 'translator',
      languages: ['de'],
      at: start,
    });
    const translator = { authorization: `Bearer ${(await issueToken(test.context, { administratorId: added, remember: true })).token}` };
    const keep = async (kind: string) =>
      (await test.visit('PUT', `/api/admin/editing/${kind}/7/changes`, { headers: translator, body: { ...typed, values } })).status;
    expect(await keep('setting.de')).toBe(200);
    expect([await keep('setting.id'), await keep('setting'), await keep('product')]).toEqual([403, 403, 403]);
    expect([await keep('message.de'), await keep('setting.')]).toEqual([404, 404]);
    const kept = async (kind: string) => (await test.visit('GET', `/api/admin/editing/${kind}/7/changes`, { headers: translator })).body;
    expect(await kept('setting.de')).toMatchObject({ changes: { values } });
    expect(await kept('product.de')).toEqual({ changes: null });
    expect((await test.get('/api/admin/editing/setting.de/7/changes')).body).toEqual({ changes: null });
  });

  it('lists the others who have the record open, until a minute after their last report (OPEN-01, OPEN-02)', async () => {
    const report = async () => (await test.call('PUT', `${record}/presence`)).body.others;
    test.setTime(start);
    expect(await report()).toEqual([]);
    await asAnna('PUT', `${record}/presence`);
    test.setTime(timeAfter(presence.everyMs));
    expect((await asAnna('PUT', `${record}/presence`)).body).toEqual({ others: [{ name: 'Administrator', since: start }] });
    expect(await report()).toEqual([{ name: 'Anna Berg', since: start }]);
    expect((await test.call('PUT', '/api/admin/editing/product/8/presence')).body).toEqual({ others: [] });
    const silent = presence.everyMs + presence.endsAfterMs + 1;
    test.setTime(timeAfter(silent));
    expect(await report()).toEqual([]);
    await asAnna('PUT', `${record}/presence`);
    expect(await report()).toEqual([{ name: 'Anna Berg', since: timeAfter(silent) }]);
    await asAnna('DELETE', `${record}/presence`);
    expect(await report()).toEqual([]);
    test.setTime(start);
  });

  it('removes old reports and old unsaved changes (KEPT-01)', async () => {
    await test.call('PUT', `${record}/changes`, typed);
    await test.call('PUT', `${record}/presence`);
    const { db } = test.context;
    const day = 24 * 60 * 60 * 1000;
    const kept = async () => (await db.selectFrom('unsaved_changes').select('record_id').where('kind', '=', 'product').execute()).length;
    await removeOldEditing({ db, clock: () => new Date(timeAfter(89 * day)) });
    expect(await kept()).toBe(1);
    expect(await db.selectFrom('open_records').select('record_id').execute()).toEqual([]);
    await removeOldEditing({ db, clock: () => new Date(timeAfter(91 * day)) });
    expect(await kept()).toBe(0);
  });
});
