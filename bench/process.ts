// Measures the built server as a process: time until its first response, CPU time, memory, and pages per second.
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startLoad } from './load.ts';
import { withServer } from './server-process.ts';

const path = '/products';
const rounds = 4;

export interface ProcessResult {
  /** From the start of the process to the first page, in milliseconds. */
  startMs: number;
  /** CPU time until then; null on systems other than Linux. */
  startCpuMs: number | null;
  /** Memory in MB, before and after the load; null on systems other than Linux. */
  idleMb: number | null;
  loadedMb: number | null;
  /** Pages per second. */
  storedPerSecond: number;
  computedPerSecond: number;
}

/** @returns a value of the process; null on systems other than Linux */
const readValue = ({ pid }: ChildProcess, file: string, valueIn: (text: string) => number): number | null =>
  process.platform === 'linux' ? valueIn(readFileSync(`/proc/${pid}/${file}`, 'utf8')) : null;

/** Proportional set size in MB: memory that processes share is divided among them. */
const memoryOf = (child: ChildProcess) => readValue(child, 'smaps_rollup', (text) => Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1024);

/** Linux counts CPU time in hundredths of a second. */
const tickMs = 10;

/** CPU time in milliseconds. */
const cpuOf = (child: ChildProcess) =>
  readValue(child, 'stat', (text) => {
    // the fields after the program name, which can contain spaces
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  });

/** @param environment DATA_DIR and variables that differ from the defaults */
export const measureProcess = async (environment: Record<string, string>): Promise<ProcessResult> => {
  const load = startLoad();
  const rate = async (url: string) => {
    let best = 0;
    for (let round = 0; round < rounds; round++) best = Math.max(best, await load.run(url, 'br'));
    return best;
  };
  try {
    const stored = await withServer({ environment, path }, async ({ origin, child, startMs }) => {
      const [startCpuMs, idleMb] = [cpuOf(child), memoryOf(child)];
      const storedPerSecond = await rate(origin + path);
      return { startMs, startCpuMs, idleMb, storedPerSecond, loadedMb: memoryOf(child) };
    });
    const uncached = { ...environment, RESPONSE_CACHE_MB: '0' };
    const computedPerSecond = await withServer({ environment: uncached, path }, ({ origin }) => rate(origin + path));
    return { ...stored, computedPerSecond };
  } finally {
    await load.close();
  }
};
