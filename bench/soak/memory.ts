// Where the memory of a process is. Linux only.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Memory {
  /** Resident memory, of which the following are parts. */
  resident: number;
  /** Memory of the process alone: heaps, buffers, stacks. */
  anonymous: number;
  /** Pages of files, such as programs, libraries and the shared memory of SQLite; the system can drop them. */
  file: number;
  /** Heap of V8, with free space. */
  heap: number;
  /** Objects in the heap, with those that wait for garbage collection. */
  used: number;
  /** Buffers outside the heap, with those that wait for garbage collection. */
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

/** @returns the means of the second and of the last third, and whether the last third is at most a tenth larger */
export const levelOf = (values: readonly number[]): { second: number; last: number; isLevel: boolean } => {
  const third = Math.floor(values.length / 3);
  const second = mean(values.slice(third, 2 * third));
  const last = mean(values.slice(2 * third));
  return { second, last, isLevel: last <= 1.1 * second };
};
