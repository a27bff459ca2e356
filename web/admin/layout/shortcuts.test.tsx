import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '#web/admin/features/contacts/contacts-api.fixture.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

// The application loads it on first use; loaded here, so that no test waits for it.
beforeAll(() => import('./shortcuts-dialog.tsx'));

const shortcuts = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
const ready = () => screen.findByRole('heading', { level: 1, name: /Messages/ });

test('lists the keyboard shortcuts when ? is pressed, except in text fields (ALAY-09)', async () => {
  showAdmin('/admin/contacts', api());
  await ready();
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, '?');
  expect((search as HTMLInputElement).value).toBe('?');
  expect(screen.queryByRole('dialog')).toBeNull();

  search.blur();
  fireEvent.keyDown(document.body, { key: '?', ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('?');
  const dialog = await shortcuts();
  expect(within(dialog).getByText('Search or go to').nextElementSibling?.textContent).toBe('CtrlK');
  expect(within(dialog).getByText('Show this list').nextElementSibling?.textContent).toBe('?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('switches off single-key shortcuts (ALAY-09)', async () => {
  showAdmin('/admin/contacts', api());
  await ready();
  await userEvent.keyboard('?');
  const dialog = await shortcuts();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /single key/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('?/');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
});

test('lists the keyboard shortcuts from the account menu as well (ALAY-09)', async () => {
  showAdmin('/admin/contacts', api());
  await ready();
  await userEvent.click(screen.getByRole('button', { name: /Ayu/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  await shortcuts();
  expect(screen.queryByRole('menu')).toBeNull();
});
