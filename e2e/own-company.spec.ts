// A company that is not the demonstration: its own face on the site, on the sign-in page and in the admin area.
import { rm } from 'node:fs/promises';
import { endProduct, startProduct } from './support/admin.ts';
import { administrator, port } from './support/product.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

const origin = `http://127.0.0.1:${port + 60}`;
const dataDir = 'test-results/data-own-company';

let server: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  server = await startProduct(origin, dataDir, { SEED: 'none' });
  const send = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  const { token } = (await send('/api/admin/auth/login', administrator)) as { token: string };
  const own = { company_name: 'Ibis Gearboxes', main_color: '#a84300', secondary_color: '#5b2c6f', accent_color: '#b7791f' };
  await send('/api/admin/settings-bulk-update', { settings: Object.entries(own).map(([key, value]) => ({ key, value })) }, token);
});
test.afterAll(() => endProduct(server));
test.use({ baseURL: origin });

const ofDemonstration = /lintara|robot(?!s\.txt)|cikarang/i;

test('shows nothing of the demonstration company on the site (SHELL-13, SHELL-14)', { tag: '@smoke' }, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  for (const path of ['/', '/about', '/products', '/news', '/contact', '/compare']) {
    await open(page, path);
    expect(await page.locator('body').innerText()).not.toMatch(ofDemonstration);
    expect(await page.locator('html').getAttribute('style')).not.toContain('#4ce482');
  }
  expect(files.filter((file) => ofDemonstration.test(file))).toEqual([]);
  await open(page, '/about');
  const drawing = page.locator('.page-head .drawing');
  await expect.poll(() => drawing.evaluate((element) => (element as SVGSVGElement).getBBox().width)).toBeGreaterThan(0);
  expect(await drawing.evaluate((element) => getComputedStyle(element).color)).toBe(
    await page.evaluate(() => {
      const sample = document.body.appendChild(document.createElement('i'));
      sample.style.color = 'var(--main-lit)';
      return getComputedStyle(sample).color;
    }),
  );
});

test('shows the company on the sign-in page and in the admin area (SHELL-13, ALAY-10)', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByText('Ibis Gearboxes')).toBeVisible();
  const icon = page.locator('.brand-mark');
  await expect.poll(() => icon.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(192);
  expect(await page.locator('body').innerText()).not.toMatch(ofDemonstration);
  await expectAccessible(page);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel(/^Password/).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText('Ibis Gearboxes')).toBeVisible();
  for (const path of ['/admin', '/admin/brand']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(ofDemonstration);
  }
});
