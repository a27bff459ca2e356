import { expect, it } from 'vitest';
import { QueryClient } from '#web/site/query/query-client.ts';
import { createMemoryRouter } from '#web/test/memory-router.ts';
import { pathOf } from './browser-history.ts';
import { replaceAddressOf } from './replace-address.ts';

const requested = new URL('https://www.acme.example/news/old?utm_source=mail');

const screen = { Component: () => null };
const routes = [{ id: 'any', path: '*', load: async () => screen }];
const routerAt = (address: string) =>
  createMemoryRouter(routes, { addresses: ['/', address], screen, getContext: () => ({ client: new QueryClient() }) });

it('replaces the address of the shown screen and keeps its fragment (ROUTE-19)', async () => {
  const router = routerAt('/news/old?utm_source=mail#part-2');
  replaceAddressOf(router)(requested, '/news/new?utm_source=mail');
  await expect.poll(() => pathOf(router.state.location)).toBe('/news/new?utm_source=mail#part-2');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
});

it.each(['/news/other', '/news/old'])('keeps the address %s of another screen', (address) => {
  const router = routerAt(address);
  replaceAddressOf(router)(requested, '/news/new');
  expect(router.state.location.pathname).toBe(address);
});
