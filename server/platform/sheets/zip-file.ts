// Zip files of strangers, read with limits: XLSX files, and archives with pictures and documents.
import { crc32 } from 'node:zlib';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { SheetError } from './sheet.ts';

export interface ZipEntry {
  path: string;
  /** Bytes, as the file states them. Reading checks it. */
  size: number;
}

export interface OpenedZip {
  entries: ZipEntry[];
  /** @throws SheetError if the entry has more than `maxBytes`, or is damaged */
  read: (entry: ZipEntry, maxBytes: number) => AsyncIterable<Buffer>;
  close: () => void;
}

/** Ratio of unpacked to packed size that no honest file reaches; below `smallBytes`, empty tables do. */
const [maxRatio, smallBytes] = [200, 16 * 1024 * 1024];

export const damaged = () =>
  new SheetError('The file is damaged or incomplete. Copy or download it again, or save it again in the program that made it.');
const tooLarge = (path: string) =>
  new SheetError(`“${path}” unpacks to an unusual size, so the file is not read. Save it again, or split it into several files.`);

const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** The words for an error of the library. Errors of the disk stay as they are. */
const explain = (error: unknown): unknown => (error instanceof SheetError || isSystemError(error) ? error : damaged());

const utf8Flag = 0x800;

/** Programs that write UTF-8 do not always say so; names that are not UTF-8 have the character set of DOS. */
const decodeName = (entry: Entry): string => {
  const raw = entry.fileNameRaw;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
  } catch {
    return getFileNameLowLevel(entry.generalPurposeBitFlag & ~utf8Flag, raw, entry.extraFields, false);
  }
};

const pathOf = (entry: Entry): string => {
  const path = decodeName(entry).replaceAll('\\', '/');
  if (validateFileName(path) !== null || path.includes('\0')) {
    throw new SheetError(`The zip file contains a name that leads out of it (“${path.slice(0, 100)}”). Create it again.`);
  }
  return path;
};

const listEntries = async (zip: ZipFile, maxEntries: number): Promise<Map<ZipEntry, Entry>> => {
  const entries = new Map<ZipEntry, Entry>();
  const tooMany = new SheetError(
    `The zip file contains more than ${maxEntries.toLocaleString('en-GB')} files. Split it into several zip files.`,
  );
  if (zip.entryCount > maxEntries) throw tooMany;
  let packed = 0;
  for await (const entry of zip.eachEntry()) {
    const path = pathOf(entry);
    if (path.endsWith('/')) continue;
    if (entry.isEncrypted()) throw new SheetError('The file is protected by a password. Save it without a password.');
    packed += entry.compressedSize;
    entries.set({ path, size: entry.uncompressedSize }, entry);
  }
  // entries that share their bytes unpack to more than the file can contain
  if (packed > zip.fileSize) throw damaged();
  return entries;
};

async function* readEntry(zip: ZipFile, entry: Entry, path: string, maxBytes: number): AsyncGenerator<Buffer> {
  if (!entry.canDecodeFileData()) {
    throw new SheetError(`“${path}” is compressed by an unusual method. Create the zip file again with the usual one.`);
  }
  const allowed = Math.min(maxBytes, Math.max(smallBytes, entry.compressedSize * maxRatio));
  if (entry.uncompressedSize > allowed) throw tooLarge(path);
  let [bytes, checksum] = [0, 0];
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > allowed) throw tooLarge(path);
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (bytes !== entry.uncompressedSize || checksum !== entry.crc32) throw damaged();
}

/** @throws SheetError if the file is no zip file, is protected, or leads out of itself */
export const openZip = async (path: string, maxEntries: number): Promise<OpenedZip> => {
  let zip: ZipFile | undefined;
  try {
    const opened = await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false });
    zip = opened;
    const entries = await listEntries(opened, maxEntries);
    return {
      entries: [...entries.keys()],
      read: async function* (entry, maxBytes) {
        const listed = entries.get(entry);
        if (!listed) throw new Error(`${entry.path} is not an entry of this zip file`);
        try {
          yield* readEntry(opened, listed, entry.path, maxBytes);
        } catch (error) {
          throw explain(error);
        }
      },
      close: () => opened.close(),
    };
  } catch (error) {
    zip?.close();
    throw explain(error);
  }
};
