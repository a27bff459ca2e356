// Bundles the server without the web part once per test run, because a process starts from a bundle in two thirds of the time.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '#server/platform/project-root.ts';
import { bundledPackages } from '../../scripts/bundled-packages.ts';

/** Not in the system's temp folder: the bundle must find packages and files of the project. */
const folder = join(projectRoot, '.test-server');

export const setup = async (): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const outDir = await mkdtemp(join(folder, 'bundle-'));
  await build({
    configFile: false,
    ssr: { noExternal: bundledPackages },
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      target: 'node24',
      rolldownOptions: { input: { server: `${import.meta.dirname}/serve-without-pages.ts` } },
    },
    resolve: { alias: { '#server/platform/password-cost.ts': `${import.meta.dirname}/password-cost.ts` } },
  });
  // read by server-process.ts in the workers
  process.env.TEST_SERVER = join(outDir, 'server.js');
  return () => rm(outDir, { recursive: true, force: true });
};
