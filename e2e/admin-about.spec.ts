// About screen: each part is saved and appears on the public site.
import { expect, open, test } from './support/admin.ts';
import { drag, expectDragged, expectDropMark } from './support/drag.ts';
import { expectLoaded } from './support/test.ts';
import { expectAccessibleAt } from './support/widths.ts';

test.use({ company: 'about' });

const portrait = 'e2e/support/portrait.png';

test('shows saved texts immediately on the home page and the About page (AABOUT-01, AABOUT-02, AABOUT-03)', async ({ admin: page }) => {
  await page.goto('/admin/about-settings');
  const part = page.getByRole('region', { name: 'About Page Content' });
  await part.getByLabel('Short Content').fill('We build & mend.\nSecond line <here>.');
  const editor = part.getByRole('textbox', { name: 'Full Content' });
  // a click could hit a picture in the text
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Written a moment ago.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('About page content saved successfully')).toBeVisible();
  await open(page, '/');
  await expect(page.getByText('Second line <here>.')).toBeVisible();
  await open(page, '/about');
  await expect(page.getByText('Written a moment ago.')).toBeVisible();
});

test('adds a statistic (AABOUT-04, AABOUT-05)', async ({ admin: page }) => {
  await page.goto('/admin/about-settings');
  const part = page.getByRole('region', { name: 'Company Statistics' });
  await part.getByLabel('Value').first().fill('77');
  await part.getByLabel('Label').first().fill('Years of journeys');
  await part.getByRole('button', { name: 'Save Statistics' }).click();
  await expect(page.getByText('Statistics saved successfully')).toBeVisible();
  await open(page, '/about');
  await expect(page.getByText('Years of journeys')).toBeVisible();
  // the screen shows the saved values when it is opened again
  await page.goto('/admin/about-settings');
  await expect(part.getByLabel('Label').first()).toHaveValue('Years of journeys');
});

test('reorders statistics with the mouse, by touch and with the keyboard', async ({ admin: page }) => {
  await page.goto('/admin/about-settings');
  const part = page.getByRole('region', { name: 'Company Statistics' });
  const labels = part.getByLabel('Label');
  await labels.first().waitFor();
  const values = () => labels.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const [first = '', second = '', third = '', ...rest] = await values();
  const centreOf = async (element: ReturnType<typeof part.locator>) => {
    const box = await element.boundingBox();
    if (!box) throw new Error('The element is not on screen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const grips = part.locator('.grip');
  await part.getByRole('button', { name: 'Save Statistics' }).scrollIntoViewIfNeeded();

  await drag(page, grips.nth(2), part.getByLabel('Value').first());
  await expect.poll(values).toEqual([third, first, second, ...rest]);
  await expect(part.getByText(/^Statistic moved to place 1 of /)).toBeAttached();

  // wait until the dropped entry has reached its position: a swipe beside the grip would navigate back
  for (const grip of [grips.nth(1), grips.first()]) await grip.click({ trial: true });
  const finger = await page.context().newCDPSession(page);
  const from = await centreOf(grips.first());
  const to = await centreOf(grips.nth(1));
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (const part of [0.2, 0.5, 1]) {
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    await expectDragged(page);
  }
  await expectDropMark(page);
  await touch('touchEnd', []);
  await expect.poll(values).toEqual([first, third, second, ...rest]);

  await labels.nth(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(values).toEqual([first, second, third, ...rest]);
  await expect(labels.nth(2)).toBeFocused();
});

test('adds a team member with a photo, and asks before removing a member (AABOUT-06, AABOUT-07, AABOUT-08, AABOUT-09)', async ({
  admin: page,
}) => {
  await page.goto('/admin/about-settings');
  const part = page.getByRole('region', { name: 'Team Members' });
  await part.getByRole('textbox', { name: 'Name' }).first().waitFor();
  const before = await part.getByRole('textbox', { name: 'Name' }).count();
  await part.getByRole('button', { name: 'Add Team Member' }).click();
  await part.getByRole('textbox', { name: 'Name' }).last().fill('Wulan Sari');
  await part.getByRole('textbox', { name: 'Position' }).last().fill('Head of Journeys');
  await part.getByLabel('Upload photo: Photo of Wulan Sari').setInputFiles(portrait);
  await expect(page.getByText('Photo uploaded successfully')).toBeVisible();
  await part.getByRole('button', { name: 'Save Team Members' }).click();
  await expect(page.getByText('Team members saved successfully')).toBeVisible();
  await open(page, '/about');
  await expect(page.getByText('Head of Journeys')).toBeVisible();
  const photo = page.locator('li').filter({ hasText: 'Wulan Sari' }).locator('img');
  await photo.scrollIntoViewIfNeeded();
  await expectLoaded(photo);

  await page.goto('/admin/about-settings');
  await part.getByRole('button', { name: 'Remove Wulan Sari' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove this team member?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(part.getByRole('textbox', { name: 'Name' })).toHaveCount(before + 1);
  await part.getByRole('button', { name: 'Remove Wulan Sari' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(part.getByRole('textbox', { name: 'Name' })).toHaveCount(before);
  // leaving asks, because the member is not saved yet
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('adds a section (ABOUT-03)', async ({ admin: page }) => {
  await page.goto('/admin/about-settings');
  const part = page.getByRole('region', { name: 'Page Sections' });
  await part.getByRole('button', { name: 'Add Section' }).click();
  await part.getByLabel('Title').fill('How we travel');
  await part.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('By train where it goes.');
  await part.getByRole('button', { name: 'Save Sections' }).click();
  await expect(page.getByText('Sections saved successfully')).toBeVisible();
  await open(page, '/about');
  await expect(page.getByRole('heading', { name: 'How we travel' })).toBeVisible();
  await expect(page.getByText('By train where it goes.')).toBeVisible();
});

test('is accessible, including at the width of a phone (ACCESS-05)', async ({ admin: page }) => {
  await page.goto('/admin/about-settings');
  await page.getByRole('textbox', { name: 'Full Content' }).waitFor();
  await page.getByRole('region', { name: 'Page Sections' }).getByRole('button', { expanded: false }).first().click();
  await expectAccessibleAt(page, [1440, 390]);
});
