// fetch with the headers the API expects: the XMLHttpRequest marker, the two CSRF tokens and, if an administrator is
// signed in, the bearer token.
import type { ApiRequest, Transport } from './api.ts';
import { csrfHeaders } from './csrf-headers.ts';
import { readToken, sessionEnded } from './session-token.ts';

/** @returns undefined if the text is not JSON; the caller decides whether that is an error */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export interface Sent {
  status: number;
  text: string;
}

const sendByFetch = async ({ method, path, signal }: ApiRequest, headers: Record<string, string>, body?: BodyInit): Promise<Sent> => {
  const response = await fetch(path, { method, headers, credentials: 'same-origin', body, signal });
  return { status: response.status, text: await response.text() };
};

// these calls start and end sessions themselves: their 401 does not concern the stored token
const sessionCalls: readonly string[] = ['/api/admin/auth/login', '/api/admin/auth/logout'];

/**
 * A 401 ends the session only if the rejected token is still the stored one. A late response to an old token must not end a
 * session that has been started since, in this tab or another.
 */
const endsSession = (path: string, token: string | null): boolean =>
  path.startsWith('/api/admin/') && !sessionCalls.includes(path) && token === readToken();

/** Transport of the browser. It has no timeout: a slow response is better than none. */
export const browserTransport: Transport = async (request) => {
  const { path, body, onProgress } = request;
  const headers: Record<string, string> = { Accept: 'application/json', ...csrfHeaders() };
  const token = readToken();
  if (token && path !== '/api/admin/auth/login') headers.Authorization = `Bearer ${token}`;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  const send = onProgress ? (await import('./send-with-progress.ts')).sendWithProgress : sendByFetch;
  const { status, text } = await send(request, headers, body === undefined || isForm ? body : JSON.stringify(body));
  if (status === 401 && endsSession(path, token)) sessionEnded();
  return { status, body: parse(text) };
};
