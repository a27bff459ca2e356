// Headers of a tar archive (POSIX ustar), for regular files only. The header of an entry follows from its name, its size and the
// time of the backup, so a reader can compare every byte of it.

export const blockBytes = 512;
const nameBytes = 100;
const checksumAt = 148;
const checksumBytes = 8;
const sizeAt = 124;
/** The largest size in octal digits; larger ones are stored as binary numbers, as GNU tar does. */
const maxOctalSize = 0o77777777777;
const binaryMark = 0x80;

export interface EntryHead {
  name: string;
  size: number;
  /** Seconds since 1970. */
  modifiedAt: number;
}

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

const checksumOf = (block: Buffer): number =>
  block.reduce((sum, byte, index) => sum + (index >= checksumAt && index < checksumAt + checksumBytes ? 0x20 : byte), 0);

const writeSize = (block: Buffer, size: number): void => {
  if (size <= maxOctalSize) {
    block.write(octal(size, 11), sizeAt, 'latin1');
    return;
  }
  block[sizeAt] = binaryMark;
  block.writeBigUInt64BE(BigInt(size), sizeAt + 4);
};

export const headerOf = ({ name, size, modifiedAt }: EntryHead): Buffer => {
  if (Buffer.byteLength(name) > nameBytes) throw new RangeError(`The name ${name} is too long for the archive`);
  const block = Buffer.alloc(blockBytes);
  block.write(name, 0, 'utf8');
  block.write(octal(0o600, 7), 100, 'latin1');
  block.write(octal(0, 7), 108, 'latin1');
  block.write(octal(0, 7), 116, 'latin1');
  writeSize(block, size);
  block.write(octal(modifiedAt, 11), 136, 'latin1');
  block.write('0', 156, 'latin1');
  block.write('ustar\x0000', 257, 'latin1');
  block.write(`${octal(checksumOf(block), 6)} `, checksumAt, 'latin1');
  return block;
};

const readNumber = (block: Buffer, at: number, length: number): number =>
  block[at] === binaryMark
    ? Number(block.readBigUInt64BE(at + length - 8))
    : Number.parseInt(block.toString('latin1', at, at + length).replace(/[\0 ].*/s, ''), 8);

/** @returns null unless the block is exactly the header that `headerOf` writes */
export const readHeader = (block: Buffer): EntryHead | null => {
  const end = block.indexOf(0);
  if (end <= 0 || end > nameBytes) return null;
  const head = { name: block.toString('utf8', 0, end), size: readNumber(block, sizeAt, 12), modifiedAt: readNumber(block, 136, 12) };
  if (!Number.isSafeInteger(head.size) || !Number.isSafeInteger(head.modifiedAt) || head.size < 0) return null;
  if (Buffer.byteLength(head.name) > nameBytes) return null;
  return headerOf(head).equals(block) ? head : null;
};

/** @returns the number of zero bytes after content of this size */
export const paddingOf = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes;
