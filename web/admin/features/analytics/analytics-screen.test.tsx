import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Analytics } from '#contract/analytics.ts';
import type { AnalyticsPeriod } from '#contract/rules/analytics.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { analyticsAnswer } from './analytics.fixture.ts';

const call = 'GET /api/admin/analytics';
const daysOf = (path: string) => Number(new URLSearchParams(path.split('?')[1]).get('days')) as AnalyticsPeriod;
const api = (part: Partial<Analytics> = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    [call]: ({ path }) => ({ body: analyticsAnswer(daysOf(path), part) }),
  });
const show = (server = api(), path = '/admin/analytics') => ({ server, ...showAdmin(path, server) });
const loaded = () => screen.findByRole('region', { name: 'Recent Visitors' });
const cells = () => [...screen.getByRole('region', { name: 'Figures of the period' }).children].map((cell) => cell.textContent);
const period = (name: string) => screen.getByRole('button', { name });
const nothing = { total_visitors: 0, total_page_views: 0, avg_pages_per_visitor: 0, bounce_rate: 0 };

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('has a title and a subtitle (AANA-01)', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Website Analytics' })).toBeTruthy();
  expect(screen.getByText('Track visitor behavior and website performance')).toBeTruthy();
});

test('shows page views by language on a site with several languages (LSRCH-08)', async () => {
  const languages = [
    { code: 'de', name: 'Deutsch', views: 300 },
    { code: 'en', name: 'English', views: 100 },
  ];
  show(api({ languages }));
  const section = await screen.findByRole('region', { name: 'Languages' });
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Deutsch300 75%', 'English100 25%']);
});

