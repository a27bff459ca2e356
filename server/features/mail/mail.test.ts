// The outbox for administrators, and the mail added to it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

const environment = { SMTP_URL: 'smtp://site:secret@127.0.0.1:9', MAIL_FROM: 'website@lintara.example' };

describe('the outbox', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp(environment);
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const setSetting = async (key: string, value: string) => {
    const { status } = await test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key, value }] });
    expect(status).toBe(200);
  };
  const visit = async (input: object = {}) => {
    const body = { name: 'Sari', email: 'sari@pabrik.example', subject: 'Question', message: 'Text', ...input };
    expect((await test.visit('POST', '/api/public/contact', { body })).status).toBe(201);
  };
  const contactIds = async () =>
    (await test.get('/api/admin/contacts?per_page=100')).body.data.map(({ id }: { id: number }) => id) as number[];
  const mailsOf = async (contactId: number | undefined) => (await test.get(`/api/admin/mail/contacts/${contactId}`)).body.mails;
  const overview = async () => (await test.get('/api/admin/mail')).body;
  const update = (change: object) => test.context.db.updateTable('mail_outbox').set(change).execute();
  const kinds = async () =>
    (await test.context.db.selectFrom('mail_outbox').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);

  it('lists the mail of a message with its state (MAIL-08)', async () => {
    await visit();
    const [id] = await contactIds();
    expect(await mailsOf(id)).toEqual([
      {
        id: expect.any(Number),
        kind: 'message',
        state: 'waiting',
        recipients: null,
        attempts: 0,
        created_at: '2026-11-21T03:00:00.000Z',
        next_attempt_at: '2026-11-21T03:00:00.000Z',
        sent_at: null,
        last_error: null,
      },
    ]);
    await update({ state: 'failed', attempts: 8, last_error: 'Refused' });
    expect(await mailsOf(id)).toMatchObject([{ state: 'failed', next_attempt_at: null, last_error: 'Refused' }]);
  });

  it('sends a failed mail again, and refuses one that was sent (MAIL-09)', async () => {
    await visit();
    const [{ id }] = await mailsOf((await contactIds())[0]);
    await update({ state: 'failed', attempts: 8, last_error: 'Refused' });
    test.setTime('2026-11-21T04:00:00.000Z');
    const { status, body } = await test.call('POST', `/api/admin/mail/${id}/send`);
    expect([status, body.mail]).toMatchObject([
      200,
      { state: 'waiting', attempts: 0, next_attempt_at: '2026-11-21T04:00:00.000Z', last_error: null },
    ]);
    await update({ state: 'sent' });
    expect((await test.call('POST', `/api/admin/mail/${id}/send`)).status).toBe(409);
    expect((await test.call('POST', '/api/admin/mail/999/send')).status).toBe(404);
  });

  it('reports failed mail immediately and waiting mail after 15 minutes (MAIL-10)', async () => {
    await setSetting('company_email', 'hello@lintara.example');
    await visit();
    const [contact_id] = await contactIds();
    const quiet = {
      is_enabled: true,
      from: 'website@lintara.example',
      recipients: ['hello@lintara.example'],
      failed: 0,
      delayed: 0,
      problem: null,
    };
    test.setTime('2026-11-21T03:14:59.999Z');
    expect(await overview()).toEqual(quiet);
    test.setTime('2026-11-21T03:15:00.000Z');
    expect(await overview()).toEqual({ ...quiet, delayed: 1, problem: { contact_id, last_error: null } });
    await update({ state: 'failed', last_error: 'Refused' });
    expect(await overview()).toEqual({ ...quiet, failed: 1, problem: { contact_id, last_error: 'Refused' } });
    const { body } = await test.call('POST', '/api/admin/mail-retry');
    expect(body).toEqual({ message: '1 email will be sent again', mails: 1 });
    expect(await overview()).toEqual(quiet);
  });

  it('does not report a failed acknowledgement, because the address may be wrong (MAIL-10)', async () => {
    await visit();
    await update({ kind: 'acknowledgement', state: 'failed' });
    expect(await overview()).toMatchObject({ failed: 0, problem: null });
  });

  it('adds a test mail (MAIL-11)', async () => {
    const { status, body } = await test.call('POST', '/api/admin/mail-test');
    expect([status, body.mail]).toMatchObject([201, { kind: 'test', state: 'waiting' }]);
    expect((await test.get(`/api/admin/mail/${body.mail.id}`)).body.mail).toEqual(body.mail);
  });

  it('never contains credentials in a response (MAIL-07)', async () => {
    expect(JSON.stringify(await overview())).not.toContain('secret');
    expect(JSON.stringify((await test.get('/api/openapi.json')).body)).not.toContain('secret@');
  });

  it('adds an acknowledgement only if the setting is true (MAIL-12)', async () => {
    await visit();
    expect(await kinds()).toEqual(['message']);
    await setSetting('mail_acknowledgement', 'true');
    await visit();
    expect(await kinds()).toEqual(['acknowledgement', 'message', 'message']);
    await setSetting('mail_acknowledgement', 'false');
    await visit({ email: 'other@pabrik.example' });
    expect((await kinds()).filter((kind) => kind === 'acknowledgement')).toHaveLength(1);
  });

  it('adds at most one acknowledgement per address in ten minutes, ignoring letter case (MAIL-13)', async () => {
    await setSetting('mail_acknowledgement', 'true');
    await Promise.all(
      Array.from({ length: 5 }, (_, number) => visit({ email: number % 2 ? 'Sari@Pabrik.example' : 'sari@pabrik.example' })),
    );
    const count = async () => (await kinds()).filter((kind) => kind === 'acknowledgement').length;
    expect(await count()).toBe(1);
    await visit({ email: 'budi@pabrik.example' });
    expect(await count()).toBe(2);
    test.setTime('2026-11-21T03:10:00.000Z');
    await visit();
    expect(await count()).toBe(3);
    expect((await kinds()).filter((kind) => kind === 'message')).toHaveLength(7);
  });
});

it('sends nothing without a mail server (MAIL-07)', async () => {
  const test = await createEditingApp();
  expect((await test.get('/api/admin/mail')).body).toEqual({
    is_enabled: false,
    from: null,
    recipients: [],
    failed: 0,
    delayed: 0,
    problem: null,
  });
  expect((await test.call('POST', '/api/admin/mail-test')).status).toBe(409);
  expect((await test.call('POST', '/api/admin/mail-retry')).status).toBe(409);
  await test.close();
});
