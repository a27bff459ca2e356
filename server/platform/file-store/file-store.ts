// Stores uploads and scaled pictures in a folder, or in object storage with the S3 protocol. File names are the same in both:
// `uploads/2026/11/….webp` for uploads, `cache/scaled/…` for scaled pictures (docs/decisions/0037-file-store.md).
import type { Readable } from 'node:stream';

/** As configured by FILES_URL. */
export type FilesConfig = { kind: 'folder'; dir: string } | S3Config;

export interface S3Config {
  kind: 's3';
  bucket: string;
  /** Prefix of all names, without a slash at either end; empty for none. */
  prefix: string;
  /** Null for Amazon S3. */
  endpoint: string | null;
  region: string;
  /** Addresses contain the bucket in the path instead of the host. */
  usesPathStyle: boolean;
  /** Time limit for a response, and for further bytes of one. */
  timeoutMs: number;
  /** Null for the default credential chain of the AWS SDK, e.g. an instance role. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null;
}

/**
 * The file store refuses a call or does not respond. The message is one line without credentials; there is no cause, because errors of the
 * library contain parts of the signed request.
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
  /** A strong ETag, with its quotation marks; null if it is unknown. */
  etag: string | null;
}

export interface OpenFile extends FileFacts {
  /** Destroy it if it is not read to the end. */
  content: Readable;
}

/** First and last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** All paths are relative and chosen by the server. Reads throw FileStoreError; writes can also throw disk errors. */
export interface FileStore {
  kind: FilesConfig['kind'];
  /** The folder of the files; null for object storage. */
  dir: string | null;
  /** @returns null if there is no such file */
  stat: (path: string) => Promise<FileFacts | null>;
  /** @returns null if there is no such file; the size is always that of the whole file */
  open: (path: string, range?: ByteRange) => Promise<OpenFile | null>;
  /** For small files. @returns the whole file; null if there is no such file */
  read: (path: string) => Promise<Buffer | null>;
  /** @returns the input for the image library: a path on disk or the content; null if there is no such file */
  pictureSource: (path: string) => Promise<string | Buffer | null>;
  /**
   * Stores a file atomically and durably: no reader sees only part of it, and once this resolves it survives a power failure.
   * @param content bytes, or a file in the temp folder, which may be moved
   */
  write: (path: string, content: Uint8Array | { file: string }) => Promise<void>;
  /** Does nothing if there is no such file. */
  remove: (path: string) => Promise<void>;
  /** Removes all files below a folder. */
  removeBelow: (folder: string) => Promise<void>;
  /** @returns the stored files, except those that are still being received */
  list: () => Promise<(FileFacts & { path: string })[]>;
  /** Suspends the removal of files while a backup copies them. @returns a function that ends the suspension */
  holdRemoval: () => Promise<() => Promise<void>>;
  /** @returns whether a backup in any process or instance suspends the removal of files */
  isRemovalHeld: () => Promise<boolean>;
  /**
   * @throws FileStoreError if the folder no longer exists because its disk is not mounted: nothing must be written below the mount point
   */
  requireMounted: () => Promise<void>;
  /** @throws FileStoreError if the store cannot be used */
  check: () => Promise<void>;
  /** @returns without delay whether the store was usable at the last check */
  isReachable: () => Promise<boolean>;
}

/** Files of any kind in object storage. All calls throw FileStoreError. */
export interface Bucket extends Pick<FileStore, 'open' | 'remove'> {
  /** @returns the properties of the file and its metadata; null if there is no such file */
  stat: (path: string) => Promise<(FileFacts & { metadata: Record<string, string> }) | null>;
  /** Stores a file completely or not at all. @param metadata stored with it */
  write: (path: string, content: Uint8Array | { file: string }, metadata?: Record<string, string>) => Promise<void>;
  /** @returns all files below a folder, including hidden ones */
  list: (folder: string) => Promise<(FileFacts & { path: string })[]>;
}
