import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from './clean.ts';
import { maxPixels, runPictureJob, urgent } from './jobs.ts';
import {
  animation,
  announcing,
  type Format,
  secrets,
  twoColours,
  withChunk,
  withGifBlocks,
  withMetadata,
  withSegment,
} from './metadata.fixture.ts';

const formats: [Format, string][] = [
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['gif', 'gif'],
  ['webp', 'webp'],
  ['avif', 'avif'],
];
/** Formats whose compressed data is copied. */
const copied = formats.filter(([format]) => format !== 'avif');

const leaks = (bytes: Buffer) => secrets.filter((secret) => bytes.includes(secret));
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
const expectClean = async (bytes: Buffer) => {
  const { exif, xmp, iptc, comments, orientation } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, comments, orientation }).toEqual({});
  expect(leaks(bytes)).toEqual([]);
};

describe('an uploaded picture (FILE-04)', () => {
  it.each(copied)('is stored without the metadata of a %s, with its pixels and colour profile', async (format, extension) => {
    const sent = await withMetadata(format);
    const stored = await cleanPicture(sent, extension);
    await expectClean(stored);
    expect(await pixels(stored)).toEqual(await pixels(sent));
    expect((await sharp(stored).metadata()).icc).toEqual((await sharp(sent).metadata()).icc);
    // cleaning it again removes nothing
    expect(await cleanPicture(stored, extension)).toBe(stored);
  });

  it('is re-encoded without the metadata of an AVIF, with its colours and colour profile', async () => {
    const sent = await withMetadata('avif');
    const stored = await cleanPicture(sent, 'avif');
    await expectClean(stored);
    const [before, after] = [await pixels(sent), await pixels(stored)];
    expect(after.length).toBe(before.length);
    expect(Math.max(...after.map((value, at) => Math.abs(value - (before[at] ?? 0))))).toBeLessThan(16);
    expect((await sharp(stored).metadata()).icc).toEqual((await sharp(sent).metadata()).icc);
  });

  it.each(copied)('is not re-encoded if a %s has no metadata', async (format, extension) => {
    const sent = await sharp(await twoColours())
      .toFormat(format)
      .toBuffer();
    expect(await cleanPicture(sent, extension)).toBe(sent);
  });

  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
  ] as const)('is rotated by the EXIF orientation of a %s', async (format, extension) => {
    const sent = await withMetadata(format, 6);
    const stored = await cleanPicture(sent, extension);
    await expectClean(stored);
    const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([20, 40]);
    const isRed = (y: number) => (data[(y * info.width + 10) * info.channels] ?? 0) > 127;
    expect([isRed(5), isRed(35)]).toEqual([true, false]);
    expect((await sharp(stored).metadata()).icc).toEqual((await sharp(sent).metadata()).icc);
  });

  it('is stored without comments, previews and trailing data of a JPEG', async () => {
    const plain = await sharp(await twoColours())
      .jpeg()
      .toBuffer();
    const comment = withSegment(plain, 0xfe, Buffer.from('secret comment'));
    const photoshop = withSegment(comment, 0xed, Buffer.from('Photoshop 3.0\0secret comment'));
    const preview = withSegment(photoshop, 0xe2, Buffer.from('MPF\0secret comment'));
    const stored = await cleanPicture(Buffer.concat([preview, Buffer.from('secret after the end')]), 'jpg');
    await expectClean(stored);
    expect(stored).toEqual(plain);
  });

  it('is stored without the text chunks of a PNG', async () => {
    const plain = await sharp(await twoColours())
      .png()
      .toBuffer();
    for (const type of ['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt']) {
      const sent = Buffer.concat([withChunk(plain, type, Buffer.from('Comment\0secret comment')), Buffer.from('secret after the end')]);
      expect([type, await cleanPicture(sent, 'png')]).toEqual([type, plain]);
    }
  });

  it('is stored without the comments and XMP of a GIF', async () => {
    const plain = await animation('gif');
    expect(await cleanPicture(withGifBlocks(plain), 'gif')).toEqual(plain);
  });

  it.each(['gif', 'webp'] as const)('retains the frames of an animated %s', async (format) => {
    const stored = await cleanPicture(await animation(format), format);
    await expectClean(stored);
    expect(await sharp(stored, { animated: true }).metadata()).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 0 });
  });

  it('may be a JPEG with stray bytes before a marker, which are omitted', async () => {
    const whole = await sharp(await twoColours())
      .jpeg()
      .toBuffer();
    const at = 4 + whole.readUInt16BE(4);
    const sent = Buffer.concat([whole.subarray(0, at), Buffer.from([0, 0, 1]), whole.subarray(at)]);
    expect(await cleanPicture(sent, 'jpg')).toEqual(whole);
  });

  it.each([
    ['without its last byte', []],
    ['with zeros between its blocks', [0, 0, 0x3b]],
    ['with other bytes at its end', [1, 2, 3]],
  ])('may be a GIF %s, as decoders display it (FILE-06)', async (_name, end) => {
    const whole = await animation('gif');
    expect(await cleanPicture(Buffer.concat([whole.subarray(0, -1), Buffer.from(end)]), 'gif')).toEqual(whole);
  });

  it.each(formats)('is rejected if a %s is truncated', async (format, extension) => {
    const whole = await sharp(await twoColours())
      .toFormat(format)
      .toBuffer();
    for (const share of [0.2, 0.5, 0.9]) {
      const damaged = whole.subarray(0, Math.floor(whole.length * share));
      await expect(cleanPicture(damaged, extension)).rejects.toMatchObject({ reason: 'damaged' });
    }
  });

  it.each(formats)('causes no other error if a %s is damaged', async (format, extension) => {
    const whole = await withMetadata(format);
    for (let at = 4; at < whole.length - 3; at += Math.ceil(whole.length / 60)) {
      const damaged = Buffer.from(whole);
      damaged.fill(0xff, at, at + 3);
      const outcome = await cleanPicture(damaged, extension).catch((error: { reason?: string }) => error.reason);
      if (typeof outcome === 'string') expect(['damaged', 'too-many-pixels']).toContain(outcome);
      else expect(outcome).toBeInstanceOf(Buffer);
    }
  });

  it('is rejected above the pixel limit', async () => {
    const large = announcing(
      await sharp(await twoColours())
        .png()
        .toBuffer(),
      10_000,
      maxPixels / 10_000 + 1,
    );
    await expect(cleanPicture(large, 'png')).rejects.toMatchObject({ reason: 'too-many-pixels' });
  });
});

it('finds no metadata in the demonstration pictures', async () => {
  const found = globSync('demo/media/**/*.{jpg,png,gif,webp,avif}');
  expect(found.length).toBeGreaterThan(0);
  for (const path of found) {
    const bytes = readFileSync(path);
    expect([path, (await cleanPicture(bytes, extname(path).slice(1))) === bytes]).toEqual([path, true]);
  }
});

it('runs at most two picture jobs at a time, urgent ones first', async () => {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const job = (name: string, rank = 0) =>
    runPictureJob(
      () => {
        started.push(name);
        return new Promise<void>((resolve) => finish.push(resolve));
      },
      { rank },
    );
  const failed = runPictureJob(async () => {
    started.push('failing');
    throw new Error('no picture');
  });
  await expect(failed).rejects.toThrow('no picture');
  const jobs = [job('first'), job('second'), job('third'), job('urgent', urgent)];
  await Promise.resolve();
  expect(started).toEqual(['failing', 'first', 'second']);
  for (const _ of jobs) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(started).toEqual(['failing', 'first', 'second', 'urgent', 'third']);
  await Promise.all(jobs);
});
