import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountSession } from '#contract/account.ts';
import { rightsOf } from '#contract/rules/policy.ts';
import { createApp } from '#server/app.ts';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { createTestApp, noPages, type TestApp, testAdministrator } from '#server/testing/test-app.ts';

const path = '/api/admin/account';
const { email, password } = testAdministrator;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

let test: TestApp;
let headers: { authorization: string };
const useApp = (environment: Record<string, string> = {}) => {
  beforeAll(async () => {
    test = await createTestApp(environment);
    headers = await test.signIn();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());
};

const put = (url: string, body: unknown) => test.send('PUT', url, { headers, body });
const login = (credentials: object, userAgent?: string) =>
  test.send('POST', '/api/admin/auth/login', { body: credentials, ...(userAgent && { headers: { 'user-agent': userAgent } }) });
const bearer = async (userAgent?: string) => {
  const { body } = await login({ email, password }, userAgent);
  return { authorization: `Bearer ${(body as { token: string }).token}` };
};
const statusOf = async (other: { authorization: string }) => (await test.send('GET', path, { headers: other })).status;
const sessions = async () => ((await test.send('GET', `${path}/sessions`, { headers })).body as { sessions: AccountSession[] }).sessions;

describe('the account', () => {
  useApp();

  it('is returned, and can be renamed without the password (AACC-01)', async () => {
    expect((await test.send('GET', path, { headers })).body).toEqual({
      account: { id: 1, name: 'Administrator', email, ...rightsOf('owner') },
    });
    expect(await put(path, { name: ' Rina ' })).toMatchObject({
      status: 200,
      body: { message: 'Account updated successfully', account: { id: 1, name: 'Rina', email } },
    });
    expect((await put(path, { email: email.toUpperCase() })).status).toBe(200);
  });

  it('requires the current password to change the email (AACC-01)', async () => {
    const change = (rest: object) => put(path, { name: 'Rina', email: 'New@Example.com', ...rest });
    expect(await change({})).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['The current password field is required.'] } },
    });
    expect(await change({ current_password: 'wrong' })).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['The current password is incorrect.'] } },
    });
    expect(await change({ current_password: password })).toMatchObject({ status: 200, body: { account: { email: 'new@example.com' } } });
    expect((await login({ email: 'new@example.com', password })).status).toBe(200);
    expect((await login({ email, password })).status).toBe(401);
  });

  it.each([
    ['name', { name: '' }, 'The name field is required.'],
    ['name', { name: 'n'.repeat(256) }, 'The name must not be longer than 255 characters.'],
    ['email', { email: 'nobody' }, 'The email must be a valid email address.'],
    ['email', { email: null }, 'The email field is required.'],
  ])('refuses an invalid %s %#', async (field, body, text) => {
    expect(await put(path, body)).toMatchObject({ status: 422, body: { errors: { [field]: [text] } } });
  });

  it('refuses an email of another administrator', async () => {
    await test.send('POST', '/api/admin/administrators', { headers, body: { email: 'other@example.com', name: 'Other', role: 'editor' } });
    expect(await put(path, { email: 'OTHER@example.com', current_password: password })).toMatchObject({
      status: 422,
      body: { errors: { email: ['The email has already been taken.'] } },
    });
  });
});

describe('the password', () => {
  useApp();

  const change = (body: object) => put(`${path}/password`, { current_password: password, ...body });

  it('ends every other session when it changes (AACC-01, AACC-02)', async () => {
    const other = await bearer();
    expect(await change({ password: ' ten characters ' })).toMatchObject({
      status: 200,
      body: { message: 'Password changed successfully' },
    });
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(headers)).toBe(200);
    expect((await login({ email, password })).status).toBe(401);
    expect((await login({ email, password: ' ten characters ' })).status).toBe(200);
  });

  it.each([
    ['password', { password: 'elevenchars' }, 'The password must be at least 12 characters long.'],
    ['password', { password: ' '.repeat(12) }, 'The password must be at least 8 characters long without the spaces at its ends.'],
    ['password', { password: `   seven77\u00a0 ` }, 'The password must be at least 8 characters long without the spaces at its ends.'],
    ['password', { password: 'x'.repeat(1001) }, 'The password must not be longer than 1000 characters.'],
    ['password', {}, 'The password field is required.'],
    ['password', { password: 1234567890 }, 'The password must be text.'],
    ['password', { password: 'Password2026!' }, 'The password is too common. Choose another one, for example several words.'],
    ['password', { password: email }, 'The password must not contain your email or the name of the company.'],
    ['password', { password: 'Lintara-2026!' }, 'The password must not contain your email or the name of the company.'],
    ['password', { password }, 'The new password must differ from the current one.'],
    ['current_password', { password: 'ten characters', current_password: 'wrong' }, 'The current password is incorrect.'],
    ['current_password', { password: 'ten characters', current_password: '' }, 'The current password field is required.'],
  ])('refuses an invalid %s %# (AACC-01, AACC-11)', async (field, body, text) => {
    await upsertSettings(test.context, [{ key: 'company_name', value: 'Lintara Automation', type: 'text', group: 'company' }]);
    expect(await change(body)).toMatchObject({ status: 422, body: { errors: { [field]: [text] } } });
    expect((await login({ email, password })).status).toBe(200);
  });
});

