// Pauses of sign-in after wrong passwords. Most tests replace the password check, which is slow by design.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Administrator } from '#contract/administrators.ts';
import { AppError } from '#server/http/errors.ts';
import { createTestApp, type TestApp, testAdministrator } from '#server/testing/test-app.ts';
import type { SignInClient } from './origin.ts';
import { checkInSession, checkSignIn, rememberPlaces, removeOldCounters } from './sign-in-guard.ts';

const start = Date.parse('2026-11-21T03:00:00.000Z');
const email: string = testAdministrator.email;
const from = (address: string, device: string | null = null): SignInClient => ({ address, device });
const attacker = from('203.0.113.7');

describe('pauses of sign-in', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  beforeEach(() => test.reset());
  afterAll(() => test.close());

  const context = () => ({ ...test.context, freeAttempts: 3 });
  const setSeconds = (seconds: number) => test.setTime(new Date(start + seconds * 1000).toISOString());
  /** @returns whether the password was correct, or the seconds to wait */
  const attempt = async (origin: SignInClient, isRight = false, of = email): Promise<boolean | number> => {
    try {
      return await checkSignIn(context(), of, origin, async () => isRight);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too-many') throw error;
      return Number(error.details.headers?.['retry-after']);
    }
  };
  const fail = async (times: number, origin: SignInClient, of = email) => {
    for (let count = 0; count < times; count++) expect(await attempt(origin, false, of)).toBe(false);
  };
  const list = async () => {
    const headers = await test.signIn();
    const { body } = await test.send('GET', '/api/admin/administrators', { headers });
    return (body as { administrators: Administrator[] }).administrators[0]?.sign_in_pause;
  };

  it('begin after some wrong passwords from one address, double, and end after 15 minutes at most (AACC-07)', async () => {
    await fail(3, attacker);
    const waits: (boolean | number)[] = [];
    let seconds = 0;
    for (let round = 0; round < 10; round++) {
      const wait = await attempt(attacker, true);
      waits.push(wait);
      seconds += Number(wait);
      setSeconds(seconds);
      expect(await attempt(attacker)).toBe(false);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  });

  it('end with a correct password after the wait, which also resets the count (AACC-07)', async () => {
    await fail(3, attacker);
    expect(await attempt(attacker, true)).toBe(5);
    setSeconds(5);
    expect(await attempt(attacker, true)).toBe(true);
    await fail(3, attacker);
    expect(await attempt(attacker)).toBe(5);
  });

  it('count simultaneous attempts (AACC-07)', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => attempt(attacker)));
    expect(answers.filter((answer) => answer === false)).toHaveLength(3);
    expect(answers.filter((answer) => answer === 5)).toHaveLength(5);
  });

  it('apply to a whole IPv6 network, and only to one account (AACC-07)', async () => {
    await fail(3, from('2001:db8:1:2::7'));
    expect(await attempt(from('2001:db8:1:2:ffff::9'))).toBe(5);
    expect(await attempt(from('2001:db8:1:3::7'))).toBe(false);
    expect(await attempt(from('2001:db8:1:2::7'), false, 'other@example.com')).toBe(false);
  });

  it('ignore wrong passwords after a day, when the job removes them (AACC-07)', async () => {
    await fail(2, attacker);
    setSeconds(24 * 3600);
    await fail(3, attacker);
    setSeconds(48 * 3600);
    await removeOldCounters(test.context);
    expect(await test.context.db.selectFrom('sign_in_counters').selectAll().execute()).toEqual([]);
  });

  it('do not count an attempt that could not be checked (AACC-07)', async () => {
    const busy = () => checkSignIn(context(), email, attacker, () => Promise.reject(new Error('busy')));
    for (let count = 0; count < 5; count++) await expect(busy()).rejects.toThrow('busy');
    await fail(3, attacker);
  });

  it('slow down an attack from many addresses, but not an address or browser that has signed in recently (AACC-08)', async () => {
    const owner = from('198.51.100.1', 'd'.repeat(43));
    await rememberPlaces(test.context, email, owner);
    for (let count = 0; count < 15; count++) await fail(1, from(`203.0.113.${count}`));
    expect(await attempt(from('203.0.113.99'))).toBe(2);
    expect(await attempt(from('198.51.100.1'), true)).toBe(true);
    expect(await attempt(from('192.0.2.55', 'd'.repeat(43)), true)).toBe(true);
    expect(await attempt(from('192.0.2.55', 'e'.repeat(43)), true)).toBe(2);
    // the pause never exceeds a minute
    let seconds = 2;
    for (let round = 0; round < 8; round++) {
      setSeconds(seconds);
      expect(await attempt(from(`203.0.114.${round}`))).toBe(false);
      seconds += 60;
    }
    setSeconds(seconds - 60);
    expect(await attempt(from('192.0.2.55'), true)).toBe(60);
  });

  it('give a familiar browser its own counter (AACC-08)', async () => {
    const owner = from('198.51.100.1', 'd'.repeat(43));
    await rememberPlaces(test.context, email, owner);
    await fail(3, from('198.51.100.1'));
    expect(await attempt(from('198.51.100.1'))).toBe(5);
    expect(await attempt(owner, true)).toBe(true);
  });

  it('answer 429 with the time to wait, the same for an unknown account (AACC-07)', async () => {
    const answers = [];
    for (const of of [email, 'nobody@example.com']) {
      await fail(3, from('127.0.0.1'), of);
      const { status, body, headers } = await test.send('POST', '/api/admin/auth/login', { body: { ...testAdministrator, email: of } });
      answers.push({ status, body, retryAfter: headers['retry-after'] });
    }
    const expected = {
      status: 429,
      body: { message: 'Too many wrong passwords. Please wait 5 seconds and try again.', code: 'too-many' },
      retryAfter: '5',
    };
    expect(answers).toEqual([expected, expected]);
  });

  it('apply to one session without affecting others (AACC-07)', async () => {
    const check = (session: number) => checkInSession(context(), session, async () => false);
    for (let count = 0; count < 3; count++) expect(await check(1)).toBe(false);
    await expect(check(1)).rejects.toThrow('Too many wrong passwords');
    expect(await check(2)).toBe(false);
    expect(await list()).toBeNull();
  });

  it('are listed, and can be ended by an administrator (AACC-09)', async () => {
    await fail(3, attacker);
    await fail(1, from('203.0.113.8'));
    expect(await list()).toEqual({ until: '2026-11-21T03:00:05.000Z', failures: 4, addresses: 2 });
    const headers = await test.signIn();
    expect(await test.send('DELETE', '/api/admin/administrators/1/sign-in-pause', { headers })).toMatchObject({
      status: 200,
      body: { message: 'Sign-in is possible again', administrator: { id: 1, sign_in_pause: null } },
    });
    expect(await attempt(attacker, true)).toBe(true);
    expect((await test.send('DELETE', '/api/admin/administrators/987654/sign-in-pause', { headers })).status).toBe(404);
  });
});

describe('the browser cookie', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
  });
  afterEach(() => test.close());
  const login = (password: string, cookie?: string) =>
    test.send('POST', '/api/admin/auth/login', { body: { email, password }, ...(cookie && { headers: { cookie } }) });

  it('is set only by successful sign-ins, and remains the same (AACC-08)', async () => {
    expect((await login('wrong')).headers['set-cookie']).toBeUndefined();
    const { headers } = await login(testAdministrator.password);
    expect(headers['set-cookie']).toMatch(/^admin_device=[\w-]{43}; Path=\/api\/admin; Max-Age=7776000; HttpOnly; SameSite=Strict$/);
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    expect(String((await login(testAdministrator.password, cookie)).headers['set-cookie'])).toContain(cookie);
    const places = await test.context.db.selectFrom('sign_in_places').selectAll().execute();
    expect(places).toHaveLength(2);
    expect(JSON.stringify(places)).not.toContain(cookie.slice('admin_device='.length));
  });
});
