// Samples memory use after garbage collection over the whole run. It may grow while caches fill, and must then be level.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const samples = 60;
/** Shorter runs end before the caches are full. */
const minRequests = 30_000;
const allowedGrowth = 1.1;
const allowedMegabytes = 8;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const createCollector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
};

/** @param total number of requests in the run */
export const createMemoryCheck = (requests: number) => {
  const collect = createCollector();
  const every = Math.max(1, Math.floor(requests / samples));
  const used: number[] = [];
  return {
    /** Call it before each request. */
    sample: (step: number): void => {
      if (step % every !== 0) return;
      collect();
      const { heapUsed, external } = process.memoryUsage();
      used.push((heapUsed + external) / 1024 ** 2);
    },
    latest: (): number => used.at(-1) ?? 0,
    /** Compares the last third with the second. */
    problem: (): string | null => {
      if (requests < minRequests) return null;
      const third = Math.floor(used.length / 3);
      const [second, last] = [median(used.slice(third, 2 * third)), median(used.slice(2 * third))];
      if (last <= second * allowedGrowth + allowedMegabytes) return null;
      return `the memory grows: ${second.toFixed(0)} MB in the second third of the run, ${last.toFixed(0)} MB in the last`;
    },
  };
};
