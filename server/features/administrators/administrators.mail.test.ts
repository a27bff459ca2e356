// Invitations and password resets by mail, sent to a real SMTP server.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMail } from '#server/features/mail/sending/sender.ts';
import { createSenderContext } from '#server/jobs/mail-job.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { testAdministrator } from '#server/testing/test-app.ts';

const resetPath = '/api/admin/auth/password-reset';
const password = 'another good password';

describe('mail to administrators', () => {
  let server: MailServer;
  let test: EditingApp;
  beforeAll(async () => {
    server = await startMailServer();
    test = await createEditingApp({
      SMTP_URL: server.url,
      MAIL_FROM: 'website@lintara.example',
      SITE_URL: 'https://www.lintara.example',
    });
  });
  beforeEach(async () => {
    await test.reset();
    for (const mails of [server.arrived, server.accepted]) mails.splice(0);
    server.rules.mail = undefined;
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const send = async (signal = new AbortController().signal) => {
    const { config, connection, context } = test;
    const failures: object[] = [];
    const log = { warn: () => {}, error: (details: object) => void failures.push(details) };
    const sender = await createSenderContext(log, { config, connection, clock: context.clock });
    if (sender) await sendDueMail(sender, signal);
    expect(failures).toEqual([]);
  };
  const tokenOf = (purpose: string, index = -1) =>
    new RegExp(`^https://www\\.lintara\\.example/admin/${purpose}/([\\w-]{43})$`, 'm').exec(server.arrived.at(index)?.body ?? '')?.[1] ??
    '';
  const stored = async () => JSON.stringify(await test.context.db.selectFrom('mail_outbox').selectAll().execute());
  const ask = (email: string) => test.visit('POST', resetPath, { body: { email } });
  const reset = (token: string) => test.visit('POST', `${resetPath}/${token}`, { body: { password } });
  const login = async (typed: string) =>
    (await test.visit('POST', '/api/admin/auth/login', { body: { email: testAdministrator.email, password: typed } })).status;
  const invite = () => test.call('POST', '/api/admin/administrators', { email: 'rina@example.com', name: 'Rina', role: 'editor' });

  it('mails a second link for an invitation; both links work until one is used (MAIL-14)', async () => {
    const { body } = await invite();
    expect(body.invitation.is_mailed).toBe(true);
    await send();
    expect(server.accepted[0]?.to).toEqual(['rina@example.com']);
    const shown = body.invitation.path.split('/').at(-1);
    const mailed = tokenOf('invitation');
    expect(await stored()).not.toContain(mailed);
    const open = async (token: string) => (await test.visit('GET', `/api/admin/invitations/${token}`)).status;
    expect([mailed.length, mailed === shown, await open(mailed), await open(shown)]).toEqual([43, false, 200, 200]);
    expect((await test.visit('POST', `/api/admin/invitations/${mailed}`, { body: { password } })).status).toBe(200);
    expect([await open(mailed), await open(shown)]).toEqual([404, 404]);
  });

  it('replaces the mailed link when an invitation is renewed, and sends no outdated link (MAIL-14)', async () => {
    const { body } = await invite();
    await send();
    const first = tokenOf('invitation');
    await test.call('POST', `/api/admin/administrators/${body.administrator.id}/invitation`);
    await send();
    expect(server.accepted).toHaveLength(2);
    const open = async (token: string) => (await test.visit('GET', `/api/admin/invitations/${token}`)).status;
    expect([await open(first), await open(tokenOf('invitation'))]).toEqual([404, 200]);
    await test.call('POST', `/api/admin/administrators/${body.administrator.id}/invitation`);
    await test.call('DELETE', `/api/admin/administrators/${body.administrator.id}`);
    await send();
    expect(server.accepted).toHaveLength(2);
  });

  it('sets a new password with a link that works once within an hour, and ends every session (MAIL-15)', async () => {
    expect((await ask(testAdministrator.email.toUpperCase())).status).toBe(200);
    await send();
    expect(server.accepted.map(({ to }) => to)).toEqual([[testAdministrator.email]]);
    const token = tokenOf('password-reset');
    expect(await stored()).not.toContain(token);
    expect((await test.visit('GET', `${resetPath}/${token}`)).body).toEqual({ email: testAdministrator.email });
    const { status, body } = await reset(token);
    expect([status, body]).toMatchObject([200, { token: expect.any(String), user: { email: testAdministrator.email } }]);
    expect((await test.get('/api/admin/account')).status).toBe(401);
    expect([await login(testAdministrator.password), await login(password)]).toEqual([401, 200]);
    expect((await reset(token)).status).toBe(404);
  });

  it('refuses a link after an hour, and after a change of the password (MAIL-15)', async () => {
    await ask(testAdministrator.email);
    await send();
    const first = tokenOf('password-reset');
    test.setTime('2026-11-21T04:00:00.000Z');
    expect((await reset(first)).status).toBe(404);
    await ask(testAdministrator.email);
    await send();
    const second = tokenOf('password-reset');
    expect((await test.visit('GET', `${resetPath}/${second}`)).status).toBe(200);
    await test.call('PUT', '/api/admin/account/password', { current_password: testAdministrator.password, password });
    expect((await reset(second)).status).toBe(404);
  });

  it('gives the same response and does the same work for known, unknown and invited addresses (MAIL-16)', async () => {
    await invite();
    await test.context.db.deleteFrom('mail_outbox').execute();
    const answers = [];
    for (const email of [testAdministrator.email, 'nobody@example.com', 'rina@example.com']) answers.push(await ask(email));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const rows = await test.context.db.selectFrom('mail_outbox').select(['kind', 'administrator_id', 'state']).execute();
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(1);
    expect(rows).toHaveLength(3);
    await send();
    expect(server.accepted.map(({ to }) => to)).toEqual([[testAdministrator.email]]);
    // no mail to the other addresses is left in the outbox
    expect(await stored()).not.toMatch(/nobody@|rina@/);
  });

  it('sends at most one password reset mail in five minutes (MAIL-16)', async () => {
    for (let count = 0; count < 3; count++) await ask(testAdministrator.email);
    await send();
    expect(server.accepted).toHaveLength(1);
    test.setTime('2026-11-21T03:05:00.000Z');
    await ask(testAdministrator.email);
    await send();
    expect(server.accepted).toHaveLength(2);
  });

  it('sends a password reset again after a temporary refusal (MAIL-15)', async () => {
    server.rules.mail = () => ({ code: 451 });
    await ask(testAdministrator.email);
    await send();
    server.rules.mail = undefined;
    test.setTime('2026-11-21T03:01:00.000Z');
    await send();
    expect(server.accepted).toHaveLength(1);
    expect((await reset(tokenOf('password-reset'))).status).toBe(200);
  });

  it('sends a password reset after a shutdown has interrupted it (MAIL-15)', async () => {
    const interruption = new AbortController();
    server.rules.mail = () => {
      interruption.abort();
      return 'silence';
    };
    await ask(testAdministrator.email);
    await send(interruption.signal);
    server.rules.mail = undefined;
    await send();
    expect(server.accepted).toHaveLength(1);
    expect((await reset(tokenOf('password-reset'))).status).toBe(200);
  });
});

it('limits password resets like sign-ins (MAIL-16)', async () => {
  const test = await createEditingApp({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.com', LOGIN_RATE_LIMIT: '2' });
  const ask = async () => (await test.visit('POST', resetPath, { body: { email: 'nobody@example.com' } })).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  await test.close();
});

it('offers no password reset and mails no invitation without a mail server (MAIL-07)', async () => {
  const test = await createEditingApp();
  expect((await test.visit('GET', '/api/admin/auth/options')).body).toEqual({ has_password_reset: false });
  expect((await test.visit('POST', resetPath, { body: { email: 'nobody@example.com' } })).status).toBe(409);
  const { body } = await test.call('POST', '/api/admin/administrators', { email: 'rina@example.com', name: 'Rina', role: 'editor' });
  expect(body.invitation.is_mailed).toBe(false);
  await test.close();
});
