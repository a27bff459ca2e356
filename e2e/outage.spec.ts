// Pages during and after an outage of the database, and malformed addresses.
import { DatabaseSync } from 'node:sqlite';
import { expect, expectAccessible, test } from './support/admin.ts';

test.use({ company: 'outage', expectedComplaints: [/Failed to load resource|A query failed/] });

/** Renames a table of the running product until the returned function is called. */
const takeAway = (table: string, dataDir: string): (() => void) => {
  const database = new DatabaseSync(`${dataDir}/site.sqlite`);
  database.exec('pragma busy_timeout = 5000');
  // otherwise SQLite would also rename the table in views
  database.exec('pragma legacy_alter_table = on');
  database.exec(`alter table ${table} rename to taken_away`);
  return () => {
    database.exec(`alter table taken_away rename to ${table}`);
    database.close();
  };
};

for (const [path, table, title, found] of [
  ['/products', 'products', 'Failed to load products', 'Six-Axis Robot LR20'],
  ['/news', 'news', 'Failed to load articles', 'Company News'],
  ['/products/six-axis-robot-lr20', 'products', 'Failed to load product details', 'Six-Axis Robot LR20'],
] as const) {
  test(`reports the failure on ${path} during an outage, and loads after it (OUT-01)`, async ({ page, product }) => {
    const giveBack = takeAway(table, product.dataDir);
    try {
      const document = await page.goto(path);
      expect([document?.status(), await document?.headerValue('x-robots-tag')]).toEqual([503, 'noindex']);
      await page.locator('html[data-ready]').waitFor();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectAccessible(page);
    } finally {
      giveBack();
    }
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: found }).first()).toBeVisible();
    // the head is that of a page without a failure
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  });
}

for (const path of ['/%0a', '/a%0ab', '/products/%E2%80%A8', `/products/${'a'.repeat(600)}`]) {
  test(`shows the not-found page at ${path.slice(0, 20)} (ROUTE-20)`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await page.locator('html[data-ready]').waitFor();
    await expect(page.getByRole('heading', { level: 1, name: /Not Found/ })).toBeVisible();
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page).toHaveURL('/contact');
  });
}

test('links to the home page from an address that cannot be decoded (ROUTE-20)', async ({ page }) => {
  expect((await page.goto('/%E0%A4%A'))?.status()).toBe(400);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
