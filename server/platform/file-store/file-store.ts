// Where uploads and scaled pictures are stored: in a folder, or in object storage with the protocol of S3. Both have the same names:
// `uploads/2026/11/….webp` for uploads, `cache/scaled/…` for scaled pictures (docs/decisions/0037-file-store.md).
import type { Readable } from 'node:stream';

/** As configured by FILES_URL. */
export type FilesConfig = { kind: 'folder'; dir: string } | S3Config;

export interface S3Config {
  kind: 's3';
  bucket: string;
  /** In front of all names, without slashes at its ends; empty for none. */
  prefix: string;
  /** Null for Amazon S3. */
  endpoint: string | null;
  region: string;
  /** The bucket is part of the path of an address, not of its host. */
  usesPathStyle: boolean;
  /** How long a response is waited for, and how long the next bytes of one. */
  patienceMs: number;
  /** Null for the usual sources of the AWS SDK, e.g. the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null;
}

/**
 * The file store refuses a call or does not answer. The message is one line without credentials; there is no cause, because errors of
 * the library contain parts of the signed request.
 */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
  constructor(reason: string) {
    super(`The file storage is unavailable: ${reason}`);
  }
}

export interface FileFacts {
  /** In bytes. */
  size: number;
  modifiedAt: Date;
  /** As in the header of that name, a strong one; null if it is unknown. */
  etag: string | null;
}

export interface OpenFile extends FileFacts {
  /** Destroy it if it is not read to its end. */
  content: Readable;
}

/** First and last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** All paths are relative and chosen by the server. Reading throws FileStoreError, writing also errors of the disk. */
export interface FileStore {
  kind: FilesConfig['kind'];
  /** The folder of the files; null for object storage. */
  dir: string | null;
  /** @returns null if there is no such file */
  stat: (path: string) => Promise<FileFacts | null>;
  /** @returns null if there is no such file; its size is that of the whole file */
  open: (path: string, range?: ByteRange) => Promise<OpenFile | null>;
  /** @returns the whole file; null if there is no such file. For small files */
  read: (path: string) => Promise<Buffer | null>;
  /** @returns what the image library reads: a path on the disk or the content; null if there is no such file */
  pictureSource: (path: string) => Promise<string | Buffer | null>;
  /**
   * Stores a file atomically and durably: nobody sees a part of it, and once this resolves it survives a power failure.
   * @param content bytes, or a file in the temp folder, which may be moved
   */
  write: (path: string, content: Uint8Array | { file: string }) => Promise<void>;
  /** Does nothing if there is no such file. */
  remove: (path: string) => Promise<void>;
  /** Removes all files below a folder. */
  removeBelow: (folder: string) => Promise<void>;
  /** @returns the stored files, without those that are being received */
  list: () => Promise<(FileFacts & { path: string })[]>;
  /** Prevents the removal of files while a backup copies them. @returns a function that ends the hold */
  holdRemoval: () => Promise<() => Promise<void>>;
  /** @returns whether a backup in any process or instance needs all files */
  isRemovalHeld: () => Promise<boolean>;
  /** @throws FileStoreError if the folder has gone, because its disk is no longer mounted: nothing is written beneath the mount point */
  requireMounted: () => Promise<void>;
  /** @throws FileStoreError if the store cannot be used */
  check: () => Promise<void>;
  /** @returns soon whether the store could be used at the last check */
  isReachable: () => Promise<boolean>;
}

/** Files of any kind in object storage. All calls throw FileStoreError. */
export interface Bucket extends Pick<FileStore, 'open' | 'remove'> {
  /** @returns also what was stored with the file; null if there is no such file */
  stat: (path: string) => Promise<(FileFacts & { metadata: Record<string, string> }) | null>;
  /** Stores a file completely or not at all. @param metadata stored with it */
  write: (path: string, content: Uint8Array | { file: string }, metadata?: Record<string, string>) => Promise<void>;
  /** @returns all files below a folder, hidden ones included */
  list: (folder: string) => Promise<(FileFacts & { path: string })[]>;
}
