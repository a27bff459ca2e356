// Measures the built server as a process: time until its first answer, memory, and pages per second with one and with two workers.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { allocatorSettings, serverArguments } from '../scripts/runtime.mjs';
import { fetchPlain, startLoad } from './load.ts';

const path = '/products';
const pollMs = 5;
const rounds = 4;

export interface ProcessResult {
  workers: number;
  /** From the start of the process to the first page, in milliseconds. */
  startMs: number;
  /** Resident memory of all processes in MB, before and after the load; null on systems other than Linux. */
  idleMb: number | null;
  loadedMb: number | null;
  /** Pages per second. */
  storedPerSecond: number;
  computedPerSecond: number;
}

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

/** Proportional set size: memory that processes share is counted once. */
const memoryOf = (child: ChildProcess): number | null => {
  if (process.platform !== 'linux') return null;
  const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
  const sizeOf = (pid: string) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  return [String(child.pid), ...workers.filter(Boolean)].reduce((sum, pid) => sum + sizeOf(pid), 0);
};

const withServer = async <T>(environment: Record<string, string>, measure: (origin: string, child: ChildProcess) => Promise<T>) => {
  const port = await freePort();
  const child = spawn(process.execPath, serverArguments, {
    env: { ...process.env, ...allocatorSettings(), NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const start = performance.now();
    const origin = `http://127.0.0.1:${port}`;
    await firstAnswer(origin + path, child);
    return { startMs: performance.now() - start, result: await measure(origin, child) };
  } finally {
    child.kill();
    await once(child, 'exit');
  }
};

/** @param environment DATA_DIR and what else differs from the defaults */
export const measureProcess = async (workers: number, environment: Record<string, string>): Promise<ProcessResult> => {
  const load = startLoad();
  const rate = async (url: string) => {
    let best = 0;
    for (let round = 0; round < rounds; round++) best = Math.max(best, await load.run(url, 'br'));
    return best;
  };
  const common = { ...environment, WEB_CONCURRENCY: String(workers) };
  try {
    const { startMs, result } = await withServer(common, async (origin, child) => {
      const idleMb = memoryOf(child);
      const storedPerSecond = await rate(origin + path);
      return { idleMb, storedPerSecond, loadedMb: memoryOf(child) };
    });
    const computed = await withServer({ ...common, RESPONSE_CACHE_MB: '0' }, (origin) => rate(origin + path));
    return { workers, startMs, ...result, computedPerSecond: computed.result };
  } finally {
    await load.close();
  }
};
