import type { FileStore, FilesConfig } from './file-store.ts';
import { createFolderStore } from './folder.ts';

const opened = new WeakMap<FilesConfig, Promise<FileStore>>();

const open = async (config: FilesConfig): Promise<FileStore> => {
  if (config.kind === 'folder') return createFolderStore(config.dir);
  // loaded on demand, because the library is large
  const { createS3Store } = await import('./s3.ts');
  return createS3Store(config);
};

/** Does not access the store yet. @returns the same store for the same configuration, so that its parts share connections */
export const openFileStore = (config: FilesConfig): Promise<FileStore> => {
  const store = opened.get(config) ?? open(config);
  opened.set(config, store);
  return store;
};
