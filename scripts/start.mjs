// npm start: installs, builds and starts the server, which migrates, seeds and serves. Skips steps that are up to date.
//   npm start -- --prepare   only installs and builds, for images and for updates
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isBuilt } from './build-stamp.mjs';
import { allocatorSettings, become, ensureInstalled, environmentFile, pinnedNode, root, run, serverArguments } from './runtime.mjs';

const isPreparation = process.argv.includes('--prepare');

/** A production folder (production-folder.ts) has no sources of the web part and is already installed and built. */
const isProductionFolder = !existsSync(join(root, 'web'));

if (!isProductionFolder) ensureInstalled();
const node = pinnedNode();
const environment = environmentFile();
if (!isProductionFolder && !isBuilt(fingerprint())) {
  // before the build, so that an invalid value is reported immediately; the server validates it again
  if (!isPreparation) run(node, [...environment, 'scripts/check-config.ts']);
  run(node, ['scripts/build.ts'], { NODE_ENV: 'production' });
}
if (!isPreparation) become(node, [...environment, ...serverArguments], { NODE_ENV: 'production', ...allocatorSettings() });
