// Removes metadata from PNG: copies only the chunks that affect the appearance.

const kept = new Set(
  [
    ['IHDR', 'PLTE', 'IDAT', 'IEND'],
    ['tRNS', 'bKGD', 'sBIT', 'hIST', 'sPLT', 'pHYs'],
    ['cHRM', 'gAMA', 'iCCP', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
    // animation
    ['acTL', 'fcTL', 'fdAT'],
  ].flat(),
);

const signatureBytes = 8;
/** Length, type and checksum. */
const frameBytes = 12;

/** @returns the PNG without metadata; null if the structure cannot be parsed to its end */
export const stripPng = (bytes: Buffer): Buffer | null => {
  const parts: Buffer[] = [bytes.subarray(0, signatureBytes)];
  for (let at = signatureBytes; at + frameBytes <= bytes.length; ) {
    const end = at + frameBytes + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (kept.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
};

/** @returns whether the PNG is animated, which the image library does not detect */
export const isAnimatedPng = (bytes: Buffer): boolean => {
  for (let at = signatureBytes; at + frameBytes <= bytes.length; at += frameBytes + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
};
