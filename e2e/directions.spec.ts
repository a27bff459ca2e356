// The whole site in Arabic, from right to left, with the texts of an owner.
import type { Locator } from '@playwright/test';
import { expect, open, test } from './support/admin.ts';
import { addLanguage } from './support/language.ts';
import { expectPageInLanguage, visits } from './support/language-visit.ts';
import { eventually, resize } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';
import { ar } from './texts/ar/index.ts';

// the address that shows nothing
test.use({ company: 'arabic', expectedComplaints: [/Failed to load resource.*404.*nowhere/] });

test.beforeAll(({ product }) => addLanguage(product, ar));

const product = '/ar/products/six-axis-robot-lr20';
const compared = '/ar/compare?products=six-axis-robot-lr20,compact-robot-lr7,heavy-robot-lr210';
const { homepage, pagination, product: productTexts, shell, 'lightbox-stage': stage } = ar.texts;
const named = (name: unknown) => ({ name: String(name), exact: true });

/** Expects the parts to lie beside each other in this order, from right to left. */
const expectFromRight = (...parts: Locator[]): Promise<void> =>
  eventually(async () => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const lefts = boxes.map((box) => box?.x ?? Number.NaN);
    expect(lefts).toEqual([...lefts].sort((one, other) => other - one));
  });

/** The horizontal scale of an icon: -1 if it is mirrored. */
const scaleOf = (icon: Locator): Promise<string> => icon.evaluate((element) => getComputedStyle(element).scale);

for (const visit of visits)
  test(
    `is complete, accessible and without overflow in Arabic: ${visit.path} (RTL-01, RTL-05, RTL-08, RTL-11)`,
    { tag: visit.path === '/about' ? '@smoke' : [] },
    ({ page }) => expectPageInLanguage(page, ar, visit),
  );

test('lays out header, breadcrumb and gallery from right to left (RTL-01)', { tag: '@smoke' }, async ({ page }) => {
  await open(page, product);
  const header = page.getByRole('banner');
  const logo = header.locator('.logo');
  await expectFromRight(
    logo,
    header.getByRole('link', named(shell.home)),
    header.getByRole('link', named(shell.contact)),
    header.getByRole('button', named(shell.search)),
  );
  await expectFromRight(...(await page.locator('.crumbs li').all()));
  await expectFromRight(page.locator('.gallery'), page.locator('.buy'));
  await resize(page, 390);
  await expectFromRight(logo, header.getByRole('button', named(shell.openMenu)));
});

test('mirrors arrows, and shows the next slide and page on the left (RTL-02)', async ({ page }) => {
  await open(page, '/ar');
  const next = page.getByRole('button', named(homepage.next));
  await expectFromRight(page.getByRole('button', named(homepage.previous)), next);
  expect(await scaleOf(next)).toBe('-1 1');
  expect(await scaleOf(page.locator('main a.go .icon, main a.link .icon').first())).toBe('-1 1');
  const switches = [homepage.pause, homepage.play].map((name) => page.getByRole('button', named(name)));
  expect(await scaleOf(switches.reduce((one, other) => one.or(other)))).toBe('none');
  await open(page, '/ar/products');
  const pages = page.getByRole('navigation', named(pagination.label));
  const nextPage = pages.getByRole('link', named(pagination.nextPage));
  await expectFromRight(pages.locator('[aria-current="page"]'), nextPage);
  expect(await scaleOf(nextPage.locator('.icon'))).toBe('-1 1');
});

test('shows the next picture with the left arrow key (RTL-02)', async ({ page }) => {
  await open(page, product);
  await page.getByRole('button', named(productTexts.enlarge)).click();
  const lightbox = page.getByRole('dialog');
  await expectFromRight(lightbox.getByRole('button', named(stage.previous)), lightbox.getByRole('button', named(stage.next)));
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText(/^الصورة \u2068?2\u2069? من/)).toBeVisible();
});

/** Expects the words of an element to follow each other from left to right. */
const expectFromLeft = async (element: Locator, ...words: string[]): Promise<void> => {
  const lefts = await element.evaluate((parent, all) => {
    const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    return all.map((word) => {
      const node = nodes.find(({ data }) => data.includes(word));
      if (!node) return Number.NaN;
      const range = document.createRange();
      const at = node.data.indexOf(word);
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      return range.getBoundingClientRect().left;
    });
  }, words);
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
};

test('keeps numbers before their units, and row names beside the first column (RTL-03)', async ({ page }) => {
  await open(page, product);
  await expectFromLeft(page.locator('.figures dd').first(), '20', 'kg');
  await open(page, '/ar/news/lr210-idles-on-half-the-power');
  await expectFromLeft(page.locator('.prose p').first(), '290', 'W');
  await open(page, compared);
  await expectFromRight(page.getByRole('rowheader').first(), ...(await page.getByRole('row').nth(2).getByRole('cell').all()));
});

test('writes ranges and values with words from right to left (RTL-09)', async ({ page }) => {
  await open(page, product);
  const rowOf = (text: RegExp) => page.locator('.sheet dd').filter({ hasText: text });
  await expectFromLeft(rowOf(/45/).first(), '45', 'إلى', '0');
  await open(page, compared);
  await expectFromLeft(page.getByRole('cell').filter({ hasText: 'PU20' }).locator('span').first(), 'PU20', 'مع', 'LRC5-A');
});

test('marks texts that are not translated, which end on the right (RTL-10)', async ({ page }) => {
  await open(page, '/ar/products/scara-robot-ls6');
  for (const part of [page.getByRole('heading', { level: 1 }), page.locator('.description .prose')]) {
    await expect(part).toHaveAttribute('lang', 'en');
    await expect(part).toHaveCSS('direction', 'ltr');
  }
  await open(page, '/ar/products');
  const card = page.locator('.card').filter({ hasText: 'SCARA' });
  await expect(card.locator('.text')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.card').filter({ hasText: 'LR210' }).locator('[lang]')).toHaveCount(0);
});

test('scrolls a focused column out from under the row names (RTL-03)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, compared);
  const names = page.getByRole('rowheader').first();
  const last = page.getByRole('columnheader').last().getByRole('link').first();
  const first = page.getByRole('columnheader').first().getByRole('link').first();
  await last.focus();
  await first.focus();
  await expectFromRight(names, page.getByRole('columnheader').first());
  await expectNoOverflow(page);
});