test('offers four periods, starts with 30 days, and keeps the choice in the address (AANA-02)', async () => {
  const { server, address, router } = show();
  await loaded();
  const names = within(screen.getByRole('group', { name: 'Period' })).getAllByRole('button');
  expect(names.map((button) => button.textContent)).toEqual(['Last 7 days', 'Last 30 days', 'Last 90 days', 'Last year']);
  expect(names.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false', 'false']);
  await userEvent.click(period('Last year'));
  expect(address()).toBe('/admin/analytics?days=365');
  await screen.findByText('Views, 365 days before', { selector: '.legend span' });
  expect(period('Last year').getAttribute('aria-pressed')).toBe('true');
  await router.navigate(-1);
  await waitFor(() => expect(period('Last 30 days').getAttribute('aria-pressed')).toBe('true'));
  expect(new Set(server.requestsTo('GET', '/api/admin/analytics').map(({ path }) => daysOf(path)))).toEqual(new Set([30, 365]));
});

test.each([
  ['?days=7', 7],
  ['?days=14', 30],
  ['?days=', 30],
])('shows for the address %s a period of %i days (AANA-02)', async (query, days) => {
  const { server } = show(api(), `/admin/analytics${query}`);
  await loaded();
  expect(daysOf(server.requestsTo('GET', '/api/admin/analytics')[0]?.path ?? '')).toBe(days);
});

test('keeps the previous figures dimmed until the new period is loaded (AANA-02)', async () => {
  const { server } = show();
  await loaded();
  const { promise, resolve } = Promise.withResolvers<{ body: Analytics }>();
  server.answer(call, () => promise);
  await userEvent.click(period('Last 7 days'));
  expect(await screen.findByText('Loading analytics...')).toBeTruthy();
  expect(cells()[0]).toContain('3,868');
  expect(screen.getByRole('button', { name: 'Export CSV' }).getAttribute('aria-disabled')).toBe('true');
  resolve({ body: analyticsAnswer(7, { overview: { ...nothing, total_visitors: 41 } }) });
  await waitFor(() => expect(cells()[0]).toContain('41'));
  expect(screen.queryByText('Loading analytics...')).toBeNull();
});

test('shows four figures with their change and how they are counted (AANA-03, AANA-04, AANA-05, AANA-06)', async () => {
  show();
  await loaded();
  expect(cells()).toEqual([
    'Total Visitors3,868+15.8% from 3,339Distinct visitors of each day, added up',
    'Page Views6,394+19.1% from 5,368Public pages shown to people',
    'Avg. Pages/Visit1.58+0.06 from 1.52Views per visit; 30 minutes without a view end a visit',
    'Bounce Rate (%)41.3−2.8 from 44.1Visits with a single page view',
  ]);
  // fewer bounces are an improvement
  expect(screen.getByText('−2.8').className).toBe('delta up');
});

test('shows no change if there were no visits in the previous period (AANA-03)', async () => {
  show(api({ previous: { overview: nothing, visitors_by_date: [] } }));
  await loaded();
  expect(cells()[0]).toContain('no visits in the period before');
});

test('gives access to every day of the chart by keyboard and in a table (AANA-07)', async () => {
  show();
  await loaded();
  const chart = screen.getByRole('slider', { name: /Views and visitors per day/ });
  expect(chart.getAttribute('aria-valuemax')).toBe('30');
  expect(chart.getAttribute('aria-valuetext')).toBe('November 21, 2026: Views 39, Visitors 19, Views, 30 days before 37');
  fireEvent.keyDown(chart, { key: 'Home' });
  expect(chart.getAttribute('aria-valuetext')).toBe('October 23, 2026: Views 10, Visitors 5, Views, 30 days before 8');
  fireEvent.keyDown(chart, { key: 'ArrowRight' });
  expect(chart.getAttribute('aria-valuetext')).toMatch(/^October 24, 2026: Views 11/);
  fireEvent.keyDown(chart, { key: 'PageDown' });
  expect(chart.getAttribute('aria-valuetext')).toMatch(/^October 31, 2026: Views 18/);
  await userEvent.click(screen.getByText('Values as a table'));
  const table = screen.getByRole('table', { name: 'Views and visitors per day' });
  expect(within(table).getAllByRole('row')).toHaveLength(31);
});

test('draws a single day (AANA-08)', async () => {
  show(api({ visitors_by_date: [{ date: '2026-11-21', views: 12, visitors: 7 }] }));
  await loaded();
  const chart = screen.getByRole('slider', { name: /Views and visitors per day/ });
  expect(chart.querySelectorAll('.chart-area circle')).toHaveLength(1);
  expect(screen.queryByText('No data available')).toBeNull();
});

test.each([
  ['no days', []],
  [
    'days without a view',
    [
      { date: '2026-11-20', views: 0, visitors: 0 },
      { date: '2026-11-21', views: 0, visitors: 0 },
    ],
  ],
])('reports %s (AANA-08)', async (_, visitors_by_date) => {
  show(
    api({
      overview: nothing,
      previous: { overview: nothing, visitors_by_date: [] },
      visitors_by_date,
      device_stats: [],
      most_visited_pages: [],
      recent_visitors: [],
      referrers: [],
      dropped: [],
    }),
  );
  expect(await screen.findByRole('heading', { name: 'No data available' })).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(cells()[0]).toBe('Total Visitors0no visits in this periodDistinct visitors of each day, added up');
  expect(screen.getByText('No visits were excluded in this period.')).toBeTruthy();
});

test('lists device types with count and share (AANA-09)', async () => {
  show();
  await loaded();
  const items = within(screen.getByRole('region', { name: 'Device Types' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Desktop2,205 57%', 'Mobile1,655 43%', 'Tablet8 <1%']);
});

test('lists the most visited pages (AANA-10, AANA-12)', async () => {
  show();
  await loaded();
  const rows = within(screen.getByRole('table', { name: 'Most Visited Pages' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Page', 'Views'],
    ['Home', '1,684'],
    ['products > six-axis-robot-lr20', '742'],
    ['Unknown', '3'],
  ]);
});

test('lists recent visitors, newest first, in the time zone of the site (AANA-11)', async () => {
  show();
  const panel = within(await loaded());
  const rows = panel.getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Page', 'IP address', 'Device', 'Browser', 'Visit time'],
    ['products > six-axis-robot-lr20', '203.0.113.0', 'desktop', 'Firefox', 'November 21, 2026, 09:58'],
    ['Home', 'not kept', 'mobile', 'Unknown browser', 'November 21, 2026, 09:57'],
  ]);
  expect(panel.getByText('Addresses are shortened and kept 30 days')).toBeTruthy();
});

test('shows uncounted requests with their reasons, and the sources of visits (AANA-04)', async () => {
  show();
  await loaded();
  const dropped = screen.getByRole('region', { name: 'Not Counted' });
  expect([...dropped.querySelectorAll('dd')].map((value) => value.textContent)).toEqual(['1,204', '96']);
  expect(within(dropped).getByText('Declared bots')).toBeTruthy();
  const sources = within(screen.getByRole('region', { name: 'Traffic Sources' })).getAllByRole('listitem');
  expect(sources.map((item) => item.textContent)).toEqual(['Direct or unknown900 75%', 'search.example300 25%']);
});

test('exports the period as a CSV file (AANA-07)', async () => {
  show();
  await loaded();
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('analytics-2026-10-23-to-2026-11-21.csv');
  const [file] = saved.mock.calls[0] ?? [];
  const text = file instanceof Blob ? await file.text() : '';
  expect(text.split('\r\n')[1]).toBe('2026-10-23,10,5,2026-09-23,8,4');
});

test.each([{ status: 500, body: { message: 'Server Error' } }, new TypeError('Failed to fetch')])(
  'reports a failed load; Retry loads the figures and moves the focus to the heading (%#) (AANA-14)',
  async (failure) => {
    const server = api();
    server.answer(call, failure);
    show(server);
    expect(await screen.findByRole('heading', { level: 2, name: 'Failed to load analytics data' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Failed to load analytics data');
    expect((period('Last 7 days') as HTMLButtonElement).disabled).toBe(false);
    server.answer(call, { body: analyticsAnswer() });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await loaded();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  },
);

test('marks today as a day that is not over in the chart, its description and its table (AANA-16)', async () => {
  show(api({ includes_today: true }));
  await loaded();
  const chart = screen.getByRole('slider', { name: /^Views and visitors per day/ });
  expect(chart.getAttribute('aria-valuetext')).toMatch(/^November 21, 2026 so far: Views 39/);
  expect(chart.querySelectorAll('.running')).toHaveLength(2);
  expect(chart.querySelector('.chart-dashed .running')).toBeNull();
  expect(screen.getByText('Today so far')).toBeTruthy();
  expect(document.querySelector('.chart-table tbody tr:last-child th')?.textContent).toBe('November 21, 2026 so far');
});

test('accepts two freely chosen days as a period, and keeps them in the address (AANA-15)', async () => {
  const { server, address } = show();
  await loaded();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
  expect(address()).toBe('/admin/analytics');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-01' } });
  expect(screen.getByRole('alert').textContent).toContain('Choose a first and a last day');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-31' } });
  await waitFor(() => expect(address()).toBe('/admin/analytics?from=2026-03-01&to=2026-03-31'));
  await waitFor(() => expect(server.requests.at(-1)?.path).toBe('/api/admin/analytics?from=2026-03-01&to=2026-03-31'));
  expect(period('Last 30 days').getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(period('Last 7 days'));
  await waitFor(() => expect(address()).toBe('/admin/analytics?days=7'));
  await waitFor(() => expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe(''));
});

test('links to the pages in the tables', async () => {
  show();
  await loaded();
  const table = screen.getByRole('region', { name: 'Most Visited Pages' });
  const link = within(table).getByRole('link', { name: /six-axis-robot-lr20/ });
  expect(link.getAttribute('href')).toBe('https://company.example/products/six-axis-robot-lr20');
  expect(within(table).getByText('Unknown').closest('a')).toBeNull();
});
