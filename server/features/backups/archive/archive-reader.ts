// Reads the archive of a backup and detects damage: contents are verified with the hashes in the manifest, and the manifest with its own
// hash. Only regular files with the names of backup entries are accepted.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { BackupError } from '#server/features/backups/backup-error.ts';
import { type ArchiveFile, openArchiveFile } from './archive-file.ts';
import { type Entry, formatOf, formatVersion, isEntryName, type Manifest, manifest, manifestHashName, manifestName } from './manifest.ts';

/** Size of a block in the tar format. */
const blockBytes = 512;
const chunkBytes = 256 * 1024;
/** Enough for the manifest of a million files. */
const maxManifestBytes = 256 * 1024 * 1024;

interface Located extends Entry {
  /** Offset of the content. */
  at: number;
}

export interface ArchiveReader {
  manifest: Manifest;
  /** Size of the file in bytes. */
  size: number;
  /** Streams the content of an entry. @throws BackupError at the end if the content has changed since it was opened */
  read: (name: string) => AsyncGenerator<Buffer>;
  close: () => Promise<void>;
}

const damaged = (what: string) => new BackupError(`The backup is damaged: ${what}.`);

const endOf = ({ at, size }: Located): number => Math.ceil((at + size) / blockBytes) * blockBytes;

interface Scanned {
  entries: Located[];
  /** Contents of the manifest and its hash. */
  texts: Map<string, Buffer>;
}

const entryError = (name: string, type: string | null | undefined): BackupError | null => {
  if (isEntryName(name) && type === 'file') return null;
  return new BackupError(`Not a backup of this product: it contains ${JSON.stringify(name)}${type === 'file' ? '' : ` (${type})`}.`);
};

const chunksOf = async function* ({ size, read }: ArchiveFile): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; at += chunkBytes) yield await read(chunkBytes, at);
};

/** Reads the whole file once. */
const scan = async (file: ArchiveFile): Promise<Scanned> => {
  const entries: Located[] = [];
  const texts = new Map<string, Buffer>();
  const tar = extract();
  const reading = pipeline(Readable.from(chunksOf(file)), tar);
  // the loop below ends with the same error
  reading.catch(() => {});
  for await (const entry of tar) {
    const { name, size = 0, type } = entry.header;
    const error = entryError(name, type);
    if (error) throw error;
    const isText = name === manifestName || name === manifestHashName;
    if (isText && size > maxManifestBytes) throw damaged(name);
    const hash = createHash('sha256');
    const chunks: Buffer[] = [];
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      hash.update(chunk);
      if (isText) chunks.push(chunk);
    }
    const last = entries.at(-1);
    entries.push({ name, size, sha256: hash.digest('hex'), at: (last ? endOf(last) : 0) + blockBytes });
    if (isText) texts.set(name, Buffer.concat(chunks));
  }
  await reading;
  return { entries, texts };
};

const scanOrExplain = async (file: ArchiveFile): Promise<Scanned> => {
  try {
    return await scan(file);
  } catch (error) {
    if (error instanceof BackupError || (error instanceof Error && 'code' in error)) throw error;
    throw damaged(`it is not a complete tar archive (${error instanceof Error ? error.message : ''})`);
  }
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

const readManifest = ({ entries, texts }: Scanned): Manifest => {
  const [described, hash] = entries.slice(-2);
  const text = texts.get(manifestName);
  if (!text || described?.name !== manifestName || hash?.name !== manifestHashName) throw damaged('it has no manifest');
  if (texts.get(manifestHashName)?.toString('latin1') !== `${described.sha256}  ${manifestName}\n`) throw damaged(manifestName);
  return parseManifest(text);
};

/** @throws BackupError unless the archive has the entries of its manifest in the same order */
const compareEntries = ({ entries }: Scanned, described: Manifest): Map<string, Located> => {
  const contents = entries.slice(0, -2);
  if (contents.length !== described.entries.length) throw damaged('it does not have the entries of its manifest');
  for (const [index, { name, size, sha256 }] of described.entries.entries()) {
    const found = contents[index];
    if (found?.name !== name || found.size !== size || found.sha256 !== sha256) throw damaged(name);
  }
  const byName = new Map(contents.map((entry) => [entry.name, entry]));
  if (byName.size !== contents.length) throw new BackupError('Not a backup of this product: it contains an entry twice.');
  return byName;
};

/** Ensures that nothing is hidden between the entries or after the last one. */
const requireZeros = async (file: ArchiveFile, { entries }: Scanned): Promise<void> => {
  for (const entry of entries) {
    const length = endOf(entry) - entry.at - entry.size;
    const padding = await file.read(length, entry.at + entry.size);
    if (padding.length !== length || padding.some((byte) => byte !== 0)) throw damaged(`the padding after ${entry.name}`);
  }
  const last = entries.at(-1);
  if (file.size !== (last ? endOf(last) : 0) + 2 * blockBytes) throw damaged('its end');
};

/**
 * Reads the whole archive.
 * @param key of an encrypted archive
 * @throws BackupError if the file is not a backup, is damaged or cannot be decrypted
 */
export const openArchive = async (path: string, key: string | null = null): Promise<ArchiveReader> => {
  const file = await openArchiveFile(path, key);
  try {
    const scanned = await scanOrExplain(file);
    const described = readManifest(scanned);
    const entries = compareEntries(scanned, described);
    await requireZeros(file, scanned);
    const read = async function* (name: string): AsyncGenerator<Buffer> {
      const entry = entries.get(name);
      if (!entry) throw damaged(`${name} is not in it`);
      const hash = createHash('sha256');
      for (let done = 0; done < entry.size; ) {
        const chunk = await file.read(Math.min(chunkBytes, entry.size - done), entry.at + done);
        if (chunk.length === 0) throw damaged(name);
        hash.update(chunk);
        yield chunk;
        done += chunk.length;
      }
      if (hash.digest('hex') !== entry.sha256) throw damaged(name);
    };
    return { manifest: described, size: file.storedSize, read, close: file.close };
  } catch (error) {
    await file.close();
    throw error;
  }
};
