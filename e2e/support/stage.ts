// Simulates API calls that fail, are slow or return other data.
import type { Page, Request, Route } from '@playwright/test';

/** Console messages of a simulated failure. */
export const failedCall = [/Failed to load resource|A query failed/];

// `products` is a call of the public API, `admin/products` of the admin API
const api = (call: string) => (url: URL) => url.pathname === `/api/${call.startsWith('admin/') ? call : `public/${call}`}`;

/** Makes the call fail, by a network error or with a status, until the returned function is called. */
export const fail = async (page: Page, call: string, how: 'abort' | number): Promise<() => Promise<void>> => {
  const handler = (route: Route) =>
    how === 'abort' ? route.abort() : route.fulfill({ status: how, json: { message: how === 404 ? 'Not found.' : 'Server Error' } });
  const calls = api(call);
  await page.route(calls, handler);
  return () => page.unroute(calls, handler);
};

/** Changes the response of the call. */
export const change = async <T>(page: Page, call: string, edit: (answer: T) => unknown): Promise<void> => {
  await page.route(api(call), async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: edit((await response.json()) as T) });
  });
};

/**
 * Delays the responses of the call until the returned function is called.
 * @param applies selects the delayed requests
 * @returns a function that resolves when the browser has the responses, except those that the page has cancelled
 */
export const hold = async (page: Page, call: string, applies: (url: URL) => boolean = () => true): Promise<() => Promise<void>> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  const answer = async (route: Route) => {
    await promise;
    const response = await route.fetch();
    // the page may have cancelled the request
    await route.fulfill({ response }).catch(() => {});
  };
  await page.route(api(call), (route) => {
    if (!applies(new URL(route.request().url()))) return route.continue();
    const answered = answer(route);
    held.push(answered);
    return answered;
  });
  return async () => {
    resolve();
    await Promise.all(held);
  };
};

/** Serves empty documents, as if rendering on the server had failed, so that the browser loads all data. */
export const serveShells = async (page: Page): Promise<void> => {
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll(' data-head', '')
        .replace(/<html lang="en"[^>]*>/, '<html lang="en">')
        .replace(/<div id="root">.*<script type="application\/json" id="state">.*?<\/script>/s, '<div id="root"></div>');
      return route.fulfill({ response, body: html });
    },
  );
};

/** Records every call of the public API. */
export const listen = (page: Page): Request[] => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/public/') && !request.url().endsWith('/visits')) calls.push(request);
  });
  return calls;
};
