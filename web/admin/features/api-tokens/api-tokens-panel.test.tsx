import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiToken } from '#contract/api-tokens.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';

const path = '/api/admin/api-tokens';
const secret = `lnt_${'s'.repeat(43)}`;
const now = new Date('2026-11-21T03:00:00.000Z');

const token = (id: number, part: Partial<ApiToken> = {}): ApiToken => ({
  id,
  name: `Program ${id}`,
  scopes: ['products:write', 'messages:read'],
  start: 'lnt_9fK2',
  state: 'active',
  created_by: 'Ayu',
  created_at: '2026-11-20T03:00:00.000Z',
  expires_at: '2027-11-21T03:00:00.000Z',
  last_used_at: null,
  ...part,
});

const show = (tokens: ApiToken[], answers: Parameters<typeof fakeApi>[0] = {}) => {
  const server = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    [`GET ${path}`]: { body: { api_tokens: tokens } },
    'GET /api/admin/webhooks': { body: { webhooks: [] } },
    [`POST ${path}`]: { status: 201, body: { message: 'ok', api_token: token(9), token: secret } },
    [`DELETE ${path}/1`]: { body: { message: 'API token revoked' } },
    ...answers,
  });
  showAdmin('/admin/integrations', server);
  return server;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rows = async () =>
  (await within(await screen.findByRole('region', { name: 'API tokens' })).findAllByText(/^Created by/)).map(
    (fact) => fact.closest('li')?.textContent ?? '',
  );

beforeEach(() => {
  resetBrowser();
  signInForTest();
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows each token with its scopes, use and expiry, and marks those that end soon or do not work (TOKEN-10, TOKEN-11)', async () => {
  show([
    token(1, { last_used_at: '2026-11-21T02:00:00.000Z' }),
    token(2, { expires_at: '2026-12-05T02:59:59.000Z' }),
    token(3, { state: 'expired', expires_at: '2026-11-20T02:00:00.000Z' }),
    token(4, { state: 'stopped', expires_at: null }),
  ]);
  const [used = '', soon = '', expired = '', stopped = ''] = await rows();
  for (const part of ['Program 1 lnt_9fK2… Active', 'products:write', 'messages:read', 'Created by Ayu on', 'last used', 'expires on'])
    expect(used).toContain(part);
  expect([soon, expired, stopped].map((row) => /Expires soon|Expired|Stopped/.exec(row)?.[0])).toEqual([
    'Expires soon',
    'Expired',
    'Stopped',
  ]);
  expect(soon).toContain('not used yet');
  expect(expired).toContain('expired on');
  expect(stopped).toContain('does not expire');
  expect(stopped).toContain('no longer an active owner');
});

test('creates a token from a preset, and shows it once (TOKEN-12, TOKEN-13)', async () => {
  const server = show([]);
  expect(await screen.findByText(/^No API tokens\./)).toBeTruthy();
  await press('New token');
  const dialog = within(await screen.findByRole('dialog', { name: 'New API token' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(dialog.getByText('Enter a name.')).toBeTruthy();
  expect(dialog.getByText('Give access to at least one kind.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Name/), 'ERP');
  await press('CRM that takes messages');
  await press('ERP that pushes prices');
  const chosen = (label: RegExp) => (dialog.getByLabelText(label) as HTMLSelectElement).value;
  expect([chosen(/^Products/), chosen(/^Imports/), chosen(/^Messages/)]).toEqual(['write', 'write', '']);
  await userEvent.selectOptions(dialog.getByLabelText(/^Media library/), 'Read');
  await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));

  const shown = within(await screen.findByRole('dialog', { name: 'New API token' }));
  expect((shown.getByLabelText('Token') as HTMLInputElement).value).toBe(secret);
  expect(server.requestsTo('POST', path)[0]?.body).toEqual({
    name: 'ERP',
    scopes: ['products:write', 'media:read', 'imports:write'],
    expires_at: expect.stringMatching(/^2027-11-21T00:00:00/),
  });
  const user = userEvent.setup();
  await user.click(shown.getByRole('button', { name: 'Copy token' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(shown.getByRole('button', { name: 'Copy command' }));
  expect(await navigator.clipboard.readText()).toMatch(/^curl -H "Authorization: Bearer \$TOKEN" http.*\/api\/admin\/products$/);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'New API token' })).toBeTruthy();
  await press('I have stored it');
  expect(screen.queryByDisplayValue(secret)).toBeNull();
});

test('creates a token that does not expire, and shows a refusal of the server', async () => {
  const text = 'There can be at most 50 API tokens. Revoke one that is not used.';
  const server = show([], { [`POST ${path}`]: { status: 409, body: { message: text, code: 'conflict' } } });
  await press('New token');
  await userEvent.type(await screen.findByLabelText(/^Name/), 'CRM');
  await userEvent.clear(screen.getByLabelText(/^Expires on/));
  await press('CRM that takes messages');
  await press('Create token');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(server.requestsTo('POST', path)[0]?.body).toEqual({ name: 'CRM', scopes: ['messages:read'], expires_at: null });
});

test('asks before it revokes a token (TOKEN-14)', async () => {
  const server = show([token(1)]);
  await press('Revoke Program 1');
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this token?' }));
  expect(server.requestsTo('DELETE', `${path}/1`)).toHaveLength(0);
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('API token revoked')).toBeTruthy();
});

test('reports a failed load, and loads the tokens again', async () => {
  const server = show([], { [`GET ${path}`]: { status: 503, body: { message: 'x' } } });
  expect(await screen.findByText('Failed to load API tokens')).toBeTruthy();
  server.answer(`GET ${path}`, { body: { api_tokens: [token(1)] } });
  await press('Retry');
  expect(await rows()).toHaveLength(1);
});
