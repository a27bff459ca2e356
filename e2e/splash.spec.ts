// The splash of a full load, on slow settings: the clock is the test's.
import { change, hold, serveShells } from './support/stage.ts';
import { expect, test } from './support/test.ts';

test('SPLASH-01 SPLASH-02 SPLASH-03 SPLASH-04 SPLASH-05 SPLASH-06 steps while the settings are on their way, then fades away', async ({
  page,
}) => {
  await page.clock.install();
  await serveShells(page);
  const release = await hold(page, 'settings');
  await page.goto('/');
  const say = page.locator('.splash .say');
  await expect(say).toHaveText('Loading theme...20%');
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  const percent = page.getByRole('progressbar', { name: 'Loading' });
  const first = Number(await percent.getAttribute('aria-valuenow'));
  const texts = ['Loading theme...20%', 'Initializing components...40%', 'Fetching settings...60%', 'Applying styles...80%'];
  expect(texts).toContain(await say.textContent());
  for (let step = first / 20; step < 4; step += 1) {
    await page.clock.runFor(700);
    await expect(say).toHaveText(String(texts[step]));
  }
  // it waits there, and types meanwhile
  await page.clock.runFor(7000);
  await expect(say).toHaveText('Applying styles...80%');
  const typed = page.locator('.splash .type');
  const before = await typed.textContent();
  await page.clock.runFor(2300);
  expect(await typed.textContent()).not.toBe(before);
  const dots = page.locator('.splash .say .off');
  const shown = await dots.count();
  await page.clock.runFor(600);
  await expect(dots).not.toHaveCount(shown);

  release();
  // the answer goes through timers too
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(say).toHaveText('Ready!100%', { timeout: 200 });
  }).toPass();
  await page.clock.runFor(300);
  await expect(say).toHaveText('Welcome!100%');
  await page.clock.runFor(280);
  await expect(page.locator('.splash')).toHaveCSS('pointer-events', 'none');
  await page.clock.runFor(320);
  await expect(page.locator('.splash')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();

  // inside the site it never comes back
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(page.locator('.splash')).toHaveCount(0);
});

test('SPLASH-04 types the tagline of the settings first', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('.splash .type')).toHaveText('Robots, drives and controls that arrive as one line.');
});

test('SPLASH-06 a rendered page is free within a second of its script', async ({ page }) => {
  await page.goto('/about');
  await page.locator('html[data-ready]').waitFor({ timeout: 5000 });
  await expect(page.locator('.splash')).toHaveCount(0);
});

test.describe('without the script that takes it away', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('SPLASH-07 gives the page free by itself', async ({ page }) => {
    await page.route('**/assets/entry-site*.js', (route) => route.abort());
    await page.goto('/');
    const splash = page.locator('.splash');
    await expect(splash).toBeVisible();
    // twelve seconds, without waiting for them
    await splash.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect(splash).toBeHidden();
    await page.getByRole('link', { name: 'GET QUOTE' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('THEME', () => {
  test('THEME-01 THEME-02 the page takes the colours of the settings, and the defaults for what is no colour', async ({ page }) => {
    await serveShells(page);
    await change<Record<string, unknown>>(page, 'settings', (settings) => ({
      ...settings,
      main_color: '#c2185b',
      secondary_color: 'reddish',
      accent_color: null,
    }));
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor();
    const property = (name: string) => page.evaluate((key) => document.documentElement.style.getPropertyValue(key), name);
    expect(await property('--brand-main')).toBe('#c2185b');
    expect(await property('--brand-secondary')).toBe('#2563eb');
    expect(await property('--brand-accent')).toBe('#10b981');
    const button = page.getByRole('link', { name: 'GET QUOTE' });
    await expect(button).toHaveCSS('background-color', 'rgb(194, 24, 91)');
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
  });
});
