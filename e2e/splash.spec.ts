// Splash of a full load. The tests control time: the clock for scripts, and the animations of the style sheet.
import type { Page } from '@playwright/test';
import { change, hold, serveShells } from './support/stage.ts';
import { expect, test } from './support/test.ts';

const siteScript = '**/assets/entry-site*.js';

/** Stops animations at their beginning until the test moves them. */
const freezeAnimations = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
};

/** @param ms time since the beginning of the last steps */
const moveAnimations = async (page: Page, ms: number): Promise<void> => {
  const splash = page.locator('.splash');
  // wait for the style sheet, before which the splash has no animations
  await expect(splash).toHaveCSS('position', 'fixed');
  await splash.evaluate((element, at) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = at;
  }, ms);
};

/** Delays the script of the site until the returned function is called. */
const holdScript = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(siteScript, async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
};

test('steps while the settings load, then fades away (SPLASH-01, SPLASH-02, SPLASH-03, SPLASH-04, SPLASH-05, SPLASH-06)', async ({
  page,
}) => {
  await page.clock.install();
  // before the page opens, so that no step is missed
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  await serveShells(page);
  const release = await hold(page, 'settings');
  await page.goto('/');
  const say = page.locator('.splash .say');
  const percent = page.getByRole('progressbar', { name: 'Loading' });
  await expect(say).toHaveText('Loading theme...20%');
  for (const text of ['Initializing components...40%', 'Fetching settings...60%', 'Applying styles...80%']) {
    await page.clock.runFor(700);
    await expect(say).toHaveText(text);
  }
  // the step stays while the tagline is typed
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

  await freezeAnimations(page);
  await release();
  const ready = page.getByText('Ready!', { exact: true });
  const welcome = page.getByText('Welcome!', { exact: true });
  await expect(ready).toBeVisible();
  await expect(percent).toHaveAttribute('aria-valuenow', '100');
  await expect(welcome).toBeHidden();
  await moveAnimations(page, 400);
  await expect(welcome).toBeVisible();
  await expect(ready).toBeHidden();
  await expect(page.locator('.splash')).toHaveCSS('pointer-events', 'auto');
  await moveAnimations(page, 700);
  await expect(page.locator('.splash')).toHaveCSS('pointer-events', 'none');
  expect(Number(await page.locator('.splash').evaluate((splash) => getComputedStyle(splash).opacity))).toBeLessThan(1);
  await moveAnimations(page, 901);
  await expect(page.locator('.splash')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();

  // it does not appear again on a navigation
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await expect(page.locator('.splash')).toHaveCount(0);
});

test('uncovers a finished page before its script arrives (SPLASH-03, SPLASH-04, SPLASH-06)', async ({ page }) => {
  await freezeAnimations(page);
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  const splash = page.locator('.splash');
  await expect(page.getByText('Ready!', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveAttribute('aria-valuenow', '100');
  // the tagline of the settings, one letter every 100 ms
  const letters = splash.locator('.type .letter:visible');
  await moveAnimations(page, 550);
  await expect(letters).toHaveText(['R', 'o', 'b', 'o', 't', 's']);
  await expect(page.getByText('Welcome!', { exact: true })).toBeVisible();
  await moveAnimations(page, 901);
  await expect(splash).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  release();
  await page.locator('html[data-ready]').waitFor();
  await expect(splash).toHaveCount(0);
});

test('takes at most one second for the last steps (SPLASH-06)', async ({ page }) => {
  await freezeAnimations(page);
  await holdScript(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const splash = page.locator('.splash');
  await expect(splash).toBeVisible();
  await expect
    .poll(() => splash.evaluate((element) => element.getAnimations().map((animation) => animation.effect?.getComputedTiming().endTime)))
    .toEqual([900]);
});

test('never covers a finished page with reduced motion (SPLASH-07)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('.splash')).toBeHidden();
  expect(await page.locator('.splash').evaluate((splash) => getComputedStyle(splash).display)).toBe('none');
  release();
  await page.locator('html[data-ready]').waitFor();
});

test.describe('without the script that removes it', () => {
  test.use({ expectedComplaints: [/Failed to load resource|The page could not start/] });

  for (const script of ['entry-site', 'start', 'vendor']) {
    test(`uncovers the page without ${script} (SPLASH-07)`, async ({ page }) => {
      await page.route(`**/assets/${script}*.js`, (route) => route.abort());
      await page.goto('/');
      await expect(page.locator('.splash')).toBeHidden();
      await page.getByRole('link', { name: 'GET QUOTE' }).click();
      await expect(page).toHaveURL('/contact');
    });
  }

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`uncovers a page without settings after 2.5 s, motion: ${reducedMotion} (SPLASH-07)`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.route(siteScript, (route) => route.abort());
      await page.route('/', async (route) => {
        const response = await route.fetch();
        return route.fulfill({ response, body: (await response.text()).replace('"splash dark leaving"', '"splash dark"') });
      });
      await freezeAnimations(page);
      await page.goto('/');
      const splash = page.locator('.splash');
      await expect(splash).toBeVisible();
      await moveAnimations(page, 2499);
      await expect(splash).toBeVisible();
      await moveAnimations(page, 2501);
      await expect(splash).toBeHidden();
    });
  }
});

test.describe('colours', () => {
  test('uses the colours of the settings, and the defaults for invalid ones (THEME-01, THEME-02)', async ({ page }) => {
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
    await expect.poll(() => property('--brand-main')).toBe('#c2185b');
    await expect.poll(() => property('--brand-secondary')).toBe('#2563eb');
    await expect.poll(() => property('--brand-accent')).toBe('#10b981');
    const button = page.getByRole('link', { name: 'GET QUOTE' });
    await expect(button).toHaveCSS('background-color', 'rgb(194, 24, 91)');
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
  });

  test('uses the accent colour for badges, the current page and numbers (THEME-01)', async ({ page }) => {
    await serveShells(page);
    await change<Record<string, unknown>>(page, 'settings', (settings) => ({ ...settings, accent_color: '#e8760c' }));
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor();
    await expect(page.locator('html')).toHaveAttribute('style', /--brand-accent: ?#e8760c/);
    const badge = page.locator('.cat .badge').filter({ hasText: 'NEW' }).first();
    await expect(badge).toHaveCSS('background-color', 'rgb(232, 118, 12)');
    await expect(badge).toHaveCSS('color', 'rgb(0, 0, 0)');
    // on graphite the colour is lightened until it is readable
    const lit = await page.evaluate(() => document.documentElement.style.getPropertyValue('--accent-lit'));
    await page.evaluate((color) => document.body.style.setProperty('outline-color', color), lit);
    const asShown = await page.locator('body').evaluate((body) => getComputedStyle(body).outlineColor);
    await expect(page.locator('.points b').first()).toHaveCSS('color', asShown);
    const marker = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOME' });
    const colorOf = () => marker.evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
    expect(await colorOf()).not.toBe('rgb(0, 161, 111)');
  });
});
