// An archive file, either unencrypted or encrypted in the age format (docs/decisions/0065-encrypted-backups.md). Parts are decrypted when
// they are read, so the disk never contains a decrypted copy.
import { createDecipheriv, hkdfSync } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { BackupError } from '#server/features/backups/backup-error.ts';

const firstLine = Buffer.from('age-encryption.org/v1\n');
/** Longer than a header with hundreds of recipients. */
const maxHeaderBytes = 64 * 1024;
const saltBytes = 16;
const partBytes = 64 * 1024;
const tagBytes = 16;

export interface ArchiveFile {
  /** Size of the decrypted archive in bytes. */
  size: number;
  /** Size on disk in bytes. */
  storedSize: number;
  /** @returns fewer bytes only at the end of the file @throws BackupError if an encrypted part was changed or truncated */
  read: (length: number, position: number) => Promise<Buffer>;
  close: () => Promise<void>;
}

const readFrom = async (file: FileHandle, length: number, position: number): Promise<Buffer> => {
  const chunk = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(chunk, done, length - done, position + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return chunk.subarray(0, done);
};

/** Loaded on demand, because the library is large. */
const library = () => import('age-encryption');

const validKey = async <T>(use: () => T | Promise<T>): Promise<T> => {
  try {
    return await use();
  } catch {
    throw new BackupError('BACKUP_KEY is not a valid key: it was truncated or mistyped.');
  }
};

/** @returns whether the checksum of the key is correct */
export const isBackupKey = async (key: string): Promise<boolean> => {
  const { identityToRecipient } = await library();
  return validKey(() => identityToRecipient(key)).then(
    () => true,
    () => false,
  );
};

/** @returns a new value for BACKUP_KEY */
export const newBackupKey = async (): Promise<string> => (await library()).generateX25519Identity();

const streamOf = (source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> => {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
};

/** @returns a function that encrypts a stream @throws BackupError if the key is not valid */
export const createEncryption = async (key: string): Promise<(source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>> => {
  const { Encrypter, identityToRecipient } = await library();
  const encrypter = new Encrypter();
  encrypter.addRecipient(await validKey(() => identityToRecipient(key)));
  return async function* (source) {
    const reader = (await encrypter.encrypt(streamOf(source))).getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  };
};

/** @returns the key of the content and its position */
const openHeader = async (file: FileHandle, key: string): Promise<{ contentKey: Buffer; start: number }> => {
  const begin = await readFrom(file, maxHeaderBytes, 0);
  const lastLine = begin.indexOf('\n--- ');
  const end = begin.indexOf('\n', lastLine + 1) + 1;
  const salt = begin.subarray(end, end + saltBytes);
  if (lastLine < 0 || end === 0 || salt.length < saltBytes)
    throw new BackupError('The backup is damaged: its beginning was changed or truncated.');
  const { Decrypter } = await library();
  const decrypter = new Decrypter();
  await validKey(() => decrypter.addIdentity(key));
  const fileKey = await decrypter.decryptHeader(begin.subarray(0, end)).catch(() => {
    throw new BackupError('BACKUP_KEY is not the key of this backup, or the beginning of the backup is damaged.');
  });
  return { contentKey: Buffer.from(hkdfSync('sha256', fileKey, salt, 'payload', 32)), start: end + saltBytes };
};

/** Contains the number of the part and whether it is the last one. */
const nonceOf = (part: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(part, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
};

const decryptPart = (contentKey: Buffer, nonce: Buffer, stored: Buffer): Buffer => {
  const end = stored.length - tagBytes;
  const decipher = createDecipheriv('chacha20-poly1305', contentKey, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(stored.subarray(end));
  return Buffer.concat([decipher.update(stored.subarray(0, end)), decipher.final()]);
};

const openEncrypted = async (file: FileHandle, storedSize: number, key: string): Promise<Pick<ArchiveFile, 'size' | 'read'>> => {
  const { contentKey, start } = await openHeader(file, key);
  const parts = Math.ceil((storedSize - start) / (partBytes + tagBytes));
  let last: { part: number; bytes: Buffer } | null = null;
  const readPart = async (part: number): Promise<Buffer> => {
    if (last?.part === part) return last.bytes;
    const stored = await readFrom(file, partBytes + tagBytes, start + part * (partBytes + tagBytes));
    try {
      const bytes = decryptPart(contentKey, nonceOf(part, part === parts - 1), stored);
      last = { part, bytes };
      return bytes;
    } catch {
      throw new BackupError(
        `The backup is damaged: part ${part + 1} of ${parts} of the encrypted file was changed, or the file was truncated.`,
      );
    }
  };
  const size = storedSize - start - parts * tagBytes;
  const read: ArchiveFile['read'] = async (length, position) => {
    const found: Buffer[] = [];
    const end = Math.min(position + length, size);
    for (let at = position; at < end; ) {
      const part = Math.floor(at / partBytes);
      const offset = at - part * partBytes;
      const bytes = (await readPart(part)).subarray(offset, offset + end - at);
      found.push(bytes);
      at += bytes.length;
    }
    return Buffer.concat(found);
  };
  // verifies the end first, so that a truncated file is refused immediately
  await readPart(parts - 1);
  return { size, read };
};

const openContent = async (file: FileHandle, storedSize: number, key: string | null): Promise<Pick<ArchiveFile, 'size' | 'read'>> => {
  const isEncrypted = (await readFrom(file, firstLine.length, 0)).equals(firstLine);
  if (!isEncrypted) return { size: storedSize, read: (length, position) => readFrom(file, length, position) };
  if (key === null) throw new BackupError('The backup is encrypted. Set BACKUP_KEY to its key.');
  return openEncrypted(file, storedSize, key);
};

/** @param key for encrypted files; others do not need it @throws BackupError if the file cannot be read or decrypted */
export const openArchiveFile = async (path: string, key: string | null): Promise<ArchiveFile> => {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${path} cannot be read (${error.code}).`);
  });
  try {
    const status = await file.stat();
    if (!status.isFile()) throw new BackupError(`${path} is not a file.`);
    const content = await openContent(file, status.size, key);
    return { ...content, storedSize: status.size, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
};
