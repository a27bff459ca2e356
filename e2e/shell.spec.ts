// Shell of the site: navigation without reload, scroll positions, header and footer, request headers.

import { change, fail, listen, serveShells } from './support/stage.ts';
import { expect, open, test } from './support/test.ts';

test('opens every screen without a reload, with one header and one footer (SHELL-01, ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-08, SHELL-03, NAV-01)', {
  tag: '@smoke',
}, async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });
  const steps: [link: () => Promise<void>, address: string | RegExp, title: string | RegExp][] = [
    [() => footer.getByRole('link', { name: 'About Us' }).click(), '/about', 'About Us'],
    [() => footer.getByRole('link', { name: 'Products', exact: true }).click(), '/products', 'Products'],
    [
      () =>
        page
          .getByRole('link', { name: /^View Details/ })
          .first()
          .click(),
      /\/products\/[a-z0-9-]+$/,
      /./,
    ],
    [() => footer.getByRole('link', { name: 'News' }).click(), '/news', 'Company News'],
    [
      () =>
        page
          .getByRole('link', { name: /^Read More/ })
          .first()
          .click(),
      /\/news\/[a-z0-9-]+$/,
      /./,
    ],
    [() => footer.getByRole('link', { name: 'Contact Us' }).click(), '/contact', 'Contact Us'],
    [() => footer.getByRole('link', { name: 'Privacy Policy' }).click(), '/page/privacy-policy', 'Privacy Policy'],
    [() => footer.getByRole('link', { name: 'Terms of Service' }).click(), '/page/terms-of-service', 'Terms of Service'],
    [() => footer.getByRole('link', { name: 'Home', exact: true }).click(), '/', /./],
  ];
  for (const [follow, address, title] of steps) {
    await follow();
    await expect(page).toHaveURL(address);
    await expect(heading).toHaveText(title);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('.info')).toBeAttached();
    await expect(footer).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('opens a screen at the top, and restores the position on Back and Forward (ROUTE-16, ROUTE-17)', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  const leaveAndReturn = async (path: string) => {
    await expect(page).toHaveURL(path);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await expect.poll(position).toBe(700);
    // hovering scrolls the footer's link into view, as the click would
    await footer.getByRole('link', { name: 'About Us' }).hover();
    const left = await position();
    await footer.getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await expect.poll(position).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await expect.poll(position).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(position).toBe(left);
    await page.goForward();
    await expect(page).toHaveURL('/about');
    await expect.poll(position).toBe(300);
  };
  await open(page, '/');
  await leaveAndReturn('/');
  for (const [name, path, title] of [
    ['Products', '/products', 'Products'],
    ['News', '/news', 'Company News'],
    ['Privacy Policy', '/page/privacy-policy', 'Privacy Policy'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(position).toBe(0);
    await leaveAndReturn(path);
  }
});

test('shows no public header and footer in the admin area (ROUTE-09, ROUTE-12, ROUTE-13, ROUTE-10)', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await expect(page.locator('.info, .footer, header.bar')).toHaveCount(0);
});

test('sends the XMLHttpRequest marker and both CSRF tokens with every call (APIPUB-01, APIPUB-02)', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/');
  const calls = listen(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await page.getByLabel(/^Name/).fill('Sari');
  await page.getByLabel(/^Email/).fill('sari@pabrik.example');
  await page.getByLabel(/^Subject/).fill('Headers');
  await page.getByLabel(/^Message \*/).fill('Hello.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'Message Sent Successfully!' })).toBeVisible();

  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value;
  expect(cookie).toBe(token);
  // a hovered link prefetches, so there may be several GET calls
  expect([...new Set(calls.map((request) => request.method()))]).toEqual(['GET', 'POST']);
  for (const request of calls)
    expect(await request.allHeaders()).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': token,
      'x-xsrf-token': cookie,
    });
});

test.describe('when a part of the shell fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource|A query failed|theme manager failed|A screen failed|could not start/] });

  for (const path of ['/', '/products', '/contact'])
    test(`shows ${path} without settings and categories, and no toast (SHELL-05)`, async ({ page }) => {
      // already the next year in the time zone of the site
      await page.clock.setFixedTime(new Date('2031-12-31T20:00:00Z'));
      await serveShells(page);
      await fail(page, 'settings', 500);
      await fail(page, 'categories', 'abort');
      await fail(page, 'currency-settings', 500);
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('© 2032 Company');
      await expect(page.locator('.toast')).toHaveCount(0);
    });

  test('keeps the page working when the theme manager fails to load (SHELL-04)', { tag: '@smoke' }, async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('theme manager failed'));
    await page.route('**/assets/theme-manager*', (route) => route.abort());
    await open(page, '/');
    await logged;
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company News');
  });

  for (const how of ['abort', 500] as const)
    test(`reports a failed call once, and reloads on Retry (${how}) (PLIST-12, SHELL-06)`, async ({ page }) => {
      const restore = await fail(page, 'products', how);
      await open(page, '/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Products', exact: true }).click();
      await expect(page.locator('.toast')).toHaveText(['Failed to load products']);
      await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
      await restore();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator('.cells .card')).toHaveCount(12);
    });

  test('shows the header and links to other pages if the code of a screen fails to load offline (SHELL-06)', async ({ page }) => {
    await page.route('**/assets/news-list*', (route) => route.abort());
    await open(page, '/about');
    await page.context().setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
  });

  test('keeps the server-rendered page if its code fails to load (SHELL-01, SPLASH-07)', async ({ page }) => {
    await page.route('**/assets/about*', (route) => route.abort());
    await page.goto('/about');
    await expect(page.locator('.splash')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Company News' })).toBeVisible();
  });
});

test('renders a page in the browser if the server could not (SHELL-01, SHELL-07)', async ({ page }) => {
  await serveShells(page);
  await change<{ company_name: string }>(page, 'settings', (settings) => ({ ...settings, company_name: 'Rendered Here' }));
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('Rendered Here. All rights reserved.');
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
});

test.describe('after an update of the site', () => {
  test.use({ expectedComplaints: [/Failed to load resource: the server responded with a status of 404/] });
  test('loads the document of a link if the code of its screen no longer exists (SHELL-12)', async ({ page }) => {
    let isUpdated = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/contact')) isUpdated = true;
    });
    await page.route('**/assets/contact-*.js', (route) => (isUpdated ? route.fallback() : route.fulfill({ status: 404 })));
    await open(page, '/about');
    await page.locator('header').getByRole('link', { name: 'Contact' }).first().click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    expect(isUpdated).toBe(true);
  });
});
