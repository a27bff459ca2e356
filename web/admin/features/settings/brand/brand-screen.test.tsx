import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Setting } from '#contract/settings.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { fakeApi } from '#web/test/fake-api.ts';
import { mapAddress } from './brand-values.ts';

const bulk = 'POST /api/admin/settings-bulk-update';

const row = (key: string, value: string | null, type: Setting['type'], group: string): Setting => ({
  id: key.length,
  key,
  value,
  type,
  group,
  is_fixed: true,
  created_at: '2026-11-21T00:00:00.000Z',
  updated_at: '2026-11-21T00:00:00.000Z',
  version: 1,
});

const rows = [
  row('company_name', 'Lintara', 'text', 'company'),
  row('company_email', 'hello@lintara.example', 'email', 'company'),
  row('maps_embed_url', null, 'url', 'company'),
  row('social_linkedin', null, 'url', 'company'),
  row('main_color', '#4CE482', 'color', 'theme'),
  row('secondary_color', '#2563eb', 'color', 'theme'),
  row('accent_color', '#10b981', 'color', 'theme'),
  row('currency_code', 'IDR', 'text', 'general'),
  row('currency_symbol', 'Rp', 'text', 'general'),
  row('currency_locale', 'id-ID', 'text', 'general'),
  row('site_timezone', 'Asia/Jakarta', 'text', 'general'),
];

const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/settings': ({ path }) => {
      const asked = /group=(\w+)/.exec(path)?.[1] ?? 'general';
      const data = rows.filter(({ group }) => group === asked);
      return { body: { data, current_page: 1, last_page: 1, per_page: 100, total: data.length, from: 1, to: data.length } };
    },
    [bulk]: { body: { message: 'Settings saved successfully', settings: [] } },
    ...answers,
  });

const show = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const server = api(answers);
  const view = showAdmin('/admin/brand', server);
  await screen.findByRole('form', { name: 'Brand and Company' });
  return { server, ...view };
};
const box = (name: RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(box(name));
  if (text) await userEvent.type(box(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('saves only changed values, all in one call (ABRAND-01)', async () => {
  const { server } = await show();
  await retype(/^Company name/, 'Lintara Robotics');
  await retype(/^Main colour/, '#ff8800');
  expect(screen.getByText('2 fields')).toBeTruthy();
  await save();
  expect(await screen.findByText('Settings saved successfully')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/settings-bulk-update').map(({ body }) => body)).toEqual([
    {
      settings: [
        { key: 'company_name', value: 'Lintara Robotics', version: 1 },
        { key: 'main_color', value: '#ff8800', version: 1 },
      ],
    },
  ]);
  await waitFor(() => expect(screen.queryByText('2 fields')).toBeNull());
});

test('shows the colours on parts of the site, and the readability of text on them (ABRAND-02)', async () => {
  await show();
  const preview = document.querySelector<HTMLElement>('.bp');
  expect(preview?.style.getPropertyValue('--brand-main')).toBe('#4ce482');
  await retype(/^Main colour/, '#222222');
  expect(preview?.style.getPropertyValue('--brand-main')).toBe('#222222');
  expect(preview?.style.getPropertyValue('--on-main')).toBe('#ffffff');
  expect(screen.getAllByText('white text is readable')).toHaveLength(2);
  await retype(/^Main colour/, '#ffff00');
  expect(preview?.style.getPropertyValue('--on-main')).toBe('#000000');
  expect(screen.getAllByText(/^black text is readable; too light for text on white/)).toHaveLength(2);
});

test('changes the symbol with the currency, unless another one was typed (ABRAND-05)', async () => {
  await show();
  const currency = screen.getByRole('combobox', { name: /^Currency/ });
  await userEvent.selectOptions(currency, 'EUR');
  expect(box(/^Symbol/).value).toBe('€');
  await retype(/^Symbol/, 'Euro');
  await userEvent.selectOptions(currency, 'USD');
  expect(box(/^Symbol/).value).toBe('Euro');
});

test('completes the address of a social network that was typed without https:// (ABRAND-06)', async () => {
  const { server } = await show();
  await retype(/^LinkedIn/, 'www.linkedin.com/company/lintara');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(server.requestsTo('POST', bulk.split(' ')[1] ?? '')).toHaveLength(1));
  const sent = JSON.stringify(server.requestsTo('POST', bulk.split(' ')[1] ?? '')[0]?.body);
  expect(sent).toContain('"https://www.linkedin.com/company/lintara"');
});

test('refuses an invalid value before it is sent, and shows errors of the server at their fields (ABRAND-04)', async () => {
  const errors = { company_email: ['The value must be a valid email address.'] };
  const { server } = await show({ [bulk]: { status: 422, body: { message: errors.company_email[0], errors } } });
  await retype(/^Main colour/, 'green');
  await save();
  expect(await screen.findByText('Enter a colour such as #2563eb.')).toBeTruthy();
  expect(document.activeElement).toBe(box(/^Main colour/));
  expect(server.requestsTo('POST', '/api/admin/settings-bulk-update')).toHaveLength(0);
  await retype(/^Main colour/, '#00aa00');
  await retype(/^Email/, 'a@b.example');
  await save();
  expect(await screen.findAllByText('The value must be a valid email address.')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(box(/^Email/)));
  expect(box(/^Email/).value).toBe('a@b.example');
});

test('restores the loaded values on Reset, and asks before unsaved changes are lost', async () => {
  const { router, address } = await show();
  await retype(/^Company name/, 'Other');
  await router.navigate('/admin/settings');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(box(/^Company name/).value).toBe('Lintara');
  await router.navigate('/admin/settings');
  await waitFor(() => expect(address()).toBe('/admin/settings'));
});

test('previews a map, also from a pasted iframe element', async () => {
  await show();
  await userEvent.click(box(/^Map/));
  await userEvent.paste('<iframe width="600" src="https://maps.example/embed?a=1&amp;b=2" loading="lazy"></iframe>');
  expect(box(/^Map/).value).toBe('https://maps.example/embed?a=1&b=2');
  expect(screen.getByTitle('Map: where to find us').getAttribute('src')).toBe('https://maps.example/embed?a=1&b=2');
  expect(mapAddress('https://maps.example/x')).toBe('https://maps.example/x');
});

test('reports that the settings failed to load, and retries', async () => {
  expectConsole('error', /A query failed \[ 'admin-settings', 'group', '(theme)?' \]/);
  const server = api();
  const answer = server.answer;
  answer('GET /api/admin/settings', { status: 500, body: { message: 'Server Error' } });
  showAdmin('/admin/brand', server);
  expect(await screen.findByRole('heading', { name: 'Failed to load settings' })).toBeTruthy();
});
