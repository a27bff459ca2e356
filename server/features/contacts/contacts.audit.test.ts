// Audit log entries about messages.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
afterAll(() => test.close());

let last = 0;
/** Entries since the last call, oldest first. */
const entries = async (): Promise<unknown[]> => {
  const rows = await test.context.db.selectFrom('audit_log').selectAll().where('id', '>', last).orderBy('id').execute();
  last = rows.at(-1)?.id ?? last;
  return rows.map(({ record_id, details }) => [record_id, JSON.parse(String(details))]);
};

let ids: number[];
beforeEach(async () => {
  const before = await test.context.db.selectFrom('contact_messages').select('id').execute();
  for (const name of ['Sari', 'Budi']) {
    const body = { name, email: `${name.toLowerCase()}@pabrik.example`, subject: 'Question', message: `A question of ${name}` };
    expect((await test.visit('POST', '/api/public/contact', { body })).status).toBe(201);
  }
  const rows = await test.context.db.selectFrom('contact_messages').select('id').orderBy('id').execute();
  ids = rows.map(({ id }) => id).slice(before.length);
  await entries();
});

it('contains an entry for each message whose status changes, and none for others (AUDIT-01)', async () => {
  const [first, second] = ids;
  await test.call('PATCH', `/api/admin/contacts/${first}/status`, { status: 'read' });
  expect(await entries()).toEqual([[first, { fields: ['status'] }]]);
  await test.call('PATCH', `/api/admin/contacts/${first}/status`, { status: 'read' });
  expect(await entries()).toEqual([]);
  const { body } = await test.call('PATCH', '/api/admin/contacts-status', { ids: [...ids, 99_999], status: 'read' });
  expect(body).toMatchObject({ updated: 2 });
  expect(await entries()).toEqual([[second, { fields: ['status'] }]]);
});

it('names the fields that change (AUDIT-01)', async () => {
  const [first] = ids;
  await test.call('PATCH', `/api/admin/contacts/${first}`, { note: 'Called', assigned_to: null });
  expect(await entries()).toEqual([[first, { fields: ['note'] }]]);
});

it('contains an entry for a message that is moved to spam or back, and none if it is already there (AUDIT-01)', async () => {
  const [first] = ids;
  const move = (is_spam: boolean) => test.call('PATCH', `/api/admin/contacts/${first}/spam`, { is_spam });
  for (const isSpam of [true, true, false, false]) expect((await move(isSpam)).status).toBe(200);
  expect(await entries()).toEqual([
    [first, { is_spam: true }],
    [first, { is_spam: false }],
  ]);
});
