// Stores the pictures and brochures of the demonstration as uploads.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DetectedKind } from '#contract/rules/uploads.ts';
import type { Files } from '#server/platform/files.ts';
import { projectRoot } from '#server/platform/project-root.ts';

const atOnce = 8;

export const mediaDir = join(projectRoot, 'demo/media');
export const brochureDir = join(projectRoot, 'demo/brochures/files');

/** Returns the stored path for a path in the content; null if the file is missing. */
export type StoredMedia = (path: string) => string | null;

interface Source {
  /** Path in the content, e.g. `products/cobot.webp`, or `<slug>.pdf` for a brochure. */
  path: string;
  kind: DetectedKind;
}

export const fileOf = ({ path, kind }: Source): string => join(kind === 'pdf' ? brochureDir : mediaDir, path);

/** @param warn called for every missing file, which is skipped */
export const storeMedia = async (files: Files, sources: Source[], warn: (message: string) => void): Promise<StoredMedia> => {
  const stored = new Map<string, string>();
  const waiting = [...new Map(sources.map((source) => [source.path, source])).values()];
  const work = async () => {
    for (let source = waiting.pop(); source; source = waiting.pop()) {
      const bytes = await readFile(fileOf(source)).catch(() => null);
      // named by content, so that the next start reuses the files of an interrupted one
      if (bytes) stored.set(source.path, await files.storeFile(bytes, source.kind, { naming: 'content' }));
      else warn(`The demonstration is created without ${source.path}, because the file is missing`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (path) => stored.get(path) ?? null;
};
