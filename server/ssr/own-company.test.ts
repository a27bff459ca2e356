// A site with a brand of its own shows nothing of the demonstration company.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sitePages } from '#contract/rules/site-pages.ts';
import { ensurePages } from '#server/features/pages/pages.service.ts';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ SEED: 'none' }, undefined, render);
  await ensurePages(test.context);
  const own = {
    company_name: 'Ibis Gearboxes',
    company_phone: '+49 30 5550 100',
    main_color: '#a84300',
    secondary_color: '#5b2c6f',
    accent_color: '#b7791f',
    currency_code: 'EUR',
    currency_symbol: '€',
    currency_locale: 'de-DE',
  };
  await upsertSettings(
    test.context,
    Object.entries(own).map(([key, value]) => ({ key, value, type: 'text', group: 'company' })),
  );
  const { id } = await aCategory(test.context, { name: 'Gearboxes' });
  await aProduct(test.context, { name: 'Planetary gearbox', category_id: id, price: 1290.5, is_featured: true });
  await anArticle(test.context, { title: 'A new hall', content: '<p>It stands.</p>' });
});
afterAll(() => test.close());

const pages = [
  ...Object.keys(sitePages),
  ...['/products?category=gearboxes', '/products/planetary-gearbox', '/products?search=nothing'],
  ...['/news?type=knowledge', '/news/a-new-hall', '/page/privacy-policy', '/page/terms-of-service', '/nothing'],
];
const files = ['/admin', '/admin/login', '/site.webmanifest', '/feed.xml', '/sitemap.xml', '/api/public/homepage', '/api/public/settings'];

const ofDemonstration = [
  /lintara/i,
  /cikarang/i,
  // words that begin so, but not the meta tag and the file for crawlers
  /\b(?:co)?bots?\b|(?<!["/-])\brobot(?!s["'.]| meta)/i,
  /#4ce482|#10b981|#2563eb/i,
  /\bRp\b|\bIDR\b/,
];

it.each([...pages, ...files])('shows nothing of the demonstration company at %s (SHELL-13)', async (url) => {
  const { statusCode, body } = await test.app.inject({ url });
  expect(statusCode).toBe(url === '/nothing' ? 404 : 200);
  for (const pattern of ofDemonstration) expect([pattern, pattern.exec(body)?.[0]]).toEqual([pattern, undefined]);
});
