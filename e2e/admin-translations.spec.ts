// Languages of the site, translating, and the role of a translator, on a product whose languages no other journey changes.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Language } from '#contract/rules/languages.ts';
import { defaultLanguage } from '#contract/rules/languages.ts';
import { expect, expectAccessible, test } from './support/admin.ts';
import { call, enter } from './support/colleague.ts';
import { failedCall } from './support/stage.ts';
import { expectAccessibleAt } from './support/widths.ts';

// addresses of a language that is not published, and refused calls
test.use({ company: 'translations', expectedComplaints: failedCall });

const german: Language = { code: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr', is_published: false };
const arabic: Language = { code: 'ar', name: 'العربية', locale: 'ar-EG', direction: 'rtl', is_published: false };
const formOf = (page: Page, language = 'German') => page.getByRole('dialog', { name: `Edit ${language} Translation` });

type Product = Parameters<typeof call>[0];
const setLanguages = async (product: Product, languages: readonly Language[]) => {
  const settings = [{ key: 'languages', value: JSON.stringify(languages) }];
  expect((await call(product, 'POST', 'settings-bulk-update', { settings })).status).toBe(200);
};
const findProduct = async (product: Product): Promise<{ id: number; name: string; slug: string }> =>
  (await call(product, 'GET', 'products?per_page=1')).body.data[0];

test('adds German, translates a product, publishes the language, and finds the translation outdated after a change (ATRANS-02, ATRANS-03, ATRANS-05, ATRANS-07)', async ({
  admin: page,
  product,
}) => {
  await setLanguages(product, []);
  const { id, name, slug } = await findProduct(product);

  await page.goto('/admin/languages');
  await page.getByRole('button', { name: 'Add Language' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Language' });
  await adding.getByRole('combobox', { name: /^Language/ }).selectOption('de');
  await adding.getByRole('button', { name: /^Add language/ }).click();
  await expect(page.getByText('German added')).toBeVisible();
  await expect(adding).toBeHidden();

  await page.goto(`/admin/products?edit=${id}`);
  await page.getByRole('button', { name: /^Translations/ }).click();
  await page.getByRole('menuitem', { name: /^German/ }).click();
  const form = formOf(page);
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Roboter aus dem Ablauf');
  await form.getByRole('button', { name: 'Publish translation' }).click();
  await expect(page.getByText('Translation published')).toBeVisible();
  await expect(form).toBeHidden();
  expect((await page.request.get(`/de/products/${slug}`)).status()).toBe(404);

  await page.goto('/admin/languages');
  await page.getByRole('switch', { name: 'German: Not published' }).click();
  await expect(page.getByText('German is published')).toBeVisible();
  await page.goto(`/de/products/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roboter aus dem Ablauf');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await page.goto(`/admin/products?edit=${id}`);
  const original = page.getByRole('dialog', { name: 'Edit Product' });
  await original.getByLabel(/^Name/).fill(`${name} Mark II`);
  await original.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await page.goto('/admin/translations?language=de&kind=product&state=outdated');
  await page.getByRole('link', { name: `${name} Mark II` }).click();
  await expect(form.getByText('Changed since the translation')).toBeVisible();
  await expect(form.locator('ins')).toContainText('Mark II');
  await form.getByRole('button', { name: 'Name: still correct' }).click();
  await form.getByRole('button', { name: 'Publish translation' }).click();
  await expect(page.getByText('Translation published')).toBeVisible();
  await expect(page.getByText('No translations found')).toBeVisible();
});

test('moves with Tab from field to field, and is accessible at all widths (ATRANS-06, ATRANS-08)', async ({ admin: page, product }) => {
  await setLanguages(product, [defaultLanguage, german, arabic]);
  const { id } = await findProduct(product);
  await page.goto('/admin/languages');
  await expect(page.getByRole('link', { name: /records ready/ })).toHaveCount(2);
  await expectAccessibleAt(page, [390, 768, 1440]);
  await page.goto('/admin/translations?language=ar');
  await expect(page.getByRole('region', { name: 'Progress' })).toBeVisible();
  await expect(page.getByRole('table', { name: /Arabic/ })).toBeVisible();
  await expectAccessibleAt(page, [390, 768, 1440]);

  await page.goto(`/admin/products?edit=${id}`);
  await page.getByRole('button', { name: /^Translations/ }).click();
  await page.getByRole('menuitem', { name: /^Arabic/ }).click();
  const form = formOf(page, 'Arabic');
  const name = form.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveCSS('direction', 'rtl');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('textbox', { name: 'Slug' })).toBeFocused();
  await expect(form.getByRole('toolbar').first()).toBeVisible();
  await expectAccessibleAt(page, [390, 768, 1440]);
});

test('lets a translator translate into their languages and nothing else (ROLE-12)', async ({ page, product }) => {
  await setLanguages(product, [defaultLanguage, german, arabic]);
  const { id } = await findProduct(product);
  const { as } = await enter(page, product, 'translator', ['de']);
  await page.goto('/admin/translations');
  await expect(page.getByRole('button', { name: /^German/ })).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('button', { name: /^Translate / })
    .first()
    .click();
  await expect(formOf(page).getByRole('button', { name: 'Publish translation' })).toBeVisible();
  await page.goto(`/admin/products?edit=${id}`);
  await expect(page.getByRole('dialog', { name: 'View Product' })).toBeVisible();
  await page.getByRole('button', { name: /^Translations/ }).click();
  await page.getByRole('menuitem', { name: /^Arabic/ }).click();
  await expect(page.getByRole('dialog', { name: 'View Arabic Translation' })).toBeVisible();
  await expectAccessible(page);
  const save = async (language: string) =>
    (await call(as, 'PUT', `translations/product/${id}/${language}`, { version: 0, action: 'draft', texts: { seo_title: 'Titel' } }))
      .status;
  expect(await save('ar')).toBe(403);
  expect([200, 409]).toContain(await save('de'));
  expect((await call(as, 'DELETE', `products/${id}`)).status).toBe(403);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Recent Products' })).toBeVisible();
  await expect(page.getByText('Total Visitors')).toHaveCount(0);
});

test('lets a translator export a file, check and publish it translated, also after a reload, and a visitor reads it (EXCH-11, EXCH-13, ROLE-12)', async ({
  page,
  product,
}) => {
  await setLanguages(product, [defaultLanguage, { ...german, is_published: true }]);
  const made = await call(product, 'POST', 'pages', { title: 'Terms of delivery', content: '<p>Text</p>', is_published: true });
  const { id } = made.body.page;
  const { as } = await enter(page, product, 'translator', ['de']);
  const saved = await call(as, 'PUT', `translations/page/${id}/de`, {
    version: 0,
    action: 'publish',
    texts: { title: 'Lieferbedingung', content: '<p>Inhalt</p>' },
  });
  const { address } = saved.body.translation;
  const readByVisitor = async () => (await page.request.get(address)).text();
  expect(await readByVisitor()).toContain('Lieferbedingung');

  await page.goto('/admin/translations?language=de');
  await page.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export German translations' });
  await exporting.getByRole('radio', { name: 'All texts' }).check();
  await expectAccessibleAt(page, [390, 1440]);
  const [download] = await Promise.all([page.waitForEvent('download'), exporting.getByRole('button', { name: 'Export' }).click()]);
  await expect(exporting).toBeHidden();
  const exported = await readFile(await download.path(), 'utf8');
  expect(exported.split('<target>Lieferbedingung</target>')).toHaveLength(2);
  const translated = exported.replace('<target>Lieferbedingung</target>', '<target>Lieferbedingungen der Firma</target>');

  await page.getByRole('button', { name: 'Import' }).click();
  const importing = page.getByRole('dialog', { name: 'Import German translations' });
  const file = { name: 'translated.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(translated) };
  await importing.getByLabel('File: choose a file').setInputFiles(file);
  await expect(importing.locator('ins')).toHaveText('Lieferbedingungen der Firma');
  await expect(importing.locator('del')).toHaveText('Lieferbedingung');
  await expectAccessibleAt(page, [390, 1440]);
  expect(await readByVisitor()).not.toContain('Lieferbedingungen der Firma');
  await page.reload();
  await page.getByRole('button', { name: 'Import: result' }).click();
  await expect(importing.locator('ins')).toHaveText('Lieferbedingungen der Firma');
  await importing.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('1 text published')).toBeVisible();
  expect(await readByVisitor()).toContain('Lieferbedingungen der Firma');

  await page.goto('/admin/interface-texts');
  await expect(page.getByText('No text is missing.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveCount(0);
  await page.goto('/admin/interface-texts?language=en');
  await expect(page.getByText('Your role does not include the texts in this language')).toBeVisible();
  await expectAccessibleAt(page, [390, 1440]);
});
