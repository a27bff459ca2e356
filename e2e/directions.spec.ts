// The site in a language from right to left, with long words, and in a script without spaces.
import type { Locator, Page } from '@playwright/test';
import { pages } from './support/pages.ts';
import { openIn, type SampleLanguage, showSampleTexts } from './support/sample-texts.ts';
import { eventually, expect, open, resize, settle, test } from './support/test.ts';
import { expectAccessibleAt, expectNoOverflow } from './support/widths.ts';

// for the style sheet of the language
test.use({ bypassCSP: true });

const product = '/products/six-axis-robot-lr20';
const compared = '/compare?products=six-axis-robot-lr20,compact-robot-lr7,heavy-robot-lr210';

const openTranslated = async (page: Page, path: string, language: SampleLanguage) => {
  await openIn(page, language);
  await open(page, path);
  await showSampleTexts(page, language);
};

/** Expects the parts to lie beside each other in this order, from right to left. */
const expectFromRight = (...parts: Locator[]): Promise<void> =>
  eventually(async () => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const lefts = boxes.map((box) => box?.x ?? Number.NaN);
    expect(lefts).toEqual([...lefts].sort((one, other) => other - one));
  });

/** The horizontal scale of an icon: -1 if it is mirrored. */
const scaleOf = (icon: Locator): Promise<string> => icon.evaluate((element) => getComputedStyle(element).scale);

for (const path of [...pages, compared])
  test(`has no overflow and no accessibility problem from right to left: ${path} (RTL-01)`, async ({ page }) => {
    await openIn(page, 'ar');
    await open(page, path);
    // before the sample texts, of which several landmarks may have the same name
    await expectAccessibleAt(page, [390, 1440]);
    await showSampleTexts(page, 'ar');
    for (const width of [1440, 390]) {
      await resize(page, width);
      await expectNoOverflow(page);
    }
  });

test('lays out header, breadcrumb and gallery from right to left (RTL-01)', { tag: '@smoke' }, async ({ page }) => {
  await openIn(page, 'ar');
  await open(page, product);
  const header = page.getByRole('banner');
  await expectFromRight(
    header.getByRole('link', { name: /Lintara/ }).first(),
    header.getByRole('link', { name: 'HOME', exact: true }),
    header.getByRole('link', { name: 'CONTACT', exact: true }),
    header.getByRole('button', { name: 'Search' }),
  );
  await expectFromRight(...(await page.locator('.crumbs li').all()));
  await expectFromRight(page.locator('.gallery'), page.locator('.buy'));
  await resize(page, 390);
  await expectFromRight(header.getByRole('link', { name: /Lintara/ }).first(), header.getByRole('button', { name: 'Open menu' }));
});

test('mirrors arrows, and shows the next slide and page on the left (RTL-02)', async ({ page }) => {
  await openIn(page, 'ar');
  await open(page, '/');
  const [previous, next] = [page.getByRole('button', { name: 'Previous slide' }), page.getByRole('button', { name: 'Next slide' })];
  await expectFromRight(previous, next);
  expect(await scaleOf(next)).toBe('-1 1');
  expect(await scaleOf(page.getByRole('link', { name: 'View All Products' }).first().locator('.icon'))).toBe('-1 1');
  expect(await scaleOf(page.getByRole('button', { name: /^(Pause|Play) slideshow$/ }))).toBe('none');
  await open(page, '/products');
  const pagination = page.getByRole('navigation', { name: 'Pagination' });
  await expectFromRight(pagination.getByRole('link', { name: 'Page 1' }), pagination.getByRole('link', { name: 'Next page' }));
  expect(await scaleOf(pagination.getByRole('link', { name: 'Next page' }).locator('.icon'))).toBe('-1 1');
});

test('shows the next picture with the left arrow key (RTL-02)', async ({ page }) => {
  await openIn(page, 'ar');
  await open(page, product);
  await page.getByRole('button', { name: 'Enlarge picture' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Six-Axis Robot LR20' });
  const next = lightbox.getByRole('button', { name: 'Next picture' });
  await expectFromRight(lightbox.getByRole('button', { name: 'Previous picture' }), next);
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText('Picture 2 of')).toBeVisible();
});

test('keeps numbers before their units, and row names beside the first column (RTL-03)', async ({ page }) => {
  await openIn(page, 'ar');
  await open(page, product);
  const number = page.locator('.figures dd').first();
  expect(
    await number.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.firstChild ?? element);
      const unit = element.querySelector('.unit')?.getBoundingClientRect();
      return range.getBoundingClientRect().right <= (unit?.left ?? 0) + 1;
    }),
  ).toBe(true);
  await open(page, compared);
  await expectFromRight(page.getByRole('rowheader').first(), ...(await page.getByRole('row').nth(2).getByRole('cell').all()));
});

test('scrolls a focused column out from under the row names (RTL-03)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openIn(page, 'ar');
  await open(page, compared);
  const names = page.getByRole('rowheader').first();
  const last = page.getByRole('columnheader').last().getByRole('link').first();
  const first = page.getByRole('columnheader').first().getByRole('link').first();
  await last.focus();
  await first.focus();
  await expectFromRight(names, page.getByRole('columnheader').first());
  await expectNoOverflow(page);
});

const expectLongWordsToFit = async (page: Page, path: string) => {
  await openTranslated(page, path, 'de');
  for (const width of [320, 390, 768, 1440]) {
    await resize(page, width);
    await expectNoOverflow(page);
  }
};

test('has no overflow with long German words on a product page (RTL-04)', { tag: '@smoke' }, ({ page }) =>
  expectLongWordsToFit(page, product),
);

for (const path of [...pages, compared].filter((path) => path !== product))
  test(`has no overflow with long German words: ${path} (RTL-04)`, ({ page }) => expectLongWordsToFit(page, path));

const expectNoSpacing = async (page: Page, language: SampleLanguage) => {
  await openTranslated(page, '/', language);
  for (const width of [390, 1440]) {
    await resize(page, width);
    await expectNoOverflow(page);
  }
  const texts = page.locator('h1, h2, .label, .btn');
  const spacings = await texts.evaluateAll((all) => all.map((element) => getComputedStyle(element).letterSpacing));
  expect([...new Set(spacings)]).toEqual(['normal']);
};

test('does not space the letters of Arabic texts (RTL-05)', ({ page }) => expectNoSpacing(page, 'ar'));

test('does not space the letters of Japanese texts (RTL-05)', { tag: '@smoke' }, ({ page }) => expectNoSpacing(page, 'ja'));

test('loads no styles and fonts of other languages with English pages (RTL-07)', { tag: '@smoke' }, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  for (const path of ['/', product]) {
    await open(page, path);
    await settle(page);
  }
  expect(files.filter((file) => /other-language|-(more|extended)-\w+\.woff2/.test(file))).toEqual([]);
});
