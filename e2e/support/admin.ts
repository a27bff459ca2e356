// Journeys of administrators change what the site shows. Each worker starts a product of its own, on its own port and data
// folder; a file whose changes would disturb others gets another one with `test.use({ company: 'a unique name' })`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { administrator, port, productEnvironment } from './product.ts';
import { test as base } from './test.ts';

export { expect, expectAccessible, open } from './test.ts';

interface Product {
  origin: string;
  dataDir: string;
  token: string;
  user: { id: number; name: string; email: string };
}

const firstPort = port + 20;
/** For a start on a busy machine. */
const patienceMs = 60_000;

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** @param output what the process has written so far */
const waitUntilReady = async (origin: string, server: ChildProcess, output: () => string): Promise<void> => {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    // another process may answer on the port of one that has exited
    if (hasExited(server)) throw new Error(`The product on ${origin} exited (${server.exitCode ?? server.signalCode}):\n${output()}`);
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product on ${origin} was not ready in time:\n${output()}`);
};

const startProduct = async (origin: string, dataDir: string, environment: Record<string, string> = {}): Promise<ChildProcess> => {
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
  // a product that outlives its worker would keep the port of the next one
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

const signIn = async (origin: string) => {
  const response = await fetch(`${origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return (await response.json()) as Pick<Product, 'token' | 'user'>;
};

const endProduct = async (server: ChildProcess): Promise<void> => {
  if (hasExited(server)) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
};

/**
 * Filling a data folder with the demonstration company takes seconds: each worker does it once and copies the result.
 * Playwright empties test-results before each run.
 */
const createDataFolder = async (dataDir: string, { origin, parallelIndex }: { origin: string; parallelIndex: number }) => {
  const template = `test-results/template-${parallelIndex}`;
  if (!existsSync(template)) {
    const unfinished = `${template}-unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await endProduct(await startProduct(origin, unfinished));
    await rename(unfinished, template);
  }
  await rm(dataDir, { recursive: true, force: true });
  await cp(template, dataDir, { recursive: true });
};

interface TestFixtures {
  /** A page with a signed-in administrator. */
  admin: Page;
}
interface WorkerFixtures {
  company: string;
  /** Whether the product sends mail, to `mailServer`. */
  sendsMail: boolean;
  mailServer: MailServer;
  product: Product;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  company: ['shared', { option: true, scope: 'worker' }],
  sendsMail: [false, { option: true, scope: 'worker' }],
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const server = await startMailServer({ user: 'site' });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ company, sendsMail, mailServer }, use, { parallelIndex }) => {
      const origin = `http://127.0.0.1:${firstPort + parallelIndex}`;
      const dataDir = `test-results/data-${company}-${parallelIndex}`;
      await createDataFolder(dataDir, { origin, parallelIndex });
      const environment: Record<string, string> = sendsMail
        ? { SMTP_URL: mailServer.url, MAIL_FROM: 'Lintara website <website@lintara.example>' }
        : {};
      const server = await startProduct(origin, dataDir, environment);
      await use({ origin, dataDir, ...(await signIn(origin)) });
      await endProduct(server);
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 2 * patienceMs + 10_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  admin: async ({ page, product }, use) => {
    await page.addInitScript(({ token, user }) => {
      // a map in a frame has no storage
      if (window !== window.top) return;
      // only the first time: a journey may sign out
      if (sessionStorage.getItem('is-signed-in')) return;
      sessionStorage.setItem('is-signed-in', 'yes');
      localStorage.setItem('admin_token', token);
      localStorage.setItem('admin_user', JSON.stringify(user));
    }, product);
    await use(page);
  },
});
