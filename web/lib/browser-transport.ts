// fetch with the headers the API expects of the site: the XMLHttpRequest marker, the CSRF pair and, when an
// administrator is signed in, the bearer token.
import type { Transport } from './api.ts';
import { readToken, sessionEnded } from './session.ts';

const readCookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
};

let isMissingMetaLogged = false;

const csrfHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' };
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content;
  if (token) headers['X-CSRF-TOKEN'] = token;
  else if (!isMissingMetaLogged) {
    isMissingMetaLogged = true;
    console.error('CSRF token not found: the page has no meta tag csrf-token');
  }
  const cookie = readCookie('XSRF-TOKEN');
  if (cookie) headers['X-XSRF-TOKEN'] = cookie;
  return headers;
};

/** No client timeout: a slow answer is better than none. */
export const browserTransport: Transport = async ({ method, path, body, signal }) => {
  const headers: Record<string, string> = { Accept: 'application/json', ...csrfHeaders() };
  const token = readToken();
  if (token) headers.Authorization = `Bearer ${token}`;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'same-origin',
    body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    signal,
  });
  const text = await response.text();
  if (response.status === 401 && path.startsWith('/api/admin/')) sessionEnded();
  const { pathname, search } = new URL(response.url || path, window.location.href);
  return { status: response.status, body: parse(text), movedTo: response.redirected ? pathname + search : undefined };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
