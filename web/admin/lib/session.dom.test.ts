import { beforeEach, expect, it, vi } from 'vitest';
import { rememberReturnPath, takeReturnPath } from '#web/admin/features/auth/return-path.ts';
import { resetBrowser, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { isSameUser, onUserChanged, readUser, storeSession, storeUser } from './session.ts';

beforeEach(resetBrowser);

const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

it('explains that the browser cannot store a session', () => {
  fillStorage();
  expect(() => storeSession({ token: 't', user: {}, remember: true, expires_at: '' })).toThrow(/does not let the site store the session/);
});

it('continues if the return path or a new name cannot be stored', () => {
  signInForTest();
  expectConsole('error', /The name of the administrator could not be stored/);
  const changed = vi.fn();
  const stop = onUserChanged(changed);
  fillStorage();
  storeUser({ name: 'Rina' });
  rememberReturnPath('/admin/pages');
  vi.restoreAllMocks();
  expect(changed).toHaveBeenCalledOnce();
  expect(readUser().name).toBe('Ayu Prameswari');
  expect(takeReturnPath()).toBe('/admin');
  stop();
});

it.each([
  [{ id: 1, email: 'a@x.example' }, { id: 1, email: 'b@x.example' }, true],
  [{ id: 1, email: 'a@x.example' }, { id: 2, email: 'a@x.example' }, false],
  [{ email: 'a@x.example' }, { id: 2, email: 'a@x.example' }, true],
  [{ email: 'a@x.example' }, { email: 'b@x.example' }, false],
  [{}, {}, true],
])('compares %j and %j: same administrator %s', (one, other, isSame) => {
  expect(isSameUser(one, other)).toBe(isSame);
});
