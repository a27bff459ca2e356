// npm run dev: runs the product from its sources. The web part is hot-reloaded, the server restarts after changes.
import { become, ensureInstalled, environmentFile, pinnedNode, run } from './runtime.mjs';

ensureInstalled();
const node = pinnedNode();
const environment = environmentFile();
run(node, [...environment, 'scripts/check-config.ts']);
become(node, [...environment, 'server/start/dev.ts'], { NODE_ENV: 'development' });
