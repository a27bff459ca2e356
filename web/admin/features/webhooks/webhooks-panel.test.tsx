import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { fakeApi } from '#web/test/fake-api.ts';

const webhook = (part: Partial<Webhook> = {}): Webhook => ({
  id: 7,
  name: 'CRM',
  url: 'https://crm.example/hook',
  events: ['message.created'],
  is_enabled: true,
  disabled_reason: null,
  failing_since: null,
  last_error: null,
  delivered_at: '2026-11-21T20:00:00.000Z',
  waiting: 0,
  failed: 0,
  previous_secret_until: null,
  created_at: '2026-11-01T00:00:00.000Z',
  ...part,
});
const delivery = (part: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 31,
  event_id: 'evt_1',
  type: 'message.created',
  record_id: 5,
  state: 'delivered',
  attempts: 1,
  created_at: '2026-11-21T20:00:00.000Z',
  next_attempt_at: null,
  attempted_at: '2026-11-21T20:00:01.000Z',
  status: 204,
  duration_ms: 80,
  error: null,
  ...part,
});
const failed = delivery({
  id: 30,
  event_id: 'evt_0',
  record_id: 4,
  state: 'failed',
  attempts: 14,
  status: 500,
  error: 'The receiver answered 500.',
});
const page = (data: WebhookDelivery[]) => ({
  body: { data, current_page: 1, last_page: 1, per_page: 15, total: data.length, from: 1, to: data.length },
});

