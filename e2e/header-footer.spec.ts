// Header and footer.
import type { SiteSettings } from '#contract/settings.ts';
import { change, serveShells } from './support/stage.ts';
import { expect, expectLoaded, open, resize, test } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';

test('links from the header to every screen (NAV-02, NAV-03, NAV-04, NAV-05, NAV-06, NAV-07, NAV-08, NAV-09)', async ({
  page,
  request,
}) => {
  const categories = (await (await request.get('/api/public/categories')).json()) as { name: string; slug: string }[];
  await open(page, '/about');
  const info = page.locator('.info');
  await expect(info.getByRole('link', { name: 'hello@lintara.example' })).toHaveAttribute('href', '/contact');
  await expect(info.getByRole('link', { name: 'Cikarang, West Java' })).toHaveAttribute('href', '/contact');
  for (const network of ['Twitter', 'YouTube', 'LinkedIn', 'TikTok'])
    await expect(info.getByRole('link', { name: network })).toHaveAttribute('href', /^https:/);
  const banner = page.getByRole('banner');
  await expect(banner.locator('.logo')).toHaveText(/Lintara\s*Automation/);
  await expectLoaded(banner.locator('.logo img'));

  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'PRODUCTS' }).hover();
  const links = nav.locator('.drop.open a');
  await expect(links).toHaveCount(categories.length + 1);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/products',
    ...categories.map(({ slug }) => `/products?category=${slug}`),
  ]);
  await links.filter({ hasText: 'Mobile Robots' }).click();
  await expect(page).toHaveURL('/products?category=mobile-robots');
  await expect(links).toHaveCount(0);
  await nav.getByRole('button', { name: 'NEWS' }).click();
  await nav.getByRole('link', { name: 'Knowledge Base' }).click();
  await expect(page).toHaveURL('/news?type=knowledge');
  await banner.getByRole('link', { name: 'GET QUOTE' }).click();
  await expect(page).toHaveURL('/contact');
  await nav.getByRole('link', { name: 'HOME' }).click();
  await expect(page).toHaveURL('/');
  await nav.getByRole('link', { name: 'CONTACT' }).click();
  await expect(page).toHaveURL('/contact');
});

test('shows the company, five categories and the map in the footer (FOOT-01, FOOT-02, FOOT-04, FOOT-05, FOOT-06, FOOT-08, FOOT-10)', async ({
  page,
}) => {
  const yearOfSite = () => new Date().toLocaleDateString('en-US', { year: 'numeric', timeZone: 'Asia/Jakarta' });
  const yearBefore = yearOfSite();
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Built in Cikarang, at work on 640 lines across the archipelago.');
  await expect(footer).toContainText('Jl. Poros Industri No. 18');
  await expect(footer.getByRole('link', { name: '+62 21 5550 0180' })).toHaveAttribute('href', 'tel:+622155500180');
  await expect(footer.getByRole('link', { name: 'hello@lintara.example' })).toHaveAttribute('href', 'mailto:hello@lintara.example');
  await expect(footer).toContainText('+62 21 5550 0181');
  await expect(footer.getByRole('navigation', { name: 'Our Solutions' }).getByRole('link')).toHaveCount(6);
  await expect(footer.getByRole('navigation', { name: 'Our Solutions' }).getByRole('link').last()).toHaveText('View All Products');
  for (const network of ['Facebook', 'Twitter', 'LinkedIn', 'YouTube', 'TikTok'])
    await expect(footer.getByRole('link', { name: network })).toBeVisible();
  await expect(footer).toContainText(new RegExp(`© (?:${yearBefore}|${yearOfSite()}) Lintara Automation\\.`));
  await footer.getByRole('button', { name: 'Sitemap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Our Location' });
  await expect(dialog.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\//);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(footer.getByRole('button', { name: 'Sitemap' })).toBeFocused();
});

test("shows 'Map not available' in both places without a map address (FOOT-09, CONT-06)", async ({ page }) => {
  await serveShells(page);
  await change<object>(page, 'settings', (settings) => ({ ...settings, maps_embed_url: '' }));
  await open(page, '/contact');
  await expect(page.getByRole('main').getByText('Map not available')).toBeVisible();
  await page.getByRole('button', { name: 'Sitemap' }).click();
  await expect(page.getByRole('dialog', { name: 'Our Location' }).getByText('Map not available')).toBeVisible();
});

test.describe('with long names and many categories', () => {
  const longName = 'Gesellschaft für Automatisierungstechnik und Roboterbau Nordrhein mit beschränkter Haftung';
  const longWord = 'Sicherheitsschaltgeräteüberwachungseinrichtungen';

  test.beforeEach(async ({ page }) => {
    await serveShells(page);
    const categories = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, slug: `c-${index}`, name: `${longWord} ${index}` }));
    const items = categories.map(({ id, slug, name }) => ({ label: name, url: `/products?category=${slug}`, category_id: id }));
    await change<SiteSettings>(page, 'settings', ({ menus, ...settings }) => ({
      ...settings,
      company_name: longName,
      menus: { ...menus, header: menus.header.map((item) => (item.label === 'PRODUCTS' ? { label: item.label, items } : item)) },
    }));
    await change<object[]>(page, 'categories', ([first]) => categories.map((category) => ({ ...first, ...category })));
  });

  test('keeps everything in the header reachable at every width (NAV-05, NAV-07, NAV-10)', async ({ page }) => {
    await open(page, '/about');
    const banner = page.getByRole('banner');
    const quote = banner.getByRole('link', { name: 'GET QUOTE' });
    const last = banner.getByRole('link', { name: `${longWord} 39` });
    for (const width of [320, 390, 768, 1024, 1440])
      await test.step(`at ${width} px`, async () => {
        await resize(page, width, 844);
        await expectNoOverflow(page);
        await expect(banner.getByRole('link', { name: longName })).toBeInViewport({ ratio: 1 });
        await expect(banner.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
        const opener = banner.getByRole('button', { name: width >= 1024 ? 'PRODUCTS' : 'Open menu' });
        if (width >= 1024) await expect(quote).toBeInViewport({ ratio: 1 });
        await opener.click();
        await expect(quote).toBeInViewport({ ratio: 1 });
        if (width < 1024) {
          await page.getByRole('navigation', { name: 'Mobile' }).getByText('PRODUCTS', { exact: true }).click();
          await expect(quote).toBeInViewport({ ratio: 1 });
        }
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 1 });
        await expectNoOverflow(page);
        await page.keyboard.press('Escape');
        await expect(last).toBeHidden();
      });
  });
});

test('moves the marker of the current screen to an open list (NAV-06)', async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const marked = () =>
    nav
      .locator('.nav > li > :is(a, button)')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one, '::after').opacity === '1').map((one) => one.textContent?.trim()));
  await expect.poll(marked).toEqual(['HOME']);
  await nav.getByRole('button', { name: 'PRODUCTS' }).click();
  await expect.poll(marked).toEqual(['PRODUCTS']);
});
