import type { Bucket, FileStore, FilesConfig, S3Config } from './file-store.ts';
import { createFolderStore } from './folder.ts';

const openedBuckets = new WeakMap<S3Config, Promise<Bucket>>();
const openedStores = new WeakMap<FilesConfig, Promise<FileStore>>();

const once = <C extends object, T>(opened: WeakMap<C, Promise<T>>, open: (config: C) => Promise<T>) => {
  return (config: C): Promise<T> => {
    const found = opened.get(config) ?? open(config);
    opened.set(config, found);
    return found;
  };
};

/** Does not access the bucket yet. @returns the same bucket for the same configuration */
export const openBucket = once(openedBuckets, async (config) => {
  // loaded on demand, because the library is large
  const { createBucket } = await import('./s3-bucket.ts');
  return createBucket(config);
});

/** Does not access the store yet. @returns the same store for the same configuration, so that all users share connections */
export const openFileStore = once(openedStores, async (config): Promise<FileStore> => {
  if (config.kind === 'folder') return createFolderStore(config.dir);
  const { createS3Store } = await import('./s3.ts');
  return createS3Store(await openBucket(config));
});
