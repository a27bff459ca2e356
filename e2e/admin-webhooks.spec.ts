// An owner creates a webhook by keyboard, sends a test event to a receiver that fails and then works, and reads the log.
import { startWebhookReceiver, type WebhookReceiver } from '#server/testing/webhook-receiver.ts';
import { expect, expectAccessible, test } from './support/admin.ts';
import { expectAccessibleAt } from './support/widths.ts';

test.use({ company: 'webhooks' });

let receiver: WebhookReceiver;
test.beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
test.afterEach(() => receiver.close());

const widths = [390, 768, 1440] as const;

test('creates a webhook by keyboard, tests it and reads its log (HOOK-13, HOOK-15, HOOK-16)', async ({ admin: page }) => {
  await page.goto('/admin/integrations');
  await page.getByRole('button', { name: 'New webhook' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await expect(form.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type('CRM');
  await form.getByLabel(/^Address/).fill(receiver.url);
  await form.getByRole('group', { name: 'Contact messages' }).getByLabel('Created').press('Space');
  await expectAccessibleAt(page, widths);
  await form.getByLabel(/^Name/).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have stored it' }).press('Enter');

  const row = page.getByRole('region', { name: 'Webhooks' }).getByRole('listitem');
  await expect(row).toContainText('Healthy');
  await expectAccessibleAt(page, widths);
  receiver.answer = (_request, response) => void response.writeHead(500).end('out of order');
  await row.getByRole('button', { name: 'Deliveries to CRM' }).press('Enter');
  const log = page.getByRole('dialog', { name: 'Deliveries to CRM' });
  await expect(log).toContainText('Nothing was sent yet.');
  await log.getByRole('button', { name: 'Send a test event' }).press('Enter');
  await expect(log.getByRole('listitem')).toContainText('The receiver answered 500.');
  receiver.answer = (_request, response) => void response.writeHead(200).end('thanks');
  await log.getByRole('button', { name: /: test$/ }).press('Enter');
  await expect(log.getByRole('listitem')).toContainText('Delivered');
  await log.getByRole('button', { name: 'Details of test' }).press('Enter');
  await expect(log.getByRole('region', { name: 'Request' })).toContainText('This is a test event.');
  await expect(log.getByRole('region', { name: 'Response' })).toContainText('thanks');
  await expectAccessibleAt(page, widths);
  const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});
