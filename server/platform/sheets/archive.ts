// Zip files with pictures and documents, read and written.
import { createWriteStream } from 'node:fs';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { openZip, type ZipEntry } from './zip-file.ts';

export type ArchiveEntry = ZipEntry;

export interface OpenedArchive {
  /** Files, without those that operating systems add. */
  entries: ArchiveEntry[];
  /**
   * Finds a file by its path or its name, ignoring case.
   * @returns none, one, or all files of that name if several folders contain one
   */
  find: (name: string) => ArchiveEntry[];
  /** @throws SheetError if the file is larger than `maxBytes` or damaged; `toFile` then contains a part of it */
  extract: (entry: ArchiveEntry, toFile: string, maxBytes: number) => Promise<void>;
  close: () => Promise<void>;
}

const maxEntries = 50_000;

const isOfSystem = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)|(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i.test(path);

/** macOS writes names with separate accents. */
const keyOf = (path: string): string =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^\.?\/+/, '');

/** @throws SheetError if the file is no zip file, is protected, or leads out of itself */
export const openArchive = async (path: string): Promise<OpenedArchive> => {
  const zip = await openZip(path, maxEntries);
  const entries = zip.entries.filter((entry) => !isOfSystem(entry.path));
  const byPath = new Map(entries.map((entry) => [keyOf(entry.path), entry]));
  const byName = Map.groupBy(entries, (entry) => posix.basename(keyOf(entry.path)));
  return {
    entries,
    find: (name) => {
      const key = keyOf(name);
      const exact = byPath.get(key);
      return exact ? [exact] : (byName.get(posix.basename(key)) ?? []);
    },
    extract: async (entry, toFile, maxBytes) => {
      await pipeline(zip.read(entry, maxBytes), createWriteStream(toFile));
    },
    close: async () => zip.close(),
  };
};

/** Other files are compressed already. */
const isCompressible = (name: string): boolean => /\.(?:csv|tsv|txt|json|xml|html|svg)$/i.test(name);

/** Writes a zip file as a stream. The next file is asked for when the one before is written. */
export const writeArchive = (files: AsyncIterable<{ name: string; content: Readable | Buffer }>): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error) => output.destroy(error));
  output.on('close', () => current?.destroy());
  const write = async () => {
    for await (const { name, content } of files) {
      current = Buffer.isBuffer(content) ? Readable.from([content]) : content;
      if (output.destroyed) current.destroy();
      const written = finished(current);
      zip.addReadStream(current, name, { compress: isCompressible(name) });
      await written;
    }
    zip.end();
  };
  write().catch((error: Error) => output.destroy(error));
  return output;
};
