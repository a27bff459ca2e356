// Removes metadata from WebP: copies only picture, animation and colour profile chunks.

const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

const headBytes = 12;
const chunkHeadBytes = 8;
/** Flags in the first byte of VP8X: EXIF and XMP are present. */
const metadataFlags = 0x08 | 0x04;

const withoutFlags = (chunk: Buffer): Buffer => {
  const copy = Buffer.from(chunk);
  copy[chunkHeadBytes] = (copy[chunkHeadBytes] ?? 0) & ~metadataFlags;
  return copy;
};

/** @returns whether the first frame uses lossless compression */
export const isLosslessWebp = (bytes: Buffer): boolean => {
  const lossless = bytes.indexOf('VP8L', headBytes, 'latin1');
  const lossy = bytes.indexOf('VP8 ', headBytes, 'latin1');
  return lossless !== -1 && (lossy === -1 || lossless < lossy);
};

/** @returns the WebP without metadata; null if the structure cannot be parsed to its end */
export const stripWebp = (bytes: Buffer): Buffer | null => {
  if (bytes.length < headBytes) return null;
  const parts: Buffer[] = [];
  const total = Math.min(bytes.length, bytes.readUInt32LE(4) + chunkHeadBytes);
  let at = headBytes;
  while (at + chunkHeadBytes <= total) {
    const length = bytes.readUInt32LE(at + 4);
    // chunks begin at even offsets; some encoders omit the last padding byte
    const end = at + chunkHeadBytes + length + (length % 2);
    if (at + chunkHeadBytes + length > bytes.length) return null;
    const chunk = bytes.subarray(at, end);
    const type = bytes.toString('latin1', at, at + 4);
    if (kept.has(type)) parts.push(type === 'VP8X' ? withoutFlags(chunk) : chunk);
    at = end;
  }
  const head = Buffer.from(bytes.subarray(0, headBytes));
  head.writeUInt32LE(
    parts.reduce((sum, { length }) => sum + length, 4),
    4,
  );
  return Buffer.concat([head, ...parts]);
};
