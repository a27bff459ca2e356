// Opens every screen of the admin area. A message in the console fails the journey.
import type { Page, Route } from '@playwright/test';
import { navigation } from '#web/admin/layout/navigation.ts';
import { needsLanguages } from '#web/admin/lib/screens.ts';
import { expect, test } from './support/admin.ts';
import { resize } from './support/test.ts';

const rows = (page: Page) => page.locator('tbody .row-link').first();

/** What a screen shows if it has no table of records. */
const contents: Record<string, (page: Page) => ReturnType<Page['locator']>> = {
  '/admin': (page) => page.getByRole('region', { name: 'Recent Messages' }).getByRole('listitem').first(),
  '/admin/analytics': (page) => page.getByRole('slider', { name: /Views and visitors per day/ }),
  '/admin/imports': (page) => page.getByRole('button', { name: 'Import a file' }).first(),
  '/admin/media': (page) => page.getByRole('list', { name: 'Files' }).getByRole('button').first(),
  '/admin/redirects': (page) => page.getByRole('region', { name: 'Addresses that were not found' }),
  '/admin/hero-settings': (page) => page.getByRole('button', { name: 'Save Settings' }),
  '/admin/menus': (page) => page.getByRole('button', { name: 'Save Menus' }),
  '/admin/about-settings': (page) => page.getByRole('button', { name: 'Save Statistics' }),
  '/admin/brand': (page) => page.getByRole('form', { name: 'Brand and Company' }),
  '/admin/interface-texts': (page) => page.getByRole('region', { name: 'Acknowledgement' }),
  '/admin/trash': (page) => page.getByRole('heading', { name: 'Trash', exact: true }),
  '/admin/backups': (page) => page.getByRole('region', { name: 'All backups' }),
  '/admin/integrations': (page) => page.getByRole('region', { name: 'API tokens' }).getByText('No API tokens.'),
  '/admin/system': (page) => page.getByRole('region', { name: 'Scheduled jobs' }),
};

test('opens every screen from the sidebar (ALAY-03)', { tag: '@smoke' }, async ({ admin: page }) => {
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  const entries = navigation.flatMap((group) => group.entries);
  for (const { to } of entries.filter((entry) => !needsLanguages(entry.to))) {
    await menu.locator(`a[href="${to}"]`).click();
    await expect(page).toHaveURL(to);
    await expect((contents[to] ?? rows)(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('opens the account, the mail and the attribute grid', { tag: '@smoke' }, async ({ admin: page }) => {
  await page.goto('/admin/settings?group=mail');
  await expect(page.getByRole('region', { name: 'Mail' })).toBeVisible();
  await page.getByRole('button', { name: /Administrator/ }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('form', { name: 'Your account' })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await page.goto('/admin/attributes/grid?category=1');
  await expect(page.getByRole('grid').getByRole('columnheader', { name: /^Payload/ })).toBeVisible();
});

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Element }[];
}

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

for (const path of ['/admin/about-settings', '/admin/hero-settings', '/admin/menus', '/admin/settings'])
  test(`does not shift the layout of ${path} while it loads (AMOD-17)`, { tag: path === '/admin/settings' ? '@smoke' : [] }, async ({
    admin: page,
  }) => {
    await resize(page, 390, 844);
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          shifts.push(`${entry.value} ${entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`).join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      // a frame without the text of an editor may or may not be drawn
      new MutationObserver(() => {
        if (document.querySelector('.rte:not(.rte-waiting, :has(.rte-body))')) shifts.push('1 editor without its text');
      }).observe(document, { subtree: true, childList: true });
    });
    // the responses arrive one at a time in reverse order
    const waiting: Route[] = [];
    await page.route('**/api/admin/**', (route) => void waiting.push(route));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const loaded = (contents[path] ?? rows)(page);
    for (let isLoaded = false; !isLoaded || waiting.length > 0; isLoaded = await loaded.isVisible()) {
      const route = waiting.pop();
      // null if the page has cancelled the request
      await Promise.all([route?.request().response(), route?.continue()]);
      await twoFrames(page);
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    expect(sum, shifts.join('\n')).toBeLessThan(0.02);
  });
