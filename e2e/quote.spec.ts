// A visitor requests a quote from the catalogue, and an administrator handles the message.
import { expect, expectAccessible, open, test } from './support/admin.ts';
import { administrator } from './support/product.ts';
import { settle } from './support/test.ts';

// a separate product, because the journey counts messages
test.use({ company: 'quotes' });

const visitor = { name: 'Sari Pratiwi', email: 'sari@pabrik-ban.example', company: 'PT Pabrik Ban Timur' };

test('leads a visitor from the catalogue to a quote request that an administrator handles (PLIST-01, PLIST-03, PDET-03, PDET-22, QUOTE-07, AMSG-02, AMSG-15, AMSG-21, SHELL-03)', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'PRODUCTS' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveURL('/products');

  // open another page
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/products?page=2');
  await expect(page.getByRole('navigation', { name: 'Pagination' }).locator('[aria-current="page"]')).toHaveText('2');

  // filter by category, which returns to page 1
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Industrial Robots/ })
    .first()
    .click();
  await expect(page).toHaveURL('/products?category=industrial-robots');

  // search within the category
  await page.getByRole('searchbox', { name: 'Search products' }).fill('lr20');
  await expect(page).toHaveURL(/search=lr20/);
  const found = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(found.first()).toContainText('Six-Axis Robot LR20');
  await page.getByRole('link', { name: /^View Details.*Six-Axis Robot LR20/ }).click();

  // pictures of the product
  await expect(page).toHaveURL('/products/six-axis-robot-lr20');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six-Axis Robot LR20');
  const picture = page.locator('.gallery .main img');
  const before = await picture.getAttribute('src');
  await page.locator('.gallery .thumbs button').nth(1).click();
  await expect(picture).not.toHaveAttribute('src', String(before));

  // brochure
  const download = page.waitForEvent('download');
  await page
    .getByRole('link', { name: 'Download Brochure' })
    .or(page.getByRole('button', { name: 'Download Brochure' }))
    .first()
    .click();
  await expect(page.getByText('Brochure download started')).toBeVisible();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  // quote request
  await page
    .getByRole('button', { name: 'Request Quote' })
    .or(page.getByRole('link', { name: 'Request Quote' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Request Quote' });
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog.getByText('The name field is required.')).toBeVisible();
  await dialog.getByLabel(/^Name/).fill(visitor.name);
  await dialog.getByLabel(/^Email/).fill(visitor.email);
  await dialog.getByLabel(/^Company/).fill(visitor.company);
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Quote Request Sent Successfully!')).toBeVisible();
  await expect(
    page.getByText('Thank you for your interest in Six-Axis Robot LR20. We will get back to you soon with a detailed quote.'),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();

  // the administrator signs in and returns to the messages
  await page.goto('/admin/contacts');
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel(/^Email/).fill(administrator.email);
  await page.getByLabel(/^Password/).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login successful! Session valid for 24 hours.')).toBeVisible();
  await page.getByRole('link', { name: /^Contact Messages/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Messages' })).toBeVisible();

  // opening the message changes its status from new to read
  const stat = (name: string) =>
    page.locator('.strip').getByText(name, { exact: true }).locator('xpath=ancestor::*[self::a or self::button or self::div][1]');
  const numberOf = async (name: string) => Number((await stat(name).innerText()).replace(/\D/g, ''));
  await expect.poll(() => numberOf('New Messages')).toBeGreaterThan(0);
  const newBefore = await numberOf('New Messages');
  const row = page.getByRole('row').filter({ hasText: visitor.email });
  await expect(row).toContainText('Quote Request - Six-Axis Robot LR20');
  await row.getByRole('button', { name: /View/ }).click();
  const view = page.getByRole('dialog');
  await expect(view).toContainText(visitor.company);
  await expect(view.getByRole('link', { name: 'Reply via Email' })).toHaveAttribute(
    'href',
    /^mailto:sari@pabrik-ban\.example\?subject=Re%3A%20Quote/,
  );
  await expect.poll(() => numberOf('New Messages')).toBe(newBefore - 1);

  // changes the status to replied
  await view.getByLabel('Status').selectOption('replied');
  await expect(page.getByText('Status updated successfully')).toBeVisible();
  await view.getByTitle('Close (Esc)').click();
  await expect(row).toContainText('replied');

  // deletes it after cancelling once
  await row.getByRole('button', { name: /Delete/ }).click();
  await expect(page.getByText('Are you sure you want to delete this message?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /Delete/ }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('Message deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);

  // signs out, with no request on its way that would be refused
  await settle(page);
  await page.getByRole('button', { name: /Administrator/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await page.goto('/admin/contacts');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/Failed to load resource/], viewport: { width: 390, height: 844 } });

  test('keeps the typed values and shows the failure in the dialog, and sends the request later (QUOTE-10)', async ({ page, context }) => {
    await open(page, '/products/six-axis-robot-lr20');
    await page.getByRole('button', { name: 'Request Quote' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Request Quote' });
    await dialog.getByLabel(/^Name/).fill(visitor.name);
    await dialog.getByLabel(/^Email/).fill('offline@pabrik-ban.example');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText('Failed to send quote request. Please try again.')).toBeVisible();
    await expect(dialog.getByText('Your device is offline.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(dialog.getByLabel(/^Name/)).toHaveValue(visitor.name);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Quote Request Sent Successfully!')).toBeVisible();
  });
});
