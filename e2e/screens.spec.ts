// Every screen at several widths: requests, accessibility (axe), horizontal scrolling, console messages.
import type { Page } from '@playwright/test';
import { recordFirstLoad } from './support/first-load.ts';
import { pages } from './support/pages.ts';
import { administrator, origin } from './support/product.ts';
import { expect, expectAccessible, open, resize, settle, test } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';

const screens = [...pages, '/products?category=industrial-robots&search=arm', '/products?search=nothingatall', '/news?type=knowledge'];
/** A product is covered by product-detail.spec.ts. */
const main = new Set(['/', '/products']);
const widths = [1440, 768, 390];

for (const path of screens)
  test(`loads ${path} once and within its budgets, and is accessible at every width (SHELL-01, SHELL-09, ACCESS-01, ACCESS-02)`, {
    tag: main.has(path) ? '@smoke' : [],
  }, async ({ page }) => {
    const firstLoad = recordFirstLoad(page);
    await open(page, path);
    await settle(page);
    firstLoad.expectEachOnce();
    // addresses with filters or searches load more code, as after an interaction
    if (!path.includes('?')) await firstLoad.expectWithinBudgets();
    for (const width of [...widths, 320, 2560])
      await test.step(`at ${width} px`, async () => {
        await resize(page, width);
        await expectNoOverflow(page);
        if (widths.includes(width)) await expectAccessible(page);
      });
  });

const expectAccessibleAtEachWidth = async (page: Page) => {
  for (const width of widths) {
    await resize(page, width);
    await expectAccessible(page);
  }
};

test('shows the sign-in page accessibly at every width (ACCESS-05)', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await expectAccessibleAtEachWidth(page);
});

test('shows messages and dashboard accessibly at every width (ACCESS-05)', async ({ page, request }) => {
  const answer = await request.post('/api/admin/auth/login', { data: administrator });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      localStorage.setItem('admin_token', String(storedToken));
      localStorage.setItem('admin_user', String(storedUser));
    },
    [token, JSON.stringify(user)],
  );
  await page.goto('/admin/contacts');
  await page.getByRole('button', { name: /View/ }).first().waitFor();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: /View/ }).last().click();
  await page.getByRole('dialog').waitFor();
  await expectAccessibleAtEachWidth(page);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessibleAtEachWidth(page);
});

test.describe('unknown addresses', () => {
  test.use({ expectedComplaints: [/status of 404/] });
  for (const path of ['/nothing', '/products/nothing', '/news/nothing', '/page/nothing']) {
    test(`answers 404 for ${path} with links to other pages (ROUTE-20)`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not Found/);
      await page.locator('html[data-ready]').waitFor();
      await expectAccessible(page);
      for (const width of [900, 390]) {
        await resize(page, width);
        const heights = await page.locator('.lost .row .btn').evaluateAll((all) => all.map((one) => one.clientHeight));
        expect(Math.max(...heights)).toBeLessThan(70);
      }
    });
  }
});

test('has no broken links on public pages, including each kind of comparison and filter (ATTR-73)', async ({ request }) => {
  const seen = new Set<string>();
  const queue = ['/'];
  const broken: string[] = [];
  // only one of each kind of filter and comparison, because there are very many
  const views = new Set<string>();
  const unfollowed = new Set<string>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 200) broken.push(`${path}: ${answer.status()}`);
    if (!String(answer.headers()['content-type']).includes('text/html')) continue;
    if (unfollowed.has(path)) continue;
    const html = await answer.text();
    for (const [tag, address = ''] of html.matchAll(/<[^>]+\s(?:href|src)="([^"]+)"[^>]*>/g)) {
      const url = new URL(address.replaceAll('&amp;', '&'), origin + path);
      if (url.origin !== origin || url.pathname.startsWith('/admin')) continue;
      if (/\srel="nofollow"/.test(tag)) {
        const view = [url.pathname, ...url.searchParams.keys()].join();
        if (views.has(view)) continue;
        views.add(view);
        unfollowed.add(url.pathname + url.search);
      }
      queue.push(url.pathname + url.search);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});