describe('the sessions', () => {
  useApp();

  it('are listed with browser and system, the current one first', async () => {
    test.setTime('2026-11-21T04:00:00.000Z');
    await bearer(firefox);
    // requests do not wait for their last use to be stored
    await expect.poll(sessions).toEqual([
      {
        id: 1,
        browser: null,
        system: null,
        kind: 'desktop',
        signed_in_at: '2026-11-21T03:00:00.000Z',
        last_used_at: '2026-11-21T04:00:00.000Z',
        expires_at: '2026-11-22T03:00:00.000Z',
        idle_expires_at: null,
        is_current: true,
      },
      expect.objectContaining({ id: 2, browser: 'Firefox', system: 'Windows', is_current: false }),
    ]);
  });

  it('store their last use at most once in five minutes', async () => {
    const lastUsed = async (at: string) => {
      test.setTime(at);
      return (await sessions())[0]?.last_used_at;
    };
    expect(await lastUsed('2026-11-21T03:04:59.000Z')).toBe('2026-11-21T03:00:00.000Z');
    await expect.poll(() => lastUsed('2026-11-21T03:05:00.000Z')).toBe('2026-11-21T03:05:00.000Z');
    expect(await lastUsed('2026-11-21T03:09:59.000Z')).toBe('2026-11-21T03:05:00.000Z');
  });

  it('can be ended one by one or all but the current one, and only in the own account (AACC-02)', async () => {
    const [second, third] = [await bearer(), await bearer()];
    const remove = (url: string, by = headers) => test.send('DELETE', url, { headers: by });
    expect(await remove(`${path}/sessions/2`)).toMatchObject({ status: 200, body: { message: 'Session ended successfully' } });
    expect(await statusOf(second)).toBe(401);
    expect((await remove(`${path}/sessions/2`)).status).toBe(404);
    expect(await remove(`${path}/sessions`)).toMatchObject({ status: 200, body: { message: 'All other sessions ended successfully' } });
    expect([await statusOf(third), await statusOf(headers)]).toEqual([401, 200]);
  });

  it('end immediately in every instance (AACC-02)', async () => {
    const { config, connection, context } = test;
    const other = await createApp({ config, connection, clock: context.clock, pages: noPages });
    const second = await bearer();
    const statusElsewhere = async () => (await other.inject({ url: path, headers: second })).statusCode;
    expect(await statusElsewhere()).toBe(200);
    await test.send('DELETE', `${path}/sessions/2`, { headers });
    expect(await statusElsewhere()).toBe(401);
    await other.close();
  });

  it('cannot be ended by another administrator', async () => {
    const { body } = await test.send('POST', '/api/admin/administrators', {
      headers,
      body: { email: 'o@example.com', name: 'O', role: 'editor' },
    });
    const token = (body as { invitation: { path: string } }).invitation.path.split('/').at(-1);
    const joined = await test.send('POST', `/api/admin/invitations/${token}`, { body: { password: 'ten characters' } });
    const other = { authorization: `Bearer ${(joined.body as { token: string }).token}` };
    expect((await test.send('DELETE', `${path}/sessions/1`, { headers: other })).status).toBe(404);
    expect(await statusOf(headers)).toBe(200);
  });
});

describe('sessions with an idle limit', () => {
  useApp({ SESSION_IDLE_HOURS: '2' });

  it('end after SESSION_IDLE_HOURS without use, and after 24 hours at the latest (AACC-13)', async () => {
    const idle = await test.signIn();
    const use = async (at: string) => {
      test.setTime(at);
      return (await sessions())[0];
    };
    expect(await use('2026-11-21T03:00:00.000Z')).toMatchObject({
      expires_at: '2026-11-22T03:00:00.000Z',
      idle_expires_at: '2026-11-21T05:00:00.000Z',
    });
    await expect.poll(async () => (await use('2026-11-21T04:30:00.000Z'))?.idle_expires_at).toBe('2026-11-21T06:30:00.000Z');
    test.setTime('2026-11-21T05:00:00.000Z');
    expect([await statusOf(idle), await statusOf(headers)]).toEqual([401, 200]);
    expect(await sessions()).toHaveLength(1);
    for (let hour = 6; hour < 27; hour++) {
      const at = new Date(Date.UTC(2026, 10, 21, hour)).toISOString();
      await expect.poll(async () => (await use(at))?.last_used_at).toBe(at);
    }
    expect((await sessions())[0]?.idle_expires_at).toBe('2026-11-22T03:00:00.000Z');
    test.setTime('2026-11-22T03:00:00.000Z');
    expect(await statusOf(headers)).toBe(401);
  });
});

describe('the sign-in limit', () => {
  useApp({ LOGIN_RATE_LIMIT: '3' });

  it('counts the password checks of all calls together', async () => {
    await login({ email, password: 'wrong' });
    await put(`${path}/password`, { current_password: 'wrong', password: 'ten characters' });
    await put(path, { email: 'x@example.com', current_password: 'wrong' });
    expect((await put(`${path}/password`, { current_password: password, password: 'ten characters' })).status).toBe(429);
    expect((await login({ email, password })).status).toBe(429);
    expect((await test.send('GET', path, { headers })).status).toBe(200);
  });
});
