import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '../../test/admin-screen.tsx';
import { aPage } from '../../test/paged.ts';
import { api } from '../contacts/admin/contacts-api.fixture.ts';

const answers = {
  'GET /api/admin/products': { body: aPage([{ id: 7, name: 'Six-Axis Robot LR-20', main_image: null }]) },
  'GET /api/admin/news': { status: 500 },
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

// loaded when it is first opened: here before, so that no test waits for it
beforeAll(() => import('./palette-dialog.tsx'));

const openPalette = async () => {
  const user = userEvent.setup();
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Search or go to' });
  await user.click(within(dialog).getByRole('combobox'));
  return { user, dialog };
};

test('Ctrl K leads to a screen by name', async () => {
  const { address } = showAdmin('/admin/contacts', api(answers));
  const { user, dialog } = await openPalette();
  expect(within(dialog).getAllByRole('option').length).toBeGreaterThan(10);
  await user.keyboard('slide');
  expect(
    within(dialog)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Slideshow SettingsContent']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/hero-settings'));
});

test('records are found; a kind that fails is left out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { address } = showAdmin('/admin/contacts', api(answers));
  const { user, dialog } = await openPalette();
  await user.keyboard('robot');
  const option = await within(dialog).findByRole('option', { name: /LR-20/ });
  expect(option.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/products?edit=7'));
});

test('what is nowhere is said', async () => {
  const nothing = { body: aPage([]) };
  showAdmin(
    '/admin/contacts',
    api({ 'GET /api/admin/products': nothing, 'GET /api/admin/news': nothing, 'GET /api/admin/contacts': nothing }),
  );
  const { user, dialog } = await openPalette();
  await user.keyboard('zzz');
  expect((await within(dialog).findByText('Nothing found for “zzz”')).getAttribute('role')).toBe('status');
});
