// Search and sharing: from the form of a product to its tags for search engines and link previews.
import { expect, expectAccessible, open, test } from './support/admin.ts';
import { call, formOf } from './support/colleague.ts';
import { resize } from './support/test.ts';

test('sets the title for search engines, and shows the picture of the shared link (ASEO-01, ASEO-02, ASEO-03, SEO-02, SEO-06)', async ({
  admin: page,
  product,
}) => {
  const { body } = await call(product, 'POST', 'products', formOf({ name: 'Six-Axis Robot PL40', category_id: '1' }));
  const { id, slug } = body.product;
  await page.goto(`/admin/products?edit=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog.getByRole('button', { name: 'Search and sharing' }).click();
  const title = dialog.getByRole('textbox', { name: /^SEO title/ });
  await expect(title).toHaveAttribute('placeholder', 'Six-Axis Robot PL40 - Lintara Automation');
  await expect(dialog.getByText('40 of 60 characters, derived')).toBeVisible();
  const picture = dialog.getByRole('figure', { name: 'Shared link' }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);

  await title.fill('Palletising robot PL40 for 20 kg, with a reach of 1.7 m, delivered in six weeks');
  await expect(dialog.getByText('79 of 60 characters, search results may cut it')).toBeVisible();
  await expect(dialog.getByRole('figure', { name: 'Search result' })).toContainText(/Palletising robot PL40 for 20 kg, with .+…/);
  await expectAccessible(page);
  await title.fill('Palletising robot PL40');
  await dialog.getByRole('textbox', { name: /^SEO description/ }).fill('Stacks 900 boxes an hour.');
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();

  await open(page, `/products/${slug}`);
  await expect(page).toHaveTitle('Palletising robot PL40');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Stacks 900 boxes an hour.');
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(shared).toMatch(new RegExp(`^${product.origin}/social-card/products/${id}/[0-9a-f]{16}\\.jpg$`));
  const answer = await page.request.get(shared ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

for (const path of ['products?edit=1', 'news?edit=1', 'categories?edit=1', 'pages?edit=2'])
  test(`shows the section of ${path} at every width (ASEO-02)`, async ({ admin: page }) => {
    await page.goto(`/admin/${path}`);
    const section = page.getByRole('region', { name: 'Search and sharing' });
    for (const width of [390, 768]) {
      await resize(page, width, 844);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('figure', { name: 'Shared link' })).toBeVisible();
      await expect.poll(() => section.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
