// Checks AVIF files, which consist of boxes with a size, a type and content (ISO/IEC 14496-12).

const headBytes = 8;

/** @returns whether the file is complete; after a power failure it may be empty or truncated */
export const isWholeAvif = (bytes: Buffer): boolean => {
  let at = 0;
  let hasPicture = false;
  while (at + headBytes <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size < headBytes) return false;
    hasPicture ||= bytes.toString('latin1', at + 4, at + headBytes) === 'mdat';
    at += size;
  }
  return hasPicture && at === bytes.length;
};

/** @param bytes the beginning of an AVIF file @returns whether one of its brands is that of image sequences */
export const isAvifAnimation = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 200));
  const end = Math.min(head.readUInt32BE(0), head.length);
  // a four-byte version follows the first brand
  for (let at = headBytes; at + 4 <= end; at += 4) if (head.toString('latin1', at, at + 4) === 'avis') return true;
  return false;
};
