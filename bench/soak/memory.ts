// Divides the memory of a process into kinds. Linux only.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Memory {
  /** Resident memory: the sum of `anonymous` and `file`. */
  resident: number;
  /** Private memory of the process: heaps, buffers, stacks. */
  anonymous: number;
  /** File-backed pages, such as programs, libraries and the shared memory of SQLite; the system can drop them. */
  file: number;
  /** Total heap of V8, including free space. */
  heap: number;
  /** Objects in the heap, including those not yet garbage-collected. */
  used: number;
  /** Buffers outside the heap, including those not yet garbage-collected. */
  buffers: number;
}

const bytesPerMb = 1024 * 1024;

/** @param child started with memory-probe.ts @returns sizes in MB */
export const memoryOf = async (child: ChildProcess): Promise<Memory> => {
  const answer = once(child, 'message');
  child.send('memory');
  const [{ heapTotal, heapUsed, arrayBuffers }] = (await answer) as [NodeJS.MemoryUsage];
  const rollup = readFileSync(`/proc/${child.pid}/smaps_rollup`, 'utf8');
  const sizeOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
  const [resident, anonymous] = [sizeOf('Rss'), sizeOf('Anonymous')];
  return {
    resident,
    anonymous,
    file: resident - anonymous,
    heap: heapTotal / bytesPerMb,
    used: heapUsed / bytesPerMb,
    buffers: arrayBuffers / bytesPerMb,
  };
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @returns the means of the second and the last third, and whether the last is at most a tenth larger */
export const levelOf = (values: readonly number[]): { second: number; last: number; isLevel: boolean } => {
  const third = Math.floor(values.length / 3);
  const second = mean(values.slice(third, 2 * third));
  const last = mean(values.slice(2 * third));
  return { second, last, isLevel: last <= 1.1 * second };
};
