// The site while the browser translates it. A crash of a screen logs an error, which fails the journey.
import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';
import { translate } from './support/translation.ts';

const openTranslated = async (page: Page, path: string) => {
  await open(page, path);
  await translate(page);
};
const count = (page: Page) => page.locator('.results-head').getByRole('status');

test('searches, filters and pages through the product list (ACCESS-06)', async ({ page }) => {
  await openTranslated(page, '/products');
  const search = page.getByLabel('Search products');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(count(page)).toContainText('page 2 of');
  await search.fill('robot');
  await expect(count(page)).toContainText('for “robot”');
  await search.fill('gripper');
  await expect(count(page)).toContainText('for “gripper”');
  await search.fill('');
  await expect(count(page)).toContainText('page 1 of');
  await page
    .getByRole('link', { name: /^Industrial Robots/ })
    .first()
    .click();
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('textbox', { name: /^Payload, at least/ }).fill('20');
  await expect(page.getByRole('link', { name: /Payload ≥ 20/ })).toBeVisible();
  await page.getByRole('link', { name: 'Imperial' }).first().click();
  await expect(page).toHaveURL(/units=imperial/);
  await page.getByRole('link', { name: /Payload ≥/ }).click();
  await expect(page.getByRole('link', { name: /Payload ≥/ })).toHaveCount(0);
});

test('compares products (ACCESS-06)', async ({ page }) => {
  await openTranslated(page, '/compare?products=six-axis-robot-lr20,compact-robot-lr7,heavy-robot-lr210');
  const table = page.getByRole('table');
  await page.getByRole('link', { name: 'Differences only' }).click();
  await expect(page).toHaveURL(/differences=1/);
  await page.getByRole('link', { name: 'Imperial' }).click();
  await expect(table).toContainText('lb');
  await page.getByRole('link', { name: 'Remove Compact Robot LR7' }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Add a product' }).fill('LS6');
  await page.getByRole('link', { name: /^Add SCARA Robot LS6/ }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
});

test('searches in the header and shows the results (ACCESS-06)', async ({ page }) => {
  await openTranslated(page, '/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.type('robot');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.type(' payload>=5kg');
  await expect(dialog.getByText('Payload ≥ 5 kg').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('zzzz');
  await expect(dialog.getByText('Nothing found for “zzzz”').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('LR20');
  await dialog.getByRole('option', { name: /Six-Axis Robot LR20/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Six-Axis Robot LR20' })).toBeVisible();
  await page.getByRole('button', { name: 'Compare Six-Axis Robot LR20', exact: true }).click();
  await page.getByRole('link', { name: 'Imperial' }).click();
  await page.getByRole('button', { name: 'Request Quote' }).first().click();
  const quote = page.getByRole('dialog', { name: /Request Quote/ });
  await quote.getByRole('button', { name: 'Send Request' }).click();
  await expect(quote.getByText('The name field is required.')).toBeVisible();
  await quote.getByRole('textbox', { name: /^Name/ }).fill('Sari');
  await quote.getByRole('button', { name: 'Cancel' }).click();
  await expect(quote).toHaveCount(0);
});

test('navigates through all kinds of page, and back (ACCESS-06)', async ({ page }) => {
  await openTranslated(page, '/');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'ABOUT', exact: true }).click();
  await expect(page).toHaveURL(/about/);
  await header.getByRole('link', { name: 'CONTACT', exact: true }).click();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('The name field is required.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Sari');
  await expect(page.getByText('The name field is required.')).toHaveCount(0);
  await page.getByRole('link', { name: 'News', exact: true }).last().click();
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('plant');
  await expect(page).toHaveURL(/search=plant/);
  await page.getByRole('button', { name: 'Knowledge Base' }).click();
  await expect(page).toHaveURL(/type=knowledge/);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/privacy-policy/);
  for (const path of [/knowledge/, /search=plant/, /contact/, /about/]) {
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
});
