import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slowestTests } from './scripts/slowest-tests.ts';

// generous limits, for a busy machine
const shared = {
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['server/testing/fail-on-output.ts'],
  alias: { '#server/platform/password-cost.ts': `${import.meta.dirname}/server/testing/password-cost.ts` },
};
/** Tests that need a document: each file gets its own, which takes longer to create than most files take to run. */
const withDocument = ['web/**/*.test.tsx', 'web/**/*.dom.test.ts'];

/** Tests of processes wait most of the time: at the end, they would leave a core unused. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => moduleId.endsWith('.process.test.ts');
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

const processTests = ['**/*.process.test.ts', 'fault-tests/*.test.ts'];
/** Outages of the disk, the storage, the database and the network; with `npm run test:all`. */
const faultTests = ['server/http/faults/*.test.ts'];
const nodeTests = ['{contract,server,demo,scripts,bench,fault-tests,web}/**/*.test.{ts,mjs}'];

const serverTests = globSync('{server,demo,scripts}/**/*.test.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const using = (imports: RegExp) => serverTests.filter(({ text }) => imports.test(text)).map(({ file }) => file);
/** They use the database of their project (server/testing/database.ts). */
const databaseTests = using(/testing\/(database|test-app|editing-app)\.ts'/);
const postgresOnly = using(/testing\/postgres\.ts'/);
/** What PostgreSQL does by code or behaviour of its own. The other tests of the API run on it in `npm run test:all`. */
const differing = [
  // transactions, triggers and saves at the same moment
  'server/database/content-version.test.ts',
  'server/database/migrate.test.ts',
  'server/database/slugs.test.ts',
  'server/database/transaction.test.ts',
  'server/database/versions.test.ts',
  'server/database/write-faults.test.ts',
  'server/features/attributes/attributes.races.test.ts',
  'server/features/bulk/bulk.waiting.test.ts',
  'server/features/sort-order/sort-order.races.test.ts',
  'server/features/trash/trash.races.test.ts',
  'server/features/uploads/uploads.concurrency.test.ts',
  'server/http/cache/saves.test.ts',
  'server/records/sequences.test.ts',
  // connections, prepared statements, and what several instances share
  'server/database/job-claims.test.ts',
  'server/database/postgres-pool.test.ts',
  'server/database/prepared-statements.test.ts',
  'server/database/request-counts.test.ts',
  'server/features/api-tokens/several-instances.test.ts',
  'server/features/webhooks/sending/sending.test.ts',
  // indices, plans and search
  'server/database/query-plans.test.ts',
  'server/database/search-index.test.ts',
  'server/database/search-rebuild.test.ts',
  'server/database/search-words.test.ts',
  'server/database/substring-index.test.ts',
  'server/features/products/products.search.test.ts',
  // backups
  'server/features/backups/daily-backups.test.ts',
];
/** They create a file of SQLite themselves, or set a clock that would end the queries of PostgreSQL as well. */
const sqliteOnly = [
  'server/features/backups/backups.test.ts',
  'server/features/backups/backups-bucket.test.ts',
  'server/http/faults/storage-outage.test.ts',
  'server/http/faults/unavailable.test.ts',
];
const onPostgresToo = [...new Set([...databaseTests, ...postgresOnly])].filter((file) => !sqliteOnly.includes(file));
for (const file of differing) if (!onPostgresToo.includes(file)) throw new Error(`${file} uses no database of its project`);

const inNode = {
  ...shared,
  environment: 'node',
  isolate: false,
  // a fifth of the time was garbage collection of short-lived objects
  execArgv: ['--max-semi-space-size=64'],
  globalSetup: ['server/testing/stop-postgres-servers.ts'],
};
const onPostgres = { ...inNode, env: { TEST_DATABASE: 'PostgreSQL' } };

/** `npm test` runs the first three, `npm run test:all` all of them. */
export default defineConfig({
  test: {
    sequence: { sequencer: ProcessesFirst },
    // more workers than cores, because tests also wait for timers, disks and databases
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // failures and a summary
    reporters: ['minimal', slowestTests],
    projects: [
      {
        plugins: [react()],
        test: {
          ...shared,
          name: 'web',
          environment: 'jsdom',
          // a worker creates jsdom once, and each file still has modules and a document of its own
          pool: 'vmThreads',
          include: withDocument,
          setupFiles: [...shared.setupFiles, 'web/test/setup.ts'],
        },
      },
      {
        plugins: [react()],
        test: { ...inNode, name: 'node', include: nodeTests, exclude: [...withDocument, ...processTests, ...faultTests, ...postgresOnly] },
      },
      {
        test: {
          ...onPostgres,
          name: 'postgres',
          include: differing,
          exclude: processTests,
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'postgres-rest',
          include: onPostgresToo.filter((file) => !differing.includes(file)),
          exclude: processTests,
        },
      },
      {
        test: {
          ...inNode,
          name: 'processes',
          include: [...processTests, ...faultTests],
          globalSetup: [...inNode.globalSetup, 'server/testing/bundle-server.ts'],
        },
      },
    ],
  },
});
