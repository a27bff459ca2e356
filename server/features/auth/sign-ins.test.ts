import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignIn } from '#contract/account.ts';
import { createTestApp, type TestApp, testAdministrator } from '#server/testing/test-app.ts';
import { recordSignIn, removeOldSignIns } from './sign-ins.service.ts';

const { email } = testAdministrator;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

describe('the sign-in history', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({ TRUST_PROXY: 'loopback' });
  });
  afterEach(() => test.close());

  const login = (body: object) =>
    test.send('POST', '/api/admin/auth/login', { body, headers: { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.77' } });
  const history = async (path = '/api/admin/account/sign-ins') =>
    ((await test.send('GET', path, { headers: await test.signIn() })).body as { sign_ins: SignIn[] }).sign_ins;

  it('contains sign-ins and refused attempts with a shortened address (AACC-10)', async () => {
    await login({ ...testAdministrator, email: 'nobody@example.com' });
    await login({ email: email.toUpperCase(), password: 'wrong' });
    test.setTime('2026-11-21T04:00:00.000Z');
    await login(testAdministrator);
    await test.context.db.updateTable('administrators').set({ is_active: 0 }).execute();
    await login(testAdministrator);
    await test.context.db.updateTable('administrators').set({ is_active: 1 }).execute();
    const device = { method: null, address: '203.0.113.0', browser: 'Firefox', system: 'Windows', kind: 'desktop' };
    const expected = [
      { ...device, id: 3, at: '2026-11-21T04:00:00.000Z', result: 'disabled' },
      { ...device, id: 2, at: '2026-11-21T04:00:00.000Z', result: 'signed-in' },
      { ...device, id: 1, at: '2026-11-21T03:00:00.000Z', result: 'wrong-password' },
    ];
    expect(await history()).toEqual(expected);
    expect(await history('/api/admin/administrators/1/sign-ins')).toEqual(expected);
  });

  it('can be read only for existing accounts (AACC-10)', async () => {
    const headers = await test.signIn();
    const read = async (id: number) => (await test.send('GET', `/api/admin/administrators/${id}/sign-ins`, { headers })).status;
    expect([await read(1), await read(987_654)]).toEqual([200, 404]);
  });

  it('contains 90 days, and the last 100 of each kind (AACC-10)', async () => {
    const origin = { address: '203.0.113.77' };
    await recordSignIn(test.context, { email, origin, result: 'signed-in' });
    test.setTime('2026-11-22T03:00:00.000Z');
    await recordSignIn(test.context, { email, origin, result: 'signed-in' });
    for (let count = 0; count < 101; count++) await recordSignIn(test.context, { email, origin, result: 'wrong-password' });
    await removeOldSignIns(test.context);
    const results = async () => (await test.context.db.selectFrom('sign_ins').select('result').execute()).map(({ result }) => result);
    expect((await results()).filter((result) => result === 'signed-in')).toHaveLength(2);
    expect((await results()).filter((result) => result === 'wrong-password')).toHaveLength(100);
    test.setTime('2027-02-19T03:00:00.000Z');
    await removeOldSignIns(test.context);
    expect(await results()).toHaveLength(101);
    test.setTime('2027-02-20T03:00:00.000Z');
    await removeOldSignIns(test.context);
    expect(await results()).toEqual([]);
  });
});
