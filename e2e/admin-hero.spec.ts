// Slideshow screen: saved settings appear on the home page.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './support/admin.ts';
import { drag } from './support/drag.ts';
import { expectLoaded, resize } from './support/test.ts';
import { expectAccessibleAt, expectNoOverflow } from './support/widths.ts';

test.use({ company: 'hero' });

const scene = 'demo/media/hero/scene-line.webp';
const cutout = 'demo/media/hero/cutout-arm.webp';

const openScreen = async (page: Page) => {
  await page.goto('/admin/hero-settings');
  await page.getByRole('button', { name: 'Save Settings' }).waitFor();
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Slideshow settings saved successfully')).toBeVisible();
};
const slides = (page: Page) => page.getByRole('region', { name: /^Slide Configuration/ }).locator('.slide-toggle');
const place = (page: Page) => page.getByRole('region', { name: 'Preview' }).getByText(/^Slide \d+ of \d+$/);
const inPreview = (page: Page) => page.frameLocator('iframe[title="Desktop preview"]');

test('shows a new slide with both pictures on the home page (AHERO-08, AHERO-09, AHERO-11, AHERO-14, AHERO-15)', async ({
  admin: page,
}) => {
  await openScreen(page);
  const before = await slides(page).count();
  await page.getByRole('button', { name: 'Add Slide' }).click();
  await expect(page.getByLabel('Slide Title')).toBeFocused();
  await page.getByLabel('Slide Title').fill('A slide of journeys');
  await page.getByLabel('Slide Subtitle').fill('Written a moment ago.');
  for (const [name, file] of [
    ['Background Image', scene],
    ['Hero Image', cutout],
  ] as const) {
    await page.getByLabel(`Upload an image: ${name}`, { exact: true }).setInputFiles(file);
    await expect(page.getByRole('group', { name, exact: true }).getByLabel('URL or path')).toHaveValue(/^uploads\//);
  }
  await expect(page.getByText('File uploaded successfully').first()).toBeVisible();
  // the preview shows the slide before it is saved
  await expect(place(page)).toHaveText(`Slide ${before + 1} of ${before + 1}`);
  await expect(inPreview(page).getByRole('heading', { name: 'A slide of journeys', includeHidden: true })).toBeVisible();
  // move it to the first position
  await page.getByLabel('Slide Title').focus();
  for (let step = 0; step < before; step++) await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByLabel('Slide Title')).toBeFocused();
  await expect(slides(page).first()).toContainText('A slide of journeys');
  await save(page);

  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A slide of journeys');
  await expect(page.locator('.hero .lead')).toHaveText('Written a moment ago.');
  for (const picture of ['.ground', '.cut']) {
    const image = page.locator(`.hero .slide.on ${picture}`);
    await expectLoaded(image);
  }
});

