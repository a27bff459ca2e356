// npm start: installs, builds and starts the server, which migrates, seeds and serves. Skips what is up to date.
//   npm start -- --prepare   only installs and builds, for images and for updates
import { fingerprint, isBuilt } from './build-stamp.mjs';
import { allocatorSettings, become, ensureInstalled, environmentFile, pinnedNode, run, serverArguments } from './runtime.mjs';

const isPreparation = process.argv.includes('--prepare');

ensureInstalled();
const node = pinnedNode();
const environment = environmentFile();
if (!isBuilt(fingerprint())) {
  // before the build, so that an invalid value is reported immediately; the server checks again
  if (!isPreparation) run(node, [...environment, 'scripts/check-config.ts']);
  run(node, ['scripts/build.ts'], { NODE_ENV: 'production' });
}
if (!isPreparation) become(node, [...environment, ...serverArguments], { NODE_ENV: 'production', ...allocatorSettings() });
