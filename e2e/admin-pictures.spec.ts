// Uploaded pictures: removal of metadata, pictures in pasted text.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test } from './support/admin.ts';

const picture = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#c01030' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Secret Person' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
    .toFormat(format)
    .toBuffer();

const openArticle = async (page: Page): Promise<{ dialog: Locator; text: Locator }> => {
  await page.goto('/admin/news?new=1');
  const dialog = page.getByRole('dialog', { name: 'Add New Article' });
  const text = dialog.getByRole('textbox', { name: 'Content' });
  await text.click();
  return { dialog, text };
};
const paste = (text: Locator, html: string) =>
  text.evaluate((element, given) => {
    const data = new DataTransfer();
    data.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
const save = async (page: Page, dialog: Locator, title: string) => {
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByRole('button', { name: 'Create Article' }).click();
  await expect(page.getByText('Article created successfully')).toBeVisible();
};

test('uploads a picture in pasted text without its metadata (EDIT-12, FILE-04)', async ({ admin: page }) => {
  const { dialog, text } = await openArticle(page);
  const source = `data:image/jpeg;base64,${(await picture('jpeg')).toString('base64')}`;
  await paste(text, `<p>The new arm</p><p><img src="${source}" alt="An arm"></p><p>runs.</p>`);
  const image = text.getByRole('img', { name: 'An arm' });
  await expect(image).toHaveAttribute('src', /^\/storage\/uploads\/.+\.jpg$/);
  await save(page, dialog, 'Pasted picture');

  await page.goto('/news/pasted-picture');
  const shown = page.getByRole('article').getByRole('img', { name: 'An arm' });
  await expect(shown).toBeVisible();
  const src = new URL((await shown.getAttribute('src')) ?? '', page.url());
  const stored = Buffer.from(await (await page.request.get(src.pathname)).body());
  const { width, height, exif, orientation } = await sharp(stored).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 20, height: 40 });
  expect(stored.includes('Secret Person')).toBe(false);
});

test.describe('with a picture of another site', () => {
  test.use({ expectedComplaints: [/CORS policy|Failed to load resource|request to elsewhere: https:\/\/(open|closed)\.example\//] });

  test('reports the picture below the text, and stores a copy if that site allows it (EDIT-12)', async ({ admin: page }) => {
    const body = await picture('png');
    await page.route('https://open.example/**', (route) =>
      route.fulfill({ contentType: 'image/png', body, headers: { 'access-control-allow-origin': '*' } }),
    );
    // aborts requests by scripts, which have an Origin header, because a fulfilled route would bypass CORS
    await page.route('https://closed.example/**', (route) =>
      route.request().headers().origin ? route.abort() : route.fulfill({ contentType: 'image/png', body }),
    );
    const { dialog, text } = await openArticle(page);
    await paste(text, '<p>A</p><img src="https://open.example/a.png" alt="Open"><img src="https://closed.example/b.png" alt="Closed">');
    await expect(dialog.getByText(/^2 pictures are loaded from open\.example, closed\.example\./)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Store copies here' }).click();
    await expect(text.getByRole('img', { name: 'Open' })).toHaveAttribute('src', /^\/storage\//);
    await expect(dialog.getByText(/^1 picture is loaded from closed\.example\..* does not allow copies/)).toBeVisible();
    await expect(text.getByRole('img', { name: 'Closed' })).toHaveAttribute('src', 'https://closed.example/b.png');
    await save(page, dialog, 'Copied picture');
  });
});

test('keeps the original name of a brochure in the form and in the download (FILE-07)', async ({ admin: page }) => {
  await page.goto('/admin/products?new=1');
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  await dialog.getByLabel(/^Name/).fill('Named brochure');
  await dialog.getByLabel(/^Category/).selectOption({ index: 1 });
  const pdf = { name: 'LR-20 Datenblatt größer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
  await dialog.getByLabel('Choose brochure').setInputFiles(pdf);
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  await page.goto('/admin/products?search=Named+brochure');
  await page.getByRole('link', { name: 'Named brochure', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(pdf.name)).toBeVisible();
  await page.goto('/products/named-brochure');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Brochure' }).click();
  expect((await download).suggestedFilename()).toBe(pdf.name);
});
