// The real server as a process of its own, for tests that kill it or watch its memory.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { testAdministrator } from './test-app.ts';

export interface ServerProcess {
  port: number;
  origin: string;
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Memory that it holds now, in bytes; null where the system does not say. */
  memory: () => number | null;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const listening = async (child: ChildProcess): Promise<void> => {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  while (!output.includes('Site:')) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** @param dataDir with an SQLite database of its own, kept from one start to the next */
export const startServer = async (dataDir: string): Promise<ServerProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, [`${import.meta.dirname}/serve-without-pages.ts`], {
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'none',
      LOG_LEVEL: 'warn',
      LOGIN_RATE_LIMIT: '0',
      ADMIN_EMAIL: testAdministrator.email,
      ADMIN_PASSWORD: testAdministrator.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await listening(child);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    memory: () => {
      if (process.platform !== 'linux') return null;
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;
    },
  };
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
