// The only access to the image library: at most two jobs run at a time in the process, whatever the number of requests.
import sharp, { type Metadata } from 'sharp';
import { maxMegapixels } from '#contract/rules/uploads.ts';

const maxJobs = 2;

// one thread per job; no operation cache, because it is keyed by file name and pictures are rewritten in place
sharp.concurrency(1);
sharp.cache(false);

/** Maximum number of pixels (per frame of an animation). A decoded picture of that size needs up to 256 MB of memory. */
export const maxPixels = maxMegapixels * 1_000_000;

/** The image library, for use within a job. */
export type Open = typeof sharp;
export type { Metadata };

let running = 0;
const waiting: (() => void)[] = [];

interface Options {
  /** Starts before the jobs already in the queue, because an administrator waits for it. Default: false. */
  isUrgent?: boolean;
}

/** Queues image work until one of the two slots is free. The work itself runs on threads of the image library. */
export const runImageJob = async <T>(work: (open: Open) => Promise<T>, { isUrgent = false }: Options = {}): Promise<T> => {
  if (running >= maxJobs) {
    await new Promise<void>((start) => {
      if (isUrgent) waiting.unshift(start);
      else waiting.push(start);
    });
  } else running++;
  try {
    return await work(sharp);
  } finally {
    // the slot passes directly to the next job
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
};

/** Input options for every picture: damaged data is an error, a decoder warning is not. */
export const inputOptions = { limitInputPixels: maxPixels, failOn: 'error' } as const;
