// PNG without metadata: of its chunks, only those are kept that say how the picture looks.

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

/** @returns null where the structure cannot be followed to its end */
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

/** @returns whether the picture has frames that only a browser shows */
export const isAnimatedPng = (bytes: Buffer): boolean => {
  for (let at = signatureBytes; at + frameBytes <= bytes.length; at += frameBytes + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
};
