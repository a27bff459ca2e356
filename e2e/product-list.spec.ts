// Product list: filter, search and page in the address, late responses.
import { hold, listen } from './support/stage.ts';
import { expect, open, settle, test } from './support/test.ts';

test('keeps the list in the address, and follows Back and Forward (PLIST-02, PLIST-03, PLIST-04, PLIST-10, PLIST-11)', {
  tag: ['@main', '@smoke'],
}, async ({ page }) => {
  await open(page, '/products?page=2');
  const box = page.getByRole('searchbox', { name: 'Search products' });
  const pills = page.getByRole('navigation', { name: 'Product categories' });
  await expect(page.getByRole('status').filter({ hasText: 'page 2 of' })).toBeVisible();
  await pills.getByRole('link', { name: /^Mobile Robots/ }).click();
  await expect(page).toHaveURL('/products?category=mobile-robots');
  await expect(page.locator('.cells .label').first()).toHaveText('Mobile Robots');
  await pills.getByRole('link', { name: /^All Products/ }).click();
  await expect(page).toHaveURL('/products');
  await settle(page);

  const calls = listen(page);
  await box.fill('robot');
  await expect(page).toHaveURL('/products?search=robot');
  await expect(page.locator('.cells mark').first()).toBeVisible();
  const called = () => calls.map((request) => new URL(request.url())).map(({ pathname, search }) => pathname + search);
  // the first focus loads suggestions
  await expect.poll(() => called().toSorted()).toEqual(['/api/public/attributes', '/api/public/products?search=robot&page=1']);

  await page.goBack();
  await expect(page).toHaveURL('/products?category=mobile-robots');
  await expect(box).toHaveValue('');
  await expect(page.locator('.cells .label').first()).toHaveText('Mobile Robots');
  await page.goForward();
  await expect(page).toHaveURL('/products?search=robot');
  await expect(box).toHaveValue('robot');
  await box.fill('qqqq');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
});

test('shows twelve cards that link to their products, and pagination (PLIST-05, PLIST-06, PLIST-09, CURR-01, CURR-02)', async ({
  page,
}) => {
  await open(page, '/products');
  const cards = page.locator('.cells .card');
  await expect(cards).toHaveCount(12);
  await expect(cards.first()).toContainText('Industrial Robots');
  await expect(cards.first().getByRole('heading')).toHaveText('Six-Axis Robot LR20');
  await expect(cards.first().locator('.price')).toHaveText(/^Rp\s412\.500\.000$/);
  await expect(cards.first().locator('.text')).not.toBeEmpty();
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pages).toContainText('Previous');
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/products?page=2');
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
  await pages.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL('/products');
  await page.getByRole('link', { name: 'View Details Six-Axis Robot LR20' }).click();
  await expect(page).toHaveURL('/products/six-axis-robot-lr20');
});

test('shows the loading state, and ignores a late response (PLIST-07, PLIST-11)', async ({ page }) => {
  await open(page, '/about');
  const releaseAll = await hold(page, 'products', (url) => !url.searchParams.has('category'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(page.getByText('Loading products...')).toBeAttached();
  await page
    .getByRole('navigation', { name: 'Product categories' })
    .getByRole('link', { name: /^Machine Safety/ })
    .click();
  await expect(page.locator('.cells .label').first()).toHaveText('Machine Safety');
  const names = await page.locator('.cells h3').allTextContents();
  await releaseAll();
  await settle(page);
  await expect(page.locator('.cells h3')).toHaveText(names);
});
