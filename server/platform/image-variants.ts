// Stored pictures in the widths that pages ask for: scaled once, kept in DATA_DIR/cache, made again when missing.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** The widths in pixels that may be asked for. */
export const variantWidths = [320, 480, 800, 1200, 1600] as const;
export type VariantWidth = (typeof variantWidths)[number];

const scalable = /\.(jpe?g|png|webp|avif)$/i;
/** 100 megapixels: larger pictures are sent as they are. */
const limitInputPixels = 100_000_000;
const webp = { quality: 80, effort: 2 } as const;

export const canScale = (path: string): boolean => scalable.test(path);

const makeVariant = async (source: string, target: string, width: VariantWidth): Promise<Buffer> => {
  const bytes = await sharp(source, { limitInputPixels }).rotate().resize({ width, withoutEnlargement: true }).webp(webp).toBuffer();
  await mkdir(dirname(target), { recursive: true });
  const unfinished = `${target}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, target);
  return bytes;
};

/**
 * @param dataDir where `cache/` lies
 * @returns a function that gives a picture's bytes as WebP, at most `width` pixels wide; two that ask at once share the work
 */
export const openImageVariants = (dataDir: string) => {
  const underWay = new Map<string, Promise<Buffer>>();
  return async (source: string, width: VariantWidth): Promise<Buffer> => {
    const name = createHash('sha256').update(source).digest('hex').slice(0, 32);
    const target = join(dataDir, 'cache', 'variants', `${name}-${width}.webp`);
    const kept = await readFile(target).catch(() => null);
    if (kept) return kept;
    const running = underWay.get(target) ?? makeVariant(source, target, width).finally(() => underWay.delete(target));
    underWay.set(target, running);
    return running;
  };
};
