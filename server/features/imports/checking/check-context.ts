import type { Context } from '#server/database/context.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';

/** What dry runs need. */
export interface CheckContext extends Context {
  store: FileStore;
  /** Folder for copies of files of object storage. */
  dataDir: string;
  log: { error: (details: object, message: string) => void };
  /** Applies an import that is to be applied at once and is in the state `preparing` now. Without it, the job does so. */
  startApply?: (id: number) => void;
  /** For tests: called before each batch of rows. */
  beforeBatch?: (id: number, firstLine: number) => Promise<void>;
}

/** Time after which another process continues a dry run. It is renewed at least with each batch of rows. */
export const leaseMs = 60_000;
