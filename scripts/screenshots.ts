// Takes the screenshots in the README from a running demonstration, in which it changes a product and redirects: node scripts/screenshots.ts <origin> <email> <password>
import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';

const [origin = 'http://127.0.0.1:3000', email = 'admin@example.com', password = ''] = process.argv.slice(2);
const folder = 'docs/pictures';
const settleMs = 2500;

interface Shot {
  name: string;
  path: string;
  width: number;
  height: number;
  /** Name of the button that opens the part to show. */
  opener?: string;
}

const site: Shot[] = [
  { name: 'home', path: '/', width: 1440, height: 1000 },
  { name: 'products', path: '/products', width: 1440, height: 1000 },
  { name: 'product', path: '/products/six-axis-robot-lr20', width: 1440, height: 1000 },
  { name: 'home-phone', path: '/', width: 390, height: 844 },
  { name: 'product-phone', path: '/products/collaborative-robot-lc10', width: 390, height: 844 },
];
const admin: Shot[] = [
  { name: 'messages', path: '/admin/contacts', width: 1440, height: 1000 },
  { name: 'product-editor', path: '/admin/products?edit=1', width: 1440, height: 1000 },
  { name: 'history', path: '/admin/products?edit=1', width: 1440, height: 1000, opener: 'History' },
  { name: 'attribute-grid', path: '/admin/attributes/grid?category=1', width: 1440, height: 1000 },
  { name: 'menus', path: '/admin/menus', width: 1440, height: 1000 },
  { name: 'redirects', path: '/admin/redirects', width: 1440, height: 1000 },
  { name: 'analytics', path: '/admin/analytics', width: 1440, height: 1000 },
];

const take = async (browser: Browser, { name, path, width, height, opener }: Shot, storage: Record<string, string> = {}) => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  await page.goto(origin + path);
  await page.waitForTimeout(settleMs);
  if (opener) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.waitForTimeout(settleMs);
  }
  await sharp(await page.screenshot())
    .webp({ quality: 60 })
    .toFile(`${folder}/${name}.webp`);
  await page.close();
};

const signIn = async () => {
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${origin}/api/admin/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  return { admin_token: token, admin_user: JSON.stringify(user) };
};

/** Gives the history something to show. */
const changeProduct = async (token: string, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ _method: 'PUT', ...fields })) form.append(name, value);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/admin/products/1`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The product was not changed: ${answer.status} ${await answer.text()}`);
};

const redirect = async (token: string, from: string, to: string) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/admin/redirects`, { method: 'POST', headers, body: JSON.stringify({ from, to }) });
  if (!answer.ok) throw new Error(`The redirect was not created: ${answer.status} ${await answer.text()}`);
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const shot of site) await take(browser, shot);
const session = await signIn();
const [before, after] = ['Handling and machine tending up to 20 kg', 'Handling, palletising and machine tending up to 20 kg'];
await changeProduct(session.admin_token, { short_description: before, price: '409000000' });
await changeProduct(session.admin_token, { short_description: after, price: '412500000', is_featured: '0' });
await redirect(session.admin_token, '/en/robots/*', '/products?search=robot');
await redirect(session.admin_token, '/produkte/greifer.html', '/products?category=handling-power');
await redirect(session.admin_token, '/careers', 'https://jobs.example.com/');
for (const shot of admin) await take(browser, shot, session);
await browser.close();
