// A company of its own, built from an empty installation along the first steps, and then seen by its visitors.
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { endProduct, startProduct } from './support/admin.ts';
import { administrator, port } from './support/product.ts';
import { expect, expectAccessible, open, resize, test } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';

const origin = `http://127.0.0.1:${port + 62}`;
const dataDir = 'test-results/data-new-company';

let server: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  server = await startProduct(origin, dataDir, { SEED: 'none' });
});
test.afterAll(() => endProduct(server));
test.use({ baseURL: origin });

const drawn = async (name: string, width: number, height: number, content: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
};
const logo = () => drawn('logo.png', 300, 120, '<circle cx="60" cy="60" r="50" fill="#a84300"/><path d="M140 40h130v40H140z"/>');
const gear = (colour: string) =>
  drawn('gear.png', 1200, 900, `<rect width="1200" height="900" fill="#ece6de"/><circle cx="600" cy="450" r="250" fill="${colour}"/>`);

const steps = (page: Page) => page.getByRole('region', { name: /^First steps/ });

/** Opens a step from the dashboard. */
const begin = async (page: Page, step: string) => {
  await page.goto('/admin');
  await steps(page).getByRole('link', { name: step }).click();
};

const signIn = async (page: Page) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel(/^Password/).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(steps(page).getByText('0 of 9 done')).toBeVisible();
};

const setUpBrand = async (page: Page) => {
  await begin(page, 'Name and contact');
  const fields = {
    'Company name': 'Ibis Gearboxes',
    Tagline: 'Gearboxes that run for decades',
    'Footer line': 'Made in Stuttgart',
    Description: 'Ibis builds planetary and bevel gearboxes.',
    Email: 'hello@ibis.example',
    Phone: '+49 711 5550 180',
    Location: 'Stuttgart',
    Address: 'Werkstrasse 4\n70565 Stuttgart',
    LinkedIn: 'https://www.linkedin.com/company/ibis',
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).first().fill(value);
  await page.getByRole('textbox', { name: 'Business hours' }).fill('Monday to Friday, 8:00 to 17:00');
  await page.getByRole('textbox', { name: /^Main colour/ }).fill('#a84300');
  await page.getByRole('textbox', { name: /^Secondary colour/ }).fill('#5b2c6f');
  await page.getByRole('textbox', { name: /^Accent colour/ }).fill('#b7791f');
  await page.getByLabel(/^Currency/).selectOption('EUR');
  await page.getByLabel(/^Numbers as in/).selectOption('de-DE');
  const picture = page.getByRole('group', { name: 'Logo', exact: true });
  await picture.locator('input[type="file"]').setInputFiles(await logo());
  await expect(picture.getByLabel('Or enter image URL/path')).toHaveValue(/\.png$/);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved successfully')).toBeVisible();
};

const addCategory = async (page: Page) => {
  await begin(page, 'First category');
  const dialog = page.getByRole('dialog', { name: 'Add New Category' });
  await dialog.getByLabel(/^Name/).fill('Planetary gearboxes');
  await dialog.getByLabel('Choose image').setInputFiles(await gear('#7a5a3a'));
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByText('Category created successfully')).toBeVisible();
};

const addProduct = async (page: Page) => {
  await begin(page, 'First product');
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  await dialog.getByLabel(/^Name/).fill('Planetary gearbox PG 80');
  await dialog.getByLabel(/^Category/).selectOption({ label: 'Planetary gearboxes' });
  await dialog.getByLabel(/^Price/).fill('1290,50');
  await expect(dialog.getByText('Shown as € 1.290,50')).toBeVisible();
  await dialog.getByLabel('Choose main image').setInputFiles(await gear('#5b2c6f'));
  await dialog.getByRole('textbox', { name: 'Short description' }).fill('One stage, for servo motors.');
  await dialog.getByRole('textbox', { name: 'Description', exact: true }).fill('Runs quietly at every speed.');
  await dialog
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^Specifications/ })
    .click();
  await dialog.getByRole('button', { name: 'Paste rows' }).click();
  const paste = page.getByRole('dialog', { name: 'Paste rows' });
  await paste.getByLabel('Rows').fill('Nominal torque\t120 Nm\nRatio\t10\nWeight\t4,2 kg');
  await paste.getByRole('button', { name: /^Add/ }).click();
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
};

