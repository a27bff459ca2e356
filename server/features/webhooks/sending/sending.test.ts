// Events from the save of a record to a real receiver, with an injected clock.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { webhookLimits } from '#contract/rules/webhooks.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { productRecords } from '#server/features/products/products.service.ts';
import { webhookJobs, webhookSenderContext } from '#server/jobs/webhook-jobs.ts';
import { addEvents } from '#server/records/record-events.repository.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#server/testing/webhook-receiver.ts';
import { trimDeliveries } from '../webhooks.service.ts';
import { sendDueEvents, type WebhookSenderContext } from './sender.ts';

const start = Date.parse('2026-11-21T03:00:00.000Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let test: EditingApp;
let receiver: WebhookReceiver;
let warnings: object[];
beforeAll(async () => {
  test = await createEditingApp({ WEBHOOK_PRIVATE_HOSTS: '127.0.0.1', CONTACT_RATE_LIMIT: '0' });
});
beforeEach(async () => {
  await test.reset();
  receiver = await startWebhookReceiver();
  warnings = [];
});
afterEach(() => receiver.close());
afterAll(() => test.close());

/** Sets the time, and signs in again: sessions end after a day. */
const at = async (ms: number) => {
  test.setTime(new Date(start + ms).toISOString());
  const { token } = await issueToken(test.context, { administratorId: 1, remember: false });
  test.signedIn.authorization = `Bearer ${token}`;
};
const log = { warn: (details: object) => void warnings.push(details), error: (details: object) => void warnings.push(details) };
const sender = (change: Partial<WebhookSenderContext> = {}): WebhookSenderContext => ({
  ...webhookSenderContext({ config: test.config, connection: test.connection, clock: test.context.clock, log }),
  random: () => 0.5,
  ...change,
});
const open = new AbortController().signal;
const sendAll = async (context = sender()) => {
  while (await sendDueEvents(context, open));
};

const everything = ['product', 'category', 'article', 'page', 'message'].flatMap((kind) =>
  ['created', 'updated', 'deleted', 'restored'].map((action) => `${kind}.${action}`),
);
const createHook = async (events: string[] = everything, path = ''): Promise<{ id: number; secret: string }> => {
  const { status, body } = await test.call('POST', '/api/admin/webhooks', { name: 'CRM', url: `${receiver.url}${path}`, events });
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: body.webhook.id, secret: body.secret };
};
const hookOf = async (id: number) => (await test.get('/api/admin/webhooks')).body.webhooks.find((one: { id: number }) => one.id === id);
const addCategory = async (name: string): Promise<number> =>
  (await test.post('/api/admin/categories', { fields: { name } })).body.category.id;
const rename = async (id: number, name: string) => {
  expect((await test.post(`/api/admin/categories/${id}`, { fields: { name } })).status).toBe(200);
};
const deliveries = async (id: number, state = '') =>
  (await test.get(`/api/admin/webhooks/${id}/deliveries?per_page=100&state=${state}`)).body.data;
const types = () => receiver.requests.map(({ event }) => event.type);
const ids = () => receiver.requests.map(({ headers }) => headers['webhook-id']);

