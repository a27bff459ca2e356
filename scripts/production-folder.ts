// node scripts/production-folder.ts <folder>: copies the files that the server and its commands need from an installed and built
// checkout. The server starts from that folder alone (docs/decisions/0064-production-folder.md).
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fingerprint, isBuilt } from './build-stamp.mjs';
import { listProductionPackages } from './installed-packages.ts';
import { root } from './runtime.mjs';

/** The commands and the backup process run from the sources. */
const sources = ['contract', 'demo', 'dist', 'scripts', 'server', 'LICENSE', 'package.json'];
const ofDevelopment = /\.(test|fixture)\.(ts|mjs)$|^server\/testing(\/|$)|^scripts\/architecture(\/|$)|^demo\/pictures(\/|$)/;
/** Unneeded files in packages: types, source maps, documentation, and the C headers of Node. */
const notLoaded = /\.[cm]?tsx?$|\.map$|\.md$|^node-[^/]+\/(include|share)(\/|$)/i;

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

/** @returns the relative path from a folder, with slashes */
const pathFrom = (folder: string, path: string): string => relative(folder, path).split(sep).join('/');

const copyPackages = (target: string): void => {
  for (const path of listProductionPackages()) {
    const folder = join(root, path);
    // nested packages are copied separately
    const isNeeded = (file: string) => file !== join(folder, 'node_modules') && !notLoaded.test(pathFrom(join(root, 'node_modules'), file));
    cpSync(folder, join(target, path), { recursive: true, filter: isNeeded });
  }
};

/** Adds Node without its symbols, which only debuggers need. */
const addNode = (target: string): void => {
  const link = join('node_modules', '.bin', 'node');
  if (!existsSync(join(root, link))) return;
  mkdirSync(join(target, 'node_modules', '.bin'), { recursive: true });
  cpSync(join(root, link), join(target, link), { verbatimSymlinks: true });
  const { error, stderr } = spawnSync('strip', [realpathSync(join(target, link))], { encoding: 'utf8' });
  if (error || stderr) console.log('Node keeps its symbols (30 MB), because there is no program strip.');
};

const target = process.argv[2] ?? fail('node scripts/production-folder.ts <folder>');
if (existsSync(target) && readdirSync(target).length > 0) fail(`${target} is not empty.`);
if (!isBuilt(fingerprint())) fail('Run npm start -- --prepare first.');
for (const path of sources)
  cpSync(join(root, path), join(target, path), { recursive: true, filter: (file) => !ofDevelopment.test(pathFrom(root, file)) });
copyPackages(target);
addNode(target);
