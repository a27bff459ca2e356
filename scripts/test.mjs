// npm test: installs everything needed and runs all checks. Stops at the first failure with its exit code.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, pinnedNode, run, runTogether } from './runtime.mjs';

ensureInstalled();
const node = pinnedNode();
const chromium = ensureChromium();

const step = (name, command, args, env) => {
  console.log(`\n── ${name}`);
  run(command, args, env);
};

await runTogether([
  { name: 'lint and formatting', command: 'biome', args: ['check', '.'] },
  ...['contract', 'server', 'web', '.'].map((place) => ({ name: `types: ${place}`, command: 'tsc', args: ['-p', place] })),
  { name: 'unused code', command: 'knip', args: [] },
]);
step('unit, API and component tests', 'vitest', ['run']);
step('build', node, ['scripts/build.ts'], { NODE_ENV: 'production' });
step('browser journeys', 'playwright', ['test'], { CHROMIUM_PATH: chromium });
console.log('\nEvery check passed.');
