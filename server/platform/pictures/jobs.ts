// The only access to the image library. At most two jobs run at a time in the process, regardless of the number of requests.
import sharp, { type Metadata } from 'sharp';
import { maxMegapixels } from '#contract/rules/uploads.ts';
import { createSlots, type RunOptions } from '#server/platform/slots.ts';

const maxJobs = 2;

// one thread per job; no operation cache, because it is keyed by file name and pictures are rewritten in place
sharp.concurrency(1);
sharp.cache(false);

/** Maximum number of pixels (per frame of an animation). A decoded picture of that size needs up to 256 MB of memory. */
export const maxPixels = maxMegapixels * 1_000_000;

/** The image library, for use within a job. */
export type Open = typeof sharp;
export type { Metadata };

/** Rank of jobs for which an administrator waits. */
export const urgent = -1;

const run = createSlots({ count: maxJobs });

/** Queues image work until a slot is free. The work itself runs on threads of the image library. */
export const runPictureJob = <T>(work: (open: Open) => Promise<T>, options?: RunOptions): Promise<T> => run(() => work(sharp), options);

/** Input options for every picture: damaged data is an error, but a decoder warning is not. */
export const inputOptions = { limitInputPixels: maxPixels, failOn: 'error' } as const;
