// The history of a record: differences, and restoring a field.
import { expect, test } from './support/admin.ts';
import { call } from './support/colleague.ts';
import { expectAccessibleAt } from './support/widths.ts';

test('shows what two saves changed, compares with now, and restores one field (HIST-01, HIST-03, HIST-08, HIST-15)', async ({
  admin: page,
  product,
}) => {
  const { body } = await call(product, 'POST', 'pages', { title: 'Service terms', content: '<h2>Term</h2><p>We give two years.</p>' });
  const { id } = body.page;
  await call(product, 'PUT', `pages/${id}`, { content: '<h2>Term</h2><p>We give three years.</p>' });
  await call(product, 'PUT', `pages/${id}`, { title: 'Guarantee' });

  await page.goto(`/admin/pages?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit Page' });
  await form.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Guarantee' });
  const revisions = history.getByRole('navigation', { name: 'Revisions' }).getByRole('button');
  await expect(revisions).toHaveCount(3);
  await expect(revisions.first()).toContainText('Changed: Title');
  await expect(revisions.first()).toContainText('Administrator');
  await revisions.nth(1).click();
  const content = history.getByRole('region', { name: 'Content' });
  await expect(content.locator('del')).toContainText('two');
  await expect(content.locator('ins')).toContainText('three');
  await expectAccessibleAt(page, [390, 768, 1440]);
  // in this revision only the title differs from the current values
  await expect(content.getByRole('button', { name: 'Restore this field: Content' })).toHaveCount(0);
  await revisions.last().click();
  await expect(history.getByRole('heading', { name: /^Revision 1/ })).toBeVisible();
  await history.getByRole('button', { name: 'With now' }).click();
  const title = history.getByRole('region', { name: 'Title' });
  await expect(title.locator('del')).toContainText('Guarantee');
  await expect(title.locator('ins')).toContainText('Service terms');
  await expectAccessibleAt(page, [390, 1440]);
  await history.getByRole('button', { name: 'Restore all' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restore all?' });
  await expect(question).toContainText('Title, Content');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await title.getByRole('button', { name: 'Restore this field: Title' }).click();
  await expect(page.getByText('Restored successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Service terms' })).toBeVisible();

  await page.getByRole('link', { name: 'Service terms' }).click();
  await form
    .getByLabel(/^Title/)
    .first()
    .fill('Something else');
  await form.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History of Service terms' }).getByText('Restored from revision 1')).toBeVisible();
  await page.getByRole('navigation', { name: 'Revisions' }).getByRole('button').last().click();
  await expect(page.getByText('Save or discard your changes before you restore something.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore all' })).toBeDisabled();
});
