// Starts the built server as a process with the arguments and the allocator settings of `npm start`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { allocatorSettings, compileCache, serverArguments } from '../scripts/runtime.mjs';
import { fetchPlain } from './load.ts';

const pollMs = 5;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const firstAnswer = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server did not start');
    const isAnswered = await fetchPlain(url, 'br').then(
      () => true,
      () => false,
    );
    if (isAnswered) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
};

export interface StartedServer {
  origin: string;
  child: ChildProcess;
  /** From the start of the process to the first page, in milliseconds. */
  startMs: number;
}

interface Options {
  /** DATA_DIR and variables that differ from the defaults. */
  environment: Record<string, string>;
  /** Address of the first page. */
  path: string;
  /** Arguments for Node, before those of the product. */
  nodeArguments?: string[];
}

/** Starts the server, waits for its first page, and stops it after the work. */
export const withServer = async <T>({ environment, path, nodeArguments = [] }: Options, work: (server: StartedServer) => Promise<T>) => {
  const port = await freePort();
  const start = performance.now();
  const settings = { ...allocatorSettings(), NODE_COMPILE_CACHE: compileCache(), NODE_ENV: 'production', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [...nodeArguments, ...serverArguments], {
    env: { ...process.env, ...settings, PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  try {
    const origin = `http://127.0.0.1:${port}`;
    await firstAnswer(origin + path, child);
    return await work({ origin, child, startMs: performance.now() - start });
  } finally {
    child.kill();
    await exited;
  }
};
