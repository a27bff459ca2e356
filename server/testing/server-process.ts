// Starts the real server in a separate process, for tests that kill it.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { testAdministrator } from './test-app.ts';

export interface ServerProcess {
  pid: number;
  port: number;
  origin: string;
  /** Kills the process without a shutdown, like a crash. */
  kill: () => Promise<void>;
  /** Sends a signal (default: SIGTERM) and waits for the end. @returns the exit code; null if the signal killed the process */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Standard output and standard error so far. */
  output: () => string;
  /** Resolves once the output contains the text. */
  written: (text: string) => Promise<void>;
}

type Environment = Record<string, string>;

/** Node's compile cache, which shortens the next start by a third. */
export const compileCache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache') } as const;

/** Node arguments for the server without the web part, which vitest bundles (bundle-server.ts). */
const withoutPages = [String(process.env.TEST_SERVER)];

/** Servers that have not ended yet, including those that are starting. */
export const runningServers = new Set<ChildProcess>();

const spawnServer = (environment: Environment, options: SpawnOptions = {}, nodeArguments: readonly string[] = withoutPages) => {
  const child = spawn(process.execPath, nodeArguments, {
    env: {
      ...compileCache,
      SEED: 'none',
      LOG_LEVEL: 'warn',
      LOGIN_RATE_LIMIT: '0',
      SEARCH_RATE_LIMIT: '0',
      ADMIN_EMAIL: testAdministrator.email,
      ADMIN_PASSWORD: testAdministrator.password,
      ...environment,
    },
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) child[name]?.on('data', (chunk) => (written[name] += chunk));
  runningServers.add(child);
  child.once('exit', () => runningServers.delete(child));
  const output = () => written.stdout + written.stderr;
  /** Resolves once the output contains the text, or when the output ends. */
  const awaitOutput = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const streams = [child.stdout, child.stderr];
      const end = () => {
        for (const stream of streams) stream?.off('data', check);
        resolve();
      };
      const check = () => {
        if (output().includes(text)) end();
      };
      for (const stream of streams) stream?.on('data', check);
      child.once('close', end);
      check();
    });
  return { child, written, output, awaitOutput, exited: once(child, 'exit') };
};

/**
 * @param dataDir contains the SQLite database, which remains between starts
 * @param nodeArguments to start a different server from the one without the web part
 */
export const startServer = async (
  dataDir: string,
  environment: Environment = {},
  nodeArguments?: readonly string[],
): Promise<ServerProcess> => {
  const port = Number(environment.PORT ?? (await freePort()));
  const { child, exited, output, awaitOutput } = spawnServer({ PORT: String(port), DATA_DIR: dataDir, ...environment }, {}, nodeArguments);
  await awaitOutput('Site:');
  if (!output().includes('Site:')) throw new Error(`The server did not start:\n${output()}`);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    pid: Number(child.pid),
    port,
    origin: `http://127.0.0.1:${port}`,
    kill: async () => {
      await end('SIGKILL');
    },
    end: (signal = 'SIGTERM') => end(signal),
    output,
    written: awaitOutput,
  };
};

/** Starts a server and kills it after a delay, possibly during its start. @returns its output */
export const killStartingServer = async (
  dataDir: string,
  afterMs: number,
  environment: Environment = {},
  nodeArguments?: readonly string[],
): Promise<string> => {
  const port = String(await freePort());
  const { child, written, exited } = spawnServer({ PORT: port, DATA_DIR: dataDir, ...environment }, {}, nodeArguments);
  await Promise.race([exited, pause(afterMs)]);
  if (child.exitCode !== null) throw new Error(`The server did not start:\n${written.stdout}${written.stderr}`);
  child.kill('SIGKILL');
  await exited;
  return written.stdout + written.stderr;
};

/** Starts a server whose start must fail. */
export const failToStart = async (environment: Environment, options?: SpawnOptions) => {
  const { child, written, exited } = spawnServer({ PORT: String(await freePort()), ...environment }, options);
  await exited;
  return { code: child.exitCode, ...written };
};

/** @returns the headers of a signed-in administrator, which remain valid after a restart */
export const signInTo = async ({ origin }: Pick<ServerProcess, 'origin'>): Promise<{ authorization: string }> => {
  const response = await fetch(`${origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(testAdministrator),
  });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
};
