// Writes the archive of a backup: its entries, then the manifest and the hash of the manifest.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { createEncryption } from './archive-file.ts';
import { type Entry, type Manifest, manifestHashName, manifestName } from './manifest.ts';

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface ArchiveWriter {
  /** Streams an entry of this size. */
  add: (name: string, size: number, source: Source) => Promise<Entry>;
  /** Adds an entry of unknown size, which is first written to a file in the folder `scratch`. */
  addUnsized: (name: string, source: Source) => Promise<Entry>;
  /** Adds the manifest, its hash and the end of the archive; once this resolves, the archive survives a power failure. */
  finish: (described: Omit<Manifest, 'entries' | 'createdAt'>) => Promise<void>;
  /** Closes the file even if it is not finished. */
  close: () => Promise<void>;
}

interface Options {
  /** Key for encryption; default: the archive is not encrypted. */
  key?: string | null;
  /** Folder for temporary files, which are not encrypted; default: beside the archive. */
  scratch?: string;
}

/** @param path of a new file @param createdAt time of the backup, stored with each entry @throws BackupError if the key is not valid */
export const createArchive = async (
  path: string,
  createdAt: string,
  { key = null, scratch = dirname(path) }: Options = {},
): Promise<ArchiveWriter> => {
  const encrypt = key === null ? null : await createEncryption(key);
  const file = await open(path, 'wx', 0o600);
  const entries: Entry[] = [];
  const tar = pack();
  const end = new AbortController();
  const output = file.createWriteStream({ flush: true });
  const { signal } = end;
  const written = encrypt ? pipeline(tar, encrypt, output, { signal }) : pipeline(tar, output, { signal });
  // errors such as a full disk also end the entry being written
  written.catch(() => {});

  const append = async (name: string, size: number, source: Source): Promise<Entry> => {
    const hash = createHash('sha256');
    const hashed = async function* () {
      for await (const chunk of source) {
        hash.update(chunk);
        yield chunk;
      }
    };
    try {
      await pipeline(hashed(), tar.entry({ name, size, mode: 0o600, mtime: new Date(createdAt) }));
    } catch (error) {
      // report the error that ended the entry, for example a full disk
      if (tar.destroyed) await written;
      throw error;
    }
    return { name, size, sha256: hash.digest('hex') };
  };
  const add: ArchiveWriter['add'] = async (name, size, source) => {
    const entry = await append(name, size, source);
    entries.push(entry);
    return entry;
  };
  const appendText = (name: string, text: string) => append(name, Buffer.byteLength(text), [Buffer.from(text)]);

  return {
    add,
    addUnsized: async (name, source) => {
      const part = join(scratch, `${basename(path)}.entry`);
      try {
        await writeFile(part, source, { mode: 0o600 });
        return await add(name, (await stat(part)).size, createReadStream(part));
      } finally {
        await rm(part, { force: true });
      }
    },
    finish: async (described) => {
      const manifest: Manifest = { ...described, createdAt, entries };
      const { sha256 } = await appendText(manifestName, `${JSON.stringify(manifest)}\n`);
      await appendText(manifestHashName, `${sha256}  ${manifestName}\n`);
      tar.finalize();
      await written;
    },
    close: async () => {
      end.abort();
      await written.catch(() => {});
    },
  };
};
