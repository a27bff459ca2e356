// Journeys in a real browser on the built product, each run on a fresh database with the demonstration company.
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/support/browser.ts';
import { reducedMotion } from './e2e/support/motion.ts';
import { origin, productEnvironment, startCommand } from './e2e/support/product.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // a file at a time: the product of its company starts once
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism(),
  // for a busy machine
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./scripts/slowest-tests.ts']],
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    launchOptions,
  },
  projects: [
    // as most visitors, who have not asked for less movement
    { name: 'motion' },
    // the main journeys again, for visitors who have
    { name: 'reduced motion', grep: /@main/, use: reducedMotion },
  ],
  webServer: {
    command: startCommand,
    url: `${origin}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: productEnvironment(origin, 'test-results/data'),
  },
});
