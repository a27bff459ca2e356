// Counting of views: only pages shown to people.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Analytics } from '#contract/analytics.ts';
import { expect, open, test } from './support/admin.ts';

// a separate product, because other journeys count as visits too
test.use({ company: 'analytics' });

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const chrome = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

interface Product {
  origin: string;
  token: string;
}

const read = async ({ origin, token }: Product): Promise<Analytics> => {
  const response = await fetch(`${origin}/api/admin/analytics?days=7`, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()) as Analytics;
};

/** Increase of a figure since `before`. */
const gained = async (product: Product, before: Analytics, name: keyof Analytics['overview']) =>
  (await read(product)).overview[name] - before.overview[name];

const visitor = async (browser: Browser, product: Product, options: BrowserContextOptions): Promise<Page> =>
  (await browser.newContext({ baseURL: product.origin, ...options })).newPage();

const reports = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/visits')) seen.push(request.postData() ?? '');
  });
  return seen;
};

test('counts three pages in two browsers as six views of two visitors (AANA-03, AANA-04)', async ({ browser, product }) => {
  const before = await read(product);
  for (const [userAgent, earlier] of [
    [firefox, 0],
    [chrome, 3],
  ] as const) {
    const page = await visitor(browser, product, { userAgent });
    // wait for each view, because reports in flight may arrive in another order
    const expectCounted = (views: number) => expect.poll(() => gained(product, before, 'total_page_views')).toBe(earlier + views);
    await open(page, '/');
    await expectCounted(1);
    await page.locator('main a[href^="/products/"]').first().dispatchEvent('click');
    await expect(page).toHaveURL(/\/products\/./);
    await expectCounted(2);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expectCounted(3);
    await page.context().close();
  }
  expect(await gained(product, before, 'total_visitors')).toBe(2);
  const { recent_visitors } = await read(product);
  expect(recent_visitors.slice(0, 6).map(({ browser: name, device_type }) => `${name} ${device_type}`)).toEqual([
    ...Array(3).fill('Chrome mobile'),
    ...Array(3).fill('Firefox desktop'),
  ]);
  expect(recent_visitors[0]?.page_url).toBe(`${product.origin}/`);
});

test('counts neither a changed query nor a page that does not exist', async ({ browser, product }) => {
  const before = await read(product);
  const page = await visitor(browser, product, { userAgent: `${firefox} (query)` });
  const sent = reports(page);
  await open(page, '/products');
  await page.locator('a[href^="/products?category="]:visible').first().click();
  await expect(page).toHaveURL(/category=/);
  await open(page, '/products/no-such-robot');
  await open(page, '/nowhere');
  // a last page that is counted: all earlier reports were sent before its report
  await open(page, '/contact');
  await expect.poll(() => sent.length).toBe(2);
  await expect.poll(() => gained(product, before, 'total_page_views')).toBe(2);
  await page.context().close();
});

test('ignores bots, headless browsers, visitors with DNT or GPC, and administrators (STAT-02, STAT-05)', async ({ browser, product }) => {
  const before = await read(product);
  const dropped = async (reason: string) => (await read(product)).dropped.find((one) => one.reason === reason)?.count ?? 0;
  const earlier = { bot: await dropped('bot'), headless: await dropped('headless') };
  const nothing = async (_page: Page): Promise<unknown> => undefined;
  const visit = async (options: BrowserContextOptions, prepare: (page: Page) => Promise<unknown> = nothing, whenOpen = nothing) => {
    const page = await visitor(browser, product, options);
    const sent = reports(page);
    await prepare(page);
    await open(page, '/');
    await whenOpen(page);
    // the last chance of a page to report is when it is left
    await page.goto('about:blank');
    await page.context().close();
    return sent.length;
  };
  const bots = {
    bot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    headless: chrome.replace('Chrome', 'HeadlessChrome'),
  };
  for (const [reason, userAgent] of Object.entries(bots)) {
    const isDropped = () => expect.poll(() => dropped(reason)).toBe(earlier[reason as keyof typeof bots] + 1);
    expect(await visit({ userAgent }, undefined, isDropped)).toBe(1);
  }
  // the server respects a request header without the matching script API
  await visit({ userAgent: firefox, extraHTTPHeaders: { 'Sec-GPC': '1' } });
  await visit({ userAgent: firefox, extraHTTPHeaders: { 'Sec-Purpose': 'prefetch' } });
  const asks = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  expect(await visit({ userAgent: firefox }, asks)).toBe(0);
  const signsIn = (page: Page) => page.addInitScript((token) => localStorage.setItem('admin_token', token), product.token);
  expect(await visit({ userAgent: firefox }, signsIn)).toBe(0);
  expect(await gained(product, before, 'total_page_views')).toBe(0);
});
