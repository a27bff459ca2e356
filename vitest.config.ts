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
  testTimeout: 120_000,
  hookTimeout: 240_000,
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
const nodeTests = ['{contract,server,demo,scripts,bench,fault-tests,web}/**/*.test.{ts,mjs}'];

const serverTests = globSync('{server,demo,scripts}/**/*.test.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const using = (imports: RegExp) => serverTests.filter(({ text }) => imports.test(text)).map(({ file }) => file);
/** They use the database of their project (server/testing/database.ts). */
const databaseTests = using(/testing\/(database|test-app|editing-app)\.ts'/);
const postgresOnly = using(/testing\/postgres\.ts'/);
/** PostgreSQL has code or behaviour of its own: transactions, versions, search, races, backups. */
const differing = /^server\/(database|platform\/search)\/|\.search\.|concurrency|races|backups\/|drafts\.test|cache\/saves/;
/** About a lock of SQLite, or with a clock that would end the queries of PostgreSQL as well. */
const onSqliteOnly = /^server\/http\/(unavailable|storage-outage)\.test/;
const onPostgresToo = [...new Set([...databaseTests, ...postgresOnly])].filter((file) => !onSqliteOnly.test(file));

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
    // by default one core is left unused, half of a small machine
    maxWorkers: availableParallelism(),
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
        test: { ...inNode, name: 'node', include: nodeTests, exclude: [...withDocument, ...processTests, ...postgresOnly] },
      },
      {
        test: {
          ...onPostgres,
          name: 'postgres',
          include: onPostgresToo.filter((file) => differing.test(file)),
          exclude: processTests,
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'postgres-rest',
          include: onPostgresToo.filter((file) => !differing.test(file)),
          exclude: processTests,
        },
      },
      {
        test: {
          ...inNode,
          name: 'processes',
          include: processTests,
          globalSetup: [...inNode.globalSetup, 'server/testing/bundle-server.ts'],
        },
      },
    ],
  },
});
