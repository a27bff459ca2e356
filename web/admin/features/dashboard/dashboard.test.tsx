import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Analytics } from '#contract/analytics.ts';
import { contact, paged as contactsPage } from '#web/admin/features/contacts/contacts-api.fixture.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { fakeApi } from '#web/test/fake-api.ts';

const paged = (data: unknown[], total = data.length) => ({
  body: { data, current_page: 1, last_page: 1, per_page: 5, total, from: 1, to: data.length },
});
const days = (views: number) =>
  Array.from({ length: 30 }, (_, index) => ({ date: `2026-11-${String(index + 1).padStart(2, '0')}`, views, visitors: 1 }));
const overview = { total_visitors: 3868, total_page_views: 6394, avg_pages_per_visitor: 1.58, bounce_rate: 41.3 };
const analytics = {
  overview,
  visitors_by_date: days(4),
  previous: { overview: { ...overview, total_visitors: 3340 }, visitors_by_date: days(3) },
} as Partial<Analytics>;
const product = { id: 7, name: 'Six-Axis Robot LR-20', main_image: null, is_active: false, category: { name: 'Robots', slug: 'robots' } };

const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 4, read: 0, replied: 0, total: 9 } },
    'GET /api/admin/products': paged([product], 26),
    'GET /api/admin/categories': paged([], 9),
    'GET /api/admin/news': paged([], 18),
    'GET /api/admin/contacts': contactsPage([
      contact(3, { status: 'new', name: 'Bima Santosa' }),
      contact(2),
      contact(1, { status: 'new' }),
    ]),
    'GET /api/admin/analytics': { body: analytics },
    ...answers,
  });

const figure = (label: string) =>
  within(screen.getByRole('region', { name: 'Figures' })).getByRole('link', { name: new RegExp(`^${label}`) });

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows five figures from five calls, each with a link (ADASH-01, ADASH-02, ADASH-03, ADASH-04)', async () => {
  const server = api();
  showAdmin('/admin', server);
  await waitFor(() => expect(figure('Total Products').textContent).toContain('26'));
  expect(figure('Categories').textContent).toContain('9');
  expect(figure('Articles').textContent).toContain('18');
  expect(figure('New Messages').textContent).toContain('2');
  expect(figure('Total Visitors').textContent).toContain('3,868last 30 days, +15.8%');
  expect(figure('Total Products').getAttribute('href')).toBe('/admin/products');
  for (const part of ['products', 'categories', 'news', 'contacts']) {
    expect(server.requestsTo('GET', `/api/admin/${part}`).some(({ path }) => path.includes('per_page=5'))).toBe(true);
  }
  expect(server.requestsTo('GET', '/api/admin/analytics')[0]?.path).toContain('days=30');
});

test('shows the latest products and messages (ADASH-05, ADASH-06)', async () => {
  showAdmin('/admin', api());
  const products = await screen.findByRole('region', { name: 'Recent Products' });
  const link = await within(products).findByRole('link', { name: product.name });
  expect(link.getAttribute('href')).toBe('/admin/products?edit=7');
  expect(within(products).getByText('Inactive')).toBeDefined();
  expect(within(products).getByText('Robots')).toBeDefined();
  const messages = screen.getByRole('region', { name: 'Recent Messages' });
  expect(within(messages).getByRole('link', { name: 'Bima Santosa' }).getAttribute('href')).toBe('/admin/contacts?message=3');
  expect(within(messages).getAllByText('new')).toHaveLength(2);
});

test('shows that a product is scheduled (SCHED-06)', async () => {
  const schedule = [{ action: 'publish', due_at: '2099-03-04T02:00:00.000Z', failure: null, by: null }];
  showAdmin('/admin', api({ 'GET /api/admin/drafts/product': { body: { data: [{ id: 7, has_draft: false, schedule }] } } }));
  const products = await screen.findByRole('region', { name: 'Recent Products' });
  expect(await within(products).findByText('Scheduled')).toBeDefined();
  expect(within(products).getByText('Is published on March 4, 2099, 09:00')).toBeDefined();
});

test('shows the views of each day with the arrow keys', async () => {
  const user = userEvent.setup();
  showAdmin('/admin', api());
  const chart = await screen.findByRole('slider', { name: /^Page views per day/ });
  expect(chart.getAttribute('aria-valuetext')).toBe('November 30, 2026: Views 4, 30 days before 3');
  chart.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toContain('November 28, 2026');
});

test('draws no chart without views', async () => {
  const nobody = { overview: { ...overview, total_page_views: 0 }, visitors_by_date: days(0) };
  showAdmin('/admin', api({ 'GET /api/admin/analytics': { body: { ...analytics, ...nobody } } }));
  expect(await screen.findByText('No data available')).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('shows empty states without content (ADASH-07)', async () => {
  showAdmin('/admin', api({ 'GET /api/admin/products': paged([]), 'GET /api/admin/contacts': contactsPage([]) }));
  expect(await screen.findByText('No products yet')).toBeDefined();
  expect(await screen.findByText('No messages yet')).toBeDefined();
});

test('shows a failed part as 0 and empty, reports it once, and keeps the others (ADASH-08)', async () => {
  expectConsole('error', /A query failed \[ 'dashboard', 'products' \]/, /A query failed \[ 'dashboard', 'analytics' \]/);
  let isDown = true;
  const down = (answer: { body: unknown }) => () => (isDown ? { status: 500 } : answer);
  showAdmin(
    '/admin',
    api({ 'GET /api/admin/products': down(paged([product], 26)), 'GET /api/admin/analytics': down({ body: analytics }) }),
  );
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual(['Failed to load dashboard data']);
  expect(figure('Total Products').textContent).toContain('0');
  expect(figure('Total Visitors').textContent).toContain('0');
  expect(figure('Categories').textContent).toContain('9');
  expect(screen.getByText('No products yet')).toBeDefined();
  expect(screen.getByText('No data available')).toBeDefined();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(figure('Total Products').textContent).toContain('26'));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
