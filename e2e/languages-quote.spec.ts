// A visitor in each language of the demonstration follows links from the home page to a quote request, which an administrator reads, and
// receives the acknowledgement.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './support/admin.ts';

// a separate product, because it sends mail
test.use({ company: 'languages-quote', sendsMail: true });

interface Journey {
  code: string;
  /** As the view of the message names it; absent for the main language. */
  language?: string;
  home: string;
  menu: string;
  products: string;
  category: string;
  counts: [category: string, filtered: string];
  region: string;
  filter: string;
  choice: string;
  details: string;
  product: string;
  path: string;
  specifications: string;
  value: string;
  request: string;
  fields: [name: string, email: string, company: string, message: string];
  missing: [name: string, email: string];
  send: string;
  sent: string;
  thanks: string;
  close: string;
  subject: string;
  mail: string[];
}

const journeys: Journey[] = [
  {
    code: 'en',
    home: 'HOME',
    menu: 'PRODUCTS',
    products: 'All Products',
    category: 'Industrial Robots',
    counts: ['7 products', '5 products'],
    region: 'Filters',
    filter: 'Mounting',
    choice: 'Floor',
    details: 'View Details',
    product: 'Six-Axis Robot LR20',
    path: '/products/six-axis-robot-lr20',
    specifications: 'Specifications',
    value: '1.720 mm',
    request: 'Request Quote',
    fields: ['Name', 'Email', 'Company', 'Message'],
    missing: ['The name field is required.', 'The email field is required.'],
    send: 'Send Request',
    sent: 'Quote Request Sent Successfully!',
    thanks: 'Thank you for your interest in Six-Axis Robot LR20. We will get back to you soon with a detailed quote.',
    close: 'Close',
    subject: 'Lintara Automation: we have received your message',
    mail: ['Thank you for contacting Lintara Automation.', 'Product: Six-Axis Robot LR20', 'Received: '],
  },
  {
    code: 'de',
    language: 'German',
    home: 'STARTSEITE',
    menu: 'PRODUKTE',
    products: 'Alle Produkte',
    category: 'Industrieroboter',
    counts: ['7 Produkte', '5 Produkte'],
    region: 'Filter',
    filter: 'Einbaulage',
    choice: 'Boden',
    details: 'Details ansehen',
    product: 'Sechsachsroboter LR20',
    path: '/de/products/sechsachsroboter-lr20',
    specifications: 'Technische Daten',
    value: '1.720 mm',
    request: 'Angebot anfordern',
    fields: ['Name', 'E-Mail', 'Unternehmen', 'Nachricht'],
    missing: ['Bitte füllen Sie das Feld „Name“ aus.', 'Bitte füllen Sie das Feld „E-Mail“ aus.'],
    send: 'Anfrage senden',
    sent: 'Angebotsanfrage gesendet',
    thanks: 'Vielen Dank für Ihr Interesse an Sechsachsroboter LR20. Sie erhalten in Kürze ein ausführliches Angebot von uns.',
    close: 'Schließen',
    subject: 'Lintara Automation: Wir haben Ihre Nachricht erhalten',
    mail: ['Vielen Dank für Ihre Nachricht an Lintara Automation.', 'Produkt: Sechsachsroboter LR20', 'Eingegangen: '],
  },
  {
    code: 'id',
    language: 'Indonesian',
    home: 'BERANDA',
    menu: 'PRODUK',
    products: 'Semua produk',
    category: 'Robot Industri',
    counts: ['7 produk', '5 produk'],
    region: 'Filter',
    filter: 'Pemasangan',
    choice: 'Lantai',
    details: 'Lihat detail',
    product: 'Robot Enam Sumbu LR20',
    path: '/id/products/robot-enam-sumbu-lr20',
    specifications: 'Spesifikasi',
    value: '1.720 mm',
    request: 'Minta penawaran',
    fields: ['Nama', 'Email', 'Perusahaan', 'Pesan'],
    missing: ['Kolom nama wajib diisi.', 'Kolom email wajib diisi.'],
    send: 'Kirim permintaan',
    sent: 'Permintaan penawaran berhasil dikirim!',
    thanks: 'Terima kasih atas minat Anda pada Robot Enam Sumbu LR20. Kami akan segera menghubungi Anda dengan penawaran terperinci.',
    close: 'Tutup',
    subject: 'Lintara Automation: pesan Anda telah kami terima',
    mail: ['Terima kasih telah menghubungi Lintara Automation.', 'Produk: Robot Enam Sumbu LR20', 'Diterima: '],
  },
];

