// Removes metadata from JPEG: marker segments are copied or omitted, and the compressed data stays unchanged.

const startOfScan = 0xda;
const endOfImage = 0xd9;
const jfifBytes = 14;

const startsWith = (payload: Buffer, text: string) => payload.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));

/** Whether a decoder needs the application segment for correct colours. */
const keptSegment = (marker: number, payload: Buffer): boolean => {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe0) return startsWith(payload, 'JFIF\0') && payload.length >= jfifBytes;
  if (marker === 0xe2) return startsWith(payload, 'ICC_PROFILE\0');
  return marker === 0xee && startsWith(payload, 'Adobe');
};

const segment = (marker: number, payload: Buffer): Buffer => {
  // a JFIF header may contain a thumbnail of the uncropped picture
  const kept = marker === 0xe0 ? Buffer.concat([payload.subarray(0, jfifBytes - 2), Buffer.from([0, 0])]) : payload;
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(kept.length + 2, 2);
  return Buffer.concat([head, kept]);
};

/** @returns the offset of the marker that ends the entropy-coded data beginning at `start`; -1 if there is none */
const endOfScan = (bytes: Buffer, start: number): number => {
  for (let at = start; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    // not a stuffed byte, a restart marker or a fill byte
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return -1;
};

/** @returns the JPEG without metadata; null if the structure cannot be parsed to its end */
export const stripJpeg = (bytes: Buffer): Buffer | null => {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === endOfImage) {
    // decoders skip bytes before a marker
    if (bytes[at] !== 0xff) {
      at++;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    // trailing data is omitted, because some cameras append previews with their own metadata
    if (marker === endOfImage) return Buffer.concat([...parts, Buffer.from([0xff, endOfImage])]);
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const payload = bytes.subarray(at + 4, end);
    if (keptSegment(marker, payload)) parts.push(segment(marker, payload));
    at = end;
    if (marker !== startOfScan) continue;
    const scanEnd = endOfScan(bytes, at);
    if (scanEnd === -1) return null;
    parts.push(bytes.subarray(at, scanEnd));
    at = scanEnd;
  }
  return null;
};
