import { afterEach, expect, test, vi } from 'vitest';
import { fittedPicture, scalingText } from './scaled-picture.ts';

const mega = 1024 * 1024;
const fileOf = (size: number, type = 'image/jpeg', begin = '') =>
  new File([begin, new Uint8Array(size - begin.length)], 'photo.jpg', { type });

/** A browser whose canvas writes a fixed number of bytes for each pixel. */
const withBrowser = (width: number, height: number, bytesPerPixel: number) => {
  const close = vi.fn();
  const createImageBitmap = vi.fn(async () => ({ width, height, close }));
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  const drawn: [number, number][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, take, type) {
    drawn.push([this.width, this.height]);
    take(new Blob([new Uint8Array(Math.round(this.width * this.height * bytesPerPixel))], { type }));
  });
  return { createImageBitmap, close, drawn };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('writes a photo again in its own size if that is small enough (FILE-12)', async () => {
  const { createImageBitmap, close, drawn } = withBrowser(4000, 3000, 0.25);
  const photo = fileOf(8 * mega);
  const sent = await fittedPicture(photo);
  expect(drawn).toEqual([[4000, 3000]]);
  expect([sent.name, sent.type, sent.size]).toEqual(['photo.jpg', 'image/jpeg', 3_000_000]);
  expect(scalingText(photo, sent)).toBe('scaled from 8.0\u00a0MB to 2.9\u00a0MB');
  expect(createImageBitmap).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' });
  expect(close).toHaveBeenCalledOnce();
});

test('scales a photo until the server accepts it (FILE-12)', async () => {
  const { drawn } = withBrowser(4000, 3000, 1);
  const sent = await fittedPicture(fileOf(8 * mega));
  expect(drawn).toHaveLength(2);
  expect(sent.size).toBeLessThanOrEqual(5 * mega);
  expect(sent.size).toBeGreaterThan(4 * mega);
});

test('draws at most 16 megapixels (FILE-12)', async () => {
  const { drawn } = withBrowser(12_000, 9000, 0.1);
  await fittedPicture(fileOf(20 * mega));
  const [[width, height] = [0, 0]] = drawn;
  expect(width / height).toBeCloseTo(4 / 3, 3);
  expect(width * height).toBeLessThan(16_010_000);
});

test.each([
  ['that is small enough', fileOf(5 * mega), 0.1],
  ['of a format that can be animated', fileOf(6 * mega, 'image/gif'), 0.1],
  ['that is an animated PNG', fileOf(6 * mega, 'image/png', '\u0089PNG acTL'), 0.1],
  ['that does not become small enough', fileOf(6 * mega), 6 * mega],
])('sends the original of a picture %s (FILE-12)', async (_name, file, bytesPerPixel) => {
  withBrowser(1, 1, bytesPerPixel);
  expect(await fittedPicture(file)).toBe(file);
});

test('sends the original of a picture that the browser cannot read (FILE-12)', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('The source image could not be decoded.')));
  const file = fileOf(6 * mega);
  expect(await fittedPicture(file)).toBe(file);
  expect(scalingText(file, file)).toBeNull();
});
