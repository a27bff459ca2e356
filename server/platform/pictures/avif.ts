// Checks AVIF files, and removes their metadata. Items are addressed by their offset in the file, so nothing may move: an item with metadata
// gets the type 'free' and its bytes are overwritten with zeros.

interface Box {
  type: string;
  /** Offset of the type field; the content follows it. */
  typeAt: number;
  start: number;
  end: number;
}

const boxesIn = (bytes: Buffer, from: number, to: number): Box[] => {
  const found: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= to;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const end = size === 0 ? to : at + size;
    if (end > to || end < at + 8) break;
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), typeAt: at + 4, start: at + (isLong ? 16 : 8), end });
    at = end;
  }
  return found;
};

const boxIn = (bytes: Buffer, { start, end }: Box, type: string, skip = 0): Box | undefined =>
  boxesIn(bytes, start + skip, end).find((box) => box.type === type);

/** Version and flags at the beginning of a full box. */
const versionBytes = 4;

interface Item {
  id: number;
  typeAt: number;
}

const metadataTypes = ['Exif', 'mime', 'uri '];

/** The items that contain metadata (box iinf). */
const metadataItems = (bytes: Buffer, meta: Box): Item[] => {
  const info = boxIn(bytes, meta, 'iinf', versionBytes);
  if (!info) return [];
  const countBytes = bytes[info.start] === 0 ? 2 : 4;
  return boxesIn(bytes, info.start + versionBytes + countBytes, info.end).flatMap(({ type, start, end }) => {
    const isLong = bytes[start] === 3;
    const idAt = start + versionBytes;
    // id, protection index, type
    const typeAt = idAt + (isLong ? 4 : 2) + 2;
    if (type !== 'infe' || typeAt + 4 > end || !metadataTypes.includes(bytes.toString('latin1', typeAt, typeAt + 4))) return [];
    return [{ id: isLong ? bytes.readUInt32BE(idAt) : bytes.readUInt16BE(idAt), typeAt }];
  });
};

/** Reads consecutive big-endian integers; an integer of 0 bytes is 0. */
const reader = (bytes: Buffer, start: number) => {
  let at = start;
  return (size: number): number => {
    const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
};

interface Extent {
  id: number;
  start: number;
  end: number;
}

/** Byte ranges of the items (box iloc, ISO/IEC 14496-12). */
const extentsIn = (bytes: Buffer, meta: Box): Extent[] => {
  const locations = boxIn(bytes, meta, 'iloc', versionBytes);
  if (!locations) return [];
  const data = boxIn(bytes, meta, 'idat', versionBytes);
  const version = bytes[locations.start] ?? 0;
  const read = reader(bytes, locations.start + versionBytes);
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, version > 0 ? sizes & 15 : 0];
  const found: Extent[] = [];
  for (let items = read(version < 2 ? 2 : 4); items > 0; items--) {
    const id = read(version < 2 ? 2 : 4);
    const isInData = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseSize) + (isInData ? (data?.start ?? 0) : 0);
    for (let extents = read(2); extents > 0; extents--) {
      read(indexSize);
      const start = base + read(offsetSize);
      const length = read(lengthSize);
      found.push({ id, start, end: length === 0 ? bytes.length : start + length });
    }
  }
  return found;
};

const blank = (bytes: Buffer, { typeAt, start, end }: Box) => {
  bytes.write('free', typeAt, 'latin1');
  bytes.fill(0, start, end);
};

const blankUserData = (bytes: Buffer, box: Box): void => {
  for (const inner of boxesIn(bytes, box.start, box.end)) {
    if (inner.type === 'udta' || inner.type === 'meta' || inner.type === 'uuid') blank(bytes, inner);
    else if (inner.type === 'trak') blankUserData(bytes, inner);
  }
};

/** @returns whether the file is complete */
export const isWholeAvif = (bytes: Buffer): boolean => {
  const boxes = boxesIn(bytes, 0, bytes.length);
  return boxes.some(({ type }) => type === 'mdat') && boxes.at(-1)?.end === bytes.length;
};

/** @returns a copy of the same length without metadata; null if the structure cannot be parsed */
export const stripAvif = (original: Buffer): Buffer | null => {
  const bytes = Buffer.from(original);
  try {
    for (const box of boxesIn(bytes, 0, bytes.length)) {
      if (box.type === 'uuid') blank(bytes, box);
      if (box.type === 'moov') blankUserData(bytes, box);
      if (box.type !== 'meta') continue;
      const items = metadataItems(bytes, box);
      const extents = extentsIn(bytes, box).filter(({ id }) => items.some((item) => item.id === id));
      for (const { start, end } of extents) bytes.fill(0, start, end);
      for (const { typeAt } of items) bytes.write('free', typeAt, 'latin1');
    }
    return bytes;
  } catch (error) {
    // an offset outside the file
    if (error instanceof RangeError) return null;
    throw error;
  }
};
