// Scaled copies of stored pictures: generated on the first request, cached in DATA_DIR/cache, generated again if missing.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inputOptions, runPictureJob } from './jobs.ts';
import { isAnimatedPng } from './png.ts';

/** Supported widths in pixels. */
export const variantWidths = [320, 480, 800, 1200, 1600] as const;
export type VariantWidth = (typeof variantWidths)[number];

const scalable = /\.(jpe?g|png|webp|avif)$/i;
const webp = { quality: 80, effort: 2 } as const;

/** @returns whether the format of the picture can be scaled, by its extension */
export const canScale = (path: string): boolean => scalable.test(path);

const cacheDir = (dataDir: string) => join(dataDir, 'cache');

/** Folder of the scaled copies of one stored picture. */
const variantsDir = (dataDir: string, path: string) => join(cacheDir(dataDir), 'scaled', path);

/** Removes the scaled copies of one picture. Call it when the picture is removed. */
export const removeVariants = (dataDir: string, path: string): Promise<void> =>
  rm(variantsDir(dataDir, path), { recursive: true, force: true });

/** Removes scaled copies of earlier versions, whose names do not identify their picture. */
export const removeUnnamedVariants = (dataDir: string): Promise<void> =>
  rm(join(cacheDir(dataDir), 'variants'), { recursive: true, force: true });

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const riffHeadBytes = 8;

/** @returns whether a WebP file is complete: after a power failure it may be empty or truncated */
const isWhole = (bytes: Buffer): boolean =>
  bytes.length > riffHeadBytes && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.readUInt32LE(4) + riffHeadBytes === bytes.length;

const readWhole = async (path: string): Promise<Buffer | null> => {
  const bytes = await readFile(path).catch(() => null);
  return bytes && isWhole(bytes) ? bytes : null;
};

/** Scaled copies that are being written, in a folder of their own so that a start can remove what a killed process left. */
const unfinishedDir = (dataDir: string) => join(cacheDir(dataDir), 'unfinished');

/** Removes unfinished copies. A copy that another process is writing is served, and generated again by the next request for it. */
export const removeUnfinishedVariants = (dataDir: string): Promise<void> => rm(unfinishedDir(dataDir), { recursive: true, force: true });

const writeWhole = async (dataDir: string, path: string, bytes: Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(unfinishedDir(dataDir), { recursive: true });
  const unfinished = join(unfinishedDir(dataDir), `${randomBytes(8).toString('hex')}.webp`);
  try {
    const handle = await open(unfinished, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

/** @returns null for an animation, which scaling would reduce to one frame */
const scale = (source: string, width: VariantWidth): Promise<Buffer | null> =>
  runPictureJob(async (openPicture) => {
    const { pages = 1, format } = await openPicture(source, { ...inputOptions, limitInputPixels: false }).metadata();
    if (pages > 1 || (format === 'png' && isAnimatedPng(await readFile(source)))) return null;
    return openPicture(source, inputOptions).autoOrient().resize({ width, withoutEnlargement: true }).webp(webp).toBuffer();
  });

/**
 * @param dataDir contains `cache/`
 * @returns a function that returns a stored picture as WebP, at most `width` pixels wide, or null if only the original can be
 * served; concurrent requests for the same copy share one job
 */
export const openPictureVariants = (dataDir: string) => {
  const underWay = new Map<string, Promise<Buffer | null>>();

  const make = async (path: string, target: string, width: VariantWidth): Promise<Buffer | null> => {
    const source = join(dataDir, path);
    const bytes = await scale(source, width);
    if (!bytes) return null;
    // the picture is served even if the cache cannot be written, e.g. because the disk is full
    await writeWhole(dataDir, target, bytes).catch(() => {});
    // the picture was removed while its copy was generated
    if (!(await exists(source))) await removeVariants(dataDir, path);
    return bytes;
  };

  return async (path: string, width: VariantWidth): Promise<Buffer | null> => {
    const target = join(variantsDir(dataDir, path), `${width}.webp`);
    const kept = await readWhole(target);
    if (kept) return kept;
    const running = underWay.get(target) ?? make(path, target, width).finally(() => underWay.delete(target));
    underWay.set(target, running);
    return running;
  };
};
