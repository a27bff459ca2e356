// The German pages of the demonstration, whose words are long, and the English ones, which need nothing of other languages.
import { pages } from './support/pages.ts';
import { expect, open, resize, settle, test } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';

const product = '/products/six-axis-robot-lr20';
const compared = '/compare?products=six-axis-robot-lr20,compact-robot-lr7,heavy-robot-lr210';

for (const path of [...pages, compared])
  test(`has no overflow with long German words: ${path} (RTL-04)`, { tag: path === product ? '@smoke' : [] }, async ({ page }) => {
    await open(page, `/de${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    for (const width of [320, 390, 768, 1440]) {
      await resize(page, width);
      await expectNoOverflow(page);
    }
  });

test('loads no styles and fonts of other languages with English pages (RTL-07)', { tag: '@smoke' }, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  for (const path of ['/', product]) {
    await open(page, path);
    await settle(page);
  }
  expect(files.filter((file) => /other-language|-(more|extended)-\w+\.woff2/.test(file))).toEqual([]);
});
