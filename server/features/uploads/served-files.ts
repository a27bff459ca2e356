// Decides which stored files visitors may get. Results are cached until visible content changes.
import type { Database } from '#server/database/schema.ts';
import type { Epoch } from '#server/http/cache/epoch.ts';
import { findServedFile, type ServedFile } from './served-files.repository.ts';

/** Limits the memory, because anybody can request addresses that do not exist. */
const mostKnown = 10_000;

/** @returns a function that looks up a file, without a query while nothing has changed */
export const createServedFiles = (db: Database, currentEpoch: () => Promise<Epoch>): ((path: string) => Promise<ServedFile>) => {
  let known: { epoch: Epoch; files: Map<string, Promise<ServedFile>> } | null = null;
  return async (path) => {
    const epoch = await currentEpoch();
    if (known?.epoch !== epoch) known = { epoch, files: new Map() };
    const { files } = known;
    const found = files.get(path);
    if (found) return found;
    if (files.size >= mostKnown) files.clear();
    const asked = findServedFile(db, path, new Date(epoch.from).toISOString());
    files.set(path, asked);
    asked.catch(() => files.delete(path));
    return asked;
  };
};
