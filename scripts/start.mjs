// npm start: installs, builds and starts the server, which migrates, seeds and serves. Skips what is up to date.
import { become, ensureInstalled, environmentFile, pinnedNode, run } from './runtime.mjs';

ensureInstalled();
const node = pinnedNode();
const environment = environmentFile();
// before the build, so that an invalid value is reported immediately
run(node, [...environment, 'scripts/check-config.ts']);
run(node, ['scripts/build.ts'], { NODE_ENV: 'production' });
become(node, [...environment, 'server/main.ts'], { NODE_ENV: 'production' });
