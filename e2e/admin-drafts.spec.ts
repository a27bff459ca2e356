// A published page is changed as a draft, shared by a preview link, scheduled and published.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin.ts';
import { call, enter } from './support/colleague.ts';
import { eventually } from './support/test.ts';

// browsers log every failed request
test.use({ expectedComplaints: [/status of 409/] });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Page' });
const noticeOf = (page: Page) => page.getByRole('region', { name: 'Draft and schedule' });
const openPage = async (page: Page, title: string) => {
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(dialogOf(page).getByRole('toolbar').first()).toBeVisible();
};

test('drafts, previews, shares, schedules and publishes a page (DRAFT-01, DRAFT-02, PREV-01, PREV-02, SCHED-01)', async ({
  admin: page,
  browser,
  product,
  request,
}) => {
  const { body } = await call(product, 'POST', 'pages', { title: 'Cookie notice', content: '<p>There are none.</p>' });
  const published = async () => (await request.get(`/page/${body.page.slug}`)).text();
  await openPage(page, 'Cookie notice');
  await dialogOf(page)
    .getByLabel(/^Title/)
    .fill('Cookies, rewritten');
  await dialogOf(page).getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved: visitors still see the published version').first()).toBeVisible();
  await expect(noticeOf(page)).toContainText('Visitors still see the published version.');
  await expect(dialogOf(page).getByLabel(/^Title/)).toHaveValue('Cookies, rewritten');
  await expectAccessible(page);
  expect(await published()).not.toContain('Cookies, rewritten');

  await noticeOf(page).getByRole('button', { name: 'Preview on the site' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview of Cookie notice' });
  const frame = preview.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'Cookies, rewritten' })).toBeVisible();
  await expect(frame.getByText('Preview: visitors do not see this version yet.')).toBeVisible();
  for (const screen of ['Tablet', 'Phone', 'Desktop']) {
    await preview.getByRole('button', { name: screen, exact: true }).click();
    await expect(frame.getByRole('contentinfo')).toBeAttached();
    // the site's header has the layout of this width
    await expect(frame.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: screen !== 'Desktop' });
    await expect(frame.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: screen === 'Desktop' });
  }
  await preview.getByRole('button', { name: 'Close preview' }).click();

  await noticeOf(page)
    .getByRole('button', { name: /^Preview links/ })
    .click();
  const links = page.getByRole('dialog', { name: 'Preview links' });
  await links.getByRole('button', { name: 'New link for 7 days' }).click();
  const address = await links.getByLabel('New link').inputValue();
  await expect(links.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  const stranger = await browser.newContext();
  const visitor = await stranger.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Cookies, rewritten' })).toBeVisible();
  await links.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(links.getByText('There are no links.')).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await expect(visitor.getByText('its link has expired or was withdrawn')).toBeVisible();
  await stranger.close();
  await links.getByRole('button', { name: 'Close', exact: true }).first().click();

  await dialogOf(page).getByRole('button', { name: 'Schedule' }).click();
  const schedule = page.getByRole('dialog', { name: 'Schedule' });
  await schedule.getByLabel(/^Publish at/).fill('2099-01-02T09:00');
  await expectAccessible(page);
  await schedule.getByRole('button', { name: 'Save schedule' }).click();
  await expect(noticeOf(page)).toContainText('The draft is published on');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Cookie notice' });
  await expect(row).toContainText('Changed in a draft');
  await expect(row).toContainText('The draft is published on');
  await expectAccessible(page);

  await openPage(page, 'Cookie notice');
  await dialogOf(page).getByRole('button', { name: 'Publish Page' }).click();
  await expect(page.getByText('Page published successfully')).toBeVisible();
  expect(await published()).toContain('Cookies, rewritten');
  await openPage(page, 'Cookies, rewritten');
  await expect(noticeOf(page)).toHaveCount(0);
});

test('saves a draft without losing cursor, scroll position and undo history (DRAFT-10)', async ({ admin: page, product }) => {
  const paragraphs = '<p>One line of the manual.</p>'.repeat(40);
  await call(product, 'POST', 'pages', { title: 'Manual', content: `${paragraphs}<p>The end</p>` });
  await openPage(page, 'Manual');
  const text = dialogOf(page).getByRole('textbox', { name: 'Content' });
  await text.getByText('The end').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' of it');
  const scrolled = await text.getByText('The end').evaluate((line) => line.getBoundingClientRect().top);
  await dialogOf(page)
    .getByRole('button', { name: 'Save draft' })
    .evaluate((button: HTMLElement) => button.click());
  await expect(noticeOf(page)).toBeVisible();
  await page.keyboard.type(', for now');
  await expect(text.getByText('The end of it, for now')).toBeVisible();
  expect(await text.getByText('The end').evaluate((line) => line.getBoundingClientRect().top)).toBeLessThan(scrolled + 400);
  // letters that were typed slowly are separate steps
  await eventually(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    expect(await text.getByText('The end', { exact: true }).count()).toBe(1);
  });
});

test('merges unsaved changes with a draft that another administrator has saved meanwhile (KEPT-06, CONF-06)', async ({
  admin: page,
  browser,
  product,
}) => {
  await call(product, 'POST', 'pages', { title: 'House rules', content: '<p>Wear a helmet.</p>' });
  const colleague = await browser.newContext();
  const theirs = await colleague.newPage();
  await enter(theirs, product, 'editor');
  const saveDraft = async (of: Page, title: string) => {
    await dialogOf(of)
      .getByLabel(/^Title/)
      .fill(title);
    await dialogOf(of).getByRole('button', { name: 'Save draft' }).click();
    await expect(of.getByText('Draft saved: visitors still see the published version').first()).toBeVisible();
    await expect(noticeOf(of)).toContainText('Visitors still see the published version.');
  };
  await openPage(page, 'House rules');
  await saveDraft(page, 'Rules, first draft');

  await openPage(theirs, 'House rules');
  const title = dialogOf(theirs).getByLabel(/^Title/);
  await expect(title).toHaveValue('Rules, first draft');
  const kept = theirs.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/changes'));
  await title.fill('Rules, by the editor');
  await kept;
  await theirs.goto('about:blank');

  await saveDraft(page, 'Rules, second draft');

  await openPage(theirs, 'House rules');
  await expect(title).toHaveValue('Rules, by the editor');
  await dialogOf(theirs).getByRole('button', { name: 'Save draft' }).click();
  const conflict = dialogOf(theirs).getByRole('alert');
  await expect(conflict.getByRole('listitem')).toHaveText(['Title (their version: “Rules, second draft”)']);
  await expectAccessible(theirs);
  await conflict.getByRole('button', { name: 'Save my changes anyway' }).click();
  await expect(theirs.getByText('Draft saved: visitors still see the published version').first()).toBeVisible();
  await openPage(page, 'House rules');
  await expect(dialogOf(page).getByLabel(/^Title/)).toHaveValue('Rules, by the editor');
  await colleague.close();
});
