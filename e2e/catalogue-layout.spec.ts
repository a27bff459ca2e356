// Layout of the catalogue: above the fold, on phones, with long names, many rows and many categories.
import type { Locator, Page } from '@playwright/test';
import { change, fail, serveShells } from './support/stage.ts';
import { eventually, expect, open, resize, test } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';

const product = 'six-axis-robot-lr20';
const longWord = 'Verpackungsmaschinensteuerungsbaugruppe'.repeat(7).slice(0, 255);

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not drawn`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Expects no horizontal scrolling and no clipped elements outside scrolling rows. */
const expectToFit = async (page: Page, width: number) => {
  await resize(page, width);
  const wide = () =>
    page.evaluate(() => {
      const edge = document.documentElement.clientWidth + 1;
      const scrolls = '.pills, .sheet-links, .scroll, pre, .vh, .art';
      return [...document.querySelectorAll('main *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(scrolls))
        .filter((element) => element.getBoundingClientRect().right > edge)
        .map((element) => `${element.tagName}.${element.className}`);
    });
  await expect.poll(wide, `at ${width} px`).toEqual([]);
  await expectNoOverflow(page);
};

test.describe('on a laptop of 1366 × 768', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('shows a complete row of products with their names above the fold (PLIST-05)', async ({ page }) => {
    await open(page, '/products');
    for (const index of [0, 1, 2, 3]) await expect(page.locator('.card h3').nth(index)).toBeInViewport({ ratio: 1 });
  });

  test('keeps a hovered row of the datasheet inside the page', async ({ page }) => {
    await open(page, `/products/${product}`);
    const row = page.locator('.sheet dl > div').first();
    await row.hover();
    expect(await row.evaluate((element) => getComputedStyle(element).boxShadow)).toBe('none');
    expect((await boxOf(row)).right).toBeLessThanOrEqual((await boxOf(page.locator('.sheet'))).right);
  });

  test.describe('when the list fails to load', () => {
    test.use({ expectedComplaints: [/Failed to load resource/] });

    test('shows Retry above the fold (PLIST-12)', async ({ page }) => {
      await fail(page, 'products', 500);
      await open(page, '/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Products', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("shows 'View Details' on cards (PLIST-06, PDET-15)", async ({ page }) => {
    for (const path of ['/products', `/products/${product}`]) {
      await open(page, path);
      const words = page.locator('.card .link > span').first();
      await words.scrollIntoViewIfNeeded();
      await expect(words).toHaveText(/^View Details/);
      await eventually(async () => {
        const { width, height } = await boxOf(words);
        expect(width).toBeGreaterThan(60);
        expect(height).toBeGreaterThan(14);
      });
      await expect(page.locator('.card .link .icon').first()).toBeInViewport();
    }
  });

  test('does not start a line of the breadcrumb with a separator (PDET-01)', async ({ page }) => {
    await open(page, `/products/${product}`);
    const items = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    const separators = await items.evaluateAll((all) =>
      all.map((item) => [getComputedStyle(item, '::before').content, getComputedStyle(item, '::after').content]),
    );
    expect(separators).toEqual([...Array(3).fill(['none', '"/"']), ['none', 'none']]);
    await eventually(async () => {
      expect((await boxOf(items.last())).y).toBeGreaterThan((await boxOf(items.first())).y);
    });
  });
});

test('fits a long name without spaces and 300 rows at every width (PDET-04, PDET-10)', async ({ page }) => {
  await serveShells(page);
  const items = Array.from({ length: 300 }, (_, index) => ({
    key: index % 50 ? `Property ${index}` : longWord.slice(0, 200),
    value: index % 40 ? `${index} mm` : longWord,
  }));
  const groups = Array.from({ length: 10 }, (_, index) => ({
    type: 'group',
    title: index ? `Group ${index}` : longWord.slice(0, 200),
    items: items.slice(index * 30, index * 30 + 30),
  }));
  await change<{ product: object; related_products: object[] }>(page, `products/${product}`, (answer) => ({
    product: {
      ...answer.product,
      name: longWord,
      category: { name: longWord, slug: 'long' },
      model: longWord,
      price: null,
      short_description: `<p>${longWord}</p>`,
      description: `<h2>${longWord}</h2><p>${longWord}</p><ul><li>${longWord}</li></ul><table><tr><td>${longWord}</td><td>1</td></tr></table>`,
      main_image: null,
      main_image_url: null,
      images: [],
      specifications: groups,
    },
    related_products: answer.related_products.map((one) => ({ ...one, name: longWord, short_description: `<p>${longWord}</p>` })),
  }));
  await open(page, `/products/${product}`);
  await expect(page.locator('.sheet dl > div')).toHaveCount(300);
  await expect(page.locator('.gallery .main img')).toHaveAttribute('src', '/images/placeholder-product.jpg');
  for (const width of [320, 390, 768, 1024, 1440, 2560]) await expectToFit(page, width);
});

test('fits a long search without spaces, with and without products (PLIST-08)', async ({ page }) => {
  for (const search of [longWord, `robot ${longWord}`]) {
    await open(page, `/products?search=${encodeURIComponent(search)}`);
    for (const width of [320, 390, 768, 1440, 2560]) await expectToFit(page, width);
  }
});

test('shows forty categories in two rows, on a phone in one that scrolls (PLIST-01)', async ({ page }) => {
  await serveShells(page);
  await change<object[]>(page, 'categories', ([first]) =>
    Array.from({ length: 40 }, (_, index) => ({
      ...first,
      id: 1000 + index,
      slug: `category-${index}`,
      name: index === 3 ? longWord : `Category number ${index}`,
    })),
  );
  await open(page, '/products');
  const pills = page.getByRole('navigation', { name: 'Product categories' });
  const rows = () =>
    pills.locator('.pill:visible').evaluateAll((all) => new Set(all.map((pill) => Math.round(pill.getBoundingClientRect().top))).size);
  for (const width of [2560, 1440, 1366, 1024, 768]) {
    await expectToFit(page, width);
    await expect.poll(rows, `at ${width} px`).toBe(2);
    await expect(pills.getByRole('button', { name: /^More \d+ categories$/ })).toBeVisible();
  }
  await pills.getByRole('button', { name: /^More/ }).click();
  await expect(pills.getByRole('link', { name: /^Category number 39/ })).toBeVisible();
  for (const width of [390, 320]) {
    await expectToFit(page, width);
    await expect.poll(rows, `at ${width} px`).toBe(1);
  }
});

test('shows the beginning of an article above the fold, and fills every cell of its gallery (NDET-04, NDET-05)', async ({ page }) => {
  await open(page, '/news/second-plant-in-cikarang');
  await expect(page.locator('.excerpt')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.art-text p').first()).toBeInViewport();
  const edgeOf = async (selector: string) => Math.round((await boxOf(page.locator(selector))).right);
  await eventually(async () => {
    const gallery = await edgeOf('.shots');
    expect(await edgeOf('.shots li:nth-child(1)')).toBe(gallery);
    expect(await edgeOf('.shots li:nth-child(3)')).toBe(gallery);
  });
  const now = page.locator('.prose th').last();
  await expect(now).toHaveCSS('text-align', 'end');
});
