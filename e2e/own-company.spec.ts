// A company that is not the demonstration: its own face on the site, on the sign-in page and in the admin area.
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sitePages } from '#contract/rules/site-pages.ts';
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

const signIn = async (page: Page) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel(/^Password/).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
};

const ofDemonstration = /lintara|robot(?!s\.txt)|cikarang/i;

test('shows nothing of the demonstration company on the site (SHELL-13, SHELL-14)', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  for (const path of Object.keys(sitePages)) {
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

test('shows the company on the sign-in page and in the admin area (SHELL-13, ALAY-10)', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByText('Ibis Gearboxes')).toBeVisible();
  const icon = page.locator('.brand-mark');
  await expect.poll(() => icon.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(192);
  expect(await page.locator('body').innerText()).not.toMatch(ofDemonstration);
  await expectAccessible(page);
  await signIn(page);
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText('Ibis Gearboxes')).toBeVisible();
  for (const path of ['/admin', '/admin/brand']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(ofDemonstration);
  }
});

const svg = (content: string, head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" onload="parent.ran = true">${content}</svg>`;
const hostile = [
  '<script>parent.ran = true</script><path d="M0 0h150v100H0z"/>',
  '<image href="https://elsewhere.example/x.png" width="9" height="9"/><path d="M0 0h150v100H0z"/>',
  '<use href="https://elsewhere.example/x.svg#a"/><a href="javascript:parent.ran = true"><path d="M0 0h150v100H0z"/></a>',
  '<style>@import url(https://elsewhere.example/x.css);path{fill:url(https://elsewhere.example/y.svg#b)}</style><path d="M0 0h150v100H0z"/>',
];

const unreadable = [
  // the browser lets no script read what it draws
  svg(
    '<foreignObject width="90" height="90"><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="parent.ran = true"/></foreignObject>',
  ),
  svg('&all;', '<!DOCTYPE svg [<!ENTITY all SYSTEM "file:///etc/passwd">]>').replace('</svg>', ''),
];

test('stores an SVG logo as a PNG, without running or loading what it names (ABRAND-08)', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/brand');
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const choose = (content: string) =>
    logo.locator('input[type="file"]').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(content) });
  const path = logo.getByLabel('Or enter image URL/path');
  let before = '';
  for (const content of hostile) {
    await choose(svg(content));
    await expect(path).not.toHaveValue(before);
    before = await path.inputValue();
    expect(before).toMatch(/\.png$/);
  }
  const size = await page.evaluate(async (address) => {
    const image = await createImageBitmap(await (await fetch(address)).blob());
    return [image.width, image.height];
  }, `/storage/${before}`);
  expect(size).toEqual([1600, 533]);
  const refusal = page.locator('.toast', { hasText: 'The SVG could not be read.' });
  for (const content of unreadable) {
    await choose(content);
    await refusal.getByRole('button', { name: 'Close' }).click();
    await expect(refusal).toHaveCount(0);
  }
  await expect(path).toHaveValue(before);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
