import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '#contract/mail.ts';
import { bima, api as contactsApi } from '#web/admin/features/contacts/contacts-api.fixture.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';

const overview = (part: object = {}) => ({
  body: {
    is_enabled: true,
    from: 'website@lintara.example',
    recipients: ['hello@lintara.example'],
    failed: 0,
    delayed: 0,
    problem: null,
    ...part,
  },
});
const mail = (part: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 7,
  kind: 'message',
  state: 'sent',
  recipients: 'hello@lintara.example',
  attempts: 1,
  created_at: '2026-11-21T02:42:00.000Z',
  next_attempt_at: null,
  sent_at: '2026-11-21T02:43:00.000Z',
  last_error: null,
  ...part,
});
const mailServer = (part: object = {}) => ({
  set_by: null,
  host: '',
  port: 587,
  security: 'starttls',
  user: null,
  has_password: false,
  from: '',
  problem: null,
  ...part,
});
const emptyList = { body: { data: [], current_page: 1, last_page: 1, per_page: 15, total: 0, from: null, to: null } };
const api = (answers: Parameters<typeof contactsApi>[0] = {}) =>
  contactsApi({
    'GET /api/admin/mail': overview(),
    'GET /api/admin/mail-server': { body: { server: mailServer() } },
    'GET /api/admin/settings': emptyList,
    'GET /api/admin/settings-groups': { body: [] },
    'GET /api/admin/site-access': { body: { access: { is_public: true, machines: 'unavailable', has_password: false } } },
    ...answers,
  });
const ofBima = 'GET /api/admin/mail/contacts/3';
const openBima = async () => {
  const dialog = await screen.findByRole('dialog', { name: bima.subject });
  return within(await within(dialog).findByRole('region', { name: 'Email' }));
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows the emails of a message with time or reason (MAIL-08)', async () => {
  const failed = mail({ id: 8, kind: 'acknowledgement', state: 'failed', sent_at: null, last_error: '550 No such user' });
  const waiting = mail({ id: 9, state: 'waiting', sent_at: null, next_attempt_at: '2026-11-21T02:50:00.000Z', last_error: '451 Later' });
  showAdmin('/admin/contacts?message=3', api({ [ofBima]: { body: { mails: [mail(), failed, waiting] } } }));
  await openBima();
  const texts = [...document.querySelectorAll('.message-mail .grow')].map((one) => one.textContent);
  expect(texts[0]).toMatch(/^Email to hello@lintara\.example Sent .*09:43$/);
  expect(texts[1]).toMatch(/^Acknowledgement Failed 550 No such user$/);
  expect(texts[2]).toMatch(/^Email to hello@lintara\.example Waiting Next attempt .*09:50451 Later$/);
});

test('sends a failed email again (MAIL-09)', async () => {
  const failed = mail({ state: 'failed', sent_at: null, last_error: '550 No such user' });
  const server = api({
    [ofBima]: { body: { mails: [failed] } },
    'POST /api/admin/mail/7/send': { body: { message: 'The email is being sent', mail: mail() } },
  });
  showAdmin('/admin/contacts?message=3', server);
  const section = await openBima();
  server.answer(ofBima, { body: { mails: [mail()] } });
  await userEvent.click(section.getByRole('button', { name: 'Send again' }));
  expect(await section.findByText('Sent')).toBeTruthy();
  expect(section.queryByRole('button')).toBeNull();
  expect(server.requestsTo('POST', '/api/admin/mail/7/send')).toHaveLength(1);
});

test('reports failed and delayed emails on every screen, with links (MAIL-10)', async () => {
  const server = api({ 'GET /api/admin/mail': overview({ failed: 2, problem: { contact_id: 3, last_error: '550 No such user' } }) });
  const { client } = showAdmin('/admin/settings', server);
  const text = await screen.findByText('2 emails could not be sent. 550 No such user');
  const notice = within(text.closest<HTMLElement>('.notice') ?? document.body);
  expect(notice.getByRole('link', { name: 'Open the message' }).getAttribute('href')).toBe('/admin/contacts?message=3');
  expect(notice.getByRole('link', { name: 'Mail settings' }).getAttribute('href')).toBe('/admin/settings?group=mail');
  server.answer('GET /api/admin/mail', overview({ delayed: 1, problem: { contact_id: 3, last_error: null } }));
  await client.invalidateQueries({ queryKey: ['mail'] });
  expect(await screen.findByText('1 email has waited for more than 15 minutes.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the message' })).toBeNull();
  server.answer('GET /api/admin/mail', overview());
  await client.invalidateQueries({ queryKey: ['mail'] });
  await waitFor(() => expect(document.querySelector('.mail-notice')).toBeNull());
});

