import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { createPasskey } from '#server/testing/software-passkey.ts';
import { testAdministrator } from '#server/testing/test-app.ts';
import { codeOf, fromBase32, stepOf } from './totp.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of many calls, whose shapes the assertions state
type Loose = any;

const account = '/api/admin/account';
const site = { id: 'www.lintara.example', origin: 'https://www.lintara.example' };
const start = Date.parse('2026-11-21T03:00:00.000Z');

describe('second factor', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp({ SITE_URL: site.origin });
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const wait = (seconds: number) => test.setTime(new Date(start + seconds * 1000).toISOString());
  const codeAt = (secret: string, seconds = 0) => codeOf(fromBase32(secret), stepOf(new Date(start + seconds * 1000)));
  const turnOn = async (): Promise<{ secret: string; codes: string[] }> => {
    const { secret } = (await test.call('POST', `${account}/totp`)).body;
    const { status, body } = await test.call('PUT', `${account}/totp`, { code: codeAt(secret) });
    expect(status).toBe(200);
    return { secret, codes: body.recovery_codes };
  };
  const login = async (body: object = testAdministrator) => (await test.visit('POST', '/api/admin/auth/login', { body })).body as Loose;
  const finish = async (token: string, code: string) => {
    const { status, body } = await test.visit('POST', '/api/admin/auth/second-factor', { body: { token, code } });
    return { status, body: body as Loose };
  };
  const addPasskey = async () => {
    const passkey = createPasskey(site);
    const { options } = (await test.call('POST', `${account}/passkey-options`)).body;
    const added = await test.call('POST', `${account}/passkeys`, { name: 'Laptop', response: passkey.attest(options.challenge) });
    expect(added.status).toBe(201);
    return { passkey, id: added.body.passkey.id as number };
  };
  const challenge = async (body: object = {}) =>
    ((await test.visit('POST', '/api/admin/auth/passkey-options', { body })).body as Loose).options?.challenge;
  const enter = async (response: object) => {
    const { status, body } = await test.visit('POST', '/api/admin/auth/passkey', { body: { response } });
    return { status, body: body as Loose };
  };
  it('returns a token for the second step instead of a session, and the session after a code (AFACT-02)', async () => {
    const { secret } = await turnOn();
    wait(60);
    const answer = await login();
    expect(answer).toEqual({
      second_factor: { token: expect.stringMatching(/^[\w-]{43}$/), expires_at: '2026-11-21T03:06:00.000Z', methods: ['code'] },
    });
    const { token } = answer.second_factor;
    expect((await test.visit('GET', account, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
    expect(await finish(token, '000000')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const { status, body } = await finish(token, codeAt(secret, 60));
    expect([status, Object.keys(body)]).toEqual([200, ['token', 'user', 'remember', 'expires_at']]);
    expect((await test.visit('GET', account, { headers: { authorization: `Bearer ${body.token}` } })).status).toBe(200);
    const { sign_ins } = (await test.get(`${account}/sign-ins`)).body as Loose;
    expect(sign_ins.slice(0, 2)).toMatchObject([
      { result: 'signed-in', method: 'code' },
      { result: 'wrong-password', method: 'code' },
    ]);
    expect((await finish(token, codeAt(secret, 90))).status).toBe(401);
  });

  it('changes no sign-in method without an entry in the audit log (AUDIT-08)', async () => {
    const withoutLog = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
      await sql`alter table audit_log rename to log_elsewhere`.execute(test.connection.db);
      expect((await test.call(method, `${account}/${url}`, body)).status).toBe(500);
      await sql`alter table log_elsewhere rename to audit_log`.execute(test.connection.db);
    };
    const methods = async () => (await test.get(`${account}/sign-in-methods`)).body;
    const none = await methods();
    const { secret } = (await test.call('POST', `${account}/totp`)).body;
    await withoutLog('PUT', 'totp', { code: codeAt(secret) });
    const attested = createPasskey(site);
    const { options } = (await test.call('POST', `${account}/passkey-options`)).body;
    await withoutLog('POST', 'passkeys', { name: 'Phone', response: attested.attest(options.challenge) });
    expect(await methods()).toEqual(none);
    // the code is still valid, because it was not used
    expect((await test.call('PUT', `${account}/totp`, { code: codeAt(secret) })).status).toBe(200);
    const { id } = await addPasskey();
    const hashes = () => test.connection.db.selectFrom('recovery_codes').selectAll().orderBy('code_hash').execute();
    const [all, codes] = [await methods(), await hashes()];
    await withoutLog('POST', 'recovery-codes');
    await withoutLog('DELETE', 'totp');
    await withoutLog('DELETE', `passkeys/${id}`);
    await withoutLog('PUT', `passkeys/${id}`, { name: 'Other' });
    expect([await methods(), await hashes()]).toEqual([all, codes]);
    const log = await test.get('/api/admin/audit?kind=administrator&action=update');
    expect(log.body.data).toMatchObject([{ details: { passkey: 'added' } }, { details: { two_step_sign_in: 'on' } }]);
  });

  it('refuses a used code, and a code of an earlier step (AFACT-03)', async () => {
    const { secret } = await turnOn();
    expect((await finish((await login()).second_factor.token, codeAt(secret))).status).toBe(401);
    wait(60);
    expect((await finish((await login()).second_factor.token, codeAt(secret, 60))).status).toBe(200);
    const { token } = (await login()).second_factor;
    expect((await finish(token, codeAt(secret, 60))).status).toBe(401);
    expect((await finish(token, codeAt(secret, 30))).status).toBe(401);
    const both = await Promise.all([finish(token, codeAt(secret, 90)), finish(token, codeAt(secret, 90))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('ends the second step after five minutes, and when the password changes (AFACT-02)', async () => {
    const { secret } = await turnOn();
    const late = (await login()).second_factor.token;
    wait(301);
    expect((await finish(late, codeAt(secret, 301))).status).toBe(401);
    const { token } = (await login()).second_factor;
    wait(302);
    const changed = { current_password: testAdministrator.password, password: 'another good password' };
    expect((await test.call('PUT', `${account}/password`, changed)).status).toBe(200);
    expect((await finish(token, codeAt(secret, 302))).status).toBe(401);
  });

  it('pauses sign-in after wrong codes, even with correct passwords in between (AFACT-04)', async () => {
    const { secret } = await turnOn();
    wait(60);
    for (let count = 0; count < 20; count++) expect((await finish((await login()).second_factor.token, '000000')).status).toBe(401);
    const { status } = await finish((await login()).second_factor.token, codeAt(secret, 60));
    expect(status).toBe(429);
    const { administrators } = (await test.get('/api/admin/administrators')).body as Loose;
    expect(administrators[0].sign_in_pause).toMatchObject({ until: expect.any(String) });
  });

  it('accepts each recovery code once, stores hashes and replaces them (AFACT-05)', async () => {
    const { codes } = await turnOn();
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    expect(JSON.stringify(await test.context.db.selectFrom('recovery_codes').selectAll().execute())).not.toContain(
      codes[0]?.replaceAll('-', '').toUpperCase(),
    );
    const use = async (code = '') => (await finish((await login()).second_factor.token, code)).status;
    expect([await use(codes[0]), await use(codes[0]), await use(codes[1]?.toUpperCase().replaceAll('-', ' '))]).toEqual([200, 401, 200]);
    expect((await test.get(`${account}/sign-in-methods`)).body).toMatchObject({ recovery_codes: 8 });
    const renewed = (await test.call('POST', `${account}/recovery-codes`)).body.recovery_codes;
    expect([await use(codes[2]), await use(renewed[0])]).toEqual([401, 200]);
  });

  it('shows the secret only before two-step sign-in is enabled, and enables it only with a correct code (AFACT-01)', async () => {
    expect((await test.call('PUT', `${account}/totp`, { code: '123456' })).status).toBe(409);
    await test.call('POST', `${account}/totp`);
    expect((await test.call('PUT', `${account}/totp`, { code: '000000' })).status).toBe(422);
    expect(await login()).toHaveProperty('token');
    const { secret } = await turnOn();
    expect((await test.call('POST', `${account}/totp`)).status).toBe(409);
    expect(JSON.stringify((await test.get(`${account}/sign-in-methods`)).body)).not.toContain(secret);
    expect((await test.call('DELETE', `${account}/totp`)).status).toBe(200);
    expect(await login()).toHaveProperty('token');
  });

  it('asks again for password and code, or for a passkey (AFACT-08)', async () => {
    const { secret } = await turnOn();
    const { passkey } = await addPasskey();
    wait(660);
    const protectedCalls = [
      ['POST', `${account}/totp`],
      ['DELETE', `${account}/totp`],
      ['POST', `${account}/recovery-codes`],
      ['POST', `${account}/passkey-options`],
      ['DELETE', `${account}/passkeys/1`],
      ['DELETE', '/api/admin/administrators/1/second-factor'],
      ['POST', '/api/admin/backups'],
    ] as const;
    for (const [method, url] of protectedCalls) expect((await test.call(method, url)).body).toMatchObject({ code: 'password-required' });
    expect((await test.call('PUT', '/api/admin/administrators/1', { is_active: true })).body).toMatchObject({ code: 'password-required' });
    const { password } = testAdministrator;
    const confirm = (body: object) => test.call('POST', `${account}/confirmation`, body);
    expect(await confirm({ password })).toMatchObject({ status: 422, body: { errors: { code: ['The code is incorrect.'] } } });
    expect(await confirm({ password: 'wrong', code: codeAt(secret, 660) })).toMatchObject({
      body: { errors: { password: expect.any(Array) } },
    });
    expect((await confirm({ password, code: codeAt(secret, 660) })).status).toBe(200);
    expect((await test.call('POST', `${account}/recovery-codes`)).status).toBe(201);
    wait(1320);
    expect((await test.call('POST', `${account}/recovery-codes`)).status).toBe(403);
    const { options } = (await test.call('POST', `${account}/confirmation/passkey-options`)).body;
    const body = { response: passkey.sign(options.challenge, 1) };
    expect((await test.call('POST', `${account}/confirmation/passkey`, body)).status).toBe(200);
    expect((await test.call('POST', `${account}/recovery-codes`)).status).toBe(201);
    expect((await test.call('POST', `${account}/confirmation/passkey`, body)).status).toBe(409);
  });

  it('requests passkeys without experimental algorithms of Node, and prints no warning (AFACT-06)', async () => {
    const warnings: string[] = [];
    const listen = ({ message }: Error) => void warnings.push(message);
    process.on('warning', listen);
    try {
      await addPasskey();
      const { options } = (await test.call('POST', `${account}/passkey-options`)).body;
      expect(options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257]);
      // warnings are emitted asynchronously
      await new Promise((resolve) => setImmediate(resolve));
      expect(warnings).toEqual([]);
    } finally {
      process.off('warning', listen);
    }
  });

  it('signs in with a passkey alone, or as the second step (AFACT-06)', async () => {
    await turnOn();
    const { passkey } = await addPasskey();
    expect((await enter(passkey.sign(await challenge(), 1))).body).toMatchObject({ user: { email: testAdministrator.email } });
    const { second_factor } = await login();
    expect(second_factor.methods).toEqual(['code', 'passkey']);
    expect((await enter(passkey.sign(await challenge({ token: second_factor.token }), 2))).status).toBe(200);
    const { sign_ins } = (await test.get(`${account}/sign-ins`)).body as Loose;
    expect(sign_ins[0]).toMatchObject({ result: 'signed-in', method: 'passkey' });
    expect((await test.get(`${account}/sign-in-methods`)).body).toMatchObject({
      passkeys: [{ name: 'Laptop', last_used_at: '2026-11-21T03:00:00.000Z' }],
    });
  });

  it('refuses a passkey with an old challenge, count or origin, and without verification of its owner (AFACT-07)', async () => {
    const { passkey, id } = await addPasskey();
    const first = passkey.sign(await challenge(), 5);
    expect((await enter(first)).status).toBe(200);
    expect((await enter(first)).status).toBe(401);
    expect((await enter(passkey.sign(await challenge(), 5))).status).toBe(401);
    expect((await enter(passkey.sign(await challenge(), 6, { isVerified: false }))).status).toBe(401);
    expect((await enter(passkey.sign('made-up', 6))).status).toBe(401);
    const old = await challenge();
    wait(301);
    expect((await enter(passkey.sign(old, 6))).status).toBe(401);
    const other = createPasskey({ id: 'evil.example', origin: 'https://evil.example' });
    const { options } = (await test.call('POST', `${account}/passkey-options`)).body;
    const refused = await test.call('POST', `${account}/passkeys`, { name: 'x', response: other.attest(options.challenge) });
    expect(refused.status).toBe(409);
    expect((await test.call('PUT', `${account}/passkeys/${id}`, { name: 'Phone' })).body.passkey.name).toBe('Phone');
    expect((await test.call('DELETE', `${account}/passkeys/${id}`)).status).toBe(200);
    expect((await enter(passkey.sign(await challenge(), 7))).status).toBe(401);
  });

  it('can be switched off by another administrator (AFACT-09)', async () => {
    await turnOn();
    await addPasskey();
    const listed = async () => ((await test.get('/api/admin/administrators')).body as Loose).administrators[0];
    expect(await listed()).toMatchObject({ has_second_factor: true, passkeys: 1 });
    expect((await test.call('DELETE', '/api/admin/administrators/1/second-factor')).status).toBe(200);
    expect(await listed()).toMatchObject({ has_second_factor: false, passkeys: 0 });
    expect(await login()).toHaveProperty('token');
  });
});
