// Text files of an unknown encoding.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { SheetError } from './sheet.ts';

const byteOrderMarks: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The first bytes of a file. */
export const readStart = async (path: string, bytes: number): Promise<Buffer> => {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(bytes);
    const { bytesRead } = await file.read(buffer, 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const decoderOf = (encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new SheetError(`The encoding “${encoding}” is not known. Choose UTF-8 or Windows-1252.`);
  }
};

const isInvalidText = (error: unknown): boolean => error instanceof TypeError;

/**
 * Reads a file in parts, without its byte order mark.
 * @throws TypeError if the bytes are not valid in the encoding
 */
export async function* decodeFile(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

const isValid = async (path: string, encoding: string): Promise<boolean> => {
  try {
    for await (const text of decodeFile(path, encoding)) {
      if (text.includes('\0')) {
        throw new SheetError('This file is not a table of text: it contains binary data. Save the table as XLSX or as “CSV UTF-8”.');
      }
    }
    return true;
  } catch (error) {
    if (isInvalidText(error)) return false;
    throw error;
  }
};

/**
 * Reads the whole file once.
 * @param given a label of TextDecoder; a byte order mark prevails
 * @throws SheetError if the file is not text, or not of the given encoding
 */
export const detectEncoding = async (path: string, given: string | undefined): Promise<{ encoding: string; isSure: boolean }> => {
  const start = await readStart(path, 3);
  const marked = byteOrderMarks.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0];
  const chosen = marked ?? (given === undefined ? undefined : decoderOf(given).encoding);
  if (chosen !== undefined) {
    if (await isValid(path, chosen)) return { encoding: chosen, isSure: true };
    throw new SheetError(
      `The file is damaged, or its encoding is not ${chosen.toUpperCase()}. Choose another encoding, or save the file again.`,
    );
  }
  if (await isValid(path, 'utf-8')) return { encoding: 'utf-8', isSure: true };
  await isValid(path, 'windows-1252');
  return { encoding: 'windows-1252', isSure: false };
};
