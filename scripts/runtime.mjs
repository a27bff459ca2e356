// What the starting scripts share. Plain JavaScript without packages: it runs on the machine's own Node, before
// anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const stampFile = join(root, 'node_modules', '.installed-lock');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash();

/** Installs exactly what package-lock.json names, unless that is already there. */
export const ensureInstalled = () => {
  if (isInstalled()) return;
  console.log('Installing packages…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--loglevel=error', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('Installing the packages failed; npm says why above.');
    process.exit(1);
  }
  writeFileSync(stampFile, lockHash());
};

/** The Node that the lock file pins; on a platform without one, the machine's own if it is recent enough. */
export const pinnedNode = () => {
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(`There is no packaged Node for ${process.platform}-${process.arch}: please install Node 24 or newer.`);
  process.exit(1);
};

/** Arguments that let Node read .env, where there is one. */
export const environmentFile = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : []);

const binFirst = () => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
});

/** Runs a command to its end; the script ends with its code when that is not 0. */
export const run = (command, args, env = {}) => {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...binFirst(), ...env } });
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1));
};

/** Becomes the command, as far as a parent can: signals go on to it, and its end is ours. */
export const become = (command, args, env = {}) => {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...binFirst(), ...env } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
};