test('sends a test mail and shows its result (MAIL-11)', async () => {
  const server = api({
    'POST /api/admin/mail-test': { status: 201, body: { message: 'x', mail: mail({ kind: 'test', state: 'waiting', sent_at: null }) } },
    'GET /api/admin/mail/7': {
      body: { mail: mail({ kind: 'test', state: 'failed', sent_at: null, last_error: 'The mail server cannot be reached.' }) },
    },
  });
  showAdmin('/admin/settings', server);
  const panel = within(await screen.findByRole('region', { name: 'Mail' }));
  expect(await panel.findByText('website@lintara.example')).toBeTruthy();
  expect(panel.getByText('hello@lintara.example')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Send test mail' }));
  expect(await panel.findByText('The mail server cannot be reached.')).toBeTruthy();
  expect(panel.getByText('Failed')).toBeTruthy();
});

test('offers another test mail when the state of one cannot be loaded (MAIL-11)', async () => {
  const server = api({
    'POST /api/admin/mail-test': { status: 201, body: { message: 'x', mail: mail({ kind: 'test', state: 'waiting', sent_at: null }) } },
    'GET /api/admin/mail/7': { status: 500, body: { message: 'Server Error' } },
  });
  showAdmin('/admin/settings', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Send test mail' }));
  expect(await screen.findByText('Could not check whether the test email was sent')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Send test mail' })).toBeTruthy();
});

test('sends all failed emails again from the settings (MAIL-09)', async () => {
  const server = api({
    'GET /api/admin/mail': overview({ failed: 2, problem: { contact_id: 3, last_error: null } }),
    'POST /api/admin/mail-retry': { body: { message: '2 emails will be sent again', mails: 2 } },
  });
  showAdmin('/admin/settings', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Send failed mail again' }));
  expect(await screen.findByText('2 emails will be sent again')).toBeTruthy();
});

test('offers to set up a mail server, and shows nothing else, without one (MAIL-11)', async () => {
  const off = api({ 'GET /api/admin/mail': overview({ is_enabled: false, from: null, recipients: [] }) });
  const { router } = showAdmin('/admin/settings', off);
  const panel = within(await screen.findByRole('region', { name: 'Mail' }));
  expect((await panel.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['Set up mail server']);
  await router.navigate('/admin/contacts?message=3');
  await screen.findByRole('dialog', { name: bima.subject });
  expect(screen.queryByRole('region', { name: 'Email' })).toBeNull();
  expect(off.requestsTo('GET', '/api/admin/mail/contacts/3')).toEqual([]);
});

const openServer = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Mail server' }));
};

test('sets up a mail server with the usual port of its encryption (MAIL-20)', async () => {
  const put = 'PUT /api/admin/mail-server';
  const server = api({ [put]: { body: { message: 'Mail server saved', server: mailServer() } } });
  showAdmin('/admin/settings', server);
  const dialog = await openServer('Set up mail server');
  await userEvent.type(dialog.getByLabelText(/^Server/), 'mail.lintara.example');
  await userEvent.selectOptions(dialog.getByLabelText(/^Encryption/), 'tls');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Port/).value).toBe('465');
  await userEvent.type(dialog.getByLabelText(/^Sender/), 'nobody');
  await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
  expect(
    await dialog.findByText('Enter an email address, or a name and an address such as Example Ltd <website@example.com>.'),
  ).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Sender/), '@lintara.example');
  await userEvent.type(dialog.getByLabelText(/^User name/), 'site');
  await userEvent.type(dialog.getByLabelText(/^Password/), 'secret');
  await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo('PUT', '/api/admin/mail-server')[0]?.body).toEqual({
    host: 'mail.lintara.example',
    port: 465,
    security: 'tls',
    user: 'site',
    password: 'secret',
    from: 'nobody@lintara.example',
  });
});

test('sends no password that was not typed, and shows why the stored one cannot be used (MAIL-21, MAIL-23)', async () => {
  const problem = 'The password of the mail server was encrypted with another key. Enter it again in the settings.';
  const stored = { host: 'mail.lintara.example', user: 'site', from: 'site@lintara.example', set_by: 'settings' };
  const server = api({
    'GET /api/admin/mail-server': { body: { server: mailServer({ ...stored, problem }) } },
    'PUT /api/admin/mail-server': {
      status: 422,
      body: { message: 'x', errors: { password: ['Enter the password of this server and user.'] } },
    },
  });
  showAdmin('/admin/settings', server);
  expect(await screen.findByText(problem)).toBeTruthy();
  const dialog = await openServer('Change mail server');
  await userEvent.type(dialog.getByLabelText(/^Sender/), 's');
  await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
  expect(await dialog.findByText('Enter the password of this server and user.')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/mail-server')[0]?.body).not.toHaveProperty('password');
});

test('shows a mail server of the environment without a way to change it (MAIL-20)', async () => {
  const server = mailServer({ host: 'mail.lintara.example', port: 465, set_by: 'environment', has_password: true });
  showAdmin('/admin/settings', api({ 'GET /api/admin/mail-server': { body: { server } } }));
  expect(await screen.findByText(/Set by SMTP_URL on the server\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /mail server/ })).toBeNull();
});

test('removes the mail server after a question (MAIL-20)', async () => {
  const server = api({
    'GET /api/admin/mail-server': { body: { server: mailServer({ host: 'mail.lintara.example', set_by: 'settings' }) } },
    'DELETE /api/admin/mail-server': { body: { message: 'Mail server removed' } },
  });
  showAdmin('/admin/settings', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove mail server' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Mail server removed')).toBeTruthy();
});
