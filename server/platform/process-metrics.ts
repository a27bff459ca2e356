// Metrics of this process: memory, CPU time and event loop delay. They have the names that are usual for Node programs.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge, type Metric } from './metrics.ts';

const sampleMs = 20;

/** @param nanoseconds between two samples @returns the delay of the later sample in seconds */
const delayOf = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - sampleMs / 1000);

/** Starts measuring. @returns a function that reads the metrics; the event loop delay is measured since the last read */
export const createProcessMetrics = (): (() => Metric[]) => {
  const delay = monitorEventLoopDelay({ resolution: sampleMs });
  delay.enable();
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lag = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max };
    delay.reset();
    const cpu = { name: 'process_cpu_seconds_total', help: 'CPU time in seconds.', type: 'counter' } as const;
    return [
      gauge('process_start_time_seconds', 'Start of the process as a Unix time.', performance.timeOrigin / 1000),
      { ...cpu, samples: [{ value: (user + system) / 1e6 }] },
      gauge('process_resident_memory_bytes', 'Resident memory.', rss),
      gauge('nodejs_heap_size_used_bytes', 'Used memory of the JavaScript heap.', heapUsed),
      gauge('nodejs_external_memory_bytes', 'Memory of buffers outside the JavaScript heap.', external),
      ...Object.entries(lag).map(([name, value]) =>
        gauge(`nodejs_eventloop_lag_${name}_seconds`, `Delay of the event loop since the last scrape, ${name}.`, delayOf(value)),
      ),
    ];
  };
};
