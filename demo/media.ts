// The demonstration's pictures and brochures as stored files.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileKind } from '#contract/rules/uploads.ts';
import type { Files } from '#server/platform/files.ts';

const atOnce = 8;

export const mediaDir = fileURLToPath(new URL('./media', import.meta.url));
export const brochureDir = fileURLToPath(new URL('./brochures/files', import.meta.url));

/** Stored path by the path that the texts use; null for a file that is missing. */
export type StoredMedia = (path: string) => string | null;

interface Source {
  /** As the texts name it, e.g. `products/cobot.webp`; a brochure as `<slug>.pdf`. */
  path: string;
  kind: FileKind;
}

export const fileOf = ({ path, kind }: Source): string => join(kind === 'pdf' ? brochureDir : mediaDir, path);

/** @param warn is told of every file that is missing: the site starts without it */
export const storeMedia = async (files: Files, sources: Source[], warn: (message: string) => void): Promise<StoredMedia> => {
  const stored = new Map<string, string>();
  const waiting = [...new Map(sources.map((source) => [source.path, source])).values()];
  const work = async () => {
    for (let source = waiting.pop(); source; source = waiting.pop()) {
      const bytes = await readFile(fileOf(source)).catch(() => null);
      // named by content: a start that was interrupted leaves files that the next one uses
      if (bytes) stored.set(source.path, await files.storeFile(bytes, source.kind, { naming: 'content' }));
      else warn(`The demonstration goes on without ${source.path}: the file is missing`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (path) => stored.get(path) ?? null;
};
