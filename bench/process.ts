// Measures the built server as a process: time until its first answer, processor time and memory, and pages per second with one and
// with two workers.
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startLoad } from './load.ts';
import { withServer } from './server-process.ts';

const path = '/products';
const rounds = 4;

export interface ProcessResult {
  workers: number;
  /** From the start of the process to the first page, in milliseconds. */
  startMs: number;
  /** Processor time of all processes until then; null on systems other than Linux. */
  startCpuMs: number | null;
  /** Resident memory of all processes in MB, before and after the load; null on systems other than Linux. */
  idleMb: number | null;
  loadedMb: number | null;
  /** Pages per second. */
  storedPerSecond: number;
  computedPerSecond: number;
}

/** @returns the sum of a value of the process and its workers; null on systems other than Linux */
const sumOf = ({ pid }: ChildProcess, file: string, valueIn: (text: string) => number): number | null => {
  if (process.platform !== 'linux') return null;
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [String(pid), ...workers].reduce((sum, one) => sum + valueIn(readFileSync(`/proc/${one}/${file}`, 'utf8')), 0);
};

/** Proportional set size in MB: memory that processes share is counted once. */
const memoryOf = (child: ChildProcess) => sumOf(child, 'smaps_rollup', (text) => Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1024);

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Processor time in milliseconds. */
const cpuOf = (child: ChildProcess) =>
  sumOf(child, 'stat', (text) => {
    // the fields after the name of the program, which can contain spaces
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  });

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
    const stored = await withServer({ environment: common, path }, async ({ origin, child, startMs }) => {
      const [startCpuMs, idleMb] = [cpuOf(child), memoryOf(child)];
      const storedPerSecond = await rate(origin + path);
      return { startMs, startCpuMs, idleMb, storedPerSecond, loadedMb: memoryOf(child) };
    });
    const uncached = { ...common, RESPONSE_CACHE_MB: '0' };
    const computedPerSecond = await withServer({ environment: uncached, path }, ({ origin }) => rate(origin + path));
    return { workers, ...stored, computedPerSecond };
  } finally {
    await load.close();
  }
};
