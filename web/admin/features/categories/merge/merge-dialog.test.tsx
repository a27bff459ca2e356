import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { CategoryMergePreview } from '#contract/category-merge.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { api, list, listed, scara, vision } from '../categories-api.fixture.ts';

const preview: CategoryMergePreview = {
  category: { id: 3, name: 'SCARA and Delta', description: scara.description, version: 1 },
  target: { id: 5, name: 'Machine Vision', description: null, version: 2, is_active: false },
  products: 4,
  attributes: [
    { id: 1, label: 'Payload', result: 'joined', into: 'Load', reason: null, is_filter_lost: true },
    { id: 2, label: 'Reach', result: 'separate', into: 'Reach (SCARA)', reason: 'Another unit.', is_filter_lost: false },
  ],
  lost: { values: 3, examples: [{ product: { id: 1, name: 'LR20' }, attribute: 'Reach', text: '8', reason: 'Another value.' }] },
  addresses: { from: ['/products?category=scara-and-delta'], to: '/products?category=machine-vision' },
  has_draft: true,
  schedule: ['publish'],
  definitions: 'abc',
};
const mergeUrl = '/api/admin/categories/3/merge';
const choices = [scara, vision].map(({ id, name, slug, is_active }) => ({ id, name, slug, is_active }));
const start = async (answer: object) => {
  const server = api({
    'GET /api/admin/categories-all': { body: choices },
    [`GET ${mergeUrl}`]: { body: preview },
    [`POST ${mergeUrl}`]: answer,
    [list]: listed([scara, vision]),
  });
  showAdmin('/admin/categories', server);
  await userEvent.click(await screen.findByRole('button', { name: 'More for SCARA and Delta' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Merge into…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge SCARA and Delta into another category' });
  await within(dialog).findByRole('option', { name: /Machine Vision/ });
  await userEvent.type(within(dialog).getByRole('combobox', { name: 'Merge into' }), 'mach{Enter}');
  await within(dialog).findByText('4 products move to Machine Vision.');
  return { server, dialog };
};
beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows what a merge changes, sends what the preview saw, and offers to undo it (ACAT-27, ACAT-28)', async () => {
  const merged = {
    message: 'Merged: 4 products moved',
    bulk_change: { id: 8, expires_at: '2026-11-21T03:10:00.000Z' },
    products: 4,
    pending: 0,
  };
  const { server, dialog } = await start({ body: merged });
  const text = dialog.textContent;
  for (const part of [
    '“Payload” becomes one with “Load”. Visitors can no longer filter by it',
    '“Reach” becomes “Reach (SCARA)”. Another unit.',
    '3 values change',
    'LR20, Reach “8”: Another value.',
    'and 2 others',
    'Fast pick and place.',
    '/products?category=scara-and-delta will lead to /products?category=machine-vision, for visitors and in menus.',
    'Machine Vision is not active',
    'The draft of SCARA and Delta goes to the trash with it.',
    'SCARA and Delta will not be published at the scheduled time.',
  ])
    expect(text).toContain(part);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge categories' }));
  const notice = await screen.findByRole('region', { name: 'Last change' });
  expect(notice.textContent).toContain('Merged: 4 products moved');
  expect(within(notice).getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(server.requestsTo('POST', mergeUrl).map(({ body }) => body)).toEqual([
    { into: 5, version: 1, into_version: 2, definitions: 'abc' },
  ]);
});

test('shows why a merge is refused, and the preview as it is then (ACAT-22, ACAT-28)', async () => {
  const message = 'Somebody else changed this category while you were editing it.';
  const { server, dialog } = await start({ status: 409, body: { message, code: 'version-conflict' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge categories' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(server.requestsTo('GET', mergeUrl).length).toBeGreaterThan(1);
  expect(dialog.isConnected).toBe(true);
});
