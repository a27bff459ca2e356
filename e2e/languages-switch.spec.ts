// A visitor changes the language in the middle of something, goes back and forward, and reloads.
import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

/** The first tab, which is in another language and must stay so. */
const openBeside = async (page: Page, path: string): Promise<Page> => {
  await open(page, path);
  const other = await page.context().newPage();
  await other.goto(path);
  await other.locator('html[data-ready]').waitFor();
  return other;
};

const ready = (page: Page, code: string) => page.locator(`html[lang="${code}"][data-ready]`).waitFor();

interface Place {
  name: string;
  german: string;
  indonesian: string;
  /** Visible parts of the page in German, and in Indonesian. */
  texts: [string, string];
}

const places: Place[] = [
  {
    name: 'page 2 of a search',
    german: '/de/products?search=robot&page=2',
    indonesian: '/id/products?search=robot&page=2',
    texts: ['Produkte für „robot“, Seite 2 von', 'produk untuk “robot”, halaman 2 dari'],
  },
  {
    name: 'a filtered category',
    german: '/de/products?category=industrieroboter&f.mounting=floor&units=imperial',
    indonesian: '/id/products?category=robot-industri&f.mounting=floor&units=imperial',
    texts: ['5 Produkte', '5 produk'],
  },
  {
    name: 'a comparison',
    german: '/de/compare?products=sechsachsroboter-lr20,kompaktroboter-lr7&differences=1',
    indonesian: '/id/compare?differences=1&products=sechsachsroboter-lr20%2Ckompaktroboter-lr7',
    texts: ['Kompaktroboter LR7', 'Robot Kompak LR7'],
  },
  {
    name: 'a product',
    german: '/de/products/sechsachsroboter-lr20',
    indonesian: '/id/products/robot-enam-sumbu-lr20',
    texts: ['Technische Daten', 'Spesifikasi'],
  },
];

for (const { name, german, indonesian, texts } of places)
  test(`takes ${name} to another language, back and forward (LANG-14)`, async ({ page: first }) => {
    const page = await openBeside(first, german);
    const shows = async (code: string, path: string, text: string) => {
      await ready(page, code);
      const { searchParams, pathname } = new URL(page.url());
      const expected = new URL(path, page.url());
      expect([pathname, [...searchParams].toSorted()]).toEqual([expected.pathname, [...expected.searchParams].toSorted()]);
      await expect(page.getByRole('main')).toContainText(text);
    };
    await shows('de', german, texts[0]);
    const menu = page.getByRole('complementary').getByRole('navigation', { name: 'Sprache' });
    await menu.getByRole('button', { name: 'Deutsch' }).click();
    await menu.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await page.waitForURL(/\/id\//);
    await shows('id', indonesian, texts[1]);
    await page.goBack();
    await shows('de', german, texts[0]);
    await page.goForward();
    await shows('id', indonesian, texts[1]);
    await page.reload();
    await shows('id', indonesian, texts[1]);
    await first.reload();
    await ready(first, 'de');
    await expect(first.getByRole('main')).toContainText(texts[0]);
  });

test.describe('at an unknown address', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('changes the language, and goes back (LANG-05, LANG-14)', async ({ page }) => {
    await open(page, '/de/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
    await page
      .getByRole('contentinfo')
      .getByRole('navigation', { name: 'Sprachen' })
      .getByRole('link', { name: 'Bahasa Indonesia' })
      .click();
    await page.waitForURL('/id/nowhere');
    await ready(page, 'id');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan');
    await page.goBack();
    await page.waitForURL('/de/nowhere');
    await ready(page, 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
  });
});
