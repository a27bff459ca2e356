// Comparison: choosing products while browsing, the table, and the quote request for all of them.
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { administrator } from './support/product.ts';
import { eventually, expect, expectAccessible, open, test } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';

const slugs = ['six-axis-robot-lr20', 'compact-robot-lr7', 'heavy-robot-lr210'] as const;
const names = ['Six-Axis Robot LR20', 'Compact Robot LR7', 'Heavy Robot LR210'] as const;
const address = `/compare?products=${slugs.join()}`;

const table = (page: Page) => page.getByRole('table', { name: /^Comparison of / });
const heads = (page: Page) => table(page).getByRole('columnheader').getByRole('link').filter({ hasNotText: 'Remove' });
const row = (page: Page, name: string) => table(page).getByRole('row', { name: new RegExp(`^${name} `) });
const tray = (page: Page) => page.getByRole('complementary', { name: 'Products to compare' });

/** @returns the newest message in the admin API */
const newestMessage = async (request: APIRequestContext, search: string) => {
  const { token } = (await (await request.post('/api/admin/auth/login', { data: administrator })).json()) as { token: string };
  const answer = await request.get(`/api/admin/contacts?search=${search}`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { subject: string; message: string; is_spam?: boolean }[] }).data[0];
};

test('leads from the list and a product page to the comparison and a joint quote request (ATTR-60, ATTR-61, ATTR-65, ATTR-66)', async ({
  page,
  request,
}) => {
  await open(page, '/products?category=industrial-robots');
  await expect(tray(page)).toHaveCount(0);
  for (const name of names.slice(0, 2)) await page.getByRole('button', { name: `Compare ${name}`, exact: true }).click();
  await expect(tray(page).getByRole('status')).toHaveText('2 of 6 products');
  await expectAccessible(page);

  await page.getByRole('link', { name: `View Details ${names[2]}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: names[2] })).toBeVisible();
  await page.getByRole('button', { name: `Compare ${names[2]}`, exact: true }).click();
  await expect(tray(page).getByRole('status')).toHaveText('3 of 6 products');
  await expect(tray(page).getByRole('img')).toHaveCount(3);

  await tray(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(address);
  await expect(tray(page)).toHaveCount(0);
  await expect(heads(page)).toHaveText([...names]);
  await expect(row(page, 'Payload').getByRole('cell')).toHaveText([/^20\skg$/, /^7\skg$/, /^210\skg\s*\(best\)$/]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Request Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Quote' });
  await dialog.getByLabel(/^Name/).fill('Sari Pratiwi');
  await dialog.getByLabel(/^Email/).fill('sari@comparison.example');
  await dialog.getByLabel(/^Message/).fill('One of each, by May.');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Quote Request Sent Successfully!')).toBeVisible();
  const message = await newestMessage(request, 'sari@comparison.example');
  expect(message?.subject).toBe(`Quote Request - ${names[0]}, ${names[1]} and ${names[2]}`);
  expect(message?.message).toMatch(/^One of each, by May\.\n\nProducts:\n/);
  for (const [at, slug] of slugs.entries())
    expect(message?.message).toMatch(new RegExp(`- ${names[at]} \\(LR\\S+\\): http\\S+/products/${slug}(\\n|$)`));
});

test('shows differences and other units at a shareable address, and exports the table (ATTR-59, ATTR-62)', async ({ page, browser }) => {
  await open(page, address);
  await expect(row(page, 'Operating temperature')).toBeVisible();
  await page.getByRole('link', { name: 'Differences only' }).click();
  await expect(row(page, 'Operating temperature')).toHaveCount(0);
  await expect(row(page, 'Payload')).toBeVisible();
  await page.getByRole('link', { name: 'Imperial' }).click();
  const payloads = [/^44,09\slb/, /^15,43\slb/, /^463\slb\s*\(best\)/];
  await expect(row(page, 'Payload').getByRole('cell')).toHaveText(payloads);
  await expect(row(page, 'Payload')).toContainText(/in the datasheet:\s*20\skg/);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^CSV/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('comparison.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .replace('\ufeff', '')
    .split('\r\n');
  expect(lines[0]).toBe(['Group', 'Attribute', ...names].join());
  expect(lines).toContainEqual(expect.stringMatching(/^Performance,Payload,44\.09 lb,15\.43 lb,463 lb$/));
  expect(lines.join()).not.toContain('Operating temperature');

  const colleague = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const shared = await colleague.newPage();
  await open(shared, page.url());
  await expect(row(shared, 'Payload').getByRole('cell')).toHaveText(payloads);
  await expect(row(shared, 'Operating temperature')).toHaveCount(0);
  // a shared comparison does not change the recipient's choice
  await expect(tray(shared)).toHaveCount(0);
  await colleague.close();
});

test('removes and adds products in place, and undoes it on Back (ATTR-63)', { tag: '@smoke' }, async ({ page }) => {
  await open(page, address);
  await table(page)
    .getByRole('link', { name: `Remove ${names[1]}` })
    .click();
  await expect(heads(page)).toHaveText([names[0], names[2]]);
  await expect(page).toHaveURL(`/compare?products=${slugs[0]},${slugs[2]}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Compare Products' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Add a product' }).fill('LS6');
  const found = page.getByRole('link', { name: /^Add SCARA Robot LS6/ });
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await found.click();
  await expect(heads(page)).toHaveText([names[0], names[2], 'SCARA Robot LS6']);
  await expect(page.getByRole('status').filter({ hasText: 'SCARA Robot LS6 added' })).toHaveCount(1);
  await page.goBack();
  await expect(heads(page)).toHaveText([names[0], names[2]]);
  await page.goBack();
  await expect(heads(page)).toHaveText([...names]);
});

