import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const message = { name: 'Sari Pratiwi', email: 'sari@pabrik.example', subject: 'Two arms', message: 'For machine tending.' };
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const post = (body: unknown) => test.send('POST', '/api/public/contact', { body });
const list = async (query = '') => {
  const { body } = await test.send('GET', `/api/admin/contacts${query}`, { headers: await test.signIn() });
  return body as { data: { id: number; subject: string; status: string }[]; total: number; last_page: number };
};

describe('POST /api/public/contact', () => {
  it('stores the message as new, with the type general by default (APIPUB-14, DATA-09)', async () => {
    expect(await post(message)).toMatchObject({ status: 201, body: { message: expect.any(String) } });
    expect((await list()).data).toEqual([
      {
        ...message,
        id: 1,
        phone: null,
        company: null,
        type: 'general',
        status: 'new',
        created_at: '2026-11-21T03:00:00.000Z',
        product_slug: null,
        product: null,
        product_name: null,
        assigned_to: null,
        note: null,
        notes: [],
      },
    ]);
  });

  it('reports all refused fields together (APIPUB-15)', async () => {
    const { status, body } = await post({});
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(['name', 'email', 'subject', 'message']);
  });

  it.each([
    ['name', 'x'.repeat(256)],
    ['email', 'sari@pabrik'],
    ['email', `${'x'.repeat(250)}@a.example`],
    ['phone', '1'.repeat(51)],
    ['company', 'x'.repeat(256)],
    ['subject', 'x'.repeat(256)],
    ['message', 'x'.repeat(5001)],
    ['type', 'sales'],
    ['name', { first: 'Sari' }],
    ['message', 7],
    ['subject', '   '],
  ])('refuses %s = %j with an error for that field (APIPUB-15)', async (field, value) => {
    const { status, body } = await post({ ...message, [field]: value });
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });

  it('counts characters, not code units', async () => {
    expect((await post({ ...message, name: '🤖'.repeat(255) })).status).toBe(201);
    expect((await post({ ...message, name: '🤖'.repeat(256) })).status).toBe(422);
  });

  it('accepts a quote request without a message (APIPUB-17, QUOTE-06)', async () => {
    expect((await post({ ...message, subject: 'Quote Request - LR20', message: '' })).status).toBe(201);
    expect((await post({ ...message, subject: 'About Quote Request - LR20', message: '' })).status).toBe(422);
  });

  it('answers as usual if the honeypot field is filled, but stores nothing (APIPUB-15)', async () => {
    expect((await post({ ...message, website: 'https://spam.example' })).status).toBe(201);
    expect((await list()).total).toBe(0);
  });

  it('ignores unknown fields and an unknown product', async () => {
    expect((await post({ ...message, status: 'closed', id: 99, product_slug: 'no-such' })).status).toBe(201);
    expect((await list()).data[0]).toMatchObject({ id: 1, status: 'new', product: null });
  });

  it('answers 400, 413 and 415 for bodies it cannot read (DATA-19)', async () => {
    const send = (type: string, body: string) => test.send('POST', '/api/public/contact', { body, headers: { 'content-type': type } });
    expect((await send('application/json', '{')).status).toBe(400);
    expect((await send('text/plain', 'hello')).status).toBe(415);
    expect((await send('application/x-www-form-urlencoded', 'name=x')).status).toBe(415);
    expect((await send('application/json', JSON.stringify({ message: 'x'.repeat(300_000) }))).status).toBe(413);
  });
});

describe('the inbox', () => {
  const fill = async () => {
    await post({ ...message, subject: 'First', company: 'PT Élan 100%' });
    test.setTime('2026-11-21T04:00:00.000Z');
    await post({ ...message, subject: 'Second', type: 'support', email: 'maya@pabrik.example' });
    await post({ ...message, subject: 'Third', type: 'integrator' });
  };
  const subjects = async (query: string) => (await list(query)).data.map(({ subject }) => subject);

  it('lists messages in pages, newest first (AMSG-07, APIADM-21)', async () => {
    await fill();
    expect(await subjects('')).toEqual(['Third', 'Second', 'First']);
    expect(await list('?per_page=2&page=2')).toMatchObject({ data: [{ subject: 'First' }], total: 3, last_page: 2, from: 3, to: 3 });
    expect(await list('?page=9')).toMatchObject({ data: [], from: null, to: null });
  });

  it.each([
    ['?search=ÉLAN', ['First']],
    ['?search=100%25', ['First']],
    ['?search=1_0', []],
    ['?search=maya', ['Second']],
    ['?type=integrator', ['Third']],
    ['?type=&status=', ['Third', 'Second', 'First']],
    ['?status=replied', []],
  ])('filters by %s (AMSG-03, AMSG-04, AMSG-05)', async (query, expected) => {
    await fill();
    expect(await subjects(query)).toEqual(expected);
  });

  it.each(['?page=0', '?page=x', '?page=1&page=2', '?per_page=101', '?type=sales', '?status=open'])('refuses %s', async (query) => {
    const { status } = await test.send('GET', `/api/admin/contacts${query}`, { headers: await test.signIn() });
    expect(status).toBe(422);
  });

  it('sets any status, and counts messages by status (AMSG-16, APIADM-22, APIADM-23)', async () => {
    await fill();
    const headers = await test.signIn();
    for (const status of ['closed', 'new', 'replied']) {
      const answer = await test.send('PATCH', '/api/admin/contacts/1/status', { headers, body: { status } });
      expect(answer).toMatchObject({ status: 200, body: { message: 'Status updated successfully', contact: { id: 1, status } } });
    }
    expect((await test.send('GET', '/api/admin/contacts-stats', { headers })).body).toEqual({ new: 2, read: 0, replied: 1, total: 3 });
    expect((await test.send('PATCH', '/api/admin/contacts/1/status', { headers, body: { status: 'done' } })).status).toBe(422);
    expect((await test.send('PATCH', '/api/admin/contacts/77/status', { headers, body: { status: 'read' } })).status).toBe(404);
  });

  it('returns a single message to administrators', async () => {
    await post(message);
    const headers = await test.signIn();
    expect(await test.send('GET', '/api/admin/contacts/1', { headers })).toMatchObject({
      status: 200,
      body: { contact: { id: 1, ...message } },
    });
    expect((await test.send('GET', '/api/admin/contacts/99', { headers })).status).toBe(404);
  });

  it('deletes a message (APIADM-17, AMSG-22)', async () => {
    await fill();
    const headers = await test.signIn();
    const remove = () => test.send('DELETE', '/api/admin/contacts/2', { headers });
    expect(await remove()).toMatchObject({ status: 200, body: { message: 'Message deleted successfully' } });
    expect((await remove()).status).toBe(404);
    expect(await subjects('')).toEqual(['Third', 'First']);
  });
});

it('answers 429 above the limit (APIPUB-18)', async () => {
  const limited = await createTestApp({ CONTACT_RATE_LIMIT: '1' });
  const send = () => limited.send('POST', '/api/public/contact', { body: message });
  expect((await send()).status).toBe(201);
  expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  await limited.close();
});
