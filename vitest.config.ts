import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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

export default defineConfig({
  test: {
    sequence: { sequencer: ProcessesFirst },
    // by default one core is left unused, half of a small machine
    maxWorkers: availableParallelism(),
    // failures and a summary
    reporters: ['minimal'],
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
        test: {
          ...shared,
          name: 'node',
          globalSetup: ['server/testing/stop-postgres-servers.ts', 'server/testing/bundle-server.ts'],
          environment: 'node',
          include: ['{contract,server,demo,scripts,bench,fault-tests,web}/**/*.test.{ts,mjs}'],
          exclude: withDocument,
          isolate: false,
          // a fifth of the time was garbage collection of short-lived objects
          execArgv: ['--max-semi-space-size=64'],
        },
      },
    ],
  },
});
