// Journeys of administrators change the content of the site. The journeys of a worker share a running product with its own port
// and data folder, so they create their own records or restore what they change. A file whose changes would disturb others uses
// another product with `test.use({ company: 'a unique name' })`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { administrator, port, productEnvironment } from './product.ts';
import { test as base } from './test.ts';

export { expect, expectAccessible, open } from './test.ts';

interface Product {
  origin: string;
  dataDir: string;
  /** Receives its mail; undefined if it sends none. */
  mailServer: MailServer | undefined;
  token: string;
  user: { id: number; name: string; email: string };
  /** When the password of the session was entered last, in milliseconds since 1970. */
  confirmedAt: number;
}
type Session = Pick<Product, 'token' | 'user' | 'confirmedAt'>;

const firstPort = port + 20;
const sender = 'Lintara website <website@lintara.example>';
/** Time limit for a start on a busy machine. */
const patienceMs = 60_000;
/** Some calls require the password within the last ten minutes, and a worker can run for longer. */
const confirmedMs = 5 * 60_000;

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** @param output returns the output of the process so far */
const waitUntilReady = async (origin: string, server: ChildProcess, output: () => string): Promise<void> => {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    // checked first, because another process may respond on the port of one that has exited
    if (hasExited(server)) throw new Error(`The product on ${origin} exited (${server.exitCode ?? server.signalCode}):\n${output()}`);
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product on ${origin} was not ready in time:\n${output()}`);
};

export const startProduct = async (origin: string, dataDir: string, environment: Record<string, string> = {}): Promise<ChildProcess> => {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...productEnvironment(origin, dataDir), ...environment },
  });
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += chunk;
  });
  server.stderr.on('data', (chunk) => {
    output += chunk;
    process.stderr.write(chunk);
  });
  const kill = () => server.kill('SIGKILL');
  // a product that outlives its worker would block the port of the next one
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  try {
    await waitUntilReady(origin, server, () => output);
  } catch (error) {
    kill();
    throw error;
  }
  return server;
};

const signIn = async (origin: string): Promise<Session> => {
  const confirmedAt = Date.now();
  const response = await fetch(`${origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return { ...((await response.json()) as Pick<Product, 'token' | 'user'>), confirmedAt };
};

export const endProduct = async (server: ChildProcess): Promise<void> => {
  if (hasExited(server)) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
};

interface Template {
  dataDir: string;
  session: Session;
}

/** Filling a data folder with the demonstration company takes seconds: each worker does it once and copies the result. */
const createTemplate = async (origin: string, dataDir: string): Promise<Template> => {
  await rm(dataDir, { recursive: true, force: true });
  const server = await startProduct(origin, dataDir);
  const session = await signIn(origin);
  await endProduct(server);
  return { dataDir, session };
};

const shared = 'shared';

/** Runs the shared product until the end, and at most one product of another company beside it. */
const createProducts = (parallelIndex: number) => {
  const originOf = (company: string) => `http://127.0.0.1:${firstPort + 2 * parallelIndex + (company === shared ? 0 : 1)}`;
  const running = new Map<string, { product: Product; server: ChildProcess }>();
  let template: Promise<Template> | undefined;
  /** Copies the scaled pictures of a product to the template, because scaling them again for the next product would be slow. */
  const keepScaledPictures = async (dataDir: string) => {
    const made = join(dataDir, 'cache');
    if (template && existsSync(made)) await cp(made, join((await template).dataDir, 'cache'), { recursive: true, force: false });
  };
  const end = async (company: string) => {
    const ending = running.get(company);
    if (!ending) return;
    running.delete(company);
    await endProduct(ending.server);
    await ending.product.mailServer?.close();
    await keepScaledPictures(ending.product.dataDir);
    await rm(ending.product.dataDir, { recursive: true, force: true });
  };
  /** @returns the product of the company: the running one, otherwise a new one with a fresh data folder */
  const productOf = async (company: string, sendsMail: boolean): Promise<Product> => {
    const current = running.get(company);
    if (current) return current.product;
    for (const other of running.keys()) if (other !== shared) await end(other);
    const origin = originOf(company);
    template ??= createTemplate(origin, `test-results/template-${parallelIndex}`);
    const { dataDir: filled, session } = await template;
    const dataDir = `test-results/data-${company}-${parallelIndex}`;
    await rm(dataDir, { recursive: true, force: true });
    await cp(filled, dataDir, { recursive: true });
    const mailServer = sendsMail ? await startMailServer({ user: 'site' }) : undefined;
    const server = await startProduct(origin, dataDir, mailServer && { SMTP_URL: mailServer.url, MAIL_FROM: sender });
    const product = { origin, dataDir, mailServer, ...session };
    running.set(company, { product, server });
    return product;
  };
  const endAll = async () => {
    for (const company of running.keys()) await end(company);
  };
  return { productOf, endAll };
};

/** Otherwise a form would open with what the journey before has typed. */
const discardUnsavedChanges = ({ dataDir }: Product) => {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  database.exec('delete from unsaved_changes');
  database.close();
};

const confirmPassword = async (product: Product) => {
  if (Date.now() - product.confirmedAt < confirmedMs) return;
  product.confirmedAt = Date.now();
  await fetch(`${product.origin}/api/admin/account/confirmation`, {
    method: 'POST',
    headers: { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: administrator.password }),
  });
};

interface TestFixtures {
  company: string;
  /** True if the product sends mail, to `mailServer`. */
  sendsMail: boolean;
  mailServer: MailServer;
  product: Product;
  /** A page with a signed-in administrator. */
  admin: Page;
}
interface WorkerFixtures {
  products: ReturnType<typeof createProducts>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  company: [shared, { option: true }],
  sendsMail: [false, { option: true }],
  mailServer: async ({ product: { mailServer } }, use) => {
    if (!mailServer) throw new Error('The journey needs test.use({ sendsMail: true }).');
    await use(mailServer);
  },
  products: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use, { parallelIndex }) => {
      const products = createProducts(parallelIndex);
      await use(products);
      await products.endAll();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ company, sendsMail, products }, use) => {
      const product = await products.productOf(company, sendsMail);
      discardUnsavedChanges(product);
      await confirmPassword(product);
      await use(product);
    },
    // a separate timeout, so that it does not count towards the test that starts it
    { timeout: 2 * patienceMs + 10_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  admin: async ({ page, product }, use) => {
    await page.addInitScript(({ token, user }) => {
      // frames, such as the map, have no access to storage
      if (window !== window.top) return;
      // only once, because a journey may sign out
      if (sessionStorage.getItem('is-signed-in')) return;
      sessionStorage.setItem('is-signed-in', 'yes');
      localStorage.setItem('admin_token', token);
      localStorage.setItem('admin_user', JSON.stringify(user));
    }, product);
    await use(page);
  },
});
