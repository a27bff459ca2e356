// The real server as a process of its own, for tests that kill it or watch its memory.
import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { testAdministrator } from './test-app.ts';

export interface ServerProcess {
  port: number;
  origin: string;
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Asks it to end. @returns its exit code, null when a signal ended it */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** What it wrote so far. */
  output: () => string;
  /** Memory that it holds now, in bytes; null where the system does not say. */
  memory: () => number | null;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

type Environment = Record<string, string>;

const spawnServer = (environment: Environment, options: SpawnOptions = {}) => {
  const child = spawn(process.execPath, [`${import.meta.dirname}/serve-without-pages.ts`], {
    env: {
      SEED: 'none',
      LOG_LEVEL: 'warn',
      LOGIN_RATE_LIMIT: '0',
      ADMIN_EMAIL: testAdministrator.email,
      ADMIN_PASSWORD: testAdministrator.password,
      ...environment,
    },
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) child[name]?.on('data', (chunk) => (written[name] += chunk));
  return { child, written, exited: once(child, 'exit') };
};

/** @param dataDir with an SQLite database of its own, kept from one start to the next */
export const startServer = async (dataDir: string, environment: Environment = {}): Promise<ServerProcess> => {
  const port = Number(environment.PORT ?? (await freePort()));
  const { child, written, exited } = spawnServer({ PORT: String(port), DATA_DIR: dataDir, ...environment });
  const output = () => written.stdout + written.stderr;
  while (!output().includes('Site:')) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    kill: async () => {
      await end('SIGKILL');
    },
    end: (signal = 'SIGTERM') => end(signal),
    output,
    memory: () => {
      if (process.platform !== 'linux') return null;
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;
    },
  };
};

/** Starts a server that must end by itself. */
export const failToStart = async (environment: Environment, options?: SpawnOptions) => {
  const { child, written, exited } = spawnServer({ PORT: String(await freePort()), ...environment }, options);
  await exited;
  return { code: child.exitCode, ...written };
};

/** @returns the headers of a signed-in administrator; they outlive the process */
export const signInTo = async ({ origin }: ServerProcess): Promise<{ authorization: string }> => {
  const response = await fetch(`${origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(testAdministrator),
  });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
};
