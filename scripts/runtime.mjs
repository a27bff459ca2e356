// Shared code of the start scripts. Plain JavaScript without packages, because it runs on the system's Node before anything is
// installed.
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

/** Installs the packages of package-lock.json unless they are up to date. */
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
    console.error('Installing the packages failed, see the npm output above.');
    process.exit(1);
  }
  writeFileSync(stampFile, lockHash());
};

/** The Node version pinned in package-lock.json; on a platform without a packaged Node, the system's if it is recent enough. */
export const pinnedNode = () => {
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(`There is no packaged Node for ${process.platform}-${process.arch}: please install Node 24 or newer.`);
  process.exit(1);
};

/** Node arguments to load .env if it exists. */
export const environmentFile = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : []);

/** Folder of Node's compile cache, which shortens the next start by a third. */
export const compileCache = () => process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node');

const binFirst = () => ({
  ...process.env,
  NODE_COMPILE_CACHE: compileCache(),
  PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
});

/** Runs a command and waits for it; exits with its code unless that is 0. */
export const run = (command, args, env = {}) => {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...binFirst(), ...env } });
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1));
};

/**
 * Runs commands in parallel and prints their output; exits if one of them fails.
 * @param jobs a job with `isLive` prints while it runs, the others when all have ended
 */
export const runTogether = async (jobs) => {
  const start = ({ name, command, args, env = {}, isLive = false }) =>
    new Promise((resolve) => {
      const output = isLive ? 'inherit' : 'pipe';
      const child = spawn(command, args, { cwd: root, stdio: ['ignore', output, output], env: { ...binFirst(), ...env } });
      let written = '';
      const add = (chunk) => {
        written += chunk;
      };
      child.stdout?.on('data', add);
      child.stderr?.on('data', add);
      child.on('error', (error) => resolve({ name, written: error.message, isGood: false }));
      child.on('close', (code) => resolve({ name, written, isGood: code === 0 }));
    });
  const results = await Promise.all(jobs.map(start));
  for (const { name, written, isGood } of results) console.log(`\n── ${name}: ${isGood ? 'passed' : 'FAILED'}\n${written.trim()}`);
  if (results.some(({ isGood }) => !isGood)) process.exit(1);
};

/** Replaces this process. Where that is not possible, forwards signals to the command and exits with its code. */
export const become = (command, args, env = {}) => {
  const environment = { ...binFirst(), ...env };
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.chdir(root);
    process.execve(command, [command, ...args], environment);
  }
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
};

/**
 * Node arguments for the server. The young generation of the heap grows to three times the first number in MiB, and never shrinks. The old
 * generation is collected when it has grown by the second number since the last collection; V8's default is up to 300 percent.
 */
export const serverArguments = ['--max-semi-space-size=8', '--heap-growing-percent=60', 'dist/server/main.js'];

/**
 * Settings for the allocator of glibc, which other allocators ignore. Pictures are processed by several threads, and by default each thread
 * retains its peak memory. Blocks above the mmap threshold are returned when they are freed; smaller ones only if no used block follows
 * them, and pages are tens of kilobytes.
 */
export const allocatorSettings = () => ({
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '32768',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
});
