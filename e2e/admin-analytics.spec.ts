// Analytics screen with the visits of three people, one bot and one unknown page.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Analytics } from '#contract/analytics.ts';
import { expect, expectAccessible, test } from './support/admin.ts';
import { fail, failedCall, hold } from './support/stage.ts';
import { expectAccessibleAt } from './support/widths.ts';

const visitors = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  mobile: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  bot: 'Googlebot/2.1 (+http://www.google.com/bot.html)',
} as const;
const visits: [keyof typeof visitors, string][] = [
  ['desktop', '/'],
  ['desktop', '/products'],
  ['desktop', '/products/six-axis-robot-lr20'],
  ['mobile', '/'],
  ['bot', '/'],
  ['mobile', '/nothing-here'],
  ['tablet', '/contact'],
];

const answerOf = async ({ origin, token }: { origin: string; token: string }, days: number): Promise<Analytics> => {
  const answer = await fetch(`${origin}/api/admin/analytics?days=${days}`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as Analytics;
};

test.use({ company: 'visitors' });
test.beforeAll(async ({ product: { origin, token } }) => {
  for (const [who, url] of visits) {
    const answer = await fetch(`${origin}/api/public/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': visitors[who] },
      body: JSON.stringify({ url, referrer: 'https://search.example/' }),
    });
    expect(answer.status).toBe(204);
  }
  // visits are stored asynchronously
  await expect.poll(async () => (await answerOf({ origin, token }, 7)).recent_visitors[0]?.page_url).toBe(`${origin}/contact`);
});

const chart = (page: Page) => page.getByRole('slider', { name: /Views and visitors per day/ });
const period = (page: Page, name: string) => page.getByRole('button', { name });
const figures = (page: Page) => page.getByRole('region', { name: 'Figures of the period' });

test('keeps the period in the address, including on Back and reload (AANA-01, AANA-02)', async ({ admin: page }) => {
  await page.goto('/admin/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Website Analytics' })).toBeVisible();
  await expect(page.getByText('Track visitor behavior and website performance')).toBeVisible();
  await expect(period(page, 'Last 30 days')).toHaveAttribute('aria-pressed', 'true');
  await expect(chart(page)).toHaveAttribute('aria-valuemax', '30');
  for (const [name, days] of [
    ['Last 7 days', 7],
    ['Last 90 days', 90],
    ['Last year', 365],
  ] as const) {
    await period(page, name).click();
    await expect(page).toHaveURL(new RegExp(`/admin/analytics\\?days=${days}$`));
    await expect(chart(page)).toHaveAttribute('aria-valuemax', String(days));
  }
  await page.reload();
  await expect(period(page, 'Last year')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(period(page, 'Last 90 days')).toHaveAttribute('aria-pressed', 'true');
  await expect(chart(page)).toHaveAttribute('aria-valuemax', '90');
});

test('shows the previous period until the new one has loaded (AANA-02)', async ({ admin: page }) => {
  await page.goto('/admin/analytics');
  await expect(chart(page)).toBeVisible();
  const release = await hold(page, 'admin/analytics', (url) => url.searchParams.get('days') === '7');
  await period(page, 'Last 7 days').click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading analytics...' })).toHaveCount(1);
  await expect(chart(page)).toHaveAttribute('aria-valuemax', '30');
  await release();
  await expect(chart(page)).toHaveAttribute('aria-valuemax', '7');
});

test('shows figures, chart, devices, pages and visitors (AANA-03, AANA-04, AANA-05, AANA-06, AANA-09, AANA-10, AANA-11)', async ({
  admin: page,
  product,
}) => {
  await page.goto('/admin/analytics');
  for (const label of ['Total Visitors', 'Page Views', 'Avg. Pages/Visit', 'Bounce Rate (%)']) {
    await expect(figures(page).getByText(label, { exact: true })).toBeVisible();
  }
  for (const type of ['Desktop', 'Mobile', 'Tablet']) {
    const devices = page.getByRole('region', { name: 'Device Types' }).getByRole('listitem');
    await expect(devices.filter({ hasText: type })).toHaveText(/^\w+[\d,]+ <?\d+%$/);
  }
  const pages = page.getByRole('table', { name: 'Most Visited Pages' });
  await expect(pages.getByRole('columnheader')).toHaveText(['Page', 'Views']);
  await expect(pages.getByRole('row', { name: /^Home [\d,]+$/ })).toBeVisible();
  const newest = page.getByRole('table', { name: 'Recent Visitors' }).getByRole('row');
  await expect(newest.nth(1)).toHaveText(/^contact127\.0\.0\.0tabletSafari\w+ \d{1,2}, \d{4}, \d\d:\d\d$/);
  await expect(newest.nth(2)).toContainText('Home');
  await expect(newest.nth(3)).toContainText('products > six-axis-robot-lr20');
  const dropped = page.getByRole('region', { name: 'Not Counted' });
  await expect(dropped.getByText('Declared bots')).toBeVisible();
  await expect(dropped.getByText('Pages that do not exist')).toBeVisible();
  const { referrers } = await answerOf(product, 30);
  expect(referrers.length).toBeGreaterThan(0);
  const sources = page.getByRole('region', { name: 'Traffic Sources' }).getByRole('listitem');
  await expect(sources.locator('.muted')).toHaveText(referrers.map(({ visits: count }) => count.toLocaleString('en-US')));
  await expect(sources.locator('.row')).toHaveText(referrers.map(({ domain }) => domain ?? 'Direct or unknown'));
});

test('shows the values of the chart by keyboard and by pointer (AANA-07)', async ({ admin: page }) => {
  await page.goto('/admin/analytics');
  const last = await chart(page).getAttribute('aria-valuetext');
  // from the preceding button, as a keyboard user reaches it
  await page.getByRole('button', { name: 'Export CSV' }).focus();
  await page.keyboard.press('Tab');
  await expect(chart(page)).toBeFocused();
  await expect(page.locator('.chart .tip')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(chart(page)).toHaveAttribute('aria-valuenow', '29');
  await page.keyboard.press('PageUp');
  await expect(chart(page)).toHaveAttribute('aria-valuenow', '22');
  await page.keyboard.press('Home');
  await expect(chart(page)).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('End');
  await expect(chart(page)).toHaveAttribute('aria-valuetext', String(last));
  await page.keyboard.press('Tab');
  await expect(page.locator('.chart .tip')).toHaveCount(0);
  await chart(page).hover();
  await expect(page.locator('.chart .tip')).toContainText('views');
});

test('exports a file with every day, whose views add up to the figure on screen (AANA-04, AANA-07, AANA-17)', async ({ admin: page }) => {
  await page.goto('/admin/analytics');
  await expect(chart(page)).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^analytics-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toBe('date,views,visitors,date_before,views_before,visitors_before');
  expect(rows).toHaveLength(30);
  const total = rows.reduce((sum, row) => sum + Number(row.split(',')[1]), 0);
  await expect(figures(page).locator('> div').nth(1)).toContainText(total.toLocaleString('en-US'));
});

test('is accessible at every width (ACCESS-05)', async ({ admin: page }) => {
  await page.goto('/admin/analytics');
  await expect(chart(page)).toBeVisible();
  await page.getByText('Values as a table').click();
  await expectAccessibleAt(page, [360, 390, 768, 1440]);
});

test.describe('when loading fails', () => {
  test.use({ expectedComplaints: failedCall });
  test('reports a failed load, keeps the periods, and loads on Retry (AANA-14)', async ({ admin: page }) => {
    const repair = await fail(page, 'admin/analytics', 500);
    await page.goto('/admin/analytics');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load analytics data' })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2, name: 'Failed to load analytics data' })).toBeVisible();
    await expect(period(page, 'Last 7 days')).toBeEnabled();
    await expectAccessible(page);
    await repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(chart(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
