import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Role } from '#contract/rules/policy.ts';
import { rightsOf } from '#contract/rules/policy.ts';
import { storeSession } from '#web/admin/lib/session.ts';
import { resetBrowser, showAdmin } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';

const steps = [
  { key: 'company', is_done: true },
  { key: 'product', is_done: false },
];
const api = (list: object[] = steps, answers: Exclude<Parameters<typeof fakeApi>[0], (...given: never[]) => unknown> = {}) =>
  fakeApi({ 'GET /api/admin/first-steps': { body: { steps: list } }, ...answers });
const signIn = (role: Role) =>
  storeSession({ token: 'token-1', user: { name: 'Ayu', ...rightsOf(role) }, remember: false, expires_at: '2026-12-01T00:00:00.000Z' });
const panel = async () => within(await screen.findByRole('region', { name: /^First steps/ }));

beforeEach(() => {
  resetBrowser();
  signIn('owner');
});

test('links each open step to its screen, and says how many are done (STEP-01)', async () => {
  showAdmin('/admin', api());
  const list = await panel();
  expect(list.getByText('1 of 2 done')).toBeTruthy();
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['First product', '/admin/products?new=1'],
    ['import a file', '/admin/imports?new=1'],
  ]);
  expect(list.getAllByRole('listitem')[0]?.textContent).toBe('Name and contact, done');
});

test.each([
  ['all steps are done', steps.map((step) => ({ ...step, is_done: true }))],
  ['there are none', []],
])('is absent when %s (STEP-03)', async (_when, list) => {
  showAdmin('/admin', api(list));
  expect(await screen.findByText('No products yet')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^First steps/ })).toBeNull();
});

test('is hidden by an owner, who can show it again (STEP-04)', async () => {
  const server = api(steps, { 'PUT /api/admin/first-steps': { body: { steps: [] } } });
  showAdmin('/admin', server);
  await userEvent.click((await panel()).getByRole('button', { name: 'Hide' }));
  const again = await screen.findByRole('button', { name: 'Show again' });
  expect(screen.queryByRole('region', { name: /^First steps/ })).toBeNull();
  server.answer('PUT /api/admin/first-steps', { body: { steps } });
  await userEvent.click(again);
  await panel();
  expect(screen.queryByRole('button', { name: 'Show again' })).toBeNull();
  expect(server.requestsTo('PUT', '/api/admin/first-steps').map(({ body }) => body)).toEqual([{ is_hidden: true }, { is_hidden: false }]);
});

test('cannot be hidden by other roles (STEP-04)', async () => {
  signIn('editor');
  showAdmin('/admin', api());
  expect((await panel()).queryByRole('button', { name: 'Hide' })).toBeNull();
});

test('reports a list that could not be hidden (STEP-04)', async () => {
  showAdmin('/admin', api(steps, { 'PUT /api/admin/first-steps': { status: 500, body: null } }));
  await userEvent.click((await panel()).getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('Failed to change the first steps')).toBeTruthy();
  await panel();
});
