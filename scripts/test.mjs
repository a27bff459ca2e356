// npm test: installs everything needed and runs all checks, in two groups: those of a few seconds with the build, then all tests.
// The checks of a group run side by side, and the first group with a failure is the last.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, pinnedNode, runTogether } from './runtime.mjs';

ensureInstalled();
const node = pinnedNode();
const chromium = ensureChromium();

await runTogether([
  { name: 'lint and formatting', command: 'biome', args: ['check', '.'] },
  ...['contract', 'server', 'web', '.'].map((place) => ({ name: `types: ${place}`, command: 'tsc', args: ['-p', place] })),
  { name: 'unused code', command: 'knip', args: [] },
  // on its own it would leave a core unused
  { name: 'build', command: node, args: ['scripts/build.ts'], env: { NODE_ENV: 'production' } },
]);

// the journeys wait for the browser most of the time
await runTogether([
  { name: 'unit, API and component tests', command: 'vitest', args: ['run'] },
  { name: 'browser journeys', command: 'playwright', args: ['test'], env: { CHROMIUM_PATH: chromium }, isLive: true },
]);
console.log('\nEvery check passed.');
