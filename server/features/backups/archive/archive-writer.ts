// Writes the archive of a backup: entries one after another, then the manifest and its hash.
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { type Entry, entryTimeOf, type Manifest, manifestHashName, manifestName } from './manifest.ts';
import { blockBytes, headerOf, paddingOf } from './tar-header.ts';

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface ArchiveWriter {
  /** Streams one entry. The size need not be known before. */
  add: (name: string, source: Source) => Promise<Entry>;
  /** Adds the manifest, the hash of the manifest and the end; once this resolves, the archive survives a power failure. */
  finish: (described: Omit<Manifest, 'entries' | 'createdAt'>) => Promise<{ manifest: Manifest; size: number }>;
  /** Closes the file, finished or not. */
  close: () => Promise<void>;
}

const writeAll = async (file: FileHandle, bytes: Uint8Array, at: number): Promise<void> => {
  for (let done = 0; done < bytes.length; ) done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
};

/** @param path of a new file @param createdAt time of the backup, stored with each entry */
export const createArchive = async (path: string, createdAt: string): Promise<ArchiveWriter> => {
  const file = await open(path, 'wx', 0o600);
  const entries: Entry[] = [];
  const modifiedAt = entryTimeOf({ createdAt });
  let position = 0;

  const append = async (name: string, source: Source): Promise<Entry> => {
    const hash = createHash('sha256');
    const start = position + blockBytes;
    let size = 0;
    for await (const chunk of source) {
      hash.update(chunk);
      await writeAll(file, chunk, start + size);
      size += chunk.length;
    }
    await writeAll(file, Buffer.alloc(paddingOf(size)), start + size);
    // last, because only now is the size known
    await writeAll(file, headerOf({ name, size, modifiedAt }), position);
    position = start + size + paddingOf(size);
    return { name, size, sha256: hash.digest('hex') };
  };

  return {
    add: async (name, source) => {
      const entry = await append(name, source);
      entries.push(entry);
      return entry;
    },
    finish: async (described) => {
      const manifest: Manifest = { ...described, createdAt, entries };
      const { sha256 } = await append(manifestName, [Buffer.from(`${JSON.stringify(manifest)}\n`)]);
      await append(manifestHashName, [Buffer.from(`${sha256}  ${manifestName}\n`)]);
      const end = Buffer.alloc(2 * blockBytes);
      await writeAll(file, end, position);
      await file.sync();
      return { manifest, size: position + end.length };
    },
    close: () => file.close(),
  };
};
