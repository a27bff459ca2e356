// Development server: serves the web part from its sources with hot reload, and restarts the server in this process after a change. Vite
// and the packages stay loaded, so a restart takes a fraction of the time of a first start.
import { sep } from 'node:path';
import { createServer } from 'vite';
import { createVitePages } from '#server/ssr/vite-pages.ts';
import { fail } from './process.ts';
import type { serveForDevelopment } from './serve.ts';

const root = `${process.cwd()}${sep}`;
const serverSource = /^(server|contract|demo)[\\/].*\.(ts|txt)$/;
/** Delay before a restart, because Vite sees a change at the same time, and several files may be saved together. */
const settleMs = 50;
const test = /\.(test|fixture)\.ts$/;

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' }).catch(fail);
const pages = createVitePages(vite);
let stop = async (): Promise<void> => {};

const restart = async (): Promise<void> => {
  await stop();
  stop = async () => {};
  const { serveForDevelopment: serve } = (await vite.ssrLoadModule('/server/start/serve.ts')) as {
    serveForDevelopment: typeof serveForDevelopment;
  };
  stop = await serve(pages);
};

let restarting = restart().catch(fail);
let timer: ReturnType<typeof setTimeout> | undefined;
const restartSoon = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // the next change may fix it
    restarting = restarting.then(restart).catch((error: unknown) => console.error(error));
  }, settleMs);
};

vite.watcher.on('all', (_event, path) => {
  const source = path.startsWith(root) ? path.slice(root.length) : path;
  if (serverSource.test(source) && !test.test(source)) restartSoon();
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    restarting
      .then(stop)
      .then(() => process.exit(0))
      .catch(fail);
  });
