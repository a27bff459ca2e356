import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/admin/features/contacts/contacts-api.fixture.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { aPage } from '#web/test/paged.ts';

const answers = {
  'GET /api/admin/products': { body: aPage([{ id: 7, name: 'Six-Axis Robot LR-20', main_image: null, category: { name: 'Robots' } }]) },
  'GET /api/admin/news': { status: 500 },
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

// The application loads it on first use; loaded here, so that no test waits for it.
beforeAll(() => import('./palette-dialog.tsx'));

/** Opens an option. Its screen requests data that these tests do not define. */
const openOption = (dialog: HTMLElement, name: RegExp): void => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fireEvent.click(within(dialog).getByRole('option', { name }));
};

const openPalette = async () => {
  const user = userEvent.setup();
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Search or go to' });
  await user.click(within(dialog).getByRole('combobox'));
  return { user, dialog };
};

test('opens a screen by its name after Ctrl K (ALAY-08)', async () => {
  const { address } = showAdmin('/admin/contacts', api(answers));
  const { user, dialog } = await openPalette();
  expect(within(dialog).getAllByRole('option').length).toBeGreaterThan(10);
  await user.keyboard('slideshow');
  expect(
    within(dialog)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Slideshow SettingsContent']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/hero-settings'));
});

const optionTexts = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test.each([
  ['invite', 'Account', '/admin/account'],
  ['passkey', 'Account', '/admin/account'],
  ['favicon', 'Brand and CompanySystem', '/admin/brand'],
  ['404', 'RedirectsContent', '/admin/redirects'],
  ['banner', 'Slideshow SettingsContent', '/admin/hero-settings'],
])('finds a screen by the word %j of its contents (ALAY-11)', async (word, text, to) => {
  const { address } = showAdmin('/admin/contacts', api(answers));
  const { user, dialog } = await openPalette();
  await user.keyboard(word);
  expect(optionTexts(dialog)).toContain(text);
  openOption(dialog, new RegExp(`^${text.slice(0, 6)}`));
  await waitFor(() => expect(address()).toBe(to));
});

test('finds settings by their names and descriptions, and opens them (ALAY-11)', async () => {
  const { address } = showAdmin('/admin/contacts', api(answers));
  const { user, dialog } = await openPalette();
  await user.keyboard('currency symbol');
  expect(optionTexts(dialog)).toContain('Currency symbolBrand and Company');
  await user.clear(within(dialog).getByRole('combobox'));
  await user.keyboard('confirms');
  openOption(dialog, /^Mail acknowledgement/);
  await waitFor(() => expect(address()).toBe('/admin/settings?search=mail_acknowledgement'));
});

test('finds records; reports a kind whose search fails, and loads it on Retry (ALAY-08)', async () => {
  const none = { body: aPage([]) };
  const server = api({
    ...answers,
    'GET /api/admin/categories': none,
    'GET /api/admin/pages': { body: { data: [] } },
    'GET /api/admin/contacts': none,
  });
  const { address } = showAdmin('/admin/contacts', server);
  const { user, dialog } = await openPalette();
  await user.keyboard('robot');
  await within(dialog).findByText('Some results could not be loaded.');
  server.answer('GET /api/admin/news', none);
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await within(dialog).findByText('1 result');
  expect(within(dialog).queryByText('Some results could not be loaded.')).toBeNull();
  expect(document.activeElement).toBe(within(dialog).getByRole('combobox'));
  const option = await within(dialog).findByRole('option', { name: /LR-20/ });
  expect(option.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/products?edit=7'));
});

test('opens the match for the whole text even if Enter is pressed before the results arrive (ALAY-08)', async () => {
  const none = { body: aPage([]) };
  const found = Promise.withResolvers<void>();
  const server = api({
    ...answers,
    'GET /api/admin/news': none,
    'GET /api/admin/categories': none,
    'GET /api/admin/pages': { body: { data: [] } },
    'GET /api/admin/contacts': none,
  });
  const { address } = showAdmin('/admin/contacts', server);
  const { user, dialog } = await openPalette();
  await user.keyboard('robot');
  await within(dialog).findByRole('option', { name: /LR-20/ });
  server.answer('GET /api/admin/products', async ({ path }) => {
    if (!path.includes('search=')) return none;
    await found.promise;
    return { body: aPage([{ id: 8, name: 'Robot gripper', main_image: null, category: { name: 'Robots' } }]) };
  });
  await user.keyboard(' gripper{Enter}');
  expect(address()).toBe('/admin/contacts');
  found.resolve();
  await waitFor(() => expect(address()).toBe('/admin/products?edit=8'));
});

test('finds categories and pages by their names', async () => {
  const pages = [
    { id: 1, title: 'About Us', slug: 'about', template: 'about', is_published: true },
    { id: 4, title: 'Résumé of Warranty', slug: 'warranty', template: 'default', is_published: false },
    { id: 5, title: 'Terms', slug: 'terms', template: 'default', is_published: true },
  ];
  const server = api({
    ...answers,
    'GET /api/admin/categories': { body: aPage([{ id: 3, name: 'Resumable Drives', image: null }]) },
    'GET /api/admin/pages': { body: { data: pages } },
  });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  showAdmin('/admin/contacts', server);
  const { user, dialog } = await openPalette();
  await user.keyboard('resum');
  await within(dialog).findByRole('option', { name: /Resumable Drives/ });
  await waitFor(() => expect(server.requestsTo('GET', '/api/admin/categories').at(-1)?.path).toContain('search=resum'));
  expect(within(dialog).queryByRole('option', { name: /Terms/ })).toBeNull();
  fireEvent.click(await within(dialog).findByRole('option', { name: /Résumé of Warranty/ }), { ctrlKey: true });
  expect(opened).toHaveBeenCalledWith('/admin/pages?edit=4', '_blank', 'noopener');
});

test('shows when a record is published, by its own date or by its schedule (SCHED-06)', async () => {
  const due = { action: 'publish', due_at: '2099-03-04T02:00:00.000Z', failure: null, by: null };
  const article = { id: 2, title: 'Robots next year', type: 'news', is_published: true, published_at: '2099-01-02T02:00:00.000Z' };
  showAdmin(
    '/admin/contacts',
    api({
      'GET /api/admin/products': { body: aPage([{ id: 7, name: 'Robot LR-20', is_active: false, main_image: null }]) },
      'GET /api/admin/drafts/product': { body: { data: [{ id: 7, has_draft: false, schedule: [due] }] } },
      'GET /api/admin/news': { body: aPage([article]) },
    }),
  );
  const { user, dialog } = await openPalette();
  await user.keyboard('robot');
  await within(dialog).findByRole('option', { name: /^Robot LR-20 ?Scheduled for March 4, 2099, 09:00$/ });
  expect(within(dialog).getByRole('option', { name: /^Robots next year ?Scheduled for January 2, 2099, 09:00$/ })).toBeDefined();
});

test('reports that nothing was found', async () => {
  const nothing = { body: aPage([]) };
  showAdmin(
    '/admin/contacts',
    api({
      'GET /api/admin/products': nothing,
      'GET /api/admin/categories': nothing,
      'GET /api/admin/news': nothing,
      'GET /api/admin/pages': { body: { data: [] } },
      'GET /api/admin/contacts': nothing,
    }),
  );
  const { user, dialog } = await openPalette();
  await user.keyboard('zzz');
  expect((await within(dialog).findByText('Nothing found for “zzz”')).getAttribute('role')).toBe('status');
});
