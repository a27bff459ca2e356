// npm test: installs everything needed, runs the checks of a few seconds with the build, then the tests of every change.
// npm run test:all: runs all tests. The checks of a group run side by side, and the first group with a failure is the last.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, pinnedNode, runTogether } from './runtime.mjs';

const isAll = process.argv.includes('--all');
const projects = ['web', 'node', 'postgres'].flatMap((project) => ['--project', project]);

ensureInstalled();
const node = pinnedNode();
const chromium = ensureChromium();
const started = performance.now();

await runTogether([
  { name: 'lint and formatting', command: 'biome', args: ['check', '.'] },
  // each further checker of a compiler checks the shared types again, and the commands of this group keep all cores busy
  ...['contract', 'server', 'web', '.'].map((place) => ({
    name: `types: ${place}`,
    command: 'tsc',
    args: ['-p', place, '--checkers', '1'],
  })),
  { name: 'unused code', command: 'knip', args: [] },
  // on its own it would leave a core unused
  { name: 'build', command: node, args: ['scripts/build.ts'], env: { NODE_ENV: 'production' } },
]);

// the journeys wait for the browser most of the time
await runTogether([
  {
    name: 'unit, API and component tests',
    command: 'vitest',
    args: ['run', ...(isAll ? [] : projects)],
    ...(isAll && { env: { TEST_CASES: 'all' } }),
  },
  {
    name: 'browser journeys',
    command: 'playwright',
    args: ['test', ...(isAll ? [] : ['--project', 'motion', '--grep', '@smoke'])],
    env: { CHROMIUM_PATH: chromium },
    isLive: true,
  },
]);
console.log(`\nEvery check passed, after ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
