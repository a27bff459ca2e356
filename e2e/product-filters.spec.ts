// Filters, conditions, order and units of attributes in the product list and its address.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, open, resize, settle, test } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';

const list = '/products?category=industrial-robots';
const names = (page: Page) => page.locator('.cells h3');
const panel = (page: Page) => page.getByRole('region', { name: 'Filters' });
const count = (page: Page) => page.locator('.results-head').getByRole('status');
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
const field = (place: Locator, name: string | RegExp) => place.getByRole('textbox', { name });

test('filters by two ranges and a choice at a shareable address (ATTR-74, ATTR-75, ATTR-76, ATTR-77)', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, list);
  await expect(names(page)).toHaveCount(7);
  await field(panel(page), 'Payload, at least, in kg').fill('5');
  await expect(page).toHaveURL(`${list}&f.payload.min=5`);
  await panel(page).getByRole('combobox', { name: 'Unit of Reach' }).selectOption('m');
  await field(panel(page), 'Reach, at most, in m').fill('1,8');
  await expect(page).toHaveURL(`${list}&f.payload.min=5&f.reach.max=1%2C8&f.reach.unit=m`);
  await panel(page).getByText('Environment', { exact: true }).click();
  await panel(page).getByRole('checkbox', { name: /^IP67/ }).check();
  await expect(page).toHaveURL(`${list}&f.payload.min=5&f.protection=ip67&f.reach.max=1%2C8&f.reach.unit=m`);
  await expect(panel(page).getByRole('checkbox', { name: /^IP67/ })).toBeFocused();
  await expect(chips(page).getByRole('link')).toHaveText([
    /^Remove filter Payload ≥\s5\skg$/,
    /^Remove filter Reach ≤\s1.8\sm$/,
    /^Remove filter Protection IP67$/,
    'Clear all filters',
  ]);
  await expectCurrent(page);
  await expect(count(page)).toHaveText(/^\d products?$/);
  const found = await names(page).allTextContents();
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(7);
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: String(baseURL) });
  const other = await context.newPage();
  await open(other, page.url());
  await expect(names(other)).toHaveText(found);
  await expect(field(panel(other), 'Payload, at least, in kg')).toHaveValue('5');
  await expect(panel(other).getByRole('checkbox', { name: /^IP67/ })).toBeChecked();
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(other.locator('link[rel="canonical"]')).toHaveCount(0);
  await context.close();

  await page.goBack();
  await expect(panel(page).getByRole('checkbox', { name: /^IP67/ })).not.toBeChecked();
  await chips(page)
    .getByRole('link', { name: /Payload/ })
    .click();
  await expect(page).toHaveURL(`${list}&f.reach.max=1%2C8&f.reach.unit=m`);
  await expect(field(panel(page), 'Payload, at least, in kg')).toHaveValue('');
  await chips(page).getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(list);
  await expect(names(page)).toHaveCount(7);
});

