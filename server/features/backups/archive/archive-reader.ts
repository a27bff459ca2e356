// Reads the archive of a backup and finds every damaged byte: headers and padding are compared with what the writer writes, contents
// with the hashes in the manifest, and the manifest with its own hash.
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { BackupError } from '#server/features/backups/backup-error.ts';
import {
  type Entry,
  entryTimeOf,
  formatOf,
  formatVersion,
  isEntryName,
  type Manifest,
  manifest,
  manifestHashName,
  manifestName,
} from './manifest.ts';
import { blockBytes, type EntryHead, paddingOf, readHeader } from './tar-header.ts';

const chunkBytes = 256 * 1024;
/** The manifest of a million files is smaller. */
const maxManifestBytes = 256 * 1024 * 1024;

interface Located extends EntryHead {
  /** Position of the content. */
  at: number;
}

export interface ArchiveReader {
  manifest: Manifest;
  /** Size of the archive in bytes. */
  size: number;
  /** Streams the content of an entry. @throws BackupError at its end if the content is damaged */
  read: (name: string) => AsyncGenerator<Buffer>;
  close: () => Promise<void>;
}

const damaged = (what: string) => new BackupError(`The backup is damaged: ${what}.`);

const readBlock = async (file: FileHandle, at: number, size: number): Promise<Buffer> => {
  const block = Buffer.alloc(size);
  for (let done = 0; done < size; ) {
    const { bytesRead } = await file.read(block, done, size - done, at + done);
    if (bytesRead === 0) throw damaged(`it ends after ${at + done} bytes`);
    done += bytesRead;
  }
  return block;
};

const isZero = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

/** Reads all headers, without the contents. */
const locate = async (file: FileHandle, fileSize: number): Promise<Located[]> => {
  const found: Located[] = [];
  let at = 0;
  while (found.at(-1)?.name !== manifestHashName) {
    const last = found.at(-1)?.name;
    const where = last === undefined ? 'it is not a backup, or its beginning is damaged' : `the header after ${last}, at byte ${at}`;
    const head = readHeader(await readBlock(file, at, blockBytes));
    if (!head || head.size > fileSize) throw damaged(where);
    if (!isEntryName(head.name)) throw new BackupError(`Not a backup of this product: it contains ${JSON.stringify(head.name)}.`);
    if (found[0] && found[0].modifiedAt !== head.modifiedAt) throw damaged(where);
    const padding = paddingOf(head.size);
    if (!isZero(await readBlock(file, at + blockBytes + head.size, padding))) throw damaged(`the padding after ${head.name}`);
    found.push({ ...head, at: at + blockBytes });
    at += blockBytes + head.size + padding;
  }
  if (fileSize !== at + 2 * blockBytes || !isZero(await readBlock(file, at, 2 * blockBytes))) throw damaged('its end');
  return found;
};

const parseManifest = (bytes: Buffer): Manifest => {
  const value: unknown = JSON.parse(bytes.toString('utf8'));
  const { data: known } = formatOf.safeParse(value);
  if (known && known.format > formatVersion) {
    throw new BackupError(`The backup has the format ${known.format}, which this version does not know. Use a newer version.`);
  }
  const { data, error } = manifest.safeParse(value);
  if (!data) throw new BackupError(`The manifest of the backup is not valid: ${error.issues[0]?.path.join('.')}.`);
  return data;
};

const readManifest = async (file: FileHandle, located: readonly Located[]): Promise<Manifest> => {
  const [described, hash] = located.slice(-2);
  if (described?.name !== manifestName || !hash || described.size > maxManifestBytes || hash.size > blockBytes) {
    throw damaged('it has no manifest');
  }
  const bytes = await readBlock(file, described.at, described.size);
  const expected = `${createHash('sha256').update(bytes).digest('hex')}  ${manifestName}\n`;
  if ((await readBlock(file, hash.at, hash.size)).toString('latin1') !== expected) throw damaged(manifestName);
  return parseManifest(bytes);
};

/** The headers and the manifest list the same entries. */
const compareEntries = (located: readonly Located[], described: Manifest): Map<string, Located & Entry> => {
  const contents = located.slice(0, -2);
  if (contents.length !== described.entries.length) throw damaged('it does not have the entries of its manifest');
  const modifiedAt = entryTimeOf(described);
  const both = described.entries.map((entry, index) => {
    const place = contents[index];
    if (place?.name !== entry.name || place.size !== entry.size || place.modifiedAt !== modifiedAt)
      throw damaged(`the header of ${entry.name}`);
    return [entry.name, { ...place, ...entry }] as const;
  });
  const byName = new Map(both);
  if (byName.size !== both.length) throw new BackupError('Not a backup of this product: it contains an entry twice.');
  return byName;
};

/** @throws BackupError if the file is not a backup, or its structure is damaged; contents are checked by `read` */
export const openArchive = async (path: string): Promise<ArchiveReader> => {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${path} cannot be read (${error.code}).`);
  });
  try {
    const status = await file.stat();
    if (!status.isFile()) throw new BackupError(`${path} is not a file.`);
    const { size } = status;
    const located = await locate(file, size);
    const described = await readManifest(file, located);
    const entries = compareEntries(located, described);
    const read = async function* (name: string): AsyncGenerator<Buffer> {
      const entry = entries.get(name);
      if (!entry) throw damaged(`${name} is not in it`);
      const hash = createHash('sha256');
      for (let done = 0; done < entry.size; ) {
        const chunk = await readBlock(file, entry.at + done, Math.min(chunkBytes, entry.size - done));
        hash.update(chunk);
        done += chunk.length;
        yield chunk;
      }
      if (hash.digest('hex') !== entry.sha256) throw damaged(name);
    };
    return { manifest: described, size, read, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
};
