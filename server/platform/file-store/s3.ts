// The file store in a bucket of object storage.
import { buffer } from 'node:stream/consumers';
import { createRecent } from '#server/platform/recent.ts';
import { isStoredPath } from '#server/platform/stored-paths.ts';
import type { Bucket, FileStore } from './file-store.ts';
import { createHolds } from './s3-holds.ts';

const deletionsAtOnce = 8;
const checkedForMs = 10_000;

const createCheck = ({ list }: Bucket): Pick<FileStore, 'check' | 'isReachable'> => {
  let last: { until: number; result: Promise<unknown> } | null = null;
  const check = async () => {
    if (!last || Date.now() > last.until) {
      // an empty folder: tests the permission to list files, which backups need
      const result = list('uploads/.check');
      result.catch(() => {});
      last = { until: Date.now() + checkedForMs, result };
    }
    await last.result;
  };
  const read = () =>
    check().then(
      () => true,
      () => false,
    );
  return { check, isReachable: createRecent({ read, initial: true, forMs: 0 }) };
};

export const createS3Store = (bucket: Bucket): FileStore => {
  const { stat, open, write, remove, list } = bucket;
  const read: FileStore['read'] = async (path) => {
    const file = await open(path);
    return file && buffer(file.content);
  };
  return {
    kind: 's3',
    dir: null,
    stat,
    open,
    read,
    pictureSource: read,
    write,
    remove,
    removeBelow: async (folder) => {
      const found = await list(folder);
      for (let start = 0; start < found.length; start += deletionsAtOnce) {
        await Promise.all(found.slice(start, start + deletionsAtOnce).map(({ path }) => remove(path)));
      }
    },
    list: async () => (await list('uploads')).filter(({ path }) => isStoredPath(path)),
    requireMounted: async () => {},
    ...createHolds({ list, write, remove }),
    ...createCheck(bucket),
  };
};