const list = 'GET /api/admin/webhooks';
const log = 'GET /api/admin/webhooks/7/deliveries';
const answers = { 'GET /api/admin/api-tokens': { body: { api_tokens: [] } } };
const show = (webhooks: Webhook[], more: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({ ...answers, [list]: { body: { webhooks } }, [log]: page([delivery(), failed]), ...more });
  showAdmin('/admin/integrations', api);
  return api;
};
const panel = async () => within(await screen.findByRole('region', { name: 'Webhooks' }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('lists webhooks with their state, their last delivery and what needs attention (HOOK-15)', async () => {
  show([
    webhook(),
    webhook({ id: 8, name: 'ERP', failing_since: '2026-11-21T21:00:00.000Z', last_error: 'The receiver answered 500.', waiting: 2 }),
    webhook({ id: 9, name: 'Shop', is_enabled: false, disabled_reason: 'gone', failed: 1, delivered_at: null }),
  ]);
  const rows = (await (await panel()).findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toContain('CRM Healthyhttps://crm.example/hookLast delivery November 22, 2026, 03:00');
  expect(rows[1]).toContain('2 events waitingFailing since November 22, 2026, 04:00: The receiver answered 500.');
  expect(rows[2]).toContain('Shop Disabled');
  expect(rows[2]).toContain('Nothing delivered yet, 1 event failed in the last 30 days');
  expect(rows[2]).toContain('its receiver answered that it no longer exists (410).');
});

test('says that there are none, and offers to load them again after a failure (HOOK-15)', async () => {
  expectConsole('error', /A query failed \[ 'webhooks', 'list' \]/);
  const api = show([], { [list]: { status: 500, body: null } });
  await (await panel()).findByText('Failed to load webhooks');
  api.answer(list, { body: { webhooks: [] } });
  await userEvent.click((await panel()).getByRole('button', { name: 'Retry' }));
  await (await panel()).findByText(/^No webhooks\./);
});

test('creates a webhook for the chosen events, and shows its secret once (HOOK-12, HOOK-16)', async () => {
  const created = { message: 'Webhook created', webhook: webhook(), secret: 'whsec_c2VjcmV0' };
  const api = show([], { 'POST /api/admin/webhooks': { status: 201, body: created } });
  await press('New webhook');
  await press('Create webhook');
  expect(await screen.findByText('Enter an address that begins with https://.')).toBeTruthy();
  expect(screen.getByText('Choose at least one event.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Name/), 'CRM');
  await userEvent.type(screen.getByLabelText(/^Address/), 'https://crm.example/hook');
  await userEvent.click(within(screen.getByRole('group', { name: 'Contact messages' })).getByLabelText('Created'));
  await press('Create webhook');
  expect((await screen.findByLabelText('Secret')).getAttribute('value')).toBe('whsec_c2VjcmV0');
  expect(api.requestsTo('POST', '/api/admin/webhooks')[0]?.body).toEqual({
    name: 'CRM',
    url: 'https://crm.example/hook',
    events: ['message.created'],
  });
  await userEvent.keyboard('{Escape}');
  await press('I have stored it');
  await waitFor(() => expect(screen.queryByLabelText('Secret')).toBeNull());
});

test('replaces the secret and removes the webhook after a confirmation (HOOK-16)', async () => {
  const rotated = { message: 'Secret replaced', webhook: webhook(), secret: 'whsec_bmV3' };
  const api = show([webhook()], {
    'POST /api/admin/webhooks/7/secret': { body: rotated },
    'DELETE /api/admin/webhooks/7': { body: { message: 'Webhook removed' } },
  });
  await press('More for CRM');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Replace the secret' }));
  expect(screen.getByText(/^For 24 hours, requests are signed with the new and the present secret\./)).toBeTruthy();
  await press('Replace');
  expect((await screen.findByLabelText('Secret')).getAttribute('value')).toBe('whsec_bmV3');
  await press('I have stored it');
  await press('More for CRM');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await press('Remove');
  await waitFor(() => expect(api.requestsTo('DELETE', '/api/admin/webhooks/7')).toHaveLength(1));
});

test('shows the log with the request and the response, and sends events again (HOOK-13, HOOK-16)', async () => {
  const details = { ...failed, request_body: '{"type":"message.created"}', response_body: 'busy' };
  const api = show([webhook({ failed: 1 })], {
    'GET /api/admin/webhook-deliveries/30': { body: { delivery: details } },
    'POST /api/admin/webhook-deliveries/30/replay': { body: { message: 'The event is being sent', delivery: failed } },
    'POST /api/admin/webhooks/7/test': {
      status: 201,
      body: { message: 'The test event is being sent', delivery: delivery({ type: 'test' }) },
    },
    'POST /api/admin/webhooks/7/replay': { body: { message: '1 event will be sent again', deliveries: 1 } },
  });
  await press('Deliveries to CRM');
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries to CRM' }));
  const rows = (await dialog.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toContain('message.created 5 Delivered');
  expect(rows[0]).toContain('status 204 · 80 ms · 1 attempt');
  expect(rows[1]).toContain('14 attemptsThe receiver answered 500.');
  await press('Details of message.created 4');
  expect((await dialog.findByRole('region', { name: 'Request' })).textContent).toContain('"type": "message.created"');
  expect(dialog.getByRole('region', { name: 'Response' }).textContent).toBe('busy');
  await press('Send again: message.created 4');
  await press('Send a test event');
  await waitFor(() => expect(api.requestsTo('POST', '/api/admin/webhooks/7/test')).toHaveLength(1));
  await userEvent.click(dialog.getByRole('button', { name: /^Send again$/ }));
  await waitFor(() => expect(api.requestsTo('POST', '/api/admin/webhooks/7/replay')).toHaveLength(1));
  expect(api.requestsTo('POST', '/api/admin/webhook-deliveries/30/replay')).toHaveLength(1);
  await press('Failed');
  await waitFor(() => expect(api.queriesTo('/api/admin/webhooks/7/deliveries').at(-1)).toBe('state=failed&page=1'));
});

test('shows a notice on every screen while a webhook is disabled because it failed (HOOK-09)', async () => {
  show([webhook({ is_enabled: false, disabled_reason: 'failing' })]);
  expect((await screen.findByText(/^The webhook CRM was disabled/)).textContent).toBe(
    'The webhook CRM was disabled: nothing could be delivered for three days.',
  );
  expect(screen.getByRole('link', { name: 'Open Integrations' }).getAttribute('href')).toBe('/admin/integrations');
});
