// Lightbox: with mouse and keyboard, and by touch on a phone.
import type { CDPSession, Page } from '@playwright/test';
import { waitForAnimations } from './support/motion.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

const product = '/products/six-axis-robot-lr20';
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Six-Axis Robot LR20' });
const zoom = (page: Page) => lightbox(page).getByRole('status', { name: 'Zoom' });
/** Rendered width of the picture. */
const widthOf = (page: Page) => page.locator('.slide[data-side="0"] .pic').evaluate((element) => element.getBoundingClientRect().width);

test('opens a picture full screen and zooms it with keys, double click and wheel (PDET-03, IMG-07)', async ({ page }) => {
  await open(page, product);
  const enlarge = page.getByRole('button', { name: 'Enlarge picture' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(lightbox(page)).toBeVisible();
  await expect(lightbox(page).getByRole('button', { name: 'Close' })).toBeFocused();
  // the code of the stage, which handles the keys, has loaded
  await expect(lightbox(page).getByRole('button', { name: 'Next picture' })).toBeVisible();
  await waitForAnimations(page);
  await expect.poll(() => lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByText('Picture 2 of')).toBeVisible();
  await page.keyboard.press('+');
  await expect(zoom(page)).toHaveText('150%');
  await expect.poll(() => widthOf(page)).toBeCloseTo(1440 * 1.5, 0);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByText('Picture 2 of')).toBeVisible();
  await page.keyboard.press('0');
  await expect(zoom(page)).toHaveText('100%');
  await page.mouse.move(720, 450);
  await page.mouse.dblclick(720, 450);
  await expect(zoom(page)).not.toHaveText('100%');
  await page.mouse.dblclick(720, 450);
  await expect(zoom(page)).toHaveText('100%');
  await page.mouse.wheel(0, -300);
  await expect(zoom(page)).not.toHaveText('100%');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(enlarge).toBeFocused();
  await expect(page.getByRole('button', { name: 'Picture 2' })).toHaveAttribute('aria-current', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  type Touch = 'touchStart' | 'touchMove' | 'touchEnd';
  /** @param timestamp seconds since 1970, by default now */
  const touchAt = (session: CDPSession, timestamp: number | undefined, type: Touch, ...points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const touch = (session: CDPSession, type: Touch, ...points: [number, number][]) => touchAt(session, undefined, type, ...points);

  test('zooms a picture with two fingers, pans it with one, and changes pictures when it is not zoomed (IMG-07)', async ({ page }) => {
    await open(page, product);
    await page.getByRole('button', { name: 'Enlarge picture' }).tap();
    await expect(zoom(page)).toHaveText('100%');
    await waitForAnimations(page);
    await expect.poll(() => lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expectAccessible(page);
    const session = await page.context().newCDPSession(page);

    await touch(session, 'touchStart', [150, 400], [240, 400]);
    await touch(session, 'touchMove', [100, 400], [290, 400]);
    await touch(session, 'touchMove', [60, 400], [330, 400]);
    await touch(session, 'touchEnd');
    await expect(zoom(page)).toHaveText('300%');
    await expect.poll(() => widthOf(page)).toBeCloseTo(390 * 3, 0);
    // the page itself is not zoomed
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

    const left = () => page.locator('.slide[data-side="0"] .pic').evaluate((element) => element.getBoundingClientRect().left);
    const before = await left();
    await touch(session, 'touchStart', [300, 400]);
    await touch(session, 'touchMove', [250, 400]);
    await touch(session, 'touchMove', [200, 400]);
    await touch(session, 'touchEnd');
    await expect.poll(left).toBeLessThan(before - 40);
    await expect(lightbox(page).getByText('Picture 1 of')).toBeVisible();

    // a double tap has to be fast
    const start = Date.now() / 1000;
    for (const second of [0, 0.1]) {
      await touchAt(session, start + second, 'touchStart', [195, 400]);
      await touchAt(session, start + second + 0.05, 'touchEnd');
    }
    await expect(zoom(page)).toHaveText('100%');
    await touch(session, 'touchStart', [300, 400]);
    await touch(session, 'touchMove', [200, 402]);
    await touch(session, 'touchMove', [100, 404]);
    await touch(session, 'touchEnd');
    await expect(lightbox(page).getByText('Picture 2 of')).toBeVisible();
    await lightbox(page).getByRole('button', { name: 'Close' }).tap();
    await expect(lightbox(page)).toBeHidden();
  });
});
