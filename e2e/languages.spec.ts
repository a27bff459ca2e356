// A site in several languages: its menu, its addresses, and the line that offers the language of the browser.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './support/admin.ts';
import { resize, settle } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';

test.use({ company: 'languages' });

const languages = [
  { code: 'en', name: 'English', locale: 'en-US', direction: 'ltr', is_published: true },
  { code: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr', is_published: true },
  { code: 'id', name: 'Bahasa Indonesia', locale: 'id-ID', direction: 'ltr', is_published: true },
];

test.beforeAll(async ({ product: { origin, token } }) => {
  const answer = await fetch(`${origin}/api/admin/settings-bulk-update`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ settings: [{ key: 'languages', value: JSON.stringify(languages) }] }),
  });
  expect(answer.status).toBe(200);
});

/** The menu in the header, in the language of the page. */
const menuOf = (page: Page, label: string) => page.getByRole('complementary').getByRole('navigation', { name: label });
const listOf = (page: Page, label: string) => page.getByRole('contentinfo').getByRole('navigation', { name: label });

test('leads to the same page in another language, and back by keyboard (LANG-13, LANG-14)', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/products?search=robot');
  await menuOf(page, 'Language').getByRole('button', { name: 'English' }).click();
  await menuOf(page, 'Language').getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('/de/products?search=robot');
  await page.locator('html[data-ready]').waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  // a navigation without a new document keeps the language, and the menu follows it
  await page.locator('main a[href^="/de/products/"]').first().click();
  await page.waitForURL(/\/de\/products\/[^?]+$/);
  const path = new URL(page.url()).pathname;
  const english = listOf(page, 'Sprachen').getByRole('link', { name: 'English' });
  // each language has its own slug, known once the product has loaded
  const slug = path.slice(path.lastIndexOf('/') + 1);
  await expect(english).toHaveAttribute('href', new RegExp(`^/products/(?!${slug}$)[^?]+$`));
  const original = (await english.getAttribute('href')) ?? '';
  await page.goBack();
  await page.waitForURL('/de/products?search=robot');
  await page.goForward();
  await page.waitForURL(path);
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  const button = menuOf(page, 'Sprache').getByRole('button', { name: 'Deutsch' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(menuOf(page, 'Sprache').getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(original);
});

test('has a menu that fits at every width and is accessible (LANG-13)', async ({ page }) => {
  await open(page, '/de');
  await page.getByRole('complementary', { name: 'Language' }).getByRole('button', { name: 'Close' }).click();
  for (const width of [390, 768, 1024, 1440]) {
    await resize(page, width);
    await expectNoOverflow(page);
    const button = menuOf(page, 'Sprache').getByRole('button', { name: 'Deutsch' });
    await button.click();
    const link = menuOf(page, 'Sprache').getByRole('link', { name: 'Bahasa Indonesia' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('names the addresses of each page of the sitemap in all its languages, at each of them (LANG-06, LANG-08)', async ({ page }) => {
  const read = async (address: string) => (await page.request.get(address)).text();
  const sitemap = await read('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  expect(addresses.filter((address) => new URL(address).pathname.startsWith('/de')).length).toBeGreaterThan(0);
  const alternates = new Map<string, string>();
  for (const address of addresses) {
    const html = await read(address);
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, code, href = '']) => `${code} ${href.replaceAll('&amp;', '&')}`,
    );
    alternates.set(address, links.join('\n'));
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&'), address).toBe(address);
  }
  for (const [address, links] of alternates) {
    if (links === '') continue;
    expect(links, address).toContain(` ${address}`);
    for (const line of links.split('\n')) expect(alternates.get(line.split(' ')[1] ?? ''), `${address} ${line}`).toBe(links);
  }
});

test('shows an unknown address in the language (LANG-05)', async ({ page }) => {
  const response = await page.request.get('/de/nowhere');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Fehler 404');
});

test.describe('with a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('offers the page in German once, without covering or moving it, and never redirects (LANG-15)', async ({ page }) => {
    await open(page, '/products');
    const offer = page.getByRole('complementary', { name: 'Sprache' });
    await expect(offer).toContainText('Diese Seite gibt es auf Deutsch.');
    await expectAccessible(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
          ).observe({
            type: 'layout-shift',
            buffered: true,
          });
          requestIdleCallback(() => resolve(0));
        }),
    );
    expect(shift).toBeLessThan(0.01);
    const info = page.getByRole('complementary', { name: 'Contact and social links' });
    for (const width of [390, 768, 1440]) {
      await resize(page, width);
      await expect(offer.getByRole('link', { name: 'Auf Deutsch anzeigen' })).toBeInViewport({ ratio: 1 });
      await expectNoOverflow(page);
      const [line, bar] = [await offer.boundingBox(), await info.boundingBox()];
      expect(bar?.y, `${width} px`).toBe((line?.y ?? 0) + (line?.height ?? 0));
    }
    await offer.getByRole('button', { name: 'Schließen' }).click();
    await expect(offer).toHaveCount(0);
    expect((await info.boundingBox())?.y).toBe(0);
    await page.reload();
    await page.locator('html[data-ready]').waitFor();
    await listOf(page, 'Languages').getByRole('link', { name: 'Deutsch' }).waitFor();
    await settle(page);
    await expect(offer).toHaveCount(0);
    await expect(page).toHaveURL('/products');
  });

  test('leads from the offer to the page in German, which offers nothing (LANG-15)', async ({ page }) => {
    await open(page, '/news?type=knowledge');
    await page.getByRole('link', { name: 'Auf Deutsch anzeigen' }).click();
    await page.waitForURL('/de/news?type=knowledge');
    await page.locator('html[data-ready]').waitFor();
    await settle(page);
    await expect(page.locator('.language-offer')).toHaveCount(0);
    // nor does the page to which the visitor returns
    await page.goBack();
    await page.waitForURL('/news?type=knowledge');
    await page.locator('html[data-ready]').waitFor();
    await settle(page);
    await expect(page.getByRole('link', { name: 'Auf Deutsch anzeigen' })).toHaveCount(0);
  });
});
