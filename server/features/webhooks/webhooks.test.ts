import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { sendDueEvents } from '#server/features/webhooks/sending/sender.ts';
import { webhookSenderContext } from '#server/jobs/webhook-jobs.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#server/testing/webhook-receiver.ts';

let test: EditingApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  test = await createEditingApp({ WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' });
  receiver = await startWebhookReceiver();
});
beforeEach(async () => {
  await test.reset();
  receiver.requests.length = 0;
  receiver.answer = (_request, response) => void response.writeHead(204).end();
});
afterAll(async () => {
  await receiver.close();
  await test.close();
});

const path = '/api/admin/webhooks';
const input = () => ({ name: 'CRM', url: receiver.url, events: ['category.created', 'message.created'] });
const create = async (change: object = {}) => test.call('POST', path, { ...input(), ...change });
const silent = { warn: () => {}, error: () => {} };
const send = () => {
  const { config, connection, context } = test;
  return sendDueEvents(webhookSenderContext({ config, connection, clock: context.clock, log: silent }), new AbortController().signal);
};
const deliveries = async (id: number) => (await test.get(`${path}/${id}/deliveries`)).body.data;

describe('webhooks', () => {
  it('are created with a secret that is shown once and stored encrypted (HOOK-12)', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(body.webhook).toMatchObject({ name: 'CRM', is_enabled: true, waiting: 0, failed: 0, failing_since: null });
    const stored = JSON.stringify([
      (await test.get(path)).body,
      (await test.get('/api/admin/audit?kind=webhook')).body,
      await test.context.db.selectFrom('webhooks').selectAll().execute(),
      await test.context.db.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(stored).not.toContain(body.secret.slice('whsec_'.length));
  });

  it.each([
    ['the name', { name: '' }, 'name', 'The name field is required.'],
    ['the events', { events: [] }, 'events', 'Choose at least one event.'],
    ['an unknown event', { events: ['product.bought'] }, 'events', 'The event does not exist.'],
    ['an address without https', { url: 'ftp://crm.example' }, 'url', 'must begin with https://'],
    ['an address with a user name', { url: 'https://user:password@crm.example' }, 'url', 'must begin with https://'],
    ['http', { url: 'http://crm.example/hook' }, 'url', 'must begin with https://'],
    ['a private address', { url: 'https://192.168.0.7/hook' }, 'url', 'WEBHOOK_PRIVATE_HOSTS'],
  ])('are refused without valid values: %s (HOOK-11)', async (_name, change, field, text) => {
    const { status, body } = await create(change);
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain(text);
    expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${field}`));
  });

  it('can be changed, disabled, enabled and removed, each with an entry in the audit log (HOOK-12)', async () => {
    const { id } = (await create()).body.webhook;
    const save = (change: object) => test.call('PUT', `${path}/${id}`, { ...input(), is_enabled: true, ...change });
    expect((await save({ name: 'ERP' })).body.webhook).toMatchObject({ name: 'ERP' });
    expect((await save({ is_enabled: false })).body.webhook).toMatchObject({ is_enabled: false });
    expect((await test.call('POST', `${path}/${id}/test`)).status).toBe(409);
    expect((await save({})).body.webhook).toMatchObject({ is_enabled: true });
    await test.call('POST', `${path}/${id}/secret`);
    expect((await test.call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await test.get(path)).body.webhooks).toEqual([]);
    expect((await save({})).status).toBe(404);
    const { data } = (await test.get('/api/admin/audit?kind=webhook')).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update', 'enable', 'disable', 'update', 'create']);
    expect(data.at(-1).details).toEqual({ host: new URL(receiver.url).host, events: input().events });
  });

  it('need the own password of the last ten minutes for creating, changing and replacing the secret (HOOK-12)', async () => {
    const { id } = (await create()).body.webhook;
    test.setTime('2026-11-21T03:30:00.000Z');
    const calls = [
      create(),
      test.call('PUT', `${path}/${id}`, { ...input(), is_enabled: true }),
      test.call('POST', `${path}/${id}/secret`),
    ];
    for (const { status, body } of await Promise.all(calls)) expect([status, body.code]).toEqual([403, 'password-required']);
    expect((await test.get(path)).status).toBe(200);
  });

  it('are for owners only (HOOK-12)', async () => {
    const { id } = (await create()).body.webhook;
    const at = test.context.clock().toISOString();
    await createAdministrator(test.context.db, { email: 'editor@example.com', name: 'Editor', passwordHash: 'none', at });
    const { id: editor } = await test.context.db
      .updateTable('administrators')
      .set({ role: 'editor' })
      .where('email', '=', 'editor@example.com')
      .returning('id')
      .executeTakeFirstOrThrow();
    const { token } = await issueToken(test.context, { administratorId: editor, remember: false });
    test.signedIn.authorization = `Bearer ${token}`;
    const calls = [
      test.get(path),
      create(),
      test.call('DELETE', `${path}/${id}`),
      test.call('POST', `${path}/${id}/test`),
      test.get(`${path}/${id}/deliveries`),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(403);
  });

  it('are at most 20', async () => {
    for (let count = 0; count < 20; count++) expect((await create()).status).toBe(201);
    expect(await create()).toMatchObject({ status: 409, body: { message: 'There can be at most 20 webhooks.' } });
  });
});

describe('deliveries', () => {
  it('of a test event come first, and are listed with request and response (HOOK-13)', async () => {
    const { id } = (await create()).body.webhook;
    test.setTime('2026-11-21T03:01:00.000Z');
    await test.post('/api/admin/categories', { fields: { name: 'Pumps' } });
    const { status, body } = await test.call('POST', `${path}/${id}/test`);
    expect([status, body.delivery]).toMatchObject([201, { type: 'test', state: 'waiting', record_id: null }]);
    receiver.answer = (_request, response) => void response.writeHead(202).end('thanks');
    await send();
    expect(receiver.requests.map(({ event }) => event.type)).toEqual(['test', 'category.created']);
    expect((await deliveries(id)).map(({ type, state }: { type: string; state: string }) => [type, state])).toEqual([
      ['test', 'delivered'],
      ['category.created', 'delivered'],
    ]);
    const { delivery } = (await test.get(`/api/admin/webhook-deliveries/${body.delivery.id}`)).body;
    expect(delivery).toMatchObject({ status: 202, attempts: 1, response_body: 'thanks', request_body: receiver.requests[0]?.body });
  });

  it('can be repeated, with the same id (HOOK-13)', async () => {
    const { id } = (await create()).body.webhook;
    await test.post('/api/admin/categories', { fields: { name: 'Pumps' } });
    await send();
    const [{ id: delivery }] = await deliveries(id);
    const { body } = await test.call('POST', `/api/admin/webhook-deliveries/${delivery}/replay`);
    expect(body.delivery).toMatchObject({ state: 'waiting', attempts: 0 });
    await send();
    const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('that failed since a time can be repeated together (HOOK-13)', async () => {
    const { id } = (await create()).body.webhook;
    for (const [minute, name] of ['Pumps', 'Valves', 'Robots'].entries()) {
      test.setTime(`2026-11-21T03:0${minute}:00.000Z`);
      await test.post('/api/admin/categories', { fields: { name } });
    }
    receiver.answer = (_request, response) => void response.writeHead(410).end();
    await send();
    const replay = () => test.call('POST', `${path}/${id}/replay`, { since: '2026-11-21T03:01:00Z' });
    expect(await replay()).toMatchObject({ status: 409, body: { message: 'Enable the webhook first.' } });
    await test.call('PUT', `${path}/${id}`, { ...input(), is_enabled: true });
    expect((await replay()).body).toEqual({ message: '2 events will be sent again', deliveries: 2 });
    receiver.requests.length = 0;
    receiver.answer = (_request, response) => void response.writeHead(204).end();
    await send();
    expect(receiver.requests.map(({ event }) => event.data.record.name)).toEqual(['Valves', 'Robots']);
    expect((await test.get(path)).body.webhooks[0]).toMatchObject({ waiting: 0, failed: 1, delivered_at: '2026-11-21T03:02:00.000Z' });
  });
});
