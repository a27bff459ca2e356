// Toasts, and pictures that fail to load.

import { waitForAnimations } from './support/motion.ts';
import { change } from './support/stage.ts';
import { expect, expectLoaded, open, test } from './support/test.ts';

test('shows toasts at the top right below the header, the newest on top, at most 20, for five seconds (TOAST-01, TOAST-02, PDET-21)', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00+07:00') });
  await open(page, '/products/remote-i-o-lx-r16');
  // stop the clock
  await page.clock.pauseAt(new Date('2026-11-21T10:10:00+07:00'));
  const brochure = page.getByRole('button', { name: 'Download Brochure' }).first();
  for (let count = 0; count < 23; count++) await brochure.dispatchEvent('click');
  const toasts = page.locator('.toast');
  await expect(toasts).toHaveCount(20);
  await expect(toasts.first()).toContainText('No brochure available for this product');
  await waitForAnimations(page);
  const box = await toasts.first().boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  const headerEnd = (header?.y ?? 0) + (header?.height ?? 0);
  expect(box?.y).toBeGreaterThanOrEqual(headerEnd);
  expect(box?.y).toBeLessThan(headerEnd + 24);
  expect(box && box.x + box.width).toBeGreaterThan(1380);
  await page.mouse.move(10, 500);
  await page.clock.runFor(4900);
  await expect(toasts).toHaveCount(20);
  await page.clock.runFor(600);
  await expect(toasts).toHaveCount(0);
});

test.describe('when pictures fail to load', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });
  test.beforeEach(async ({ page }) => {
    await page.route('**/storage/**', (route) => route.abort());
  });

  test('shows the placeholder of products, which is a static file (IMG-02)', async ({ page, request }) => {
    await open(page, '/products');
    const first = page.locator('.card img').first();
    await expect(first).toHaveAttribute('src', '/images/placeholder-product.jpg');
    await expectLoaded(first);
    expect((await request.get('/images/placeholder-product.jpg')).headers()['content-type']).toBe('image/jpeg');
  });

  test('shows the placeholder of articles, or a grey tile (IMG-03, IMG-04)', async ({ page }) => {
    await open(page, '/news');
    await expect(page.locator('.story').first()).toBeVisible();
    await expect(
      page
        .locator('.story img[src="/images/placeholder-news.jpg"]')
        .or(page.getByText('News', { exact: true }))
        .first(),
    ).toBeVisible();
    await open(page, '/about');
    await page.getByRole('heading', { name: 'Our Team' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('IMG', { exact: true }).first()).toBeVisible();
  });
});

test('requests stored paths under /storage/, and other addresses unchanged (IMG-01)', async ({ page }) => {
  await change<{ products: { data: { main_image: string }[] } }>(page, 'products', (answer) => {
    const [first] = answer.products.data;
    if (first) first.main_image = '/images/placeholder-product.jpg';
    return answer;
  });
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'View All Products' }).first().click();
  const pictures = page.locator('.card img');
  await expect(pictures.nth(1)).toHaveAttribute('src', /^\/storage\/uploads\//);
  await expect(pictures.first()).toHaveAttribute('src', '/images/placeholder-product.jpg');
});
