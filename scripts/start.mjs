// npm start: installs, builds, then the server migrates, seeds and serves. What is up to date is skipped.
import { become, ensureInstalled, environmentFile, pinnedNode, run } from './runtime.mjs';

ensureInstalled();
const node = pinnedNode();
const environment = environmentFile();
// before the build: a wrong value is said at once, and nothing is started
run(node, [...environment, 'scripts/check-config.ts']);
run(node, ['scripts/build.ts'], { NODE_ENV: 'production' });
become(node, [...environment, 'server/main.ts'], { NODE_ENV: 'production' });
