import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Administrator } from '#contract/administrators.ts';
import type { Language } from '#contract/rules/languages.ts';
import { rightsOf } from '#contract/rules/policy.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { arabic, english, german, languagesAnswer } from '#web/test/translations.ts';

const greta: Administrator = {
  id: 4,
  name: 'Greta',
  email: 'greta@example.com',
  role: 'viewer',
  status: 'active',
  is_you: false,
  created_at: '2026-11-01T02:00:00.000Z',
  last_used_at: null,
  sign_in_pause: null,
  has_second_factor: false,
  passkeys: 0,
  invitation_expires_at: null,
};
const translator: Administrator = { ...greta, role: 'translator', languages: ['de'] };
const account = { id: 1, name: 'Ayu', email: 'ayu@example.com', ...rightsOf('owner') };
const setRole = 'PUT /api/admin/administrators/4/role';

const show = (languages: readonly Language[], administrator = greta) => {
  const server = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/settings': languagesAnswer(languages),
    'GET /api/admin/account': { body: { account } },
    'GET /api/admin/account/sessions': { body: { sessions: [] } },
    'GET /api/admin/account/sign-in-methods': { body: { totp_enabled_at: null, recovery_codes: 0, passkeys: [] } },
    'GET /api/admin/account/sign-ins': { body: { sign_ins: [] } },
    'GET /api/admin/administrators': { body: { administrators: [administrator] } },
    [setRole]: { body: { message: 'Role changed successfully', administrator: translator } },
  });
  showAdmin('/admin/account', server);
  return server;
};
const roleSelect = () => screen.findByRole('combobox', { name: 'Role of Greta' });
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  resetBrowser();
  signInForTest(account);
});

test('offers the role translator only on a site with several languages (ROLE-13)', async () => {
  show([]);
  expect(optionsOf(await roleSelect())).toEqual(['Owner', 'Editor', 'Sales', 'Viewer']);
});

test('asks for the languages of a translator (ROLE-13)', async () => {
  const server = show([english, german, arabic]);
  await screen.findByRole('link', { name: 'Translations' });
  await userEvent.selectOptions(await roleSelect(), 'Translator');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Languages of the translator' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save languages' }));
  expect(dialog.getByText('Choose at least one language.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'German' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save languages' }));
  expect(await screen.findByText('Role changed successfully')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/administrators/4/role').map(({ body }) => body)).toEqual([
    { role: 'translator', languages: ['de'] },
  ]);
});

test('names the languages of a translator, and changes them (ROLE-13)', async () => {
  const server = show([english, german, arabic], translator);
  expect(await screen.findByText(/translates into German/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Languages of Greta' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Arabic' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'German' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save languages' }));
  await screen.findByText('Role changed successfully');
  expect(server.requestsTo('PUT', '/api/admin/administrators/4/role').at(-1)?.body).toEqual({ role: 'translator', languages: ['ar'] });
});

test('invites a translator with languages (ROLE-12, ROLE-13)', async () => {
  const server = show([english, german]);
  await screen.findByRole('link', { name: 'Translations' });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite administrator' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Hana');
  await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), 'hana@example.com');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Role/ }), 'Translator');
  await userEvent.click(form.getByRole('button', { name: /^Create link/ }));
  expect(form.getByText('Choose at least one language.')).toBeTruthy();
  await userEvent.click(form.getByRole('checkbox', { name: 'German' }));
  const invitation = { path: `/admin/invitation/${'t'.repeat(43)}`, expires_at: '2026-12-01T00:00:00.000Z', is_mailed: false };
  server.answer('POST /api/admin/administrators', {
    status: 201,
    body: { message: 'ok', administrator: { ...translator, id: 5 }, invitation },
  });
  await userEvent.click(form.getByRole('button', { name: /^Create link/ }));
  expect(await screen.findByRole('textbox', { name: 'Invitation link' })).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/administrators').map(({ body }) => body)).toEqual([
    { name: 'Hana', email: 'hana@example.com', role: 'translator', languages: ['de'] },
  ]);
});
