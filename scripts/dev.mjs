// npm run dev: the same product from its sources. The web part reloads by itself, the server restarts on a change.
import { become, ensureInstalled, environmentFile, pinnedNode, run } from './runtime.mjs';

ensureInstalled();
const node = pinnedNode();
const environment = environmentFile();
run(node, [...environment, 'scripts/check-config.ts']);
become(node, [...environment, '--watch-path=server', '--watch-path=contract', '--watch-preserve-output', 'server/dev.ts'], {
  NODE_ENV: 'development',
});
