// Media library: uploads, texts, reusing a picture and replacing it everywhere.
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test } from './support/admin.ts';
import { expectAccessibleAt } from './support/widths.ts';

test.use({ company: 'media', expectedComplaints: [/Failed to load resource.*(422|404)/] });

const picture = (colour: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .png()
    .toBuffer();
const fileOf = async (name: string, colour = '#c01030') => ({ name, mimeType: 'image/png', buffer: await picture(colour) });
const openFile = (page: Page, name: string) => page.getByRole('list', { name: 'Files' }).getByRole('button', { name });

test('uploads several files, shows why one is rejected, and edits the texts of a picture (MEDIA-03, MEDIA-10)', async ({ admin: page }) => {
  await page.goto('/admin/media');
  await page
    .getByLabel('Upload files')
    .setInputFiles([
      await fileOf('hall.png'),
      { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
    ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('status')).toHaveText('1 uploaded, 2 refused');
  await expect(uploads).toContainText('notes.txt');
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const data = new DataTransfer();
    data.items.add(new File([blob as Blob], 'pasted.png', { type: 'image/png' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await expect(openFile(page, 'pasted.png')).toBeVisible();

  await openFile(page, 'hall.png').click();
  const dialog = page.getByRole('dialog', { name: 'hall.png' });
  await expect(dialog.getByText('Nothing uses this file. It can be deleted.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Focal point' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByText('Focal point: 45 % from the left, 45 % from the top.')).toBeVisible();
  await dialog.getByLabel('Alternative text').fill('The assembly hall');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('File updated successfully')).toBeVisible();
  await page.getByLabel('Search files').fill('assembly');
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessibleAt(page, [390, 768, 1440]);
});

test('deletes the unused files of a page, and a range selected with Shift (MEDIA-07)', async ({ admin: page }) => {
  await page.goto('/admin/media');
  const names = ['one.png', 'two.png', 'three.png', 'four.png'];
  await page.getByLabel('Upload files').setInputFiles(await Promise.all(names.map((name) => fileOf(name))));
  await expect(page.getByRole('region', { name: 'Uploads' }).getByRole('status')).toHaveText('4 uploaded');
  await page.goto('/admin/media?show=unused');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(0).check();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected files' });
  await expect(bar.getByText('3 files selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all on this page' }).click();
  const count = await boxes.count();
  await expect(bar.getByText(`${count} files selected`)).toBeVisible();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No files found')).toBeVisible();
  await expectAccessibleAt(page, [390, 768, 1440]);
  await page.getByRole('region', { name: 'Last change' }).getByRole('button', { name: 'Undo' }).click();
  await expect(boxes).toHaveCount(count);
});

test('writes the alternative texts of several pictures below each other (MEDIA-24)', async ({ admin: page }) => {
  await page.goto('/admin/media');
  const names = ['lift.png', 'ramp.png'];
  await page.getByLabel('Upload files').setInputFiles(await Promise.all(names.map((name) => fileOf(name))));
  await expect(page.getByRole('region', { name: 'Uploads' }).getByRole('status')).toHaveText('2 uploaded');
  await page.goto('/admin/media?show=without-alt');
  await page.getByRole('button', { name: 'Alternative texts' }).click();
  const texts = page.getByRole('list', { name: 'Alternative texts' });
  await texts.getByRole('textbox', { name: 'ramp.png' }).fill('A ramp with a shuttle');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A lift for pallets');
  await expectAccessibleAt(page, [390, 768, 1440]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 alternative texts saved')).toBeVisible();
  await expect(texts.getByRole('textbox', { name: 'lift.png' })).toHaveCount(0);
  await page.goto('/admin/media?search=pallets');
  await expect(openFile(page, 'lift.png')).toBeVisible();
});

test('scales a photo that is too large before it is sent, upright as the camera shows it (FILE-12)', async ({ admin: page }) => {
  const { width, height } = { width: 3200, height: 2400 };
  const photo = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(5 * 1024 * 1024);
  await page.goto('/admin/media');
  await page.getByLabel('Upload files').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText(/Uploaded, scaled from \d+\.\d\sMB to [2-5]\.\d\sMB/);
  const [, storedWidth, storedHeight] = /(\d+) × (\d+)/.exec(await openFile(page, 'photo.jpg').innerText()) ?? [];
  expect(Number(storedWidth)).toBeLessThanOrEqual(height);
  expect(Number(storedWidth) / Number(storedHeight)).toBeCloseTo(height / width, 2);
});

test('keeps the view and the number of rows on reload and Back (MEDIA-02)', async ({ admin: page }) => {
  await page.goto('/admin/media');
  const list = page.getByRole('button', { name: 'List', exact: true });
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await list.click();
  await page.getByLabel('Rows per page').selectOption('30');
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await expect(files).toHaveCount(30);
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
});

test('restores single and selected files from the trash (MEDIA-17, BULK-10)', async ({ admin: page }) => {
  await page.goto('/admin/media');
  const names = ['press.png', 'mill.png', 'lathe.png'];
  await page.getByLabel('Upload files').setInputFiles(await Promise.all(names.map((name) => fileOf(name))));
  await expect(page.getByRole('region', { name: 'Uploads' }).getByRole('status')).toHaveText('3 uploaded');
  const remove = async (name: string) => {
    await openFile(page, name).click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(openFile(page, name)).toHaveCount(0);
  };
  await remove('lathe.png');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(openFile(page, 'lathe.png')).toBeVisible();
  for (const name of ['press.png', 'mill.png']) await remove(name);
  await page.goto('/admin/trash?kind=media&search=.png');
  await page.getByRole('checkbox', { name: 'Select press.png' }).check();
  await page.getByRole('checkbox', { name: 'Select mill.png' }).check();
  const bar = page.getByRole('region', { name: 'Selected records' });
  await expectAccessibleAt(page, [390, 768, 1440]);
  await bar.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('2 records restored')).toBeVisible();
  await page.goto('/admin/media?search=press');
  await expect(openFile(page, 'press.png')).toBeVisible();
});

test('replaces a picture and its texts on the pages of all three records that use it (MEDIA-05, MEDIA-06, MEDIA-07, MEDIA-12, MEDIA-13, EDIT-23)', async ({
  admin: page,
}) => {
  await page.goto('/admin/media');
  await page.getByLabel('Upload files').setInputFiles(await fileOf('cell.png'));
  await expect(openFile(page, 'cell.png')).toBeVisible();

  const choose = async () => {
    const library = page.getByRole('dialog', { name: 'Choose a picture' });
    await expectAccessible(page);
    await library.getByLabel('Search files').fill('cell');
    await library.getByRole('button', { name: 'cell.png' }).click();
    await expect(library).toBeHidden();
  };
  const titles = ['Cell one', 'Cell two', 'Cell three'];
  for (const title of titles) {
    await page.goto('/admin/news?new=1');
    const dialog = page.getByRole('dialog', { name: 'Add New Article' });
    await dialog.getByLabel(/^Title/).fill(title);
    const text = dialog.getByRole('textbox', { name: 'Content' });
    await text.click();
    await page.keyboard.type('The new cell');
    await dialog.getByRole('button', { name: 'Insert image' }).click();
    await choose();
    await expect(text.locator('img')).toBeVisible();
    await text.getByLabel('Caption of the picture').fill(`${title} at night`);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Choose from the library for featured image' }).click();
    await choose();
    await dialog.getByRole('button', { name: 'Create Article' }).click();
    await expect(page.getByText('Article created successfully')).toBeVisible();
  }

  await page.goto('/admin/media?search=cell');
  await openFile(page, 'cell.png').click();
  const dialog = page.getByRole('dialog', { name: 'cell.png' });
  for (const title of titles) await expect(dialog.getByRole('link', { name: title })).toBeVisible();
  const old = await dialog.getByRole('link', { name: 'Open file (new tab)' }).getAttribute('href');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This file is in use. Remove it from the records that use it first.')).toBeVisible();
  await dialog.getByLabel('Replace everywhere').setInputFiles(await fileOf('cell-2.png', '#1030c0'));
  await expect(page.getByText('File replaced successfully: in 3 records')).toBeVisible();
  const replaced = page.getByRole('dialog', { name: 'cell-2.png' });
  const next = (await replaced.getByRole('link', { name: 'Open file (new tab)' }).getAttribute('href')) ?? '';
  expect(next).not.toBe(old);
  await replaced.getByLabel('Alternative text').fill('A robot behind a fence');
  await replaced.getByLabel('Caption').fill('The cell in hall 4');
  await replaced.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('File updated successfully')).toBeVisible();
  for (const slug of ['cell-one', 'cell-two', 'cell-three']) {
    await page.goto(`/news/${slug}`);
    await expect(page.getByRole('article').locator(`img[src*="${next}"]`).first()).toBeVisible();
    expect(await page.content()).not.toContain(old ?? '-');
    // the featured picture and the one in the text, which has a different caption
    await expect(page.getByRole('link', { name: 'Enlarge picture: A robot behind a fence' })).toHaveCount(2);
    await expect(page.getByRole('article').getByText(`${slug.replace('cell-', 'Cell ')} at night`)).toBeVisible();
    await expect(page.locator('.art-head').getByText('The cell in hall 4')).toBeVisible();
  }
  // the history of the articles still contains the old file
  expect((await page.request.get(old ?? '')).status()).toBe(200);
});
