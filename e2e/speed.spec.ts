// Navigation without duplicate requests, with prefetching before the click, and without flicker.
import type { Locator, Page, Request } from '@playwright/test';
import { expect, open, settle, test } from './support/test.ts';

const productApi = '/api/public/products/';

/** Records the addresses of requests from now on. */
const listen = (page: Page, isWanted: (request: Request) => boolean): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (isWanted(request)) seen.push(pathname + search);
  });
  return seen;
};
const isApi = (request: Request) => new URL(request.url()).pathname.startsWith('/api/') && request.method() === 'GET';

/** Records the state of the main element after every change. */
const watchScreens = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      const main = document.querySelector('main');
      const state = /Loading product\.\.\./.test(main?.textContent ?? '')
        ? 'loading'
        : (main?.querySelector('h1')?.textContent ?? 'nothing');
      if (seen.at(-1) !== state) seen.push(state);
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { seen });
  });
const screensSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

/** Opens the product list with a stopped clock, so that the test controls when the wait for data ends. */
const openStill = async (page: Page) => {
  await page.clock.install();
  await open(page, '/products');
  // too short for cached data to become stale
  await page.clock.pauseAt(new Date(Date.now() + 20_000));
};

/** Hovers a link until the data of its screen has arrived. */
const rest = async (page: Page, link: Locator) => {
  const answered = page.waitForResponse((response) => response.url().includes(productApi));
  await link.hover();
  await page.clock.runFor(50);
  await (await answered).finished();
};

test('requests nothing twice on a navigation, and nothing that is cached', async ({ page }) => {
  await open(page, '/products');
  const calls = listen(page, isApi);
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /^View Details/ })
    .first();
  const address = (await card.getAttribute('href')) ?? '';
  await card.dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  await settle(page);
  expect(calls).toEqual([`/api/public${address}`]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  await settle(page);
  expect(calls).toHaveLength(1);
});

test('prefetches the screen of a hovered link, and opens it without waiting for the server (SHELL-08)', async ({ page }) => {
  await openStill(page);
  const calls = listen(page, isApi);
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /^View Details/ })
    .first();
  await rest(page, card);

  // the server no longer responds
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    () => {},
  );
  await watchScreens(page);
  await card.dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(await screensSeen(page)).toEqual(['Products', expect.not.stringMatching(/loading|nothing/)]);
});

test('does not prefetch with data saving enabled (SHELL-08)', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.clock.install();
  await open(page, '/products');
  const calls = listen(page, isApi);
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /^View Details/ })
    .first();
  await card.hover();
  await page.clock.runFor(1000);
  await card.focus();
  await page.clock.runFor(1000);
  await settle(page);
  expect(calls).toEqual([]);
});

test('shows the old screen until the new one is ready, and a loading text after 150 ms', async ({ page }) => {
  await openStill(page);
  const cards = page.getByRole('main').getByRole('link', { name: /^View Details/ });
  await rest(page, cards.first());
  await watchScreens(page);
  await cards.first().dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  expect(await screensSeen(page)).toEqual(['Products', expect.not.stringMatching(/loading|nothing/)]);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.startsWith(productApi),
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  await watchScreens(page);
  const asked = page.waitForRequest((request) => request.url().includes(productApi));
  await cards.nth(3).dispatchEvent('click');
  await asked;
  await page.clock.runFor(149);
  expect(await screensSeen(page)).toEqual(['Products']);
  await page.clock.runFor(1);
  await expect(page.getByText('Loading product...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  expect(await screensSeen(page)).toEqual(['Products', 'loading', expect.not.stringMatching(/loading|nothing|^Products$/)]);
});
