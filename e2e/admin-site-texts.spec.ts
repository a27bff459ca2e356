// The texts of the site: one is replaced by keyboard alone.
import { expect, test } from './support/admin.ts';
import { expectAccessibleAt } from './support/widths.ts';

test.use({ company: 'site texts' });

test('replaces a text of the site by keyboard alone (LMSG-06, LMSG-08)', async ({ admin: page }) => {
  await page.goto('/admin/interface-texts');
  await expect(page.getByText('No text is missing.')).toBeVisible();
  await page.getByRole('button', { name: /^Acknowledgement/ }).press('Enter');
  const field = page.getByRole('textbox', { name: 'the company', exact: true });
  await field.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('our {team}');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The text contains {team}, which nothing replaces. This text has no placeholders.')).toBeVisible();
  await expectAccessibleAt(page, [390, 1440]);
  await field.fill('our team');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Texts saved successfully')).toBeVisible();
  const read = async () => (await (await page.request.get('/api/public/settings')).json()).texts;
  expect(await read()).toEqual({ acknowledgement: { unnamed: 'our team' } });
  await page.getByRole('button', { name: /^Use the original text/ }).press('Enter');
  await page.keyboard.press('Control+s');
  await expect.poll(read).toBeUndefined();
});
