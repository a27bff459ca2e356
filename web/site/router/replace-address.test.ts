import { createMemoryRouter } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { replaceAddressOf } from './replace-address.ts';

const requested = new URL('https://www.acme.example/news/old?utm_source=mail');

const routerAt = (address: string) => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/', address] });
  onTestFinished(() => router.dispose());
  return router;
};

it('replaces the address of the shown screen and keeps its fragment (ROUTE-19)', async () => {
  const router = routerAt('/news/old?utm_source=mail#part-2');
  replaceAddressOf(router)(requested, '/news/new?utm_source=mail');
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe('/news/new?utm_source=mail#part-2');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
});

it.each(['/news/other', '/news/old'])('keeps the address %s of another screen', (address) => {
  const router = routerAt(address);
  replaceAddressOf(router)(requested, '/news/new');
  expect(router.state.location.pathname).toBe(address);
});
