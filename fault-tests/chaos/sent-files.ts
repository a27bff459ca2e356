// The uploaded files, which are identified by their content once they are stored.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { cleanPicture } from '#server/platform/pictures/clean.ts';
import { between, type Random, randomOf } from '../fuzz/random.ts';

const count = 24;
const side = 48;

export interface SentFile {
  /** Names the content, e.g. `picture 3`. */
  label: string;
  bytes: Buffer;
}

export interface SentFiles {
  pictures: readonly SentFile[];
  brochures: readonly SentFile[];
  /** @returns the label of the content; `damaged` for any other */
  labelOf: (bytes: Buffer) => string;
}

const drawNoise = async (random: Random): Promise<Buffer> => {
  const pixels = Buffer.from(Array.from({ length: side * side * 3 }, () => between(random, 0, 255)));
  const picture = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  // the content as the server stores it
  return cleanPicture(picture, 'png');
};

const brochure = (number: number) => Buffer.from(`%PDF-1.4\n% ${number}\n1 0 obj<<>>endobj\ntrailer<<>>\n${'%'.repeat(20_000)}\n%%EOF`);

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export const createSentFiles = async (seed: number): Promise<SentFiles> => {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const pictures = await Promise.all(
    numbers.map(async (number) => ({ label: `picture ${number}`, bytes: await drawNoise(randomOf(seed, number)) })),
  );
  const brochures = numbers.map((number) => ({ label: `brochure ${number}`, bytes: brochure(number) }));
  const labels = new Map([...pictures, ...brochures].map(({ label, bytes }) => [digest(bytes), label]));
  return { pictures, brochures, labelOf: (bytes) => labels.get(digest(bytes)) ?? 'damaged' };
};
