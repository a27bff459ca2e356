import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/admin.ts';
import { call, formOf } from './support/colleague.ts';
import { resize } from './support/test.ts';
import { expectAccessibleAt } from './support/widths.ts';

const picture = 'demo/media/products/amr.webp';
const second = 'demo/media/products/amr-2.webp';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Add New|Edit) Article$/ });
const textOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Content' });
const tool = (dialog: Locator, name: string) => dialog.getByRole('toolbar', { name: 'Content: formatting' }).getByRole('button', { name });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const openNew = async (page: Page): Promise<Locator> => {
  await page.goto('/admin/news?new=1');
  await expect(textOf(dialogOf(page))).toBeVisible();
  return dialogOf(page);
};
const openRow = async (page: Page, title: string): Promise<Locator> => {
  await page.goto(`/admin/news?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(textOf(dialogOf(page))).toBeVisible();
  return dialogOf(page);
};
const createPlain = async (page: Page, title: string): Promise<void> => {
  const dialog = await openNew(page);
  await dialog.getByLabel(/^Title/).fill(title);
  await textOf(dialog).fill('A short text.');
  await dialog.getByRole('button', { name: 'Create Article' }).click();
  await expect(page.getByText('Article created successfully')).toBeVisible();
};
const paste = (text: Locator, types: Record<string, string>) =>
  text.evaluate((element, given) => {
    const data = new DataTransfer();
    for (const [type, value] of Object.entries(given)) data.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, types);

test('shows an article with formatted text and pictures immediately on the site (ANEWS-07, ANEWS-13, EDIT-03, EDIT-05, EDIT-06)', async ({
  admin: page,
}) => {
  const dialog = await openNew(page);
  await dialog.getByLabel(/^Title/).fill('The shuttle runs');
  await dialog.getByLabel(/^Excerpt/).fill('Ten pallets an hour more.');
  const text = textOf(dialog);
  await text.click();
  await page.keyboard.type('It runs ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('day and night');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await tool(dialog, 'H2 heading').click();
  await page.keyboard.type('What it does');
  await page.keyboard.press('Enter');
  await tool(dialog, 'Bullet list').click();
  await page.keyboard.type('Lifts');
  await page.keyboard.press('Enter');
  await page.keyboard.type('See the shuttles');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('textbox', { name: 'Link address' })).toBeFocused();
  await page.keyboard.type('/products');
  await page.keyboard.press('Enter');
  // the editor gets the focus in the next frame; keys pressed earlier would be lost
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(text, { 'text/plain': 'https://www.youtube.com/watch?v=abcdefghijk' });
  await expect(text.getByText('YouTube video')).toBeVisible();
  // the cursor is after the video
  await page.keyboard.type('That was it.');
  await expect(text.getByText('YouTube video')).toBeVisible();

  await dialog.getByRole('button', { name: 'Insert image' }).click();
  await page.getByRole('dialog', { name: 'Choose a picture' }).getByLabel('Upload pictures').setInputFiles(picture);
  await expect(text.locator('img[src^="/storage/uploads/"]')).toBeVisible();
  await text.locator('img[src^="/storage/uploads/"]').click();
  await dialog.getByRole('textbox', { name: 'What the picture shows' }).fill('A shuttle with a pallet');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Choose featured image').setInputFiles(picture);
  await dialog.getByLabel('Add gallery').setInputFiles([picture, second]);
  await dialog.getByRole('button', { name: 'Create Article' }).click();
  await expect(page.getByText('Article created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  await open(page, '/news/the-shuttle-runs');
  const article = page.getByRole('article');
  await expect(article.getByText('day and night')).toHaveCSS('font-weight', /[67]00/);
  await expect(article.getByRole('heading', { level: 2, name: 'What it does' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'See the shuttles' })).toHaveAttribute('href', '/products');
  await expect(article.getByRole('button', { name: /Play video/ })).toBeVisible();
  await expect(article.getByText('That was it.')).toBeVisible();
  await expect(article.getByRole('img', { name: 'A shuttle with a pallet' })).toBeVisible();
  await expect(article.getByText('Ten pallets an hour more.')).toBeVisible();
});

test('edits, unpublishes and deletes an article (ANEWS-13, ANEWS-14, AMOD-02, AMOD-14)', { tag: '@smoke' }, async ({ admin: page }) => {
  const title = 'Gone sooner than anybody who has planned the assembly line of the northern hall';
  await createPlain(page, 'Soon gone');
  const dialog = await openRow(page, 'Soon gone');
  await expect(textOf(dialog)).toHaveText('A short text.');
  await dialog.getByLabel(/^Title/).fill(title);
  await textOf(dialog).press('Control+End');
  await page.keyboard.type(' And more.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Article updated successfully')).toBeVisible();
  // the address stays the same after a rename
  expect(await (await page.request.get('/news/soon-gone')).text()).toContain('A short text. And more.');

  await page.goto('/admin/news?search=Gone+sooner');
  await rowOf(page, title).getByRole('switch').click();
  await expect(rowOf(page, title).getByRole('switch')).toHaveText('Draft');
  await expect.poll(async () => (await page.request.get('/news/soon-gone')).status()).toBe(404);

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this article?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (const width of [1440, 390]) {
    await resize(page, width);
    await expect.poll(() => question.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  }
  await resize(page, 1440);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Article deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
});

test('schedules an article for a later date (ANEWS-17)', async ({ admin: page }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel(/^Title/).fill('Years from now');
  await textOf(dialog).fill('Wait.');
  await dialog.getByLabel(/^Published date/).fill('2099-01-02T09:30');
  await expect(dialog.getByText('Scheduled: the article appears on the website at this time.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Article' }).click();
  await expect(page.getByText('Article created successfully')).toBeVisible();
  await page.goto('/admin/news?search=Years+from+now');
  await expect(rowOf(page, 'Years from now').getByRole('switch')).toHaveText('Scheduled');
  expect((await page.request.get('/news/years-from-now')).status()).toBe(404);
});

test('shows one status for both ways of scheduling, and finds each article in one (SCHED-05, SCHED-06)', async ({
  admin: page,
  product,
}) => {
  const title = 'Opening of the second test centre for heavy palletising robots, with a tour of the hall';
  const more = { content: '<p>Come and see.</p>' };
  const create = (name: string, fields: Record<string, string>) =>
    call(product, 'POST', 'news', formOf({ title: name, ...more, ...fields }));
  await create(`${title} (dated)`, { published_at: '2099-01-02T09:00:00+07:00' });
  await create(`${title} (timed)`, { is_published: '0' });
  const dialog = await openRow(page, `${title} (timed)`);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  const schedule = page.getByRole('dialog', { name: 'Schedule' });
  await schedule.getByLabel(/^Publish at/).fill('2099-01-02T09:00');
  await schedule.getByRole('button', { name: 'Save schedule' }).click();
  const notice = dialog.getByRole('region', { name: 'Draft and schedule' });
  await expect(notice).toContainText('Is published on January 2, 2099, 09:00');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/admin/news?search=second+test+centre');
  const [dated, timed] = [rowOf(page, `${title} (dated)`), rowOf(page, `${title} (timed)`)];
  const status = page.getByRole('group', { name: 'Status' });
  for (const [name, isFound] of [
    ['Scheduled', true],
    ['Published', false],
    ['Draft', false],
    ['All', true],
  ] as const) {
    await status.getByRole('button', { name, exact: true }).click();
    if (!isFound) await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    else
      for (const row of [dated, timed]) {
        await expect(row.getByRole('switch')).toHaveText('Scheduled');
        await expect(row).toContainText('Is published on January 2, 2099, 09:00');
      }
  }
  await expectAccessibleAt(page, [1440, 768, 390]);

  for (const row of [dated, timed]) {
    await row.getByRole('switch').click();
    await expect(row.getByRole('switch')).toHaveText('Draft');
  }
  await expect(timed).not.toContainText('Is published on');
});

test('inserts a dropped picture where it was dropped', async ({ admin: page }) => {
  const dialog = await openNew(page);
  const text = textOf(dialog);
  await text.fill('Above');
  const bytes = [...(await readFile(picture))];
  await text.getByText('Above').evaluate((paragraph, content) => {
    const { left, top } = paragraph.getBoundingClientRect();
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], 'amr.webp', { type: 'image/webp' }));
    const at = { clientX: left + 300, clientY: top + 5 };
    paragraph.dispatchEvent(new DragEvent('drop', { dataTransfer: data, ...at, bubbles: true, cancelable: true }));
  }, bytes);
  await expect(text.locator('p:has-text("Above") + .rte-picture > img[src^="/storage/uploads/"]')).toBeVisible();
});

test('makes the toolbar a single Tab stop with arrow key navigation', async ({ admin: page }) => {
  const dialog = await openNew(page);
  await textOf(dialog).fill('robots');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+Tab');
  await expect(tool(dialog, 'Bold')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool(dialog, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(textOf(dialog).locator('strong em, em strong')).toHaveText('robots');
  await page.keyboard.press('Tab');
  await expect(textOf(dialog)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('textbox', { name: 'Link address' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(textOf(dialog)).toBeFocused();
  await expect(dialog).toBeVisible();
});

test('undoes and redoes, and turns several paragraphs into one list (EDIT-10)', async ({ admin: page }) => {
  const dialog = await openNew(page);
  const text = textOf(dialog);
  await text.click();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Control+a');
  await tool(dialog, 'Ordered list').click();
  await expect(text.locator('ol > li')).toHaveCount(2);
  await tool(dialog, 'Bullet list').click();
  await expect(text.locator('ul > li')).toHaveCount(2);
  await tool(dialog, 'Undo').click();
  await expect(text.locator('ol > li')).toHaveCount(2);
  await tool(dialog, 'Redo').click();
  await expect(text.locator('ul > li')).toHaveCount(2);
});

test('is accessible with list and form at every width (ACCESS-05)', async ({ admin: page }) => {
  await page.goto('/admin/news');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectAccessibleAt(page, [390, 768, 1440]);
  const dialog = await openRow(page, 'Reading a load diagram without fooling yourself');
  await expectAccessibleAt(page, [390, 768, 1440]);
  await textOf(dialog).click();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('textbox', { name: 'Link address' })).toBeFocused();
  await expectAccessibleAt(page, [390, 768, 1440]);
  await expect(dialog.getByRole('textbox', { name: 'Link address' })).toBeVisible();
});