test.beforeAll(async ({ product: { origin, token } }) => {
  const answer = await fetch(`${origin}/api/admin/settings-bulk-update`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ settings: [{ key: 'mail_acknowledgement', value: 'true' }] }),
  });
  expect(answer.status).toBe(200);
});

/** Follows the menu of the header, a category, a filter and a link to the product. */
const findProduct = async (page: Page, texts: Journey) => {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: texts.home, exact: true })).toHaveAttribute('aria-current', 'page');
  await header.getByRole('button', { name: texts.menu }).click();
  await header.getByRole('link', { name: texts.products }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: texts.products })).toBeVisible();
  await main.getByRole('link', { name: new RegExp(`^${texts.category} `) }).click();
  await expect(main.getByRole('heading', { level: 2, name: texts.category })).toBeVisible();
  const status = page.locator('.results-head').getByRole('status');
  await expect(status).toHaveText(texts.counts[0]);
  const filters = main.getByRole('region', { name: texts.region });
  await filters
    .getByRole('group', { name: texts.filter })
    .getByRole('checkbox', { name: new RegExp(`^${texts.choice} `) })
    .check();
  await expect(page).toHaveURL(/[?&]f\.mounting=floor/);
  await expect(status).toHaveText(texts.counts[1]);
  await main.getByRole('link', { name: `${texts.details} ${texts.product}` }).click();
  await expect(page).toHaveURL(texts.path);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.product);
  await expect(main.getByRole('region', { name: texts.specifications })).toContainText(texts.value);
};

const requestQuote = async (page: Page, texts: Journey, email: string) => {
  await page.getByRole('main').getByRole('button', { name: texts.request }).first().click();
  const form = page.getByRole('dialog', { name: texts.request });
  await form.getByRole('button', { name: texts.send }).click();
  for (const error of texts.missing) await expect(form.getByText(error)).toBeVisible();
  await expectAccessible(page);
  const values = ['Sari Wijaya', email, 'PT Pabrik', 'Dua lengan / zwei Arme'];
  for (const [at, label] of texts.fields.entries()) {
    await form.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(values[at] ?? '');
  }
  await form.getByRole('button', { name: texts.send }).click();
  const thanks = page.getByRole('dialog', { name: texts.sent });
  await expect(thanks).toContainText(texts.thanks);
  await thanks.getByRole('button', { name: texts.close, exact: true }).last().click();
  await expect(thanks).toBeHidden();
};

for (const texts of journeys) {
  const { code, language } = texts;
  test(`leads from home to a sent quote request in the language ${code} (LANG-17, LMSG-01, LMSG-02, LMSG-03)`, {
    tag: code === 'de' ? '@smoke' : [],
  }, async ({ admin: page, product: { origin }, mailServer }) => {
    // each run has an address of its own, because the product and its mail server outlive a test
    const email = `sari-${mailServer.accepted.length}@pabrik.example`;
    await open(page, code === 'en' ? '/' : `/${code}`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await findProduct(page, texts);
    await requestQuote(page, texts, email);

    const acknowledgement = () => mailServer.accepted.find(({ to }) => to.includes(email));
    await expect.poll(acknowledgement).toBeDefined();
    expect(acknowledgement()?.headers.subject).toBe(texts.subject);
    for (const line of [...texts.mail, origin + texts.path]) expect(acknowledgement()?.body).toContain(line);

    await page.goto('/admin/contacts');
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: /View/ }).click();
    const view = page.getByRole('dialog');
    await expect(view).toContainText('Dua lengan / zwei Arme');
    await expect(view.getByText('Language', { exact: true })).toHaveCount(language ? 1 : 0);
    if (language) await expect(view).toContainText(language);
  });
}
