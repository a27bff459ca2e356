// Handling of many messages: period, neighbours, assignees, notes, changes of several messages.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

const path = '/api/admin/contacts';

describe('handling messages', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const receive = async (subject: string, at?: string) => {
    if (at) test.setTime(at);
    const body = { name: 'Sari', email: 'sari@pabrik.example', subject, message: 'Text' };
    expect((await test.visit('POST', '/api/public/contact', { body })).status).toBe(201);
  };
  const list = async (query = '') => (await test.get(`${path}?${query}`)).body;
  const subjects = async (query = '') => (await list(query)).data.map(({ subject }: { subject: string }) => subject);
  const idOf = async (wanted: string) =>
    (await list('per_page=100')).data.find(({ subject }: { subject: string }) => subject === wanted).id as number;

  it("filters by days of the site's time zone, both included (AMSG-25)", async () => {
    // Asia/Jakarta is seven hours ahead of UTC
    await receive('19th, last minute', '2026-11-19T16:59:00.000Z');
    await receive('20th, first minute', '2026-11-19T17:00:00.000Z');
    await receive('20th, last minute', '2026-11-20T16:59:59.999Z');
    await receive('21st', '2026-11-20T17:00:00.000Z');
    expect(await subjects('from=2026-11-20&to=2026-11-20')).toEqual(['20th, last minute', '20th, first minute']);
    expect(await subjects('from=2026-11-21')).toEqual(['21st']);
    expect(await subjects('to=2026-11-19')).toEqual(['19th, last minute']);
    expect(await subjects('from=&to=')).toHaveLength(4);
    const setting = await test.get('/api/admin/settings?search=site_timezone');
    await test.call('PUT', `/api/admin/settings/${setting.body.data[0].id}`, { value: 'UTC' });
    expect(await subjects('from=2026-11-20&to=2026-11-20')).toEqual(['21st', '20th, last minute']);
  });

  it.each(['from=yesterday', 'from=2026-02-30', 'to=2026-13-01', 'to=20261120', 'assigned_to=x', 'assigned_to=99999999999'])(
    'refuses %s',
    async (query) => {
      expect((await test.get(`${path}?${query}`)).status).toBe(422);
    },
  );

  it('finds the neighbours of a message among the matching ones, even when it no longer matches (AMSG-27)', async () => {
    for (const subject of ['A', 'B', 'C', 'D']) await receive(subject);
    const [a, b, c, d] = await Promise.all(['A', 'B', 'C', 'D'].map(idOf));
    const neighbours = async (id: unknown, query = '') => (await test.get(`${path}/${id}/neighbours?${query}`)).body;
    expect(await neighbours(b)).toEqual({ newer: c, older: a });
    expect(await neighbours(d)).toEqual({ newer: null, older: c });
    await test.call('PATCH', `${path}/${b}/status`, { status: 'read' });
    expect(await neighbours(b, 'status=new')).toEqual({ newer: c, older: a });
    expect(await neighbours(c, 'status=new')).toEqual({ newer: d, older: a });
    expect((await test.get(`${path}/999/neighbours`)).status).toBe(404);
  });

  it('assigns a message to an administrator and stores a note (AMSG-26)', async () => {
    await receive('A');
    const id = await idOf('A');
    const change = (body: object) => test.call('PATCH', `${path}/${id}`, body);
    const assigned = await change({ assigned_to: 1 });
    expect(assigned).toMatchObject({ status: 200, body: { contact: { assigned_to: { id: 1, name: 'Administrator' }, note: null } } });
    expect(await subjects('assigned_to=1')).toEqual(['A']);
    expect(await subjects('assigned_to=2')).toEqual([]);
    expect((await change({ note: 'Mine', note_before: 'Theirs' })).status).toBe(409);
    const noted = await change({ note: ' Called back \u0000on Monday. ' });
    expect(noted.body.contact).toMatchObject({ assigned_to: { id: 1 }, note: 'Called back on Monday.' });
    expect((await change({ note: '  ' })).body.contact.note).toBeNull();
    expect((await change({ assigned_to: null })).body.contact.assigned_to).toBeNull();
    expect(await change({ assigned_to: 99 })).toMatchObject({
      status: 422,
      body: { errors: { assigned_to: ['The selected administrator does not exist or is not active.'] } },
    });
    expect((await change({ note: 'x'.repeat(5001) })).status).toBe(422);
    expect((await test.call('PATCH', `${path}/999`, { note: 'x' })).status).toBe(404);
  });

  it('changes only the note without author that the change is based on (AMSG-26)', async () => {
    await receive('A');
    const url = `${path}/${await idOf('A')}`;
    expect((await test.call('PATCH', url, { note: 'Mine' })).body.contact).toMatchObject({ note: 'Mine', notes: [] });
    expect((await test.call('PATCH', url, { note: null, note_before: 'Theirs' })).status).toBe(409);
    expect((await test.call('PATCH', url, { note: null, note_before: 'Mine' })).body.contact.note).toBeNull();
  });

  it('filters quote requests, and messages that nobody handles (AMSG-36)', async () => {
    for (const subject of ['Quote Request - LR20', 'About Quote Request - LR20', 'Opening hours']) await receive(subject);
    await test.call('PATCH', `${path}/${await idOf('Opening hours')}`, { assigned_to: 1 });
    expect(await subjects('quotes=1')).toEqual(['Quote Request - LR20']);
    expect(await subjects('assigned_to=nobody')).toEqual(['About Quote Request - LR20', 'Quote Request - LR20']);
    expect(await subjects('assigned_to=nobody&quotes=1')).toEqual(['Quote Request - LR20']);
    expect((await test.get(`${path}?quotes=0`)).status).toBe(422);
  });

  it('assigns several messages together, and undoes it (AMSG-37)', async () => {
    for (const subject of ['A', 'B', 'C']) await receive(subject);
    const ids = await Promise.all(['A', 'B', 'C'].map(idOf));
    await test.call('PATCH', `${path}/${ids[0]}`, { assigned_to: 1 });
    const change = (body: object) => test.call('POST', `${path}/bulk`, { action: 'assign', ids, ...body });
    const assigned = await change({ assigned_to: 1 });
    expect(assigned.body).toMatchObject({ message: '2 messages updated', unchanged: [ids[0]] });
    expect(await subjects('assigned_to=1')).toEqual(['C', 'B', 'A']);
    const undone = await test.call('POST', `/api/admin/bulk-changes/${assigned.body.bulk_change.id}/undo`);
    expect(undone.body).toMatchObject({ restored: 2 });
    expect(await subjects('assigned_to=1')).toEqual(['A']);
    const none = await change({ assigned_to: null });
    expect(await subjects('assigned_to=1')).toEqual([]);
    expect((await test.call('POST', `/api/admin/bulk-changes/${none.body.bulk_change.id}/undo`)).body).toMatchObject({ restored: 1 });
    expect(await subjects('assigned_to=1')).toEqual(['A']);
    expect((await change({ assigned_to: 99 })).body.errors).toEqual({
      assigned_to: ['The selected administrator does not exist or is not active.'],
    });
    expect((await change({})).body.errors).toEqual({ assigned_to: ['The administrator is required.'] });
  });

  it('changes and deletes several messages together (AMSG-24)', async () => {
    for (const subject of ['A', 'B', 'C']) await receive(subject);
    const ids = [await idOf('A'), await idOf('C'), 999];
    expect(await test.call('PATCH', '/api/admin/contacts-status', { ids, status: 'closed' })).toMatchObject({
      status: 200,
      body: { updated: 2, message: 'Status of 2 messages updated' },
    });
    expect(await subjects('status=closed')).toEqual(['C', 'A']);
    expect(await test.call('POST', '/api/admin/contacts-remove', { ids })).toMatchObject({
      status: 200,
      body: { removed: 2, message: '2 messages deleted' },
    });
    expect(await subjects()).toEqual(['B']);
  });

  it.each([
    [{ ids: [] }],
    [{ ids: ['1'] }],
    [{ ids: [0] }],
    [{ ids: [99_999_999_999] }],
    [{}],
    [{ ids: Array.from({ length: 501 }, (_, index) => index + 1) }],
  ])('refuses an invalid selection %#', async (body) => {
    await receive('A');
    expect((await test.call('POST', '/api/admin/contacts-remove', body)).status).toBe(422);
    expect((await test.call('PATCH', '/api/admin/contacts-status', { ...body, status: 'read' })).status).toBe(422);
    expect(await subjects()).toEqual(['A']);
  });
});
