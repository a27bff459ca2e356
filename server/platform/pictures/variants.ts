// Scaled copies of stored pictures. They are generated on the first request, stored below `cache` in the file store, and generated again if
// missing.
import { readFile, rm } from 'node:fs/promises';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { unfinishedDir } from '#server/platform/file-store/folder.ts';
import { isWholeAvif } from './avif.ts';
import { inputOptions, runPictureJob } from './jobs.ts';
import { isAnimatedPng } from './png.ts';

/** Supported widths in pixels. */
export const variantWidths = [160, 320, 480, 640, 800, 960, 1200, 1600] as const;
export type VariantWidth = (typeof variantWidths)[number];

const scalable = /\.(jpe?g|png|webp|avif)$/i;

/** AVIF takes half the bytes of WebP, and three times the CPU time: a quarter of a second at 1200 pixels. */
export type VariantFormat = 'avif' | 'webp';
const options = { avif: { quality: 55, effort: 2 }, webp: { quality: 80, effort: 2 } } as const;

/** A scaled copy: at most `width` pixels wide. */
export interface Variant {
  width: VariantWidth;
  format: VariantFormat;
}

/** @returns whether pictures of this format, identified by the extension, can be scaled */
export const canScale = (path: string): boolean => scalable.test(path);

/** Folder of the scaled copies of one stored picture. */
const variantsFolder = (path: string) => `cache/scaled/${path}`;

/** @returns the name of a scaled copy in the file store */
export const variantPath = (path: string, { width, format }: Variant): string => `${variantsFolder(path)}/${width}.${format}`;

/** Removes the scaled copies of a picture. Call it when the picture is removed. */
export const removeVariants = async (store: FileStore, path: string): Promise<void> => {
  if (canScale(path)) await store.removeBelow(variantsFolder(path));
};

/**
 * Removes unfinished copies. A copy that another process is writing is still served, and generated again by the next request for it.
 * @param dir the folder of the files
 */
export const removeUnfinishedVariants = (dir: string): Promise<void> => rm(unfinishedDir(dir), { recursive: true, force: true });

const riffHeadBytes = 8;

const isWholeWebp = (bytes: Buffer): boolean =>
  bytes.length > riffHeadBytes && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.readUInt32LE(4) + riffHeadBytes === bytes.length;

/** @returns null if the file is not complete: after a power failure it may be empty or truncated */
const readWhole = async (store: FileStore, path: string, format: VariantFormat): Promise<Buffer | null> => {
  const bytes = await store.read(path);
  const isWhole = format === 'avif' ? isWholeAvif : isWholeWebp;
  return bytes && isWhole(bytes) ? bytes : null;
};

/** Maximum number of waiting jobs when a copy is requested: about ten seconds of work. */
export const maxWaitingCopies = 100;

/** @returns null for an animation, which scaling would reduce to one frame, and if the file is missing in object storage */
const scale = (store: FileStore, path: string, { width, format }: Variant, signal: AbortSignal): Promise<Buffer | null> =>
  runPictureJob(
    async (openPicture) => {
      const source = await store.pictureSource(path);
      if (source === null) return null;
      const { pages = 1, format: original } = await openPicture(source, { ...inputOptions, limitInputPixels: false }).metadata();
      const isAnimated = pages > 1 || (original === 'png' && isAnimatedPng(typeof source === 'string' ? await readFile(source) : source));
      if (isAnimated) return null;
      return openPicture(source, inputOptions)
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .toFormat(format, options[format])
        .toBuffer();
    },
    { maxWaiting: maxWaitingCopies, signal },
  );

/** Work for several clients, which is aborted when all of them have left. */
const createShared = <T>(work: (signal: AbortSignal) => Promise<T>) => {
  const abandoned = new AbortController();
  let clients = 0;
  const result = work(abandoned.signal);
  return {
    result,
    /** @param client aborted when the client leaves */
    join: (client: AbortSignal): Promise<T> => {
      clients += 1;
      const leave = () => {
        clients -= 1;
        if (clients === 0) abandoned.abort(client.reason);
      };
      if (client.aborted) leave();
      else client.addEventListener('abort', leave, { once: true });
      return result;
    },
  };
};

/**
 * @returns a function that returns a scaled copy of a stored picture, or null if only the original can be served. Concurrent requests for
 * the same copy share one job, which does not start if all of them have left. Several instances may write the same copy, each completely.
 * Throws BusyError if too many jobs wait.
 */
export const openPictureVariants = (store: FileStore) => {
  const underWay = new Map<string, ReturnType<typeof createShared<Buffer | null>>>();

  const make = async (path: string, target: string, variant: Variant, signal: AbortSignal): Promise<Buffer | null> => {
    const bytes = await scale(store, path, variant, signal);
    if (!bytes) return null;
    // the picture is served even if the copy cannot be stored, e.g. because the disk is full
    await store.write(target, bytes).catch(() => {});
    // if the picture was removed while its copy was generated
    if (!(await store.stat(path))) await removeVariants(store, path);
    return bytes;
  };

  return async (path: string, variant: Variant, client: AbortSignal): Promise<Buffer | null> => {
    const target = variantPath(path, variant);
    const kept = await readWhole(store, target, variant.format);
    if (kept) return kept;
    const shared =
      underWay.get(target) ?? createShared((signal) => make(path, target, variant, signal).finally(() => underWay.delete(target)));
    underWay.set(target, shared);
    return shared.join(client);
  };
};
