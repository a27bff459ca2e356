// Every screen at several widths: accessibility (axe), horizontal scrolling, browser messages.
import { administrator, origin } from './support/product.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

const screens = [
  '/',
  '/about',
  '/products',
  '/products?category=industrial-robots&search=arm',
  '/products?search=nothingatall',
  '/products/six-axis-robot-lr20',
  '/news',
  '/news?type=knowledge',
  '/contact',
  '/page/privacy-policy',
];
const widths = [390, 768, 1440];

// one browser context for all widths: the page loads again at each, with what the browser has cached
for (const path of screens)
  test(`shows ${path} accessibly and without horizontal scrolling (ACCESS-01, ACCESS-02)`, async ({ page }) => {
    for (const width of widths)
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow, `at ${width} px`).toBe(0);
      });
  });

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('shows the sign-in page accessibly (ACCESS-05)', async ({ page }) => {
      await page.goto('/admin/login');
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      await expectAccessible(page);
    });

    test('shows messages and dashboard accessibly (ACCESS-05)', async ({ page, request }) => {
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
      await expectAccessible(page);
      await page.getByRole('button', { name: /View/ }).last().click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
      await page.goto('/admin');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
    });
  });
}

for (const width of [320, 2560])
  test(`fits every public screen to ${width} px (ACCESS-02)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of screens) {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });

test.describe('unknown addresses', () => {
  test.use({ expectedComplaints: [/status of 404/] });
  for (const path of ['/nothing', '/products/nothing', '/news/nothing', '/page/nothing']) {
    test(`answers 404 for ${path} with a way on (ROUTE-20)`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not Found/);
      await page.locator('html[data-ready]').waitFor();
      await expectAccessible(page);
    });
  }
});

test('leads somewhere with every link of the public pages, and with each kind of comparison and filter (ATTR-73)', async ({ request }) => {
  const seen = new Set<string>();
  const queue = ['/'];
  const broken: string[] = [];
  // one of each kind of filters and comparisons, of which there are as many as sets of products
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
