// The only door to the image library: at most two jobs at a time in the whole process, however many requests ask.
import sharp, { type Metadata } from 'sharp';
import { maxMegapixels } from '#contract/rules/uploads.ts';

const maxJobs = 2;

// one thread a job, and no operation cache: it remembers files by name, and pictures are rewritten in place
sharp.concurrency(1);
sharp.cache(false);

/** Largest picture in pixels (one frame of an animation). Decoded, it needs up to 256 MB of memory. */
export const maxPixels = maxMegapixels * 1_000_000;

/** The image library, to be used within a job. */
export type Open = typeof sharp;
export type { Metadata };

let running = 0;
const waiting: (() => void)[] = [];

interface Options {
  /** An administrator waits for it: it starts before the jobs that are already waiting. */
  isUrgent?: boolean;
}

/** Runs work on pictures when a place is free. The work itself happens on threads of the image library. */
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
    // the place is handed to the next job without becoming free in between
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
};

/** Input options of every picture: a damaged file is an error, a warning of its encoder is none. */
export const inputOptions = { limitInputPixels: maxPixels, failOn: 'error' } as const;
