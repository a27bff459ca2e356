// Sessions that end during work, on the server or in another tab.
import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin.ts';
import { administrator } from './support/product.ts';

test.use({ expectedComplaints: [/status of 401/] });

const picture = 'demo/media/products/amr.webp';
const endedText = 'Your session has ended. Please sign in again.';
const editorOf = (page: Page) => page.getByRole('dialog', { name: 'Add New Article' });
const signInOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

/** Starts a separate session, which the journey may end. */
const startSession = async (page: Page): Promise<void> => {
  await page.goto('/admin/login');
  await page.getByLabel(/^Email/).fill(administrator.email);
  await page.getByLabel(/^Password/).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin$/);
};

/** Makes the token invalid, as its expiry would. */
const endOnServer = async (page: Page): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('admin_token'));
  const answer = await page.request.post('/api/admin/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(200);
};

/** Ends the session right before the next call of an address, so that no background call notices it first. */
const endBeforeCall = async (page: Page, address: string): Promise<void> => {
  const endFirst = async (route: Route): Promise<void> => {
    await endOnServer(page);
    await route.continue();
  };
  await page.route(address, endFirst, { times: 1 });
};

const writeArticle = async (page: Page, title: string): Promise<void> => {
  await page.goto('/admin/news?new=1');
  const editor = editorOf(page);
  await editor.getByLabel(/^Title/).fill(title);
  await editor.getByRole('textbox', { name: 'Content' }).fill('Written before lunch.');
  await editor.getByLabel('Choose featured image').setInputFiles(picture);
};

const signInAgain = async (page: Page): Promise<void> => {
  const dialog = signInOf(page);
  await expect(dialog.getByLabel(/^Email/)).toHaveValue(administrator.email);
  await expect(dialog.getByLabel(/^Password/)).toBeFocused();
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
};

test('keeps an unsaved article and its picture when the session ends (ASESS-06, ASESS-14)', async ({ page }) => {
  await startSession(page);
  await writeArticle(page, 'The night shift');
  await endBeforeCall(page, '**/api/admin/news');
  await editorOf(page).getByRole('button', { name: 'Create Article' }).click();

  const dialog = signInOf(page);
  await expect(dialog.getByText(endedText).first()).toBeVisible();
  await expect(page.getByText('Unauthenticated.')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
  await expectAccessible(page);
  // the focus is trapped in the dialog
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog')?.textContent?.includes('Sign in again'),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByLabel(/^Password/).focus();
  await signInAgain(page);

  const editor = editorOf(page);
  await expect(editor.getByLabel(/^Title/)).toHaveValue('The night shift');
  await expect(editor.getByRole('textbox', { name: 'Content' })).toHaveText('Written before lunch.');
  await editor.getByRole('button', { name: 'Create Article' }).click();
  await expect(page.getByText('Article created successfully')).toBeVisible();
  const { news } = await (await page.request.get('/api/public/news/the-night-shift')).json();
  expect(news.featured_image).toMatch(/^uploads\//);
});

test('explains on the sign-in page why the session ended if nothing is unsaved, and returns after the sign-in (ASESS-07)', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/admin/pages');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await endBeforeCall(page, '**/api/admin/products?*');
  await page.getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByText(endedText)).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Forgot your password?').click();
  await expect(page.getByText('npm run administrator -- reset-password')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Email/).fill(administrator.email);
  await page.getByLabel(/^Password/).fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/products$/);
});

test('keeps the form after a sign-out and a sign-in in another tab (ASESS-07, ASESS-14)', async ({ page, context }) => {
  await startSession(page);
  await writeArticle(page, 'Two tabs');
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: /Admin/ }).last().click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/admin\/login$/);
  await expect(signInOf(page)).toBeVisible();

  await other.getByLabel(/^Email/).fill(administrator.email);
  await other.getByLabel(/^Password/).fill('mistyped');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('alert').first()).toBeVisible();
  await expect(other.getByLabel(/^Password/)).toBeFocused();
  await other.keyboard.type(administrator.password);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/admin$/);

  await expect(signInOf(page)).toBeHidden();
  await expect(editorOf(page).getByLabel(/^Title/)).toHaveValue('Two tabs');
  await editorOf(page).getByRole('button', { name: 'Create Article' }).click();
  await expect(page.getByText('Article created successfully')).toBeVisible();
});
