// Product page: content and scroll positions.
import { change, serveShells } from './support/stage.ts';
import { expect, expectAccessible, open, test } from './support/test.ts';

const slug = 'six-axis-robot-lr20';
interface Answer {
  product: Record<string, unknown>;
}

test('shows a product, and another one through its link (PDET-01, PDET-02, PDET-04, PDET-05, PDET-06, PDET-07, PDET-08, PDET-09, PDET-14, PDET-15, PDET-20, ACCESS-07)', {
  tag: ['@main', '@smoke'],
}, async ({ page }) => {
  await open(page, `/products/${slug}`);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Products', 'Industrial Robots']);
  await expect(crumbs).toContainText('Six-Axis Robot LR20');
  await expect(crumbs.getByRole('link', { name: 'Industrial Robots' })).toHaveAttribute('href', '/products?category=industrial-robots');
  const main = page.getByRole('main');
  await expect(main).toContainText('Model: LR20-1720');
  await expect(main.locator('.buy')).toContainText(/Rp\s412\.500\.000/);
  await expect(main.getByRole('button', { name: 'Request Quote' }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Download Brochure' })).toHaveAttribute('href', /^\/storage\/.+\.pdf$/);
  await expect(page.getByRole('heading', { name: 'Product Description' })).toBeVisible();
  await expect(page.locator('.description li').first()).toBeVisible();
  const heights = await page.getByTitle('Find products with at least this').evaluateAll((links) => links.map((one) => one.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  const related = page.getByRole('region', { name: 'Related Products' });
  await expect(related.getByRole('listitem')).toHaveCount(4);
  const first = related.getByRole('listitem').first();
  const name = String(await first.getByRole('heading').textContent());
  await expect(first.locator('.text')).not.toBeEmpty();
  const link = first.getByRole('link');
  expect(await link.textContent()).toMatch(/^View Details →/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).not.toHaveURL(`/products/${slug}`);
  await expect(page).toHaveTitle(new RegExp(name));
});

test('shows a product without model, price and brochure, and older forms of specifications (PDET-05, PDET-06, PDET-12, PDET-13, PDET-21)', async ({
  page,
}) => {
  await serveShells(page);
  let specifications: unknown = { max_load: '20 kg' };
  await change<Answer>(page, `products/${slug}`, ({ product, ...rest }) => ({
    ...rest,
    product: { ...product, model: null, price: null, brochure: null, brochure_url: null, specifications },
  }));
  await open(page, `/products/${slug}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Model:')).toHaveCount(0);
  await expect(main.locator('.buy')).toContainText('Price on request');
  await expect(main.getByText('max load').first()).toBeVisible();
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await main.getByRole('button', { name: 'Download Brochure' }).click();
  await expect(page.locator('.toast.note')).toHaveText('No brochure available for this product');
  expect(downloads).toBe(0);

  specifications = [
    { name: 'Reach', value: '1.7 m' },
    { key: 'Axes', value: '6' },
  ];
  await open(page, `/products/${slug}`);
  await expect(main.getByText('Reach', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Axes', { exact: true }).first()).toBeVisible();
});

test('returns on Back to the position of an in-page link (ROUTE-17)', async ({ page }) => {
  await open(page, `/products/${slug}`);
  const link = page.getByRole('navigation', { name: 'Specification groups' }).getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => {
    window.scrollBy({ top: 40, behavior: 'instant' });
    return window.scrollY;
  });
  await link.click();
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
  // Tab continues from the target
  const name = String(await link.textContent());
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(name);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
});

test.describe('an unknown product', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('offers products with a similar name, also after the scripts have started (PDET-24)', async ({ page }) => {
    await page.goto('/products/heavy-robot-lr2100');
    await page.locator('html[data-ready]').waitFor();
    const similar = page.getByRole('region', { name: 'Did you mean …?' });
    await expectAccessible(page);
    await similar.getByRole('link', { name: 'View Details Heavy Robot LR210' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heavy Robot LR210');
  });
});