/** As a receiver verifies it; written after the specification of Standard Webhooks. */
const isSignedBy = (secret: string, { headers, body }: WebhookReceiver['requests'][number]): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`);
};

describe('events', () => {
  it('are sent when a record is created, changed, deleted and restored, in this order, with the record (HOOK-01, HOOK-02)', async () => {
    await createHook();
    const id = await addCategory('Pumps');
    await rename(id, 'Valves');
    await sendAll();
    const { body: removed } = await test.call('DELETE', `/api/admin/categories/${id}`);
    expect((await test.call('POST', `/api/admin/trash/${removed.trash_id}/restore`, {})).status).toBe(200);
    await sendAll();
    expect(types()).toEqual(['category.created', 'category.updated', 'category.deleted', 'category.restored']);
    const [created, updated, , restored] = receiver.requests.map(({ event }) => event);
    expect(created).toMatchObject({ timestamp: '2026-11-21T03:00:00.000Z', data: { id, kind: 'category', version: 1, changed: [] } });
    expect(updated.data).toMatchObject({ version: 2, changed: ['name'] });
    const { category } = (await test.get(`/api/admin/categories/${id}`)).body;
    expect(restored.data).toEqual({ id, kind: 'category', version: category.version, changed: [], record: category });
  });

  it('of a deleted record have no record (HOOK-02)', async () => {
    await createHook();
    const id = await addCategory('Pumps');
    await test.call('DELETE', `/api/admin/categories/${id}`);
    await sendAll();
    expect(receiver.requests.map(({ event }) => [event.type, event.data.record])).toEqual([
      ['category.created', null],
      ['category.deleted', null],
    ]);
  });

  it('are sent only to webhooks that have chosen them, and not while those are disabled (HOOK-01)', async () => {
    const { id } = await createHook(['product.updated', 'category.created']);
    const category = await addCategory('Pumps');
    await rename(category, 'Valves');
    const input = { name: 'CRM', url: receiver.url, events: ['category.created'], is_enabled: false };
    expect((await test.call('PUT', `/api/admin/webhooks/${id}`, input)).status).toBe(200);
    await addCategory('Robots');
    expect((await test.call('PUT', `/api/admin/webhooks/${id}`, { ...input, is_enabled: true })).status).toBe(200);
    await sendAll();
    expect(types()).toEqual([]);
    expect(await deliveries(id)).toMatchObject([{ type: 'category.created', state: 'failed', error: 'The webhook was disabled.' }]);
  });

  it('are not sent for a save without changes, and not if the change is rolled back (HOOK-01)', async () => {
    const { id } = await createHook();
    const category = await addCategory('Pumps');
    await sendAll();
    await rename(category, 'Pumps');
    const failing = inTransaction(test.context.db, async (db) => {
      await addEvents({ ...test.context, db }, [{ kind: 'category', id: category, action: 'updated', version: 2, fields: ['name'] }]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await deliveries(id)).toHaveLength(1);
  });

  it('are sent for changes of many records and their undoing, and for changes that no administrator makes (HOOK-01)', async () => {
    const category_id = await addCategory('Pumps');
    const product = (await test.post('/api/admin/products', { fields: { name: 'Pump 1', category_id: String(category_id) } })).body.product;
    await createHook();
    const { body } = await test.call('POST', '/api/admin/products/bulk', { action: 'unpublish', ids: [product.id] });
    await test.call('POST', `/api/admin/bulk-changes/${body.bulk_change.id}/undo`);
    await productRecords.edit(test.context, product.id, { name: 'Pump 2' });
    await sendAll();
    expect(receiver.requests.map(({ event }) => [event.type, event.data.changed])).toEqual([
      ['product.updated', ['is_active']],
      ['product.updated', ['is_active']],
      ['product.updated', ['name']],
    ]);
  });
});

describe('messages', () => {
  const write = async (input: object = {}) => {
    const body = { name: 'Sari', email: 'sari@pabrik.example', subject: 'Question', message: 'How heavy is it?', ...input };
    expect((await test.visit('POST', '/api/public/contact', { body })).status).toBe(201);
    return (await test.context.db.selectFrom('contact_messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
  };
  const spam = { message: 'https://a.example https://b.example https://c.example https://d.example', form_age_ms: 1 };

  it('are sent when they arrive, change and are deleted, with their content (HOOK-01, HOOK-02)', async () => {
    await createHook();
    const id = await write();
    await test.call('PATCH', `/api/admin/contacts/${id}`, { assigned_to: 1 });
    await test.call('POST', `/api/admin/contacts/${id}/notes`, { text: 'Called back' });
    await test.call('POST', '/api/admin/contacts/bulk', { action: 'status', status: 'read', ids: [id] });
    await sendAll();
    expect(receiver.requests[0]?.event.data).toMatchObject({
      id,
      kind: 'message',
      version: null,
      record: { email: 'sari@pabrik.example', message: 'How heavy is it?' },
    });
    await test.call('DELETE', `/api/admin/contacts/${id}`);
    await sendAll();
    expect(receiver.requests.map(({ event }) => [event.type, event.data.changed])).toEqual([
      ['message.created', []],
      ['message.updated', ['assigned_to']],
      ['message.updated', ['notes']],
      ['message.updated', ['status']],
      ['message.deleted', []],
    ]);
  });

  it('are removed from the log of deliveries when they are deleted (HOOK-14)', async () => {
    const hook = await createHook();
    const id = await write();
    await sendAll();
    const [delivery] = await deliveries(hook.id);
    const details = async () => (await test.get(`/api/admin/webhook-deliveries/${delivery.id}`)).body.delivery;
    expect((await details()).request_body).toContain('How heavy is it?');
    await test.call('DELETE', `/api/admin/contacts/${id}`);
    expect((await details()).request_body).toBeNull();
  });

  it('in quarantine are sent when they are moved to the inbox (HOOK-14)', async () => {
    await createHook();
    const id = await write(spam);
    expect((await test.get(`/api/admin/contacts/${id}`)).body.contact.spam).toBeDefined();
    await sendAll();
    expect(types()).toEqual([]);
    expect((await test.call('PATCH', `/api/admin/contacts/${id}/spam`, { is_spam: false })).status).toBe(200);
    await sendAll();
    expect(types()).toEqual(['message.created']);
  });
});

describe('signatures', () => {
  it('are those of Standard Webhooks, with the time of the attempt (HOOK-03)', async () => {
    const { secret } = await createHook();
    expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
    receiver.answer = (_request, response) => void response.writeHead(503).end();
    await addCategory('Pumps');
    await sendAll();
    await at(minuteMs);
    await sendAll();
    expect(receiver.requests.map(({ headers }) => Number(headers['webhook-timestamp']) * 1000)).toEqual([start, start + minuteMs]);
    expect(new Set(ids()).size).toBe(1);
    for (const request of receiver.requests) {
      expect(isSignedBy(secret, request)).toBe(true);
      expect(isSignedBy(secret, { ...request, body: request.body.replace('Pumps', 'Valves') })).toBe(false);
      expect(isSignedBy(secret, { ...request, headers: { ...request.headers, 'webhook-timestamp': '1' } })).toBe(false);
    }
  });

  it('are verified by the example of docs/integration.md, which refuses old requests (HOOK-03)', async () => {
    const [, example = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/integration.md', 'utf8')) ?? [];
    const { isGenuine } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(example)}`)) as {
      isGenuine: (headers: object, body: string, secret: string) => boolean;
    };
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const { secret } = await createHook();
    await addCategory('Pumps');
    await sendAll();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.requests;
    const results = [isGenuine(headers, body, secret), isGenuine(headers, `${body} `, secret), isGenuine(headers, body, 'whsec_AAAA')];
    vi.setSystemTime(start + 6 * minuteMs);
    results.push(isGenuine(headers, body, secret));
    vi.useRealTimers();
    expect(results).toEqual([true, false, false, false]);
  });

  it('are made with both secrets for 24 hours after a rotation (HOOK-04)', async () => {
    const { id, secret } = await createHook();
    const { body } = await test.call('POST', `/api/admin/webhooks/${id}/secret`);
    expect(body.webhook.previous_secret_until).toBe(new Date(start + dayMs).toISOString());
    await addCategory('Pumps');
    await sendAll();
    await at(dayMs);
    await addCategory('Valves');
    await sendAll();
    const signedBy = receiver.requests.map((request) => [isSignedBy(body.secret, request), isSignedBy(secret, request)]);
    expect(signedBy).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it('need the key with which the secret was encrypted (HOOK-12)', async () => {
    const { id } = await createHook();
    await addCategory('Pumps');
    await sendAll(sender({ secrets: { seal: async () => '', open: async () => null } }));
    expect(receiver.requests).toEqual([]);
    expect((await hookOf(id)).last_error).toContain('encrypted with another key');
  });
});

