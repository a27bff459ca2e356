// Contact page: every outcome of the form, and the company's location.
import { fail, failedCall } from './support/stage.ts';
import { expect, open, test } from './support/test.ts';

const map = /^https:\/\/www\.openstreetmap\.org\/export\/embed/;

test('shows the form and the details of the company (CONT-01, CONT-02, CONT-03, CONT-04, CONT-05, CONT-06, CONT-09)', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(main.getByText('Get in touch with our team')).toBeVisible();
  for (const name of ['Send us a Message', 'Get in Touch', 'Follow Us', 'Find Us'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  for (const label of [/^Name/, /^Email/, /^Phone/, /^Company/, /^Subject/])
    await expect(main.getByRole('textbox', { name: label })).toBeVisible();
  await expect(main.getByRole('textbox', { name: /^Message/ })).toHaveAttribute('rows', '6');
  const types = main.getByRole('combobox', { name: /^Inquiry Type/ }).locator('option');
  await expect(types).toHaveText(['General Inquiry', 'Become an Integrator', 'Technical Support']);
  expect(await types.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))).toEqual([
    'general',
    'integrator',
    'support',
  ]);
  await expect(main.getByRole('link', { name: '+62 21 5550 0180' })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: 'hello@lintara.example' })).toHaveAttribute('href', 'mailto:hello@lintara.example');
  await expect(main.getByText('Monday to Friday: 08:00 to 17:00')).toBeVisible();
  for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'YouTube', 'TikTok']) await expect(main.getByRole('link', { name })).toBeVisible();
  await expect(main.locator('iframe')).toHaveAttribute('src', map);
});

test('sends only a complete form, once, and resets it (CONT-07, CONT-08, CONT-13, CONT-14, SHELL-03)', {
  tag: ['@main', '@smoke'],
}, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/contact')) sent.push(request.postData() ?? '');
  });
  await open(page, '/contact');
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const send = page.getByRole('button', { name: /^Send Message/ });
  await send.click();
  await expect(page.getByText('The name field is required.')).toBeVisible();
  await expect(field(/^Name/)).toBeFocused();
  await field(/^Name/).fill('Sari Pratiwi');
  await field(/^Email/).fill('sari@pabrik');
  await field(/^Subject/).fill('Two arms');
  await field(/^Message/).fill('For machine tending.');
  await send.click();
  await expect(page.getByText('The email must be a valid email address.')).toBeVisible();
  expect(sent).toEqual([]);
  await field(/^Email/).fill('sari@pabrik.example');
  await page.getByRole('combobox', { name: /^Inquiry Type/ }).selectOption('support');
  await send.dblclick();
  const dialog = page.getByRole('dialog', { name: 'Message Sent Successfully!' });
  await expect(dialog.getByText('Thank you for contacting us. We will get back to you soon.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(field(/^Name/)).toHaveValue('');
  expect(sent).toHaveLength(1);
  expect(JSON.parse(String(sent[0]))).toMatchObject({ type: 'support', subject: 'Two arms' });
});

test.describe('when sending fails', () => {
  test.use({ expectedComplaints: failedCall });

  const fillIn = async (page: Parameters<typeof open>[0]) => {
    await open(page, '/contact');
    for (const [name, text] of [
      [/^Name/, 'Sari'],
      [/^Email/, 'sari@pabrik.example'],
      [/^Subject/, 'Two arms'],
      [/^Message/, 'Text'],
    ] as const)
      await page.getByRole('textbox', { name }).fill(text);
  };

  test('shows errors of the server below their fields (CONT-10, CONT-11)', async ({ page }) => {
    const errors = { subject: ['Please say what it is about.', 'second'], phone: ['The phone is odd.'] };
    await page.route('**/api/public/contact', (route) => route.fulfill({ status: 422, json: { message: 'no', errors } }));
    await fillIn(page);
    await page.getByRole('button', { name: /^Send Message/ }).click();
    await expect(page.locator('.toast')).toHaveText(['Please check the form for errors.']);
    await expect(page.getByRole('textbox', { name: /^Subject/ })).toHaveAccessibleDescription('Please say what it is about.');
    await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('second')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('Text');
  });

  for (const how of ['abort', 500] as const)
    test(`reports a failure and keeps the typed values (${how}) (CONT-12)`, async ({ page }) => {
      await fail(page, 'contact', how);
      await fillIn(page);
      await page.getByRole('button', { name: /^Send Message/ }).click();
      await expect(page.locator('.toast')).toHaveText(['Failed to send message. Please try again.']);
      await expect(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Two arms');
    });
});

test('requires name and email, shows the progress, and closes on Cancel (QUOTE-02, QUOTE-03, QUOTE-04, QUOTE-05)', async ({ page }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/public/contact', async (route) => {
    await promise;
    await route.continue();
  });
  await open(page, '/products/scara-robot-ls6');
  const opener = page.getByRole('button', { name: 'Request Quote' }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Request Quote' });
  await expect(dialog.getByText('SCARA Robot LS6')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveAttribute('rows', '4');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Sari');
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('not an address');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog.getByText('The email must be a valid email address.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Email/ }).fill('sari@pabrik.example');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
  release();
  await expect(page.getByText('Quote Request Sent Successfully!')).toBeVisible();
});

test.describe('when a quote request fails', () => {
  test.use({ expectedComplaints: failedCall });
  test('shows the toast (QUOTE-10)', async ({ page }) => {
    await fail(page, 'contact', 500);
    await open(page, '/products/scara-robot-ls6');
    await page.getByRole('button', { name: 'Request Quote' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Request Quote' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Sari');
    await dialog.getByRole('textbox', { name: /^Email/ }).fill('sari@pabrik.example');
    await dialog.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText('Failed to send quote request. Please try again.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Sari');
  });
});
