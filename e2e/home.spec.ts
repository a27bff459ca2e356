// Home page: sections, links, layout.
import { change, serveShells } from './support/stage.ts';
import { eventually, expect, expectLoaded, open, resize, test } from './support/test.ts';

interface Homepage {
  categories: { name: string; slug: string; is_new: boolean; is_popular: boolean }[];
  featured_products: { name: string; slug: string }[];
  latest_news: { title: string }[];
  about_data: { short_content: string; statistics: { value: string; label: string }[] };
  company_info: { phone: string | null };
}

const homepage = async (request: import('@playwright/test').APIRequestContext) =>
  (await (await request.get('/api/public/homepage')).json()) as Homepage;

test('shows a hero of 600 px with dots, arrows and seven numbered points (HOME-01, HOME-02, HOME-03, HOME-04)', { tag: '@smoke' }, async ({
  page,
}) => {
  await open(page, '/');
  const hero = page.locator('.hero');
  await expect.poll(async () => (await hero.boundingBox())?.height).toBe(600);
  await expect(hero.getByRole('button', { name: 'Previous slide' })).toBeVisible();
  await expect(hero.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect(hero.getByRole('button', { name: /^Slide \d/ })).toHaveCount(4);
  await expect(hero.getByRole('listitem')).toHaveCount(7);
  await expect(hero.getByRole('listitem').last()).toContainText('7');
  await expect(hero.getByRole('listitem').last()).toContainText('One controller for all arms');
  await hero.getByRole('button', { name: /^Slide 2/ }).click();
  const cut = hero.locator('.slide.on .cut');
  await expect(cut).toBeVisible();
  await expectLoaded(cut);
});

test('shows every section with data from the API (HOME-05, HOME-06, HOME-07, HOME-08, HOME-09, HOME-11, HOME-12, HOME-14, HOME-15)', async ({
  page,
  request,
}) => {
  const data = await homepage(request);
  await open(page, '/');
  const categories = page.getByRole('region', { name: 'Our Products Categories' });
  for (const { name, slug, is_new, is_popular } of data.categories) {
    const card = categories.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByText('NEW', { exact: true })).toHaveCount(is_new ? 1 : 0);
    await expect(card.getByText('POPULAR', { exact: true })).toHaveCount(is_popular ? 1 : 0);
    await expect(card.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', `/products?category=${slug}`);
  }
  const main = page.getByRole('main');
  await expect(main).toContainText(data.about_data.short_content);
  for (const { value, label } of data.about_data.statistics) {
    await expect(main.getByText(label, { exact: true })).toBeVisible();
    await expect(main.getByText(value, { exact: true }).first()).toBeVisible();
  }
  const featured = page.getByRole('region', { name: 'Featured Products' });
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText(data.featured_products.map(({ name }) => name));

  const news = page.getByRole('region', { name: 'Latest News' });
  const titles = data.latest_news.map(({ title }) => title);
  expect(titles).toHaveLength(10);
  await expect(news.locator('.news-top h3')).toHaveText(titles.slice(0, 4));
  await expect(news.locator('.stories h3')).toHaveText(titles.slice(4));

  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Get In Touch' }).last()).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+622155500180');
});

test('links to the filtered list, a product and the news (HOME-07, HOME-10, HOME-13)', { tag: '@main' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Learn More Machine Safety' }).click();
  await expect(page).toHaveURL('/products?category=machine-safety');
  await expect(page.locator('.cells .label').first()).toHaveText('Machine Safety');
  await page.goBack();
  const card = page.getByRole('region', { name: 'Featured Products' }).getByRole('link', { name: /^View Details/ });
  const address = String(await card.first().getAttribute('href'));
  expect(address).toMatch(/^\/products\/[a-z0-9-]+$/);
  await card.first().click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await page.getByRole('link', { name: 'View All News' }).click();
  await expect(page).toHaveURL('/news');
});

test('shows no phone link without a phone number (HOME-15)', async ({ page }) => {
  await serveShells(page);
  await change<Homepage>(page, 'homepage', (home) => ({ ...home, company_info: { phone: null } }));
  await change<object>(page, 'settings', (settings) => ({ ...settings, company_phone: null }));
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Get In Touch' }).last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Now' })).toHaveCount(0);
});

test('aligns the pictures of neighbouring categories and the points with the text, at every width (HOME-03, HOME-05)', async ({ page }) => {
  await open(page, '/');
  const edge = (selector: string, side: 'left' | 'right') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => element.getBoundingClientRect()[name], side);
  for (const width of [390, 768, 1023, 1440])
    await test.step(`at ${width} px`, async () => {
      await resize(page, width);
      await eventually(async () => {
        const boxes = await page
          .locator('.cats .cat:not(:first-child) .pic')
          .evaluateAll((pictures) =>
            pictures.map((picture) => picture.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
          );
        const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
        expect(Math.max(...[...rows.values()].map((row) => row.length))).toBeGreaterThan(1);
        for (const row of rows.values()) {
          const bottoms = row.map(({ bottom }) => bottom);
          expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(1);
        }
        if (width > 1023) return;
        expect(Math.abs((await edge('.points b', 'left')) - (await edge('.hero h1', 'left')))).toBeLessThan(1);
        const lastOfFirstRow = width < 768 ? 2 : 4;
        const ends = [await edge('.points li:last-child', 'right'), await edge(`.points li:nth-child(${lastOfFirstRow})`, 'right')];
        expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 1))).toBeLessThan(1);
      });
    });
});
