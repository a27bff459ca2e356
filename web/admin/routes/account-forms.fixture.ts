// The forms of accounts, with those outside a session.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, base, type FormCase, label, press } from './form-case.fixture.ts';

const account = { id: 1, name: 'Ayu Prameswari', email: 'ayu@lintara.example' };
const token = 't'.repeat(43);
const session = { token: 't', user: account, remember: false, expires_at: '2026-12-01T00:00:00.000Z' };
const invited = { ...account, id: 4, name: 'Rina', role: 'viewer', status: 'invited', is_you: false, created_at: base.created_at };
const invitation = { path: `/admin/invitation/${token}`, expires_at: base.created_at };
const accountAnswers: Answers = {
  'GET /api/admin/account': { body: { account } },
  'GET /api/admin/account/sessions': { body: { sessions: [] } },
  'GET /api/admin/account/sign-in-methods': { body: { totp_enabled_at: null, recovery_codes: 0, passkeys: [] } },
  'GET /api/admin/account/sign-ins': { body: { sign_ins: [] } },
  'GET /api/admin/administrators': { body: { administrators: [] } },
};

const apiToken = {
  id: 1,
  name: 'ERP',
  scopes: ['products:read'],
  start: 'lnt_9fK2',
  state: 'active',
  created_by: account.name,
  created_at: base.created_at,
  expires_at: null,
  last_used_at: null,
};

const webhook = {
  id: 7,
  name: 'CRM',
  url: 'https://crm.example/hook',
  events: ['message.created'],
  is_enabled: true,
  disabled_reason: null,
  failing_since: null,
  last_error: null,
  delivered_at: null,
  waiting: 0,
  failed: 0,
  previous_secret_until: null,
  created_at: base.created_at,
};
const noTokens = { 'GET /api/admin/api-tokens': { body: { api_tokens: [] } } };
const noWebhooks = { 'GET /api/admin/webhooks': { body: { webhooks: [] } } };

export const accountForms: Record<string, FormCase> = {
  'API token': {
    source: 'api-tokens/token-dialog.tsx',
    path: '/admin/integrations',
    answers: { ...noTokens, ...noWebhooks },
    open: async () => {
      await press('New token')();
      await press('CRM that takes messages')();
    },
    field: label(/^Name/),
    button: /^Create token/,
    save: 'POST /api/admin/api-tokens',
    answer: { message: 'ok', api_token: apiToken, token: `lnt_${token}` },
  },
  'new webhook': {
    source: 'webhooks/webhook-dialog.tsx',
    path: '/admin/integrations',
    answers: { ...noTokens, ...noWebhooks },
    open: async () => {
      await press('New webhook')();
      await userEvent.type(await screen.findByLabelText(/^Address/), webhook.url);
      await userEvent.click((await screen.findAllByLabelText('Created'))[0] as HTMLElement);
    },
    field: label(/^Name/),
    button: /^Create webhook/,
    save: 'POST /api/admin/webhooks',
    answer: { message: 'ok', webhook, secret: 'whsec_c2VjcmV0' },
  },
  webhook: {
    source: 'webhooks/webhook-dialog.tsx',
    path: '/admin/integrations',
    answers: { ...noTokens, 'GET /api/admin/webhooks': { body: { webhooks: [webhook] } } },
    open: press('Edit CRM'),
    field: label(/^Name/),
    button: /^Save webhook/,
    save: 'PUT /api/admin/webhooks/7',
    answer: { message: 'ok', webhook },
  },
  account: {
    source: 'account/account-form.tsx',
    path: '/admin/account',
    load: 'GET /api/admin/account',
    answers: accountAnswers,
    field: label(/^Name/),
    button: /^Save account/,
    save: 'PUT /api/admin/account',
    answer: { message: 'ok', account },
  },
  password: {
    source: 'account/password-form.tsx',
    path: '/admin/account',
    answers: accountAnswers,
    open: async () => {
      await userEvent.type(await screen.findByLabelText(/^Current password/), 'ten characters and more');
      await userEvent.type(screen.getByLabelText(/^New password \*/), 'another long password');
      await userEvent.type(screen.getByLabelText(/^New password again/), 'another long passwor');
    },
    field: label(/^New password again/),
    button: /^Change password/,
    save: 'PUT /api/admin/account/password',
    answer: { message: 'ok' },
  },
  invitation: {
    source: 'administrators/invite-dialog.tsx',
    path: '/admin/account',
    answers: accountAnswers,
    open: async () => {
      await press('Invite')();
      const dialog = within(await screen.findByRole('dialog', { name: 'Invite administrator' }));
      await userEvent.type(dialog.getByLabelText(/^Email/), 'rina@lintara.example');
    },
    field: async () => within(await screen.findByRole('dialog', { name: 'Invite administrator' })).getByLabelText(/^Name/),
    button: /^Create link/,
    save: 'POST /api/admin/administrators',
    answer: { message: 'ok', administrator: invited, invitation },
  },
  acceptance: {
    source: 'administrators/accept-form.tsx',
    path: `/admin/invitation/${token}`,
    answers: { [`GET /api/admin/invitations/${token}`]: { body: { name: 'Rina', email: account.email, expires_at: base.created_at } } },
    field: label(/^Name/),
    button: /^Accept/,
    save: `POST /api/admin/invitations/${token}`,
    answer: session,
    isOnce: true,
  },
  'forgotten password': {
    source: 'auth/forgot-password-form.tsx',
    path: '/admin/forgot-password',
    answers: {},
    field: label(/^Email/),
    button: /^Send link/,
    save: 'POST /api/admin/auth/password-reset',
    answer: { message: 'ok' },
    isOnce: true,
  },
  'new password': {
    source: 'auth/new-password-form.tsx',
    path: `/admin/password-reset/${token}`,
    answers: { [`GET /api/admin/auth/password-reset/${token}`]: { body: { email: account.email } } },
    field: label(/^Password/),
    button: /^Save and sign in/,
    save: `POST /api/admin/auth/password-reset/${token}`,
    answer: session,
    isOnce: true,
  },
};
