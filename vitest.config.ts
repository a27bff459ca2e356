import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// generous limits: PostgreSQL in the process takes seconds to start, and longer on a busy machine
const shared = { restoreMocks: true, unstubGlobals: true, testTimeout: 30_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // by default one core is left unused, half of a small machine
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [react()],
        test: { ...shared, name: 'web', environment: 'jsdom', include: ['web/**/*.test.{ts,tsx}'], setupFiles: ['web/test/setup.ts'] },
      },
      {
        test: {
          ...shared,
          name: 'server',
          environment: 'node',
          include: ['{contract,server,demo,scripts,bench}/**/*.test.{ts,mjs}'],
          isolate: false,
        },
      },
    ],
  },
});
