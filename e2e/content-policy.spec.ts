// The content security policy in the browser: strings that become HTML, and frames.
import type { Page } from '@playwright/test';
import { test as adminTest } from './support/admin.ts';
import { eventually, expect, mapHost, open, test } from './support/test.ts';

const violation = [/requires 'Trusted(HTML|Script)' assignment|Creating a TrustedTypePolicy/];

/** Tries every way to turn a string into HTML or a script. @returns the outcome of each */
const tryInjections = (page: Page) =>
  page.evaluate(() => {
    const html = '<img src="x" onerror="document.title = \'run\'">';
    const script = document.createElement('script');
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } };
    const outcome = (run: () => unknown): string => {
      try {
        run();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      outcome(() => {
        document.body.innerHTML = html;
      }),
      outcome(() => document.body.insertAdjacentHTML('beforeend', html)),
      outcome(() => new DOMParser().parseFromString(html, 'text/html')),
      outcome(() => document.createElement('iframe').setAttribute('srcdoc', html)),
      outcome(() => {
        script.text = 'document.title = "run"';
      }),
      outcome(() => trustedTypes.createPolicy('other', {})),
      outcome(() => trustedTypes.createPolicy('default', {})),
      outcome(() => trustedTypes.createPolicy('checked-html', {})),
    ];
  });

adminTest.describe('in the admin area', () => {
  adminTest.use({ expectedComplaints: violation });

  adminTest('blocks strings that would become HTML (DOC-14)', async ({ admin: page }) => {
    await page.goto('/admin/news?new=1');
    const text = page.getByRole('textbox', { name: 'Content' });
    await expect(text).toBeVisible();
    expect(new Set(await tryInjections(page))).toEqual(new Set(['TypeError']));
    await expect(text).toBeVisible();
    expect(await page.title()).not.toBe('run');
  });
});

adminTest('supports pasted HTML, tables and the preview with Trusted Types (DOC-14)', async ({ admin: page }) => {
  await page.goto('/admin/news?new=1');
  const dialog = page.getByRole('dialog', { name: 'Add New Article' });
  await dialog.getByLabel(/^Title/).fill('Shuttles');
  const text = dialog.getByRole('textbox', { name: 'Content' });
  await text.click();
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/html', '<h2>How <i>fast</i></h2><p>Very<script>document.title = "run"</script></p><table><tr><td>1</table>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(text.locator('h2 em')).toHaveText('fast');
  await expect(text.locator('td')).toHaveText('1');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('End');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Insert table' }).click();
  await expect(text.locator('th')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  const site = page.getByRole('dialog', { name: 'Preview of Shuttles' }).frameLocator('iframe');
  await expect(site.locator('.prose h2 em')).toHaveText('fast');
  expect(await page.title()).not.toBe('run');
});

test.describe('on the public site', () => {
  test.use({ expectedComplaints: violation });

  test('blocks strings that would become HTML (DOC-14)', async ({ page }) => {
    await open(page, '/');
    expect(new Set(await tryInjections(page))).toEqual(new Set(['TypeError']));
    await expect(page.getByRole('main')).toBeVisible();
  });
});

test('replaces rich text and structured data on a navigation (DOC-14)', async ({ page }) => {
  await open(page, '/news');
  await page.getByRole('main').locator('a[href^="/news/"]').first().click();
  await expect(page.locator('.prose p').first()).toBeVisible();
  const data = page.locator('head script[type="application/ld+json"]');
  await eventually(async () => {
    expect(await data.textContent()).toMatch(/"(News|Tech)Article"/);
  });
});

test('shows rich text in a browser without Trusted Types (DOC-14)', async ({ page }) => {
  // removes the directives, because deleting the script API does not stop the browser from enforcing them
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const older = policy.replace(/require-trusted-types-for [^;]*; trusted-types [^;]*; /, '');
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': older } });
  });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'));
  await open(page, '/news');
  expect(await page.evaluate(() => 'trustedTypes' in window)).toBe(false);
  await page.getByRole('main').locator('a[href^="/news/"]').first().click();
  await expect(page.locator('.prose p').first()).toBeVisible();
});

test.describe('frames', () => {
  test.use({ expectedComplaints: [/Framing 'https:\/\/elsewhere\.example|frame-src/] });

  test('are allowed for the map and blocked for other hosts (DOC-15)', async ({ page }) => {
    await page.route(`${mapHost}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }));
    await open(page, '/contact');
    const map = page.locator('iframe[title^="Map"]');
    await map.scrollIntoViewIfNeeded();
    await eventually(async () => {
      expect(await map.contentFrame().locator('title').textContent()).toBe('Map');
    });
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
            resolve(`${effectiveDirective} ${blockedURI}`),
          );
          const frame = document.createElement('iframe');
          frame.src = 'https://elsewhere.example/';
          document.body.append(frame);
        }),
    );
    expect(blocked).toMatch(/^frame-src https:\/\/elsewhere\.example\/?$/);
  });
});
