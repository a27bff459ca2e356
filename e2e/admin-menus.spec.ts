// The menus of header and footer: edited by keyboard alone, and with more than fits beside the logo.
import type { Page } from '@playwright/test';
import type { MenuEntry } from '#contract/rules/menus.ts';
import { expect, expectAccessible, open, test } from './support/admin.ts';
import { expectBetweenEdges, resize } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';

test.use({ company: 'menus' });

const openScreen = async (page: Page) => {
  await page.goto('/admin/menus');
  await page.getByRole('button', { name: 'Save Menus' }).waitFor();
};
const row = (page: Page, menu: string, name: string) =>
  page.getByRole('region', { name: menu }).locator('.section-toggle', { hasText: name });

const fieldIn = (page: Page, menu: string, label: string) => page.getByRole('region', { name: menu }).getByLabel(label);

const addRecord = async (page: Page, menu: string, search: string) => {
  await page.getByRole('button', { name: `Add Entry to the ${menu.toLowerCase()}` }).press('Enter');
  await expect(fieldIn(page, menu, 'Leads to')).toBeFocused();
  // the choice below the first one
  await page.keyboard.press('ArrowDown');
  const records = page.getByRole('region', { name: menu }).getByPlaceholder('Find a product, category, article or page');
  await expect(records).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(records).toBeFocused();
  await page.keyboard.type(search);
  await expect(page.getByRole('region', { name: menu }).getByText('1 result', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row(page, menu, search)).toBeVisible();
};

test('puts a new page into groups of header and footer by keyboard alone (MENU-02, MENU-03, MENU-05, MENU-07, MENU-12, MENU-13)', {
  tag: '@smoke',
}, async ({ admin: page }) => {
  await page.goto('/admin/pages?new=1');
  await expect(page.getByRole('dialog').getByLabel(/^Title/)).toBeFocused();
  await page.keyboard.type('Our certificates');
  await page.getByRole('textbox', { name: 'Content', exact: true }).focus();
  await page.keyboard.type('Of every arm.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Page created successfully')).toBeVisible();

  await openScreen(page);
  await addRecord(page, 'Header', 'Our certificates');
  // over CONTACT and into NEWS, above its last entry
  await row(page, 'Header', 'Our certificates').focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Entry moved to place 2 of 3 in NEWS')).toBeAttached();
  await addRecord(page, 'Footer', 'Our certificates');
  await row(page, 'Footer', 'Our certificates').focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Entry moved to place 3 of 3 in Our Solutions')).toBeAttached();
  await page.getByRole('button', { name: 'Add Entry to the footer' }).press('Enter');
  await expect(fieldIn(page, 'Footer', 'Leads to')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('partner.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Partner');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Menus saved successfully')).toBeVisible();

  await open(page, '/');
  const news = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'NEWS' });
  await news.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Company News' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Our certificates' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/page/our-certificates');
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('.drop a[aria-current]')).toHaveText('Our certificates');
  await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Our Solutions' }).getByRole('link').last()).toHaveText(
    'Our certificates',
  );
  const partner = page.getByRole('contentinfo').getByRole('link', { name: 'Partner' });
  await expect(partner).toHaveAttribute('href', 'https://partner.example');
  expect(await partner.evaluate((link) => getComputedStyle(link, '::before').content)).toContain('\u2197');
  await resize(page, 390, 844);
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  const mobile = page.getByRole('navigation', { name: 'Mobile' });
  await mobile.locator('summary', { hasText: 'NEWS' }).press('Enter');
  await expect(mobile.getByRole('link', { name: 'Our certificates' })).toHaveAttribute('aria-current', 'page');
});

const entry = (label: string, part: Partial<MenuEntry> = {}) => ({ kind: 'address', label, target: '/about', ...part });
const long = 'Antriebsstrangkomponentenfertigungsgesellschaft';
const group = (label: string, entries: object[]) => [
  entry(label, { kind: 'group', target: '' }),
  ...entries.map((one) => ({ ...one, is_nested: true })),
];
const inGroups = [entry(long), entry('Partner', { target: 'https://partner.example' }), entry('', { kind: 'list', target: 'categories' })];

test('shows any number of entries with long names at every width, without moving anything (MENU-08, MENU-09)', async ({ admin: page }) => {
  const save = (key: string, entries: object[]) =>
    page.evaluate(
      async ([name, value]) => {
        const response = await fetch('/api/admin/settings-bulk-update', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('admin_token')}` },
          body: JSON.stringify({ settings: [{ key: name, value }] }),
        });
        return response.status;
      },
      [key, JSON.stringify(entries)] as const,
    );
  await openScreen(page);
  for (const count of [2, 8, 14]) {
    const header = [
      ...group('Catalogue', inGroups),
      ...Array.from({ length: count - 2 }, (_, index) => entry(index % 4 ? `Entry ${index}` : long)),
    ];
    expect(await save('header_menu', [...header, ...group(long, inGroups)])).toBe(200);
    expect(
      await save('footer_menu', [...Array.from({ length: Math.min(4, count) }, () => group(long, inGroups)).flat(), entry(long)]),
    ).toBe(200);
    for (const width of [390, 768, 1024, 1440]) {
      await resize(page, width, 900);
      await open(page, '/about');
      await test.step(`${count} entries at ${width} px`, async () => {
        await expectNoOverflow(page);
        const opened = page.locator('.mobile, .drop.open');
        if (width >= 1024) await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: long }).click();
        else {
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(opened).toBeVisible();
          for (const summary of await opened.locator('summary').all()) await summary.click();
        }
        await expectBetweenEdges(page, opened);
        await expectNoOverflow(page);
        await page.keyboard.press('Escape');
      });
    }
  }
});
