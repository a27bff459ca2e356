// Test pictures with all metadata that a camera or a program may write.
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

export const secrets = ['Secret Person', 'secret-in-xmp', 'secret comment', 'secret after the end'];

const xmp =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="secret-in-xmp"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';

export type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Red on the left, blue on the right, 40 × 20 pixels. */
export const twoColours = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } }, left: 20, top: 0 }])
    .png()
    .toBuffer();

/** @param orientation EXIF value; 6 requires a rotation by 90° */
export const withMetadata = async (format: Format, orientation = 1): Promise<Buffer> =>
  sharp(await twoColours())
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Copyright: secrets[0] ?? '' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
    .withXmp(xmp)
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer();

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);

/** Inserts a marker segment after the start marker of a JPEG. */
export const withSegment = (jpeg: Buffer, marker: number, payload: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), u16(payload.length + 2), payload, jpeg.subarray(2)]);

/** Inserts a chunk after the header of a PNG. Its checksum is 0; readers do not check it for ancillary chunks. */
export const withChunk = (png: Buffer, type: string, payload: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(payload.length);
  head.write(type, 4, 'latin1');
  const afterHeader = 8 + 12 + 13;
  return Buffer.concat([png.subarray(0, afterHeader), head, payload, Buffer.alloc(4), png.subarray(afterHeader)]);
};

/** Inserts a comment and an application extension after the header of a GIF. */
export const withGifBlocks = (gif: Buffer): Buffer => {
  const packed = gif[10] ?? 0;
  const afterHeader = 13 + (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);
  const text = Buffer.from('secret comment');
  const block = Buffer.concat([Buffer.from([text.length]), text, Buffer.from([0])]);
  return Buffer.concat([
    gif.subarray(0, afterHeader),
    Buffer.from([0x21, 0xfe]),
    block,
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('XMP DataXMP'),
    block,
    gif.subarray(afterHeader),
  ]);
};

/** An animation of three frames. */
export const animation = async (format: 'gif' | 'webp'): Promise<Buffer> => {
  const frames = ['#ff0000', '#00ff00', '#0000ff'].map(
    (background) => ({ create: { width: 16, height: 16, channels: 3, background } }) as const,
  );
  const inputs = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  return sharp(inputs, { join: { animated: true } })
    .withExif({ IFD0: { Copyright: secrets[0] ?? '' } })
    .toFormat(format, { delay: [100, 200, 300], loop: 0 })
    .toBuffer();
};

/** A PNG whose header declares a different size. */
export const announcing = (png: Buffer, width: number, height: number): Buffer => {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
};
