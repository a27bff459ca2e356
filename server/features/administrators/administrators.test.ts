import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Administrator, InvitationLink } from '#contract/administrators.ts';
import type { LoginAnswer } from '#contract/auth.ts';
import { checkSignIn } from '#server/features/auth/sign-in-guard.ts';
import { createTestApp, type TestApp, testAdministrator } from '#server/testing/test-app.ts';
import { resetPassword } from './administrators.cli.ts';

const path = '/api/admin/administrators';
const rina = { email: 'Rina@Example.com', name: 'Rina', role: 'owner' };
const password = 'ten characters';

describe('administrators', () => {
  let test: TestApp;
  let headers: { authorization: string };

  beforeAll(async () => {
    test = await createTestApp();
    headers = await test.signIn();
  });
  beforeEach(async () => {
    test.setTime('2026-11-21T03:00:00.000Z');
    await test.context.db.deleteFrom('administrators').where('id', '!=', 1).execute();
  });
  afterAll(() => test.close());

  const list = async () => ((await test.send('GET', path, { headers })).body as { administrators: Administrator[] }).administrators;
  const invite = async (input: object = rina) => {
    const answer = await test.send('POST', path, { headers, body: input });
    const { administrator, invitation } = answer.body as { administrator: Administrator; invitation: InvitationLink };
    return { ...answer, id: administrator?.id, token: invitation?.path.split('/').at(-1) ?? '' };
  };
  const accept = (token: string, body: object = { password }) => test.send('POST', `/api/admin/invitations/${token}`, { body });
  const join = async (input: object = rina) => {
    const { id, token } = await invite(input);
    const { body } = await accept(token);
    return { id, headers: { authorization: `Bearer ${(body as LoginAnswer).token}` } };
  };
  const update = (id: number, isActive: boolean, by = headers) =>
    test.send('PUT', `${path}/${id}`, { headers: by, body: { is_active: isActive } });
  const remove = (id: number, by = headers) => test.send('DELETE', `${path}/${id}`, { headers: by });

  it('are listed without their secrets', async () => {
    await invite();
    expect(await list()).toEqual([
      {
        id: 1,
        name: 'Administrator',
        email: testAdministrator.email,
        role: 'owner',
        status: 'active',
        is_you: true,
        created_at: '2026-11-21T03:00:00.000Z',
        last_used_at: '2026-11-21T03:00:00.000Z',
        sign_in_pause: null,
        has_second_factor: false,
        passkeys: 0,
        invitation_expires_at: null,
      },
      expect.objectContaining({
        email: 'rina@example.com',
        status: 'invited',
        is_you: false,
        invitation_expires_at: '2026-11-28T03:00:00.000Z',
      }),
    ]);
  });

  it('are invited with a link that works once and is stored as a hash (AACC-03)', async () => {
    const { status, body, token } = await invite();
    expect(status).toBe(201);
    expect(body).toMatchObject({ invitation: { path: `/admin/invitation/${token}`, expires_at: '2026-11-28T03:00:00.000Z' } });
    const stored = await test.context.db.selectFrom('administrator_invitations').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await test.send('GET', `/api/admin/invitations/${token}`)).body).toEqual({
      name: 'Rina',
      email: 'rina@example.com',
      expires_at: '2026-11-28T03:00:00.000Z',
    });
    expect(await accept(token, { password, name: 'Rina W.' })).toMatchObject({
      status: 200,
      body: { token: expect.stringMatching(/^[\w-]{43}$/), user: { name: 'Rina W.', email: 'rina@example.com' }, remember: false },
    });
    expect(await accept(token)).toMatchObject({
      status: 404,
      body: { message: 'This invitation is not valid any more. Please ask for a new one.' },
    });
    const login = await test.send('POST', '/api/admin/auth/login', { body: { email: 'rina@example.com', password } });
    expect(login.status).toBe(200);
  });

  it.each([
    ['name', { ...rina, name: ' ' }, 'The name field is required.'],
    ['role', { ...rina, role: undefined }, 'The role field is required.'],
    ['email', { ...rina, email: 'x' }, 'The email must be a valid email address.'],
    ['email', { ...rina, email: 'OWNER@example.com' }, 'The email has already been taken.'],
  ])('refuses an invitation with an invalid %s %#', async (field, body, text) => {
    expect(await invite(body)).toMatchObject({ status: 422, body: { errors: { [field]: [text] } } });
  });

  it('leaves an invitation open when the chosen password is refused (AACC-11)', async () => {
    const { token } = await invite();
    expect(await accept(token, { password: 'short' })).toMatchObject({
      status: 422,
      body: { errors: { password: ['The password must be at least 12 characters long.'] } },
    });
    expect(await accept(token, { password: 'Rina@example.com' })).toMatchObject({
      status: 422,
      body: { errors: { password: ['The password must not contain your email or the name of the company.'] } },
    });
    expect((await accept(token)).status).toBe(200);
  });

  it('refuses an expired, unknown or replaced invitation (AACC-03)', async () => {
    const { id, token } = await invite();
    const renewed = await test.send('POST', `${path}/${id}/invitation`, { headers });
    expect(renewed.status).toBe(200);
    expect((await accept(token)).status).toBe(404);
    const next = (renewed.body as { invitation: InvitationLink }).invitation.path.split('/').at(-1) ?? '';
    for (const wrong of ['x', 'a'.repeat(43)]) expect((await accept(wrong)).status).toBe(404);
    test.setTime('2026-11-28T03:00:00.000Z');
    expect((await test.send('GET', `/api/admin/invitations/${next}`)).status).toBe(404);
    expect((await accept(next)).status).toBe(404);
  });

  it('get no new invitation once they have joined', async () => {
    const { id } = await join();
    const renew = (of: number) => test.send('POST', `${path}/${of}/invitation`, { headers });
    expect(await renew(id)).toMatchObject({ status: 409, body: { message: 'Rina has already joined.' } });
    expect((await renew(987_654)).status).toBe(404);
  });

  it('are disabled, which ends their sessions, and enabled again (AACC-04)', async () => {
    const { id, headers: hers } = await join();
    expect(await update(id, false)).toMatchObject({ status: 200, body: { administrator: { status: 'disabled' } } });
    expect((await test.send('GET', path, { headers: hers })).status).toBe(401);
    const login = () => test.send('POST', '/api/admin/auth/login', { body: { email: rina.email, password } });
    expect((await login()).status).toBe(401);
    expect(await update(id, true)).toMatchObject({ status: 200, body: { administrator: { status: 'active' } } });
    expect((await test.send('GET', path, { headers: hers })).status).toBe(401);
    expect((await login()).status).toBe(200);
  });

  it('cannot be enabled while invited, and are removed with the invitation', async () => {
    const { id, token } = await invite();
    expect(await update(id, true)).toMatchObject({ status: 409, body: { message: 'Rina has not accepted the invitation yet.' } });
    expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'Administrator removed successfully' } });
    expect((await accept(token)).status).toBe(404);
  });

  it('are removed (AACC-04)', async () => {
    const { id, headers: hers } = await join();
    expect((await remove(id)).status).toBe(200);
    expect((await test.send('GET', path, { headers: hers })).status).toBe(401);
    expect((await remove(id)).status).toBe(404);
    expect((await update(id, true)).status).toBe(404);
    expect(await update(1, null as unknown as boolean)).toMatchObject({ status: 422 });
  });

  it('always include an active account, and nobody can disable their own (AACC-04)', async () => {
    expect(await update(1, false)).toMatchObject({ status: 409, body: { message: 'The last active owner cannot be disabled.' } });
    expect(await remove(1)).toMatchObject({ status: 409, body: { message: 'The last active owner cannot be removed.' } });
    const { id, headers: hers } = await join();
    expect(await update(id, false, hers)).toMatchObject({ status: 409, body: { message: 'You cannot disable your own account.' } });
    expect(await remove(id, hers)).toMatchObject({ status: 409, body: { message: 'You cannot remove your own account.' } });
  });

  it('are invited and removed only within ten minutes after the password was entered (AACC-12)', async () => {
    const { id } = await join();
    const signedIn = await test.signIn();
    test.setTime('2026-11-21T03:10:00.000Z');
    const calls = [
      ['POST', path, { email: 'sari@example.com', name: 'Sari', role: 'editor' }],
      ['POST', `${path}/${id}/invitation`],
      ['DELETE', `${path}/${id}/sign-in-pause`],
      ['DELETE', `${path}/${id}`],
    ] as const;
    const answers = async () => {
      const found = [];
      for (const [method, url, body] of calls) found.push(await test.send(method, url, { headers: signedIn, body }));
      return found;
    };
    for (const answer of await answers()) {
      expect(answer).toMatchObject({ status: 403, body: { message: 'Enter your password to continue.', code: 'password-required' } });
    }
    // field errors come first
    expect((await test.send('POST', path, { headers: signedIn, body: {} })).status).toBe(422);
    const confirm = (body: object) => test.send('POST', '/api/admin/account/confirmation', { headers: signedIn, body });
    expect(await confirm({ password: 'wrong' })).toMatchObject({
      status: 422,
      body: { errors: { password: ['The password is incorrect.'] } },
    });
    expect((await answers()).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await confirm({ password: testAdministrator.password })).toMatchObject({
      status: 200,
      body: { confirmed_until: '2026-11-21T03:20:00.000Z' },
    });
    expect((await answers()).map(({ status }) => status)).toEqual([201, 409, 200, 200]);
  });

  it('can sign in after a reset from the command line, even during a pause of sign-in (AACC-05, AACC-07)', async () => {
    await join();
    const origin = { address: '127.0.0.1', device: 'x'.repeat(43) };
    await test.context.db.deleteFrom('sign_in_places').execute();
    await checkSignIn({ ...test.context, freeAttempts: 1 }, 'rina@example.com', origin, async () => false);
    const next = 'tulips in the garden';
    const login = () => test.send('POST', '/api/admin/auth/login', { body: { email: rina.email, password: next } });
    expect((await login()).status).toBe(429);
    await resetPassword(test.context, { email: rina.email, password: next });
    expect((await login()).status).toBe(200);
  });

  it('cannot both disable each other at the same time', async () => {
    const { id, headers: hers } = await join();
    await Promise.all([update(id, false), update(1, false, hers)]);
    const active = await test.context.db.selectFrom('administrators').select('id').where('is_active', '=', 1).execute();
    expect(active).toHaveLength(1);
    await test.context.db.updateTable('administrators').set({ is_active: 1 }).where('id', '=', 1).execute();
    headers = await test.signIn();
  });
});