test('filters with the keyboard alone, and keeps focus and scroll position (ATTR-74)', async ({ page }) => {
  await open(page, list);
  await settle(page);
  await field(panel(page), 'Payload, at least, in kg').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const handle = panel(page).getByRole('slider', { name: 'Payload, at least' });
  await expect(handle).toBeFocused();
  const before = await page.evaluate(() => window.scrollY);
  for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/f\.payload\.min=/);
  await expect(handle).toBeFocused();
  await expect(handle).toHaveAttribute('aria-valuetext', /^[\d,]+\skg$/);
  await expect(handle).toHaveJSProperty('value', '40');
  await expect(names(page)).not.toHaveCount(7);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(list);
  await panel(page).getByRole('checkbox', { name: /^Wall/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${list}&f.mounting=wall`);
  await expect(names(page)).toHaveCount(3);
});

test('understands conditions in the search, and removes their text (ATTR-76)', async ({ page }) => {
  await open(page, `/products?category=industrial-robots&search=${encodeURIComponent('robot payload>=5kg IP67')}`);
  await expect(chips(page).getByRole('link', { name: /^Remove filter Payload ≥\s5\skg$/ })).toBeVisible();
  await chips(page)
    .getByRole('link', { name: /Payload/ })
    .click();
  await expect(page).toHaveURL('/products?category=industrial-robots&search=robot+IP67');
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('robot IP67');
  await chips(page).getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/products?category=industrial-robots&search=robot');
});

test('marks a limit that cannot be parsed, and keeps the unit typed with another one (ATTR-90, ATTR-91)', async ({ page }) => {
  await open(page, list);
  const limit = field(panel(page), 'Payload, at least, in kg');
  await limit.fill('heavy');
  await expect(panel(page).getByRole('alert')).toHaveText(/^Type a number such as 5\skg, the lower one first\.$/);
  await expect(limit).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await limit.fill('11 lb');
  await expect(chips(page).getByRole('link', { name: /^Remove filter Payload ≥\s11\slb$/ })).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await open(page, `/products?search=${encodeURIComponent('robot with payload at least 11 lb and reach over 1.2 m')}`);
  await expect(chips(page).getByRole('link')).toHaveText([
    /^Remove filter Payload ≥\s11\slb$/,
    /^Remove filter Reach ≥\s1,2\sm$/,
    'Clear all filters',
  ]);
});

/** Waits until the list shows the products of the address. */
const expectCurrent = (page: Page) => expect(page.locator('.results')).toHaveAttribute('aria-busy', 'false');

/** Expects the ignored limit outside the filters, which may be in a closed sheet. */
const expectIgnored = async (page: Page) => {
  const chip = chips(page).getByRole('link', { name: /^Remove filter Payload “heavy” not understood, ignored$/ });
  await expect(count(page)).toHaveText(/^7 products\. Payload “heavy” not understood, ignored$/);
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(page).toHaveURL(list);
  await expect(count(page)).toHaveText(/^7 products$/);
};

test('names an ignored limit of the address at every width (ATTR-90)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, `${list}&f.payload.min=heavy`);
  for (const width of [390, 768, 1440])
    await test.step(`at ${width} px`, async () => {
      await resize(page, width);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await expectIgnored(page);
      await page.goBack();
      await expect(page).toHaveURL(`${list}&f.payload.min=heavy`);
    });
});

test('sorts by an attribute and shows values in other units (ATTR-78)', async ({ page }) => {
  await open(page, `${list}&f.payload.min=5`);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Payload');
  await expect(page).toHaveURL(`${list}&f.payload.min=5&sort=payload`);
  await expect(names(page).first()).toHaveText('Heavy Robot LR210');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Lowest first');
  await expect(names(page).last()).toHaveText('Heavy Robot LR210');
  const found = await names(page).allTextContents();
  await page.getByRole('navigation', { name: 'Units' }).getByRole('link', { name: 'Imperial' }).click();
  await expect(field(panel(page), 'Payload, at least, in kg')).toHaveValue('5');
  await expect(field(panel(page), /^Reach, at least, in in$/)).toBeVisible();
  await expect(page.locator('.values').last()).toContainText(/463(\.\d)?\slb/);
  await expect(names(page)).toHaveText(found);
  await page.getByRole('navigation', { name: 'Units' }).getByRole('link', { name: 'Metric' }).click();
  await expect(page).toHaveURL(`${list}&f.payload.min=5&sort=payload&order=asc`);
  await expect(names(page)).toHaveText(found);
});

test('names the conditions that no product meets, and offers to remove each (ATTR-80)', async ({ page }) => {
  await open(page, `${list}&f.payload.min=5000&f.mounting=wall`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expectAccessible(page);
  await main
    .locator('.empty')
    .getByRole('link', { name: /^Remove Payload/ })
    .click();
  await expect(page).toHaveURL(`${list}&f.mounting=wall`);
  await expect(names(page)).toHaveCount(3);
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has the filters in a sheet (ATTR-79)', async ({ page }) => {
    await open(page, list);
    await expect(panel(page)).toBeHidden();
    const button = page.getByRole('button', { name: 'Filters' });
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await field(sheet, 'Payload, at least, in kg').fill('5');
    await sheet.getByRole('checkbox', { name: /^Wall/ }).check();
    await expect(sheet.getByRole('heading', { name: 'Filters (2)' })).toBeVisible();
    await expectAccessible(page);
    await expectCurrent(page);
    const found = await names(page).count();
    await sheet.getByRole('button', { name: `Show ${found} product` }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
    await expectNoOverflow(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('names an ignored limit of the address (ATTR-90)', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${list}&f.payload.min=heavy`);
    await expectIgnored(page);
  });

  for (const width of [390, 1440])
    test(`filters with a form at ${width} px (ATTR-74, ATTR-79)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${list}&f.mounting=wall`);
      if (width === 390) await page.getByRole('link', { name: 'Filters (1)' }).click();
      await field(panel(page), 'Payload, at least, in kg').fill('5');
      await panel(page).getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/f\.payload\.min=5/);
      await expect(chips(page).getByRole('link')).toHaveText([/Mounting Wall/, /Payload/, 'Clear all filters']);
      await chips(page)
        .getByRole('link', { name: /Mounting/ })
        .click();
      await expect(page).toHaveURL(`${list}&f.payload.min=5&f.payload.unit=kg`);
      if (width === 390) await page.getByRole('link', { name: 'Filters (1)' }).click();
      await expect(field(panel(page), 'Payload, at least, in kg')).toHaveValue('5');
    });
});

test('keeps input in the filters beside the list while their code loads (ATTR-74)', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/filters-/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(list);
  await panel(page).getByText('Environment', { exact: true }).click();
  const payload = field(panel(page), 'Payload, at least, in kg');
  await payload.focus();
  code.resolve();
  await page.locator('html[data-ready]').waitFor();
  await expect(payload).toBeFocused();
  await payload.fill('5');
  await expect(page).toHaveURL(`${list}&f.payload.min=5`);
  await panel(page).getByRole('checkbox', { name: /^IP67/ }).check();
  await expect(page).toHaveURL(`${list}&f.payload.min=5&f.protection=ip67`);
});

test('shows only filters that work when a narrow window becomes wide (ATTR-74)', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/filters-/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, list);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('robot');
  await expect(page).toHaveURL(`${list}&search=robot`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(panel(page).getByText('Environment', { exact: true })).toHaveCount(0);
  code.resolve();
  await panel(page).getByText('Environment', { exact: true }).click();
  await panel(page).getByRole('checkbox', { name: /^IP67/ }).check();
  await expect(page).toHaveURL(`${list}&search=robot&f.protection=ip67`);
});
