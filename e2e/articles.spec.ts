import { expect, expectAccessible, open, resize, test } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';

test('opens the pictures of an article in the lightbox with the keyboard (NDET-05, IMG-07)', async ({ page }) => {
  await open(page, '/news/second-plant-in-cikarang');
  const first = page.getByRole('link', { name: 'Enlarge picture 1 of 3' });
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Lintara opens its second plant in Cikarang' });
  await expect(dialog.getByText('Picture 1 of 3')).toBeVisible();
  // wait until the code of the stage has loaded
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('Picture 3 of 3')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test('keeps long words in lists within the width of a phone, and shows the markers of a list (ACCESS-02)', async ({ page }) => {
  await open(page, '/news/second-plant-in-cikarang');
  await page.locator('.prose').evaluate((text, word) => {
    const list = document.createElement('ol');
    list.className = 'lower-alpha';
    const item = document.createElement('li');
    item.textContent = word;
    list.append(item);
    text.append(list);
  }, 'industrial-robot\u00a0'.repeat(20));
  await resize(page, 320);
  await expectNoOverflow(page);
  const sign = (item: Element) => getComputedStyle(item, '::before').content;
  expect(await page.locator('.prose ol.lower-alpha > li').first().evaluate(sign)).toContain('lower-alpha');
});

test('counts statistics up to their value without changing their width (ABOUT-04)', async ({ page }) => {
  await page.clock.install();
  await open(page, '/about');
  // other fonts have other widths
  await page.evaluate(async () => void (await document.fonts.ready));
  const figure = page.locator('.stats dd').nth(1);
  const counted = figure.locator('[aria-hidden]');
  const widthNow = () => figure.evaluate((element) => element.getBoundingClientRect().width);
  const before = await widthNow();
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  await figure.scrollIntoViewIfNeeded();
  await expect(counted).toHaveText('0');
  expect(await widthNow()).toBe(before);
  await page.clock.runFor(600);
  await expect(counted).toHaveText(/^[1-9]\d*$/);
  expect(await widthNow()).toBe(before);
  await page.clock.runFor(700);
  await expect(counted).toHaveCount(0);
  await expect(figure).toHaveText('640');
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('shows the selected type of article', async ({ page }) => {
    await open(page, '/news?type=knowledge');
    const [chosen, other] = await Promise.all(
      ['Knowledge Base', 'Company News'].map((name) =>
        page
          .getByRole('main')
          .getByRole('button', { name })
          .evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(chosen).not.toBe(other);
  });
});
