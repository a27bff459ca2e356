// Loading: nothing is loaded twice, the next screen is loaded before the click, and no screen flickers on its way.
import type { Page, Request } from '@playwright/test';
import { expect, open, settle, test } from './support/test.ts';

const screens = [
  '/',
  '/about',
  '/products',
  '/products/six-axis-robot-lr20',
  '/news',
  '/news/scara-or-delta',
  '/contact',
  '/page/privacy-policy',
];
const productApi = '/api/public/products/';

/** Addresses asked for from now on. */
const listen = (page: Page, isWanted: (request: Request) => boolean): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (isWanted(request)) seen.push(pathname + search);
  });
  return seen;
};
const isApi = (request: Request) => new URL(request.url()).pathname.startsWith('/api/') && request.method() === 'GET';

/** Records what the main part shows in every frame from now on. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      const main = document.querySelector('main');
      const state = /Loading product\.\.\./.test(main?.textContent ?? '')
        ? 'loading'
        : (main?.querySelector('h1')?.textContent ?? 'nothing');
      if (seen.at(-1) !== state) seen.push(state);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
const frames = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

for (const path of screens) {
  test(`requests nothing of ${path} that came with the document, and no file twice (SHELL-01)`, async ({ page }) => {
    const calls = listen(page, isApi);
    const files = listen(page, (request) => ['script', 'stylesheet', 'font'].includes(request.resourceType()));
    await open(page, path);
    await settle(page);
    expect(calls).toEqual([]);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    expect(files.length).toBeGreaterThan(2);
  });
}

test('requests each thing once on a navigation, and nothing that is known', async ({ page }) => {
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

test('loads the screen of a link under the pointer, and opens it without waiting for the server (SHELL-08)', async ({ page }) => {
  await open(page, '/products');
  const calls = listen(page, isApi);
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /^View Details/ })
    .first();
  const answered = page.waitForResponse((response) => response.url().includes(productApi));
  await card.hover();
  await (await answered).finished();

  // from now on the server answers nothing
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    () => {},
  );
  await watchFrames(page);
  await card.dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(await frames(page)).toEqual(['Products', expect.not.stringMatching(/loading|nothing/)]);
});

test('loads nothing ahead for a visitor who saves data (SHELL-08)', async ({ page }) => {
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

test('shows the old screen until the new one is ready, and a note when that takes long', async ({ page }) => {
  await open(page, '/products');
  const cards = page.getByRole('main').getByRole('link', { name: /^View Details/ });
  // code and data of the screen
  const answered = page.waitForResponse((response) => response.url().includes(productApi));
  await cards.first().hover();
  await (await answered).finished();
  await watchFrames(page);
  await cards.first().dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  expect(await frames(page)).toEqual(['Products', expect.not.stringMatching(/loading|nothing/)]);

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
  await watchFrames(page);
  await cards.nth(3).dispatchEvent('click');
  await expect(page.getByText('Loading product...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  expect(await frames(page)).toEqual(['Products', 'loading', expect.not.stringMatching(/loading|nothing|^Products$/)]);
});