test('compares with the keyboard alone (ATTR-61, ATTR-63, ATTR-65, ATTR-66)', async ({ page }) => {
  await open(page, '/products?category=industrial-robots');
  for (const name of names) {
    const toggle = page.getByRole('button', { name: `Compare ${name}`, exact: true });
    await tabTo(page, toggle);
    await page.keyboard.press('Space');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  await tabTo(page, tray(page).getByRole('link', { name: 'Compare' }));
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Compare Products' });
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Differences only' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/differences=1/);
  await tabTo(page, page.getByRole('region', { name: /^Comparison of / }));
  await tabTo(page, table(page).getByRole('link', { name: `Remove ${names[2]}` }));
  await page.keyboard.press('Enter');
  await expect(heads(page)).toHaveText(names.slice(0, 2));
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByRole('searchbox', { name: 'Add a product' }));
  await page.keyboard.type('LS6');
  const found = page.getByRole('link', { name: /^Add SCARA Robot LS6/ });
  await expect(found).toBeVisible();
  await tabTo(page, found);
  await page.keyboard.press('Enter');
  await expect(heads(page)).toHaveText([...names.slice(0, 2), 'SCARA Robot LS6']);
});

test('keeps the choice across tabs and pages until it is cleared (ATTR-65, ATTR-66)', async ({ page, context }) => {
  await open(page, '/products?category=industrial-robots');
  const other = await context.newPage();
  await open(other, '/products/six-axis-robot-lr20');
  await page.getByRole('button', { name: `Compare ${names[0]}`, exact: true }).click();
  await expect(other.getByRole('button', { name: `Compare ${names[0]}`, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/contact');
  await tray(page)
    .getByRole('button', { name: /^Clear/ })
    .click();
  await expect(tray(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(tray(other)).toHaveCount(0);
});

test('loads the tray and the comparison only when they are used (ATTR-66)', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const loaded = (name: RegExp) => files.filter((file) => name.test(file));
  await open(page, '/products?category=industrial-robots');
  const first = page.getByRole('button', { name: `Compare ${names[0]}`, exact: true });
  await first.scrollIntoViewIfNeeded();
  expect(loaded(/compare-(tray|screen|table)|\/compare/)).toEqual([]);
  await first.click();
  await expect(tray(page)).toBeVisible();
  expect(loaded(/compare-tray/)).not.toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('scrolls the table in both directions with sticky headings and row names (ATTR-61)', async ({ page }) => {
    await open(page, address);
    const box = page.getByRole('region', { name: /^Comparison of / });
    await box.scrollIntoViewIfNeeded();
    const name = table(page).getByRole('rowheader', { name: 'Weight' });
    const head = table(page).getByRole('columnheader').last();
    const before = await name.boundingBox();
    await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth, top: 300 }));
    await expect(head).toBeInViewport({ ratio: 0.99 });
    await expect.poll(async () => (await name.boundingBox())?.x).toBe(before?.x);
    await eventually(async () => {
      const [top, headTop] = [await box.boundingBox(), await head.boundingBox()];
      expect(Math.abs((top?.y ?? 0) - (headTop?.y ?? 0))).toBeLessThan(3);
    });
    await box.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const isUncovered = () =>
      head.evaluate((cell) => {
        const { left, top: edge, width } = cell.getBoundingClientRect();
        return cell.contains(document.elementFromPoint(left + width / 2, edge + 5));
      });
    await expect.poll(isUncovered).toBe(true);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('does not cover focused links with headings or row names (ACCESS-03)', async ({ page }) => {
    await open(page, address);
    const first = heads(page).first();
    await table(page)
      .getByRole('link', { name: `Remove ${names[0]}` })
      .focus();
    await page.getByRole('region', { name: /^Comparison of / }).evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await page.keyboard.press('Shift+Tab');
    await expect(first).toBeFocused();
    const edge = await table(page).getByRole('rowheader', { name: 'Price' }).boundingBox();
    await expect.poll(async () => (await first.boundingBox())?.x).toBeGreaterThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
  });

  test('shows the tray below the quote bar without covering the footer (ATTR-66)', async ({ page }) => {
    await open(page, '/products?category=industrial-robots');
    for (const name of names) await page.getByRole('button', { name: `Compare ${name}`, exact: true }).click();
    await open(page, `/products/${slugs[0]}`);
    await expect(tray(page)).toBeInViewport({ ratio: 0.99 });
    await expectAccessible(page);
    const quote = page.locator('.buybar');
    await page.getByRole('heading', { name: 'Product Description' }).scrollIntoViewIfNeeded();
    await expect(quote).toBeVisible();
    await eventually(async () => {
      const [bar, below] = [await quote.boundingBox(), await tray(page).boundingBox()];
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    });
    await page.getByRole('contentinfo').getByRole('button', { name: 'Sitemap' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(tray(page)).not.toBeInViewport();
  });
});

test('prints the whole table on A4, without controls and with the company (ATTR-61)', async ({ page }) => {
  // the printable area of A4 in CSS pixels
  const paper = { width: 688, height: 1000 };
  await page.setViewportSize(paper);
  await open(page, `/compare?products=${[...slugs, 'scara-robot-ls6', 'delta-robot-ld3', 'palletising-robot-lp180'].join()}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Differences only' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Remove/ }).first()).toBeHidden();
  await expect(page.locator('.letterhead')).toBeVisible();
  const { right, smallest } = await table(page).evaluate((element) => ({
    right: Math.max(...[...element.querySelectorAll('th, td, img')].map((one) => one.getBoundingClientRect().right)),
    smallest: Math.min(...[...element.querySelectorAll('th, td, small')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize))),
  }));
  expect(right).toBeLessThanOrEqual(paper.width);
  // 7 pt in CSS pixels
  expect(smallest).toBeGreaterThanOrEqual(9.3);
  await page.emulateMedia({ media: null });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows and changes the comparison, and links to the contact form (ATTR-60, ATTR-62, ATTR-63, ATTR-65)', async ({ page }) => {
    await page.goto('/products?category=industrial-robots');
    await page.getByRole('link', { name: `Compare ${names[0]}`, exact: true }).click();
    await expect(page).toHaveURL(`/compare?products=${slugs[0]}`);
    await expect(heads(page)).toHaveText([names[0]]);
    await page.getByRole('searchbox', { name: 'Add a product' }).fill('LR7');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: /^Add Compact Robot LR7/ }).click();
    await expect(heads(page)).toHaveText(names.slice(0, 2));
    await page.getByRole('link', { name: 'Differences only' }).click();
    await expect(row(page, 'Operating temperature')).toHaveCount(0);
    await page.getByRole('link', { name: 'Imperial' }).click();
    await expect(row(page, 'Payload').getByRole('cell')).toHaveText([/^44,09\slb/, /^15,43\slb/]);
    await page.getByRole('link', { name: `Remove ${names[0]}` }).click();
    await expect(heads(page)).toHaveText([names[1]]);
    await page.getByRole('link', { name: 'Request Quote' }).click();
    await expect(page.getByLabel(/^Subject/)).toHaveValue(`Quote Request - ${names[1]}`);
  });
});
