// News list and article: address, states, sharing.
import { hold, listen } from './support/stage.ts';
import { expect, open, settle, test } from './support/test.ts';

const toNews = (page: import('@playwright/test').Page) => page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();

test('keeps type, search and page in the address (NLIST-01, NLIST-02, NLIST-03, NLIST-04, NLIST-08, NLIST-11, NLIST-12, NLIST-13)', async ({
  page,
}) => {
  await open(page, '/news?page=2');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Company News');
  const lead = await page.locator('.page-head .lead, h1 + .lead').first().textContent();
  await page.getByRole('button', { name: 'Knowledge Base' }).click();
  await expect(page).toHaveURL('/news?type=knowledge');
  await expect(heading).toHaveText('Knowledge Base');
  await expect(page.locator('h1 + .lead').first()).not.toHaveText(String(lead));
  await expect(page.locator('.story .meta').first()).toContainText('Knowledge');
  const calls = listen(page);
  await page.getByPlaceholder('Search articles...').fill('servo');
  await expect(page).toHaveURL('/news?type=knowledge&search=servo');
  await expect.poll(() => calls.length).toBe(1);
  await page.getByRole('button', { name: 'Company News' }).click();
  await expect(page).toHaveURL('/news?search=servo');
  await page.goBack();
  await expect(heading).toHaveText('Knowledge Base');
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('servo');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('qqqq');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
});

test('shows nine cards, and scrolls smoothly to the top on a change of page (NLIST-05, NLIST-06, NLIST-07, NLIST-10, NLIST-14, IMG-05)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/news');
  const cards = page.locator('.stories .story');
  await expect(cards).toHaveCount(9);
  await expect(cards.first().locator('.meta')).toContainText(/^News/);
  await expect(cards.first().locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(cards.first().locator('.by')).toContainText(/^By \S+/);
  expect(await cards.first().getByRole('link').textContent()).toMatch(/^Read More →/);
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pages).toContainText('Previous');
  await page.evaluate(() => {
    const original = window.scrollTo.bind(window) as (...scroll: unknown[]) => void;
    // the router passes two numbers when it scrolls
    window.scrollTo = (...scroll: unknown[]) => {
      if (typeof scroll[0] === 'object') document.body.dataset.scroll = (scroll[0] as ScrollToOptions).behavior;
      original(...scroll);
    };
  });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/news?page=2');
  await expect(page.locator('body')).toHaveAttribute('data-scroll', 'smooth');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(cards).toHaveCount(1);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/);
  // the address changes before the article is rendered and the router has scrolled
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('shows the loading state, and ignores a late response (NLIST-09)', async ({ page }) => {
  await open(page, '/about');
  const release = await hold(page, 'news', (url) => url.searchParams.get('type') === 'news');
  await toNews(page);
  await expect(page.getByText('Loading articles...')).toBeVisible();
  await page.getByRole('button', { name: 'Knowledge Base' }).click();
  await expect(page.locator('.story .meta').first()).toContainText('Knowledge');
  await release();
  await settle(page);
  await expect(page.locator('.story .meta').first()).toContainText('Knowledge');
});

test('shows an article, and another one through its link (NDET-01, NDET-02, NDET-03, NDET-04, NDET-05, NDET-06, NDET-08, NDET-09, NDET-13)', async ({
  page,
}) => {
  await open(page, '/news/second-plant-in-cikarang');
  const title = 'Lintara opens its second plant in Cikarang';
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'News']);
  await expect(crumbs).toContainText(title);
  const article = page.locator('article');
  await expect(article.locator('.badge')).toHaveText('Company News');
  await expect(article.locator('.art-head .meta')).toHaveText(/By .+[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(article.locator('.excerpt')).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Why a second hall' })).toBeVisible();
  await expect(article.getByRole('link', { name: /^Enlarge picture \d of 3/ })).toHaveCount(3);
  const address = encodeURIComponent(page.url());
  for (const name of ['Facebook', 'Twitter', 'LinkedIn'])
    await expect(article.getByRole('link', { name: `Share on ${name}` })).toHaveAttribute(
      'href',
      new RegExp(address.replaceAll('.', '\\.')),
    );
  expect(await article.locator('.art-side a.link').textContent()).toBe('← Back to News');
  const related = page.getByRole('region', { name: 'Related Articles' });
  await expect(related.getByRole('listitem')).toHaveCount(3);
  const next = String(await related.getByRole('heading', { level: 3 }).first().textContent());
  await related
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
});

test('copies the link, and reports if that fails (NDET-07)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/news/scara-or-delta');
  await expect(page.locator('article .badge')).toHaveText('Knowledge Base');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.toast')).toHaveText(['Link copied to clipboard!']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  // the first toast may have disappeared
  await expect(page.locator('.toast').first()).toHaveText('Failed to copy link');
});

test('shows the whole picture and the headline of the newest article above the fold (NLIST-05)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/news');
  const lead = page.locator('.story').first();
  await expect(lead.getByRole('heading')).toBeInViewport({ ratio: 1 });
  const { width, height } = await lead.locator('.pic').evaluate((picture) => picture.getBoundingClientRect());
  expect(width / height).toBeCloseTo(16 / 9, 1);
});
