// npm test: installs everything needed and runs all checks. Stops at the first failure with its exit code.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, pinnedNode, run } from './runtime.mjs';

ensureInstalled();
const node = pinnedNode();
const chromium = ensureChromium();

const step = (name, command, args, env) => {
  console.log(`\n── ${name}`);
  run(command, args, env);
};

step('lint and formatting', 'biome', ['check', '.']);
for (const place of ['contract', 'server', 'web', '.']) step(`types: ${place}`, 'tsc', ['-p', place]);
step('unused code', 'knip', []);
step('unit, API and component tests', 'vitest', ['run']);
step('build', node, ['scripts/build.ts'], { NODE_ENV: 'production' });
step('browser journeys', 'playwright', ['test'], { CHROMIUM_PATH: chromium });
console.log('\nEvery check passed.');
