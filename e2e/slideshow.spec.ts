// Timing of the hero's slideshow with a fake clock.
import type { Page } from '@playwright/test';
import { change, serveShells } from './support/stage.ts';
import { expect, open, test } from './support/test.ts';

interface Homepage {
  hero_settings: Record<string, string | null>;
}

const intervalMs = 6000;
const shown = (page: Page) => page.locator('.hero .dots button[aria-current="true"]');
const expectSlide = (page: Page, number: number) => expect(shown(page)).toHaveAccessibleName(new RegExp(`^Slide ${number}\\b`));

/** Opens the home page with a stopped clock, and pointer and focus outside the hero. */
const openStill = async (page: Page) => {
  await page.clock.install();
  await open(page, '/');
  await page.mouse.move(5, 5);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  // selecting the first slide restarts its interval
  await page.locator('.hero .dots button').first().click();
  await page.mouse.move(5, 5);
  await expectSlide(page, 1);
};
/** Waits until the slideshow advances automatically, or until it has noticed the pointer or the focus. */
const expectRunning = (page: Page, isRunning = true) =>
  expect(page.locator('.hero-text')).toHaveAttribute('aria-live', isRunning ? 'off' : 'polite');
const leave = async (page: Page) => {
  await page.mouse.move(5, 5);
  await expectRunning(page);
};
const pass = (page: Page, ms: number) => page.clock.runFor(ms);

/** Opens the home page with changed settings of the hero. */
const openWith = async (page: Page, settings: Record<string, string | null>) => {
  await serveShells(page);
  await change<Homepage>(page, 'homepage', (home) => ({ ...home, hero_settings: { ...home.hero_settings, ...settings } }));
  await open(page, '/');
};

test('advances automatically, wraps around, and restarts the timer when a dot is clicked (SLIDE-01, SLIDE-03, SLIDE-04, SLIDE-05)', async ({
  page,
}) => {
  await openStill(page);
  await expectRunning(page);
  for (const slide of [2, 3, 4, 1]) {
    await pass(page, intervalMs - 100);
    await expectSlide(page, slide === 1 ? 4 : slide - 1);
    await pass(page, 100);
    await expectSlide(page, slide);
  }
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expectSlide(page, 4);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(page, 1);
  await leave(page);
  await pass(page, intervalMs - 1000);
  await page.getByRole('button', { name: /^Slide 3/ }).click();
  await leave(page);
  await pass(page, intervalMs - 100);
  await expectSlide(page, 3);
  await pass(page, 100);
  await expectSlide(page, 4);
});

test('does not advance while hovered, focused or paused (SLIDE-02)', async ({ page }) => {
  await openStill(page);
  await page.locator('.hero').hover({ position: { x: 700, y: 500 } });
  await expectRunning(page, false);
  await pass(page, 3 * intervalMs);
  await expectSlide(page, 1);
  await leave(page);
  await pass(page, intervalMs);
  await expectSlide(page, 2);

  // the first Tab stop inside the hero is the pause button
  await page.getByRole('banner').getByRole('link', { name: 'GET QUOTE' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeFocused();
  await expectRunning(page, false);
  await pass(page, 3 * intervalMs);
  await expectSlide(page, 2);
  await page.keyboard.press('Enter');
  await page.locator('.hero').evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(page, 3 * intervalMs);
  await expectSlide(page, 2);
  await page.getByRole('button', { name: 'Play slideshow' }).click();
  await leave(page);
  await pass(page, intervalMs);
  await expectSlide(page, 3);
});

test('does not move the focus that a navigation has set (SLIDE-02)', async ({ page }) => {
  await page.clock.install();
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await leave(page);
  await expectSlide(page, 1);
  await pass(page, intervalMs);
  await expectSlide(page, 2);
  await expect(heading).toBeFocused();
});

test('does not start automatically with reduced motion (SLIDE-02)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page);
  await pass(page, 4 * intervalMs);
  await expectSlide(page, 1);
  await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
});

test('does not advance if it is switched off, but can be advanced manually (SLIDE-02)', async ({ page }) => {
  await page.clock.install();
  await openWith(page, { slideshow_enabled: 'false' });
  await page.mouse.move(5, 5);
  await pass(page, 60_000);
  await expectSlide(page, 1);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide(page, 2);
  await expect(page.getByRole('button', { name: 'Pause slideshow' })).toHaveCount(0);
});

test('shows the default slide if the slides cannot be parsed (SLIDE-07)', async ({ page }) => {
  await openWith(page, { slides_data: '{not json' });
  await expect(page.locator('.hero .slide')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whole lines, built around one arm.');
  await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
});

test('animates differently with fade, slide and zoom (AHERO-05)', async ({ page }) => {
  const seen = new Set<string>();
  for (const effect of ['fade', 'slide', 'zoom']) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openWith(page, { transition_effect: effect });
    await page.getByRole('button', { name: 'Next slide' }).click();
    const name = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).animationName);
    seen.add(`${await name('.hero .slide.on')}, ${await name('.hero .slide.out')}`);
  }
  expect(seen.size).toBe(3);
});

test('shows backgrounds in four styles, stretched by default, with a diagonal overlay (AHERO-06, AHERO-07, SLIDE-08)', async ({ page }) => {
  const objectFitNow = () => page.locator('.hero .slide.on .ground').evaluate((element) => getComputedStyle(element).objectFit);
  const expected = { cover: 'cover', contain: 'contain', stretch: 'fill', '': 'fill' };
  for (const [style, objectFit] of Object.entries(expected)) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openWith(page, { background_image_style: style, gradient_overlay_enabled: null });
    expect(await objectFitNow()).toBe(objectFit);
    await expect(page.locator('.hero .overlay')).toHaveCount(0);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await openWith(page, { background_image_style: 'repeat', gradient_overlay_enabled: 'true' });
  await expect(page.locator('.hero .slide.on .tiles')).toHaveCSS('background-repeat', 'repeat');
  const overlay = page.locator('.hero .slide.on .overlay');
  expect(await overlay.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('linear-gradient(135deg');
});
