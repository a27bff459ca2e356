// Contact messages: long texts, changes of several messages, the next message after a deletion.
import { expect, expectAccessible, test } from './support/admin.ts';
import { resize } from './support/test.ts';

const long = 'x'.repeat(180);

test('keeps long words and addresses inside the view (AMSG-13)', async ({ admin: page, request }) => {
  const sent = await request.post('/api/public/contact', {
    data: {
      name: `Ada ${long}`,
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`,
      company: long,
      subject: `Unbroken ${long}`,
      message: `See https://example.com/${'path/'.repeat(60)} and ${'w'.repeat(400)}`,
    },
  });
  expect(sent.status()).toBe(201);
  await page.goto('/admin/contacts');
  await page.getByRole('link', { name: /^Ada x/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Unbroken/ });
  await expect(dialog.getByRole('link', { name: /^https:\/\/example/ })).toBeVisible();
  for (const width of [390, 1440]) {
    await resize(page, width, 844);
    const overflow = () =>
      dialog.evaluate(
        (element) =>
          [element, ...element.querySelectorAll('header, section, footer, dl, p, h2')].filter(
            (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline',
          ).length,
      );
    await expect.poll(overflow).toBe(0);
    await expectAccessible(page);
  }
});

test('closes and deletes several messages together, and shows the next one after a deletion (AMSG-21, AMSG-22, AMSG-24)', async ({
  admin: page,
  request,
}) => {
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    const data = { name: `${name} at once`, email: 'sari@pabrik.example', subject: 'Several', message: 'Text' };
    expect((await request.post('/api/public/contact', { data })).status()).toBe(201);
  }
  await page.goto('/admin/contacts?search=at+once');
  const boxes = page.getByRole('checkbox', { name: /^Select message/ });
  await expect(boxes).toHaveCount(4);
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole('region', { name: 'Selected messages' });
  await bar.getByRole('combobox', { name: 'Set status of selected messages' }).selectOption('closed');
  await expect(page.locator('.toast').first()).toHaveText('Status of 2 messages updated');
  await bar.getByRole('button', { name: 'Delete selected messages' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.toast').first()).toHaveText('2 messages deleted');
  await expect(bar).toHaveCount(0);

  await expect(boxes).toHaveCount(2);
  const [first, second] = await page.locator('tbody .row-link').allTextContents();
  await page.getByRole('link', { name: first, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('definition').first()).toHaveText(second ?? '');
});