test('shows effect, overlay, style and points immediately on the home page (AHERO-03, AHERO-05, AHERO-06, AHERO-07)', async ({
  admin: page,
}) => {
  await openScreen(page);
  await page.getByLabel('Auto Slide Interval').fill('60');
  await page.getByLabel('Transition Effect').selectOption('zoom');
  await page.getByLabel('Background Image Style').selectOption('contain');
  await page.getByRole('switch', { name: /^Enable Gradient Overlay/ }).check();
  await page.getByLabel('Point 1', { exact: false }).first().fill('A point of journeys');
  const hero = inPreview(page).locator('.hero');
  await expect(hero).toHaveAttribute('data-transition', 'zoom');
  await expect(hero.locator('.slide.on .overlay')).toHaveCount(1);
  await expect(hero.locator('.slide.on .ground.contain')).toHaveCount(1);
  await expect(hero.getByText('A point of journeys')).toHaveCount(1);
  await save(page);

  await open(page, '/');
  const shown = page.locator('.hero');
  await expect(shown).toHaveAttribute('data-transition', 'zoom');
  await expect(shown.locator('.slide.on .overlay')).toHaveCount(1);
  await expect(shown.locator('.slide.on .ground')).toHaveCSS('object-fit', 'contain');
  await expect(shown.getByText('A point of journeys')).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();

  await openScreen(page);
  await page.getByRole('switch', { name: /^Enable Slideshow/ }).uncheck();
  await save(page);
  await open(page, '/');
  await expect(shown.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Pause slideshow' })).toHaveCount(0);
});

test('drags and removes slides, restores them with Reset, and asks before leaving (AHERO-10, AHERO-12)', async ({ admin: page }) => {
  await openScreen(page);
  const titles = await slides(page).locator('.strong').allTextContents();
  const cards = page.getByRole('region', { name: /^Slide Configuration/ }).locator('.slide-card');
  await drag(page, cards.locator('.grip').last(), cards.nth(1), { x: 14, y: 4 });
  await expect(slides(page).nth(1)).toContainText((titles.at(-1) ?? '').replace(/^\d+ /, ''));
  for (let left = titles.length - 1; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Remove slide 1' }).click();
    await expect(slides(page)).toHaveCount(left);
  }
  await expect(page.getByRole('button', { name: /^Remove slide/ })).toHaveCount(0);
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(slides(page).locator('.strong')).toHaveText(titles);
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
});

test('rejects an interval outside 1 to 60, and saves with Ctrl+S (AHERO-04)', async ({ admin: page }) => {
  await openScreen(page);
  const interval = page.getByLabel('Auto Slide Interval');
  await interval.fill('61');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Enter a number from 1 to 60.')).toBeVisible();
  await expect(interval).toBeFocused();
  await interval.fill('7');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Slideshow settings saved successfully')).toBeVisible();
});

test('is accessible, including at the width of a phone (ACCESS-05)', async ({ admin: page }) => {
  await openScreen(page);
  await expectAccessibleAt(page, [1440, 768, 390, 360]);
});

test('moves a featured product by keyboard, with immediate effect on the home page (AHERO-20, HOME-18)', async ({ admin: page }) => {
  await openScreen(page);
  const section = page.getByRole('region', { name: 'Featured Products' });
  const last = section.getByRole('listitem').last();
  await expect(last).toBeVisible();
  const name = (await last.textContent())?.replace(/^\d+ /, '') ?? '';
  const isSaved = page.waitForResponse((response) => response.url().endsWith('/api/admin/settings-bulk-update'));
  await section.getByRole('button', { name: `Move ${name} up` }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await isSaved;
  await expect(section.getByRole('status')).toHaveText(/^Product moved to place \d+ of \d+$/);
  const order = (await section.getByRole('listitem').allTextContents()).map((text) => text.replace(/^\d+ /, ''));
  expect(order.at(-2)).toBe(name);
  await page.reload();
  await expect(section.getByRole('listitem')).toHaveText(order.map((text, index) => `${index + 1} ${text}`));
  await open(page, '/');
  const shown = page.getByRole('region', { name: 'Featured Products' }).getByRole('heading', { level: 3 });
  await expect(shown).toHaveText(order.slice(0, 8));
});

test('leads from a slide to a product, whatever its address is, and to another website (AHERO-21, AHERO-22, HOME-19)', async ({
  admin: page,
}) => {
  await openScreen(page);
  await page.getByLabel('Button leads to').selectOption('record');
  await page.getByRole('combobox', { name: 'Find a page of this site' }).fill('Operator Panel LH12');
  await page.getByRole('option', { name: /^Operator Panel LH12/ }).click();
  await page.getByLabel('Button text').fill('See the panel that each of our lines has');
  await expectAccessible(page);
  const inFirst = inPreview(page).getByRole('link', { name: 'See the panel that each of our lines has', includeHidden: true });
  await expect(inFirst).toHaveAttribute('href', /^\/products\/operator-panel-lh12/);
  await slides(page).nth(1).click();
  await page.getByLabel('Button leads to').nth(1).selectOption('address');
  await page.getByLabel('Address', { exact: false }).last().fill('fair.example');
  await page.getByLabel('Button text').nth(1).fill('Meet us');
  await save(page);

  await open(page, '/');
  const lead = page.locator('.hero .btn-main');
  await page.getByRole('button', { name: /^Slide 2/ }).click();
  await expect(lead).toHaveText('Meet us');
  await expect(lead).toHaveAttribute('href', 'https://fair.example');
  await page.getByRole('button', { name: /^Slide 3/ }).click();
  await expect(lead).toHaveText('View Products');
  await page.getByRole('button', { name: /^Slide 1/ }).click();
  await expect(lead).toHaveText('See the panel that each of our lines has');
  await resize(page, 320);
  await expectNoOverflow(page);
  await lead.click();
  await expect(page).toHaveURL(/\/products\/operator-panel-lh12/);
});
