// The history of screens that edit settings and the about page.
import { expect, test } from './support/admin.ts';
import { expectAccessibleAt } from './support/widths.ts';

test('shows what changed in a list of the about page, and restores it (HIST-10)', async ({ admin: page }) => {
  await page.goto('/admin/about-settings');
  const part = page.getByRole('region', { name: 'Team Members' });
  const name = part.getByLabel(/^Name/).first();
  const before = await name.inputValue();
  await name.fill('Somebody Else');
  await part.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Team Members' });
  await expect(history.getByText('Save or discard your changes before you restore something.')).toHaveCount(0);
  await history.getByRole('button', { name: 'Close' }).click();
  await part.getByRole('button', { name: 'Save Team Members' }).click();
  await expect(page.getByText('Team members saved successfully')).toBeVisible();

  await part.getByRole('button', { name: 'History' }).click();
  const value = history.getByRole('region', { name: 'Value' });
  await expect(value.getByRole('heading', { name: '1. Somebody Else' })).toBeVisible();
  await expect(value.locator('ins')).toContainText(['Somebody', 'Else']);
  await expectAccessibleAt(page, [390, 768, 1440]);
  await history.getByRole('navigation', { name: 'Revisions' }).getByRole('button').nth(1).click();
  await history.getByRole('button', { name: 'Restore this field: Value' }).click();
  await expect(page.getByText('Restored successfully')).toBeVisible();
  // the form is reset to the stored values
  await expect(name).toHaveValue(before);
});

test('shows the settings of Brand and Company that were saved together as one entry, and restores them (HIST-12)', async ({
  admin: page,
}) => {
  await page.goto('/admin/brand');
  const form = page.getByRole('form', { name: 'Brand and Company' });
  const [name, tagline] = [form.getByRole('textbox', { name: 'Company name' }), form.getByRole('textbox', { name: /^Tagline/ })];
  const before = [await name.inputValue(), await tagline.inputValue()];
  await name.fill('Lintara Robotics');
  await tagline.fill('Robots for all');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved successfully')).toBeVisible();
  await form.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Brand and Company' });
  const entries = history.getByRole('navigation', { name: 'Revisions' }).getByRole('button');
  await expect(entries).toContainText(['2 settings', 'settings', 'Earlier state']);
  await expect(entries.first()).toContainText('Changed: Company name, Company tagline');
  await expect(history.getByRole('button', { name: /^Restore this field/ })).toHaveCount(0);
  await entries.nth(1).click();
  await expectAccessibleAt(page, [390, 768, 1440]);
  await history.getByRole('button', { name: 'Restore all settings' }).click();
  await page.getByRole('alertdialog', { name: 'Restore all settings?' }).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Restored successfully')).toBeVisible();
  await expect(name).toHaveValue(before[0] ?? '');
  await expect(tagline).toHaveValue(before[1] ?? '');
});

test('shows the pictures of a slide side by side, and restores the slides (HIST-10)', async ({ admin: page }) => {
  await page.goto('/admin/hero-settings');
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Slideshow settings saved successfully')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of the slideshow' });
  const removed = history.getByRole('heading', { name: /^1\. .* Removed$/ });
  await expect(removed).toBeVisible();
  await expect(history.getByRole('img').first()).toBeVisible();
  await history
    .getByRole('navigation', { name: 'Revisions' })
    .getByRole('button', { name: /Slides data/ })
    .nth(1)
    .click();
  await history.getByRole('button', { name: 'Restore all settings' }).click();
  await page.getByRole('alertdialog', { name: 'Restore all settings?' }).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Restored successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Slide Configuration/ }).locator('.slide-toggle')).toHaveCount(4);
});
