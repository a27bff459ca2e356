// Emails of a quote request: to the company, the acknowledgement to the visitor, and their state in the CMS.
import { expect, expectAccessible, open, test } from './support/admin.ts';

test.use({ company: 'mail', sendsMail: true });

test('sends a quote request to the company and an acknowledgement to the visitor, and shows both as sent (MAIL-01, MAIL-08, MAIL-11, MAIL-12)', async ({
  admin: page,
  product: { origin },
  mailServer,
}) => {
  await page.goto('/admin/settings?group=mail');
  await page.getByRole('button', { name: 'Edit mail_acknowledgement' }).click();
  const setting = page.getByRole('dialog', { name: 'Edit Setting' });
  await setting.getByRole('textbox', { name: /^Value/ }).fill('true');
  await setting.getByRole('button', { name: 'Update' }).click();
  await expect(setting).toBeHidden();
  const panel = page.getByRole('region', { name: 'Mail' });
  await panel.getByRole('button', { name: 'Send test mail' }).click();
  await expect(panel.getByText('Sent', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await open(page, '/products/six-axis-robot-lr20');
  await page
    .getByRole('button', { name: 'Request Quote' })
    .or(page.getByRole('link', { name: 'Request Quote' }))
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Request Quote' });
  await form.getByLabel(/^Name/).fill('Sari Wijaya');
  await form.getByLabel(/^Email/).fill('sari@pabrik.example');
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Quote Request Sent Successfully!')).toBeVisible();
  await expect.poll(() => mailServer.accepted.length).toBe(3);
  expect(mailServer.accepted.map(({ to }) => to[0]).toSorted()).toEqual([
    'hello@lintara.example',
    'hello@lintara.example',
    'sari@pabrik.example',
  ]);
  const quote = mailServer.accepted.find(({ headers }) => headers.subject?.startsWith('Quote Request - '));
  expect(quote?.headers['reply-to']).toBe('Sari Wijaya <sari@pabrik.example>');
  expect(quote?.body).toContain(`${origin}/products/six-axis-robot-lr20`);

  const [link = ''] = /http\S+\/admin\/contacts\?message=\d+/.exec(quote?.body ?? '') ?? [];
  await page.goto(link);
  const mails = page.getByRole('dialog', { name: /^Quote Request/ }).getByRole('region', { name: 'Email' });
  await expect(mails.getByText('Sent', { exact: true })).toHaveCount(2);
  await expect(mails).toContainText('Email to hello@lintara.example');
  await expect(mails).toContainText('Acknowledgement');
  await expectAccessible(page);
});

test('reports a rejected email, and sends it again (MAIL-09, MAIL-10)', async ({ admin: page, product, request, mailServer }) => {
  mailServer.rules.recipient = (address) => (address.startsWith('hello') ? { code: 550, text: 'No such user' } : undefined);
  const data = { name: 'Budi', email: 'budi@pabrik.example', subject: 'Refused', message: 'Text' };
  expect((await request.post('/api/public/contact', { data })).status()).toBe(201);
  const headers = { authorization: `Bearer ${product.token}` };
  await expect.poll(async () => (await (await request.get('/api/admin/mail', { headers })).json()).failed).toBe(1);
  mailServer.rules.recipient = undefined;
  await page.goto('/admin');
  const notice = page.getByRole('status').filter({ hasText: 'could not be sent' });
  await expect(notice).toContainText('No such user');
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Open the message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refused' });
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => mailServer.accepted.some(({ headers }) => headers.subject === 'Website message: Refused')).toBe(true);
  await expect(dialog.getByText('Failed', { exact: true })).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});
