// The mail server that owners set in the settings.
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSenderContext } from '#server/jobs/mail-job.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { sendDueMail } from './sending/sender.ts';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const path = '/api/admin/mail-server';

describe('the mail server of the settings', () => {
  let test: EditingApp;
  let server: MailServer;
  beforeAll(async () => {
    test = await createEditingApp({ SECRET_KEY: key(1) });
  });
  beforeEach(async () => {
    await test.reset();
    server = await startMailServer({ user: 'site' });
  });
  afterEach(() => server.close());
  afterAll(() => test.close());

  const input = (change: object = {}) => ({
    host: '127.0.0.1',
    port: server.port,
    security: 'automatic',
    user: 'site',
    password: 'secret',
    from: 'Lintara <website@lintara.example>',
    ...change,
  });
  const save = (change: object = {}) => test.call('PUT', path, input(change));
  const read = async () => (await test.get(path)).body.server;
  const send = async (config = test.config) => {
    const log = { warn: () => {}, error: () => {} };
    const context = await createSenderContext(log, { config, connection: test.connection, clock: test.context.clock });
    if (context) await sendDueMail(context, new AbortController().signal);
    return context !== null;
  };
  const startTestMail = async () => {
    await test.call('POST', '/api/admin/settings-bulk-update', {
      settings: [{ key: 'mail_recipients', value: 'hello@lintara.example' }],
    });
    return (await test.call('POST', '/api/admin/mail-test')).body.mail.id;
  };

  it('takes effect without a restart, until it is removed (MAIL-20)', async () => {
    expect(await read()).toMatchObject({ set_by: null, has_password: false });
    expect((await test.get('/api/admin/system')).body.mail.is_enabled).toBe(false);
    expect(await send()).toBe(false);
    expect((await test.visit('GET', '/api/admin/auth/options')).body).toEqual({ has_password_reset: false });
    expect((await save()).status).toBe(200);
    expect((await test.visit('GET', '/api/admin/auth/options')).body).toEqual({ has_password_reset: true });
    expect((await test.get('/api/admin/mail')).body).toMatchObject({ is_enabled: true, from: 'Lintara <website@lintara.example>' });
    const id = await startTestMail();
    await send();
    expect((await test.get(`/api/admin/mail/${id}`)).body.mail).toMatchObject({ state: 'sent' });
    expect(server.accepted[0]).toMatchObject({ from: 'website@lintara.example', to: ['hello@lintara.example'] });
    expect((await test.call('DELETE', path)).status).toBe(200);
    expect(await read()).toMatchObject({ set_by: null, host: '' });
    expect((await test.get('/api/admin/mail')).body.is_enabled).toBe(false);
  });

  it('never returns the password, and stores it encrypted (MAIL-21)', async () => {
    const saved = await save({ password: 'p4ssw0rd-of-mail' });
    await save({ password: undefined, from: 'other@lintara.example' });
    const answers = await Promise.all(
      ['/api/admin/settings?per_page=100', '/api/admin/settings?group=internal', path, '/api/admin/mail', '/api/admin/audit'].map(
        async (url) => (await test.get(url)).body,
      ),
    );
    const rows = await test.context.db.selectFrom('settings').selectAll().execute();
    const log = await test.context.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify([saved.body, answers, rows, log])).not.toContain('p4ssw0rd-of-mail');
    expect(JSON.stringify(answers.slice(0, 2))).not.toContain('_mail_server');
    expect(log.map(({ action, kind, record_name }) => [action, kind, record_name])).toContainEqual(['update', 'mail', 'mail server']);
    expect(await test.context.db.selectFrom('revisions').select('id').execute()).toEqual([]);
  });

  it('keeps the password only for the same server and user (MAIL-21)', async () => {
    await save();
    expect((await save({ password: undefined, from: 'other@lintara.example' })).status).toBe(200);
    expect(await read()).toMatchObject({ has_password: true, from: 'other@lintara.example' });
    for (const change of [{ host: 'localhost' }, { port: 26 }, { user: 'other' }, { security: 'starttls' }]) {
      const { status, body } = await save({ password: undefined, ...change });
      expect([status, body.errors]).toEqual([422, { password: ['Enter the password of this server and user.'] }]);
    }
    expect((await save({ password: undefined, user: null, host: 'localhost' })).status).toBe(200);
    expect(await read()).toMatchObject({ has_password: false, user: null, host: 'localhost' });
  });

  it.each([
    [{ host: 'mail.example.com:25/' }, 'host'],
    [{ host: '' }, 'host'],
    [{ port: 0 }, 'port'],
    [{ security: 'ssl' }, 'security'],
    [{ from: 'nobody' }, 'from'],
    [{ from: 'Example\r\nBcc: x <website@example.com>, y@example.com' }, 'from'],
  ])('refuses %j at its field', async (change, field) => {
    const { status, body } = await save(change);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('asks for the password again if it was encrypted with another key, and keeps the fields (MAIL-23)', async () => {
    await save();
    const id = await startTestMail();
    const problem = 'The password of the mail server was encrypted with another key. Enter it again in the settings.';
    await send({ ...test.config, secretKey: key(2) });
    expect((await test.get(`/api/admin/mail/${id}`)).body.mail).toMatchObject({ state: 'waiting', last_error: problem });
    // as after a restore elsewhere
    const { db } = test.context;
    const { value } = await db.selectFrom('settings').select('value').where('key', '=', '_mail_server').executeTakeFirstOrThrow();
    const stored = JSON.parse(value ?? '');
    const purpose = JSON.stringify(['mail server', stored.host, stored.port, stored.security, stored.user]);
    const password = await createSecrets({ dataDir: test.dataDir, secretKey: key(2) }).seal('secret', purpose);
    await db
      .updateTable('settings')
      .set({ value: JSON.stringify({ ...stored, password }) })
      .where('key', '=', '_mail_server')
      .execute();
    expect(await read()).toMatchObject({ host: '127.0.0.1', user: 'site', has_password: false, problem });
    expect((await save({ password: undefined })).status).toBe(422);
    expect((await save()).body.server).toMatchObject({ has_password: true, problem: null });
  });

  it('requires the permission and the own password (MAIL-20)', async () => {
    expect((await test.visit('GET', path)).status).toBe(401);
    await test.context.db.updateTable('administrators').set({ role: 'editor' }).execute();
    expect((await save()).status).toBe(403);
    expect((await test.get(path)).status).toBe(403);
    await test.context.db.updateTable('administrators').set({ role: 'owner' }).execute();
    test.setTime('2026-11-21T03:30:00.000Z');
    expect((await save()).body.code).toBe('password-required');
    expect((await test.call('DELETE', path)).body.code).toBe('password-required');
  });
});

it('is set by the environment alone if that names a server (MAIL-20)', async () => {
  const test = await createEditingApp({ SMTP_URL: 'smtps://site:secret@mail.example.com', MAIL_FROM: 'website@lintara.example' });
  const server = { host: 'mail.example.com', port: 465, security: 'tls', user: 'site', from: 'website@lintara.example' };
  const { body } = await test.get(path);
  expect(body.server).toEqual({ ...server, set_by: 'environment', has_password: true, problem: null });
  const { status, body: refusal } = await test.call('PUT', path, { ...server, password: 'secret' });
  expect([status, refusal.message]).toEqual([409, 'The mail server is set by SMTP_URL on the server.']);
  expect((await test.call('DELETE', path)).status).toBe(409);
  await test.close();
});

it('creates the key in the data folder with the first password (MAIL-22)', async () => {
  const test = await createEditingApp();
  const given = { host: 'mail.example.com', port: 587, security: 'starttls', user: 'site', password: 'secret', from: 'a@lintara.example' };
  expect((await test.call('PUT', path, given)).status).toBe(200);
  expect(Buffer.from(readFileSync(`${test.dataDir}/secret.key`, 'utf8').trim(), 'base64')).toHaveLength(32);
  expect((await test.get(path)).body.server).toMatchObject({ has_password: true });
  await test.close();
});