const makeAttribute = async (page: Page) => {
  await page.goto('/admin/attributes');
  await page.getByRole('button', { name: /^Make an attribute from .* named Nominal torque$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Attribute' });
  await dialog.getByRole('button', { name: 'Create Attribute' }).click();
  await expect(dialog).toBeHidden();
};

const addArticle = async (page: Page) => {
  await begin(page, 'First article');
  const dialog = page.getByRole('dialog', { name: 'Add New Article' });
  await dialog.getByLabel(/^Title/).fill('A test bench of our own');
  await dialog.getByLabel(/^Excerpt/).fill('Every gearbox runs for an hour before it leaves.');
  await dialog.getByRole('textbox', { name: 'Content' }).fill('It measures noise, play and heat.');
  await dialog.getByRole('button', { name: 'Create Article' }).click();
  await expect(page.getByText('Article created successfully')).toBeVisible();
};

const addImprint = async (page: Page) => {
  await begin(page, 'Imprint and privacy');
  await page.goto('/admin/pages?new=1');
  const dialog = page.getByRole('dialog', { name: 'Add New Page' });
  await dialog.getByLabel(/^Title/).fill('Imprint');
  await dialog.getByRole('textbox', { name: 'Content', exact: true }).fill('Ibis Gearboxes GmbH, Werkstrasse 4, 70565 Stuttgart.');
  await dialog.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText('Page created successfully')).toBeVisible();
  await page.goto('/admin/menus');
  const footer = page.getByRole('region', { name: 'Footer' });
  await page.getByRole('button', { name: 'Add Entry to the footer' }).press('Enter');
  await expect(footer.getByLabel('Leads to')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('/page/imprint');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Imprint');
  await page.getByRole('button', { name: 'Save Menus' }).click();
  await expect(page.getByText('Menus saved successfully')).toBeVisible();
};

const writeAbout = async (page: Page) => {
  await page.goto('/admin/about-settings');
  const part = page.getByRole('region', { name: 'About Page Content' });
  await part.getByLabel('Short Content').fill('Forty people build gearboxes in Stuttgart.');
  await part.getByRole('textbox', { name: 'Full Content' }).fill('Founded in 1988 by two toolmakers.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('About page content saved successfully')).toBeVisible();
};

const pages: [path: string, text: string][] = [
  ['/', 'Forty people build gearboxes in Stuttgart.'],
  ['/about', 'Founded in 1988 by two toolmakers.'],
  ['/products', '€ 1.290,50'],
  ['/products?category=planetary-gearboxes', 'Planetary gearbox PG 80'],
  ['/products/planetary-gearbox-pg-80', '120 Nm'],
  ['/compare?products=planetary-gearbox-pg-80', '120 Nm'],
  ['/news', 'A test bench of our own'],
  ['/news?type=knowledge', 'Knowledge Base'],
  ['/news/a-test-bench-of-our-own', 'It measures noise, play and heat.'],
  ['/contact', 'Monday to Friday, 8:00 to 17:00'],
  ['/page/imprint', 'Ibis Gearboxes GmbH'],
  ['/page/privacy-policy', 'Privacy Policy'],
];

const ofDemonstration = /lintara|robot|cikarang|indonesia|\bRp\b|your company|your name|lorem/i;

/** Pictures that could not be loaded, and sections with nothing but a heading. */
const flaws = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = 'eager';
    await Promise.allSettled(pictures.map((image) => image.decode()));
    const broken = pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
    const empty = [...document.querySelectorAll('main section')].filter((section) => {
      const rest = section.cloneNode(true) as Element;
      for (const heading of rest.querySelectorAll('h1, h2')) heading.remove();
      return (rest.textContent ?? '').trim() === '' && !rest.querySelector('img, svg, iframe, input');
    });
    return [...broken, ...empty.map(({ outerHTML }) => outerHTML.slice(0, 200))];
  });

test('is finished along the first steps, and shows visitors only what the company wrote (STEP-01, STEP-02, SHELL-13, ACCESS-01, ACCESS-02)', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page);
  await expectAccessible(page);
  await setUpBrand(page);
  await addCategory(page);
  await addProduct(page);
  await makeAttribute(page);
  await addArticle(page);
  await addImprint(page);
  await writeAbout(page);
  await page.goto('/admin');
  await expect(steps(page).getByText('6 of 9 done')).toBeVisible();
  await expect(steps(page).getByRole('link')).toHaveText(['Mail server', 'First backup', 'Second administrator']);

  for (const [path, text] of pages)
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.getByText(text).first()).toBeAttached();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })).toBeVisible();
      for (const width of [1440, 768, 390]) {
        await resize(page, width);
        expect.soft(await page.locator('body').innerText(), path).not.toMatch(ofDemonstration);
        expect.soft(await flaws(page), `${path} at ${width} px`).toEqual([]);
        await expectNoOverflow(page);
        await expectAccessible(page);
      }
    });
});