describe('deliveries', () => {
  it('arrive in order for each record, with one id each, from a receiver that fails, hangs and comes back (HOOK-05, HOOK-07)', async () => {
    await createHook();
    const category = await addCategory('Pumps');
    const other = await addCategory('Robots');
    await rename(category, 'Valves');
    await rename(category, 'Seals');
    receiver.answer = (_request, response) => void response.writeHead(500).end();
    await sendAll();
    await at(minuteMs);
    const limit = new AbortController();
    receiver.answer = () => limit.abort();
    await sendAll(sender({ startLimit: () => limit.signal }));
    expect(receiver.requests).toHaveLength(2);
    const lineOf = ({ event: { type, data } }: WebhookReceiver['requests'][number]) => `${data.id} ${type} ${data.version}`;
    const failed = receiver.requests.map(lineOf);
    receiver.answer = (_request, response) => void response.writeHead(200).end('ok');
    for (const minutes of [5, 20, 60]) {
      await at(minutes * minuteMs);
      await sendAll();
    }
    expect(failed).toEqual([`${category} category.created 1`, `${other} category.created 1`]);
    const accepted = receiver.requests.slice(failed.length).map(lineOf);
    expect(accepted.filter((line) => line.startsWith(`${category} `))).toEqual([
      `${category} category.created 1`,
      `${category} category.updated 2`,
      `${category} category.updated 3`,
    ]);
    expect(accepted).toContain(`${other} category.created 1`);
    expect(new Set(ids()).size).toBe(4);
    const idsOf = new Map(receiver.requests.map(({ event, headers }) => [`${event.data.id} ${event.data.version}`, headers['webhook-id']]));
    for (const { event, headers } of receiver.requests)
      expect(headers['webhook-id']).toBe(idsOf.get(`${event.data.id} ${event.data.version}`));
  });

  it('are repeated with growing delays for three days, and then given up (HOOK-08)', async () => {
    const { id } = await createHook();
    receiver.answer = (_request, response) => void response.writeHead(500).end('busy');
    await addCategory('Pumps');
    const waits: number[] = [];
    for (let now = 0; ; ) {
      await sendAll();
      const [delivery] = await deliveries(id);
      if (delivery.state === 'failed') break;
      waits.push(Date.parse(delivery.next_attempt_at) - start - now);
      now = Date.parse(delivery.next_attempt_at) - start;
      await at(now);
    }
    expect(waits.slice(0, 8).map((ms) => ms / 1000)).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 18_000]);
    expect(new Set(waits.slice(7))).toEqual(new Set([18_000_000]));
    expect(Date.parse((await deliveries(id))[0].attempted_at) - start).toBeGreaterThanOrEqual(3 * dayMs);
    expect(new Set(ids()).size).toBe(1);
    // nothing else was delivered in this time
    expect(await hookOf(id)).toMatchObject({ is_enabled: false, disabled_reason: 'failing', failed: 1, waiting: 0 });
    const { body } = await test.get('/api/admin/audit?kind=webhook');
    expect(body.data[0]).toMatchObject({ action: 'disable', actor: null, details: { reason: 'failing' } });
  });

  it('of one record that is always refused do not disable the webhook, nor delay other records for long (HOOK-08, HOOK-09)', async () => {
    const { id } = await createHook();
    const refused = await addCategory('Pumps');
    receiver.answer = ({ event }, response) => void response.writeHead(event.data.id === refused ? 400 : 200).end();
    await sendAll();
    await at(5000);
    await addCategory('Valves');
    await sendAll();
    await at(3 * dayMs);
    await sendAll();
    expect(await hookOf(id)).toMatchObject({ is_enabled: true, failed: 1, waiting: 0 });
    expect((await deliveries(id)).map(({ state }: { state: string }) => state)).toEqual(['delivered', 'failed']);
  });

  it.each([
    ['410', 410, { is_enabled: false, disabled_reason: 'gone', waiting: 0 }],
    ['a redirect', 307, { is_enabled: true, waiting: 2 }],
    ['404', 404, { is_enabled: true, waiting: 2 }],
  ])('end with the answer %s (HOOK-07, HOOK-09)', async (_name, status, expected) => {
    const { id } = await createHook();
    receiver.answer = (_request, response) => void response.writeHead(status, { location: '/elsewhere' }).end();
    await addCategory('Pumps');
    await addCategory('Valves');
    await sendAll();
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/hook']);
    expect(await hookOf(id)).toMatchObject(expected);
  });

  it('read the beginning of a response (HOOK-07)', async () => {
    const { id } = await createHook();
    // never ends
    receiver.answer = (_request, response) => void response.writeHead(200).write('a'.repeat(100_000));
    await addCategory('Pumps');
    await sendAll();
    const [delivery] = await deliveries(id);
    const { body } = await test.get(`/api/admin/webhook-deliveries/${delivery.id}`);
    expect(body.delivery).toMatchObject({ state: 'delivered', status: 200, response_body: 'a'.repeat(4096) });
  });

  it('to a webhook that hangs do not delay those to others (HOOK-08)', async () => {
    await createHook(everything, '/hangs');
    await createHook(everything, '/works');
    await addCategory('Pumps');
    await addCategory('Valves');
    const limit = new AbortController();
    receiver.answer = ({ path }, response) => {
      if (path === '/hook/works') response.writeHead(204).end();
      if (receiver.requests.length === 3) limit.abort();
    };
    await sendDueEvents(sender({ startLimit: () => limit.signal }), open);
    expect(receiver.requests.filter(({ path }) => path === '/hook/works')).toHaveLength(2);
    expect(receiver.requests.filter(({ path }) => path === '/hook/hangs')).toHaveLength(1);
  });

  it('are made once by two senders at the same time (HOOK-06)', async () => {
    await createHook();
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await addCategory(name);
    await Promise.all([sendAll(), sendAll()]);
    expect(receiver.requests).toHaveLength(6);
    expect(new Set(ids()).size).toBe(6);
  });

  it('that were interrupted before their result was stored are repeated with the same id (HOOK-05, HOOK-06)', async () => {
    const { id } = await createHook();
    await addCategory('Pumps');
    const closing = new AbortController();
    // as if the process were killed: nothing is stored after the request has arrived
    receiver.answer = () => closing.abort();
    await sendDueEvents(sender(), closing.signal);
    const lease = { leased_until: new Date(start + minuteMs).toISOString(), lease_token: 'killed' };
    await test.context.db.updateTable('webhook_deliveries').set(lease).execute();
    receiver.answer = (_request, response) => void response.writeHead(204).end();
    await sendAll();
    expect(receiver.requests).toHaveLength(1);
    await at(minuteMs);
    await sendAll();
    expect(ids()).toEqual([ids()[0], ids()[0]]);
    expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('end with the shutdown, and are due again (HOOK-06)', async () => {
    const { id } = await createHook();
    await addCategory('Pumps');
    const [job] = webhookJobs({ config: test.config, connection: test.connection, clock: test.context.clock, log });
    const closing = new AbortController();
    receiver.answer = () => closing.abort();
    await job?.run(closing.signal);
    receiver.answer = (_request, response) => void response.writeHead(204).end();
    await sendAll();
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('beyond the limits are given up or removed from the log (HOOK-10)', async () => {
    const { id } = await createHook();
    const row = { webhook_id: id, type: 'page.created', kind: 'page', record_id: 1, fields: '[]' } as const;
    const time = new Date(start).toISOString();
    const due = { created_at: time, queued_at: time, next_attempt_at: time };
    const add = async (state: 'waiting' | 'delivered', count: number) => {
      for (let left = count; left > 0; left -= 1000) {
        const rows = Array.from({ length: Math.min(left, 1000) }, () => ({ ...row, ...due, event_id: 'evt', state }));
        await test.context.db.insertInto('webhook_deliveries').values(rows).execute();
      }
    };
    await add('waiting', webhookLimits.waiting + 2);
    await add('delivered', webhookLimits.logged + 3);
    await trimDeliveries(test.context);
    expect(await hookOf(id)).toMatchObject({ waiting: webhookLimits.waiting, failed: 2 });
    expect((await deliveries(id, 'failed'))[0].error).toBe('More than 100,000 events were waiting.');
    expect((await test.get(`/api/admin/webhooks/${id}/deliveries?state=delivered`)).body.total).toBe(webhookLimits.logged);
    await at(31 * dayMs);
    await trimDeliveries(test.context);
    expect((await test.get(`/api/admin/webhooks/${id}/deliveries`)).body.total).toBe(webhookLimits.waiting);
  });
});
