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

/**
 * By the byte order mark, then by the XML declaration, otherwise UTF-8.
 * @returns a label of TextDecoder
 * @throws SheetError for an unknown encoding
 */
export const xmlEncoding = (beginning: Buffer): string => {
  const marked = marks.find(([, bytes]) => bytes.every((byte, index) => beginning[index] === byte));
  if (marked) return marked[0];
  const declaration = /^\s*<\?xml\s[^<>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(beginning.toString('latin1', 0, 1000));
  const label = declaration?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new SheetError(`The encoding “${label}” of the XML file is not known. Export the file as UTF-8.`);
  }
};
