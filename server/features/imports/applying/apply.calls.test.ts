// The calls that apply and undo an uploaded file, and what remains of it later.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { createApplying } from '#server/testing/applying-app.ts';
import { aCategory } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { plannedImport } from '#server/testing/planned-import.ts';
import { removeOldImports } from './apply-retention.ts';
import { continueImports } from './apply-work.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(async () => {
  await test.reset();
  await aCategory(test.context, { name: 'Sensors' });
});
afterAll(() => test.close());

const importOf = async (id: number) => (await test.get(`/api/admin/imports/${id}`)).body.import;
const untilState = async (id: number, state: string) => {
  await vi.waitUntil(async () => (await importOf(id)).state === state, { timeout: 60_000 });
  return importOf(id);
};
const upload = async (action: string, lines: readonly string[]) => {
  const form = { fields: { action }, files: [['file', 'products.csv', lines.join('\n')] as const] };
  return (await test.post('/api/admin/imports', form)).body.import.id as number;
};
const call = (id: number, action: string) => test.call('POST', `/api/admin/imports/${id}/${action}`);
const sheet = ['Name;Model;Category', 'One;M-1;Sensors', 'Two;M-2;Sensors'];
const total = async () => ((await test.visit('GET', '/api/public/products')).body as { products: { total: number } }).products.total;
const rowCount = async () => (await test.context.db.selectFrom('import_rows').select('number').execute()).length;
const context = () => createApplying(test).context;
/** Sessions end earlier. */
const setTime = async (iso: string) => {
  test.setTime(iso);
  const { token } = await issueToken(test.context, { administratorId: 1, remember: false });
  test.signedIn.authorization = `Bearer ${token}`;
};
const never = new AbortController().signal;

it('apply and undo an import, and refuse what its state does not allow (IMP-46, IMP-50)', async () => {
  const id = await upload('open', sheet);
  expect(await call(id, 'apply')).toMatchObject({ status: 409, body: { message: 'Check the import first.' } });
  await test.call('POST', `/api/admin/imports/${id}/check`, { options: {} });
  await untilState(id, 'checked');
  expect(await call(id, 'undo')).toMatchObject({ status: 409, body: { message: 'The import has not been applied.' } });
  expect(await call(id, 'apply')).toMatchObject({ status: 200, body: { message: 'The import is being applied' } });
  expect(await untilState(id, 'applied')).toMatchObject({ undo_until: '2026-12-21T03:00:00.000Z', counts: { create: 2 } });
  expect(await total()).toBe(2);
  for (const action of ['apply', 'pause', 'cancel'])
    expect(await call(id, action)).toMatchObject({ status: 409, body: { message: 'The import has been applied already.' } });
  expect((await call(id, 'undo')).status).toBe(200);
  await untilState(id, 'undone');
  expect(await total()).toBe(0);
  expect((await call(id, 'undo')).status).toBe(409);
  expect((await call(999_999, 'apply')).status).toBe(404);
});

it('name who applied or undid it in the audit log and the history, not who uploaded it (IMP-46)', async () => {
  const { db } = test.context;
  const id = await upload('check', sheet);
  await untilState(id, 'checked');
  await db.updateTable('imports').set({ actor_id: null, actor_name: 'Uploader', actor_token_id: 9 }).execute();
  await call(id, 'apply');
  expect(await untilState(id, 'applied')).toMatchObject({ created_by: 'Uploader' });
  await db.updateTable('imports').set({ actor_id: null, acting_name: 'Somebody' }).execute();
  await call(id, 'undo');
  await untilState(id, 'undone');
  const actor = { id: 1, name: 'Administrator' };
  const { data } = (await test.get('/api/admin/audit?kind=import')).body;
  expect(data.slice(0, 2)).toMatchObject([
    { action: 'restore', actor },
    { action: 'import', actor },
  ]);
  expect(data[0].details).not.toHaveProperty('api_token');
  expect((await test.get('/api/admin/revisions?kind=product')).body.data[0]).toMatchObject({ actor });
});

it('apply a file without errors in one call, and undo it for 30 days (IMP-46)', async () => {
  const id = await upload('apply', sheet);
  await untilState(id, 'applied');
  expect(await total()).toBe(2);
  const faulty = await upload('apply', [...sheet, 'Three;M-3;Nothing']);
  expect((await untilState(faulty, 'checked')).counts).toMatchObject({ error: 1 });
  await setTime('2026-12-22T03:00:00.000Z');
  expect(await call(id, 'undo')).toMatchObject({ status: 409, body: { message: 'An import can be undone for 30 days.' } });
});

it('remove files and undo data after 30 days, and abandoned uploads after 7 days (IMP-57)', async () => {
  const applied = await upload('apply', sheet);
  await untilState(applied, 'applied');
  const abandoned = await upload('check', [...sheet, 'Three;M-3;Sensors']);
  await untilState(abandoned, 'checked');
  const files = await test.context.db.selectFrom('imports').select(['id', 'file_path']).orderBy('id').execute();
  const stored = () => files.map(({ file_path }) => existsSync(join(test.dataDir, file_path)));
  test.setTime('2026-11-27T03:00:00.000Z');
  await removeOldImports(context(), never);
  expect([stored(), await rowCount()]).toEqual([[true, true], 5]);
  test.setTime('2026-11-29T03:00:00.000Z');
  await removeOldImports(context(), never);
  expect([stored(), await rowCount()]).toEqual([[true, false], 2]);
  await setTime('2026-12-22T03:00:00.000Z');
  await removeOldImports(context(), never);
  expect([stored(), await rowCount()]).toEqual([[false, false], 0]);
  const { data } = (await test.get('/api/admin/imports')).body;
  expect(data).toMatchObject([{ id: applied, state: 'applied', counts: { create: 2 }, undo_until: null }]);
});

it('continue an import whose process ended when its lease is over (IMP-49)', async () => {
  const { db } = test.context;
  const { id: category_id } = await aCategory(test.context, { name: 'Drives' });
  const id = await plannedImport(db, [{ fields: { name: 'One', category_id } }], { state: 'writing' });
  const lease = { lease_token: 'of another process', lease_until: '2026-11-21T03:01:00.000Z' };
  await db.updateTable('imports').set(lease).where('id', '=', id).execute();
  await continueImports(context(), never);
  expect(await total()).toBe(0);
  test.setTime('2026-11-21T03:02:00.000Z');
  await continueImports(context(), never);
  expect([await total(), (await importOf(id)).state]).toEqual([1, 'applied']);
});
