// Removes metadata from GIF: comment and application extensions, except those for animation loops and colour profiles.

const keptApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

const headBytes = 13;
const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const comment = 0xfe;
const application = 0xff;

/** Size of the colour table that follows if the highest bit of the packed byte is set. */
const tableBytes = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** @returns the end of the data sub-blocks that begin at `start`; -1 if they are truncated */
const endOfBlocks = (bytes: Buffer, start: number): number => {
  let at = start;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return -1;
};

const isKept = (bytes: Buffer, at: number): boolean => {
  const label = bytes[at + 1];
  if (label === comment) return false;
  return label !== application || keptApplications.includes(bytes.toString('latin1', at + 3, at + 14));
};

/**
 * @returns the GIF without metadata; null if there is no picture or one is truncated. As in decoders, zeros between blocks have no meaning,
 * and the pictures end at anything that is not a block, even if the byte that should end the file is missing
 */
export const stripGif = (bytes: Buffer): Buffer | null => {
  if (bytes.length < headBytes) return null;
  let at = headBytes + tableBytes(bytes[10] ?? 0);
  const parts: Buffer[] = [bytes.subarray(0, at)];
  let hasPicture = false;
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0) {
      at++;
      continue;
    }
    if (kind !== extension && kind !== image) break;
    // an image has a descriptor of 10 bytes, an optional colour table, and the LZW code size before its data
    const start = kind === image ? at + 10 + tableBytes(bytes[at + 9] ?? 0) + 1 : at + 2;
    const end = endOfBlocks(bytes, start);
    if (end === -1 || end > bytes.length) return null;
    if (kind === image || isKept(bytes, at)) parts.push(bytes.subarray(at, end));
    hasPicture ||= kind === image;
    at = end;
  }
  return hasPicture ? Buffer.concat([...parts, Buffer.from([trailer])]) : null;
};
