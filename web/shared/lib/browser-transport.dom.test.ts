import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '#web/admin/lib/session.ts';
import { resetBrowser, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { browserTransport } from './browser-transport.ts';
import { onSessionEnded, readToken } from './session-token.ts';

const unauthenticated = () => new Response('{"message":"Unauthenticated."}', { status: 401 });
const ended = vi.fn();
let stop = () => {};

beforeEach(() => {
  resetBrowser();
  signInForTest();
  ended.mockReset();
  stop = onSessionEnded(ended);
});
afterEach(() => {
  stop();
  // biome-ignore lint/suspicious/noDocumentCookie: the transport reads document.cookie
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

describe('a 401 response to an admin request', () => {
  it('does not end a session that began after the request was sent (ASESS-15)', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    const late = browserTransport({ method: 'GET', path: '/api/admin/contacts-stats' });
    storeSession({ token: 'token-2', user: { name: 'Ayu' }, remember: false, expires_at: '' });
    resolve(unauthenticated());
    expect((await late).status).toBe(401);
    expect(readToken()).toBe('token-2');
    expect(ended).not.toHaveBeenCalled();
  });

  it('does not end the session of another tab after a wrong password in this tab (ASESS-15)', async () => {
    const fetched = vi.fn(async (_path: string, _init: RequestInit) => unauthenticated());
    vi.stubGlobal('fetch', fetched);
    await browserTransport({ method: 'POST', path: '/api/admin/auth/login', body: { email: 'a@b.example', password: 'wrong' } });
    expect(readToken()).toBe('token-1');
    expect(ended).not.toHaveBeenCalled();
    expect(fetched.mock.calls[0]?.[1].headers).not.toHaveProperty('Authorization');
  });

  it('ends the session if the rejected token is the stored one, and notifies subscribers even without a token', async () => {
    vi.stubGlobal('fetch', async () => unauthenticated());
    await browserTransport({ method: 'GET', path: '/api/admin/contacts' });
    expect(readToken()).toBeNull();
    await browserTransport({ method: 'PUT', path: '/api/admin/pages/1' });
    expect(ended).toHaveBeenCalledTimes(2);
  });
});

it('sends a cookie unchanged if it cannot be decoded', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the transport reads document.cookie
  document.cookie = 'XSRF-TOKEN=100%';
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  await browserTransport({ method: 'GET', path: '/api/public/settings' });
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ 'X-XSRF-TOKEN': '100%' });
});

it('returns undefined for a body that is not JSON', async () => {
  vi.stubGlobal('fetch', async () => new Response('{'));
  expect(await browserTransport({ method: 'GET', path: '/api/public/about' })).toMatchObject({ status: 200, body: undefined });
});

it('fills the empty CSRF meta tag from the cookie and sends the token of the tag (APIPUB-02)', async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  const sent = async () => {
    await browserTransport({ method: 'GET', path: '/api/public/about' });
    return fetched.mock.lastCall?.[1].headers;
  };
  expect(await sent()).not.toHaveProperty('X-CSRF-TOKEN');
  // biome-ignore lint/suspicious/noDocumentCookie: the transport reads document.cookie
  document.cookie = 'XSRF-TOKEN=token-1';
  expect(await sent()).toMatchObject({ 'X-CSRF-TOKEN': 'token-1', 'X-XSRF-TOKEN': 'token-1' });
  expect(document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content).toBe('token-1');
  expect(console.error).not.toHaveBeenCalled();
});

it('logs a missing CSRF meta tag once and sends the request (ERRS-10)', async () => {
  expectConsole('error', /CSRF token not found/);
  document.head.innerHTML = '';
  vi.resetModules();
  const fresh = await import('./browser-transport.ts');
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await fresh.browserTransport({ method: 'GET', path: '/api/public/about' });
  expect(await fresh.browserTransport({ method: 'POST', path: '/api/public/contact', body: {} })).toMatchObject({ status: 200 });
  expect(vi.mocked(console.error).mock.calls).toEqual([['CSRF token not found: the page has no meta tag csrf-token']]);
});

it('waits for a response without a time limit (APIPUB-03)', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetched = vi.fn((_path: string, _init: RequestInit) => promise);
  vi.stubGlobal('fetch', fetched);
  const answer = browserTransport({ method: 'GET', path: '/api/public/about' });
  expect(vi.getTimerCount()).toBe(0);
  expect(fetched.mock.calls[0]?.[1].signal).toBeUndefined();
  vi.useRealTimers();
  resolve(new Response('{}'));
  expect(await answer).toMatchObject({ status: 200 });
});
