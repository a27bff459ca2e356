// The beginning of a file: whether it is text, and its encoding.
import { open } from 'node:fs/promises';
import { SheetError } from '#server/platform/sheets/sheet.ts';

const beginningBytes = 262_144;

export const readBeginning = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(beginningBytes), 0, beginningBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** @returns whether the text begins with these characters, after white space */
export const hasCharacters = (text: string, characters: string): boolean => text.slice(0, 1000).trimStart().startsWith(characters);

const marks: [label: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const isUtf16 = (label: string): boolean => new TextDecoder(label).encoding.startsWith('utf-16');

/** The first characters of UTF-16 without a byte order mark: `<` and a zero byte, or the other way round. */
const unmarkedUtf16 = (beginning: Buffer): string | null => {
  if (beginning[0] === 0x3c && beginning[1] === 0) return 'utf-16le';
  return beginning[0] === 0 && beginning[1] === 0x3c ? 'utf-16be' : null;
};

/**
 * By the byte order mark or the first bytes, then by the XML declaration, otherwise UTF-8. A declaration that can be read is not in UTF-16,
 * whatever it says: some programs convert a file without changing it.
 * @returns a label of TextDecoder
 * @throws SheetError for an unknown encoding
 */
export const xmlEncoding = (beginning: Buffer): string => {
  const marked = marks.find(([, bytes]) => bytes.every((byte, index) => beginning[index] === byte));
  if (marked) return marked[0];
  const unmarked = unmarkedUtf16(beginning);
  if (unmarked) return unmarked;
  const declaration = /^\s*<\?xml\s[^<>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(beginning.toString('latin1', 0, 1000));
  const label = declaration?.[1] ?? 'utf-8';
  try {
    return isUtf16(label) ? 'utf-8' : new TextDecoder(label).encoding;
  } catch {
    throw new SheetError(`The encoding “${label}” of the XML file is not known. Export the file as UTF-8.`);
  }
};
