import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { rightsOf } from '#contract/rules/policy.ts';
import { hashPassword, passwordSlots, verifyPassword } from '#server/platform/passwords.ts';
import { createTestApp, type TestApp, testAdministrator } from '#server/testing/test-app.ts';

const loginPath = '/api/admin/auth/login';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ TRUST_PROXY: 'loopback' });
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const stats = (headers?: Record<string, string>) => test.send('GET', '/api/admin/contacts-stats', { headers });

describe('sign-in', () => {
  it('returns token, user, remember and expires_at (APIADM-02)', async () => {
    const { status, body } = await test.send('POST', loginPath, { body: testAdministrator });
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: 1, name: 'Administrator', email: testAdministrator.email, ...rightsOf('owner') },
      remember: false,
      expires_at: '2026-11-22T03:00:00.000Z',
    });
  });

  it('ignores the letter case of the email address', async () => {
    const { status } = await test.send('POST', loginPath, { body: { ...testAdministrator, email: 'Owner@Example.COM' } });
    expect(status).toBe(200);
  });

  it.each([
    ['a wrong password', { ...testAdministrator, password: 'wrong' }],
    ['an unknown address', { ...testAdministrator, email: 'nobody@example.com' }],
  ])('answers %s with the same text (ALOGIN-07)', async (_case, body) => {
    expect(await test.send('POST', loginPath, { body })).toMatchObject({
      status: 401,
      body: { message: 'The email or password is incorrect.' },
    });
  });

  it('names every missing field (APIADM-02)', async () => {
    const { status, body } = await test.send('POST', loginPath, { body: {} });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { email: ['The email field is required.'], password: ['The password field is required.'] } });
  });

  it.each([null, [], 'text', 7, { email: {}, password: [] }])('refuses the body %j without an internal error', async (body) => {
    const { status } = await test.send('POST', loginPath, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
    expect(status).toBe(422);
  });

  /** Starts two password checks. @returns a function that ends them */
  const occupySlots = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onTestFinished(() => resolve());
    for (let slot = 0; slot < 2; slot++) void passwordSlots(() => promise);
    return resolve;
  };
  /** Starts ten more checks, which have to wait. */
  const fillQueue = () => Promise.all(Array.from({ length: 10 }, () => hashPassword('another password')));

  it('answers 503 with Retry-After if too many passwords are being checked (AACC-06)', async () => {
    const freeSlots = occupySlots();
    const others = fillQueue();
    const { status, headers } = await test.send('POST', loginPath, { body: testAdministrator });
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
    expect((await test.send('GET', '/api/public/settings')).status).toBe(200);
    freeSlots();
    await others;
    expect((await test.send('POST', loginPath, { body: testAdministrator })).status).toBe(200);
  });

  const signInFrom = async (address: string) =>
    (await test.send('POST', loginPath, { body: testAdministrator, headers: { 'x-forwarded-for': address } })).status;
  /** Signs in during twelve attempts of strangers. Ten attempts can wait, so the sign-in replaces one of them. */
  const signInAmongStrangers = async (address: string, strangerOf: (index: number) => string): Promise<number> => {
    const hash = await hashPassword('right');
    const freeSlots = occupySlots();
    const { promise: threeRefused, resolve } = Promise.withResolvers<void>();
    let refused = 0;
    const strangers = Array.from({ length: 12 }, (_, index) =>
      verifyPassword('wrong', hash, strangerOf(index)).catch(() => {
        refused += 1;
        if (refused === 3) resolve();
      }),
    );
    const status = signInFrom(address);
    await threeRefused;
    freeSlots();
    await Promise.all(strangers);
    return status;
  };

  it('lets an owner in from a familiar address while strangers fill the queue (AACC-14)', async () => {
    expect(await signInFrom('192.0.2.1')).toBe(200);
    expect(await signInAmongStrangers('192.0.2.1', (index) => `203.0.113.${index}`)).toBe(200);
  });

  it('lets an owner in from a new network while another network fills the queue (AACC-14)', async () => {
    expect(await signInAmongStrangers('198.51.100.77', (index) => `2001:db8:aa:${index}::1`)).toBe(200);
  });

  it('logs one line for many refused attempts (AACC-06)', async () => {
    const own = await createTestApp();
    const [warnings, errors] = [vi.spyOn(own.app.log, 'warn'), vi.spyOn(own.app.log, 'error')];
    const freeSlots = occupySlots();
    const others = fillQueue();
    for (let count = 0; count < 3; count++) {
      expect((await own.send('POST', loginPath, { body: testAdministrator })).status).toBe(503);
    }
    expect(warnings.mock.calls).toEqual([[{ requests: 1 }, 'requests refused, the server is too busy']]);
    expect(errors).not.toHaveBeenCalled();
    freeSlots();
    await others;
    await own.close();
  });

  it('stores only a hash of the token (ASESS-13)', async () => {
    const { authorization } = await test.signIn();
    const rows = await test.connection.db.selectFrom('administrator_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(authorization.slice('Bearer '.length));
  });

  it('refuses a disabled administrator', async () => {
    await test.connection.db.updateTable('administrators').set({ is_active: 0 }).execute();
    expect((await test.send('POST', loginPath, { body: testAdministrator })).status).toBe(401);
  });
});

describe('session', () => {
  it('requires a valid token before the request is checked (APIADM-01)', async () => {
    expect(await stats()).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
    expect((await stats({ authorization: 'Bearer nonsense' })).status).toBe(401);
    expect((await test.send('GET', '/api/admin/contacts?page=x')).status).toBe(401);
  });

  it('ends after 24 hours without remember (ASESS-05)', async () => {
    const headers = await test.signIn();
    test.setTime('2026-11-22T02:59:59.000Z');
    expect((await stats(headers)).status).toBe(200);
    test.setTime('2026-11-22T03:00:00.000Z');
    expect((await stats(headers)).status).toBe(401);
  });

  it('lasts 30 days with remember (ASESS-04)', async () => {
    const { body } = await test.send('POST', loginPath, { body: { ...testAdministrator, remember: true } });
    const { token, expires_at } = body as { token: string; expires_at: string };
    expect(expires_at).toBe('2026-12-21T03:00:00.000Z');
    test.setTime('2026-12-21T02:00:00.000Z');
    expect((await stats({ authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('is invalid on the server after logout (ASESS-10, APIADM-03)', async () => {
    const headers = await test.signIn();
    const { status, body } = await test.send('POST', '/api/admin/auth/logout', {
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect([status, body]).toEqual([200, { message: 'Logged out successfully' }]);
    expect((await stats(headers)).status).toBe(401);
  });
});

describe('limits', () => {
  it('answers 429 with Retry-After to too many attempts from one address (ALOGIN-14)', async () => {
    const limited = await createTestApp({ LOGIN_RATE_LIMIT: '2' });
    const attempt = () => limited.send('POST', loginPath, { body: { ...testAdministrator, password: 'wrong' } });
    await attempt();
    await attempt();
    const { status, headers, body } = await attempt();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toEqual({ message: expect.any(String), code: 'too-many' });
    await limited.close();
  });
});
