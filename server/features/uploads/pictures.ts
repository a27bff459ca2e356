// The additional pictures of a record, in the order in which they are shown.
import { maxPictures } from '#contract/rules/uploads.ts';
import { invalid } from '#server/http/errors.ts';

interface Arrangement {
  /** What the record has now. */
  current: readonly string[];
  /** Those that stay; undefined or null: all. One that the record does not have is ignored. */
  existing: readonly string[] | null | undefined;
  /** Kept paths and `new:<n>`; what it does not name follows at the end. */
  order: readonly string[] | null | undefined;
  /** Paths of the new ones by the number they were sent under. */
  added: ReadonlyMap<number, string>;
}

const withoutPrefix = (path: string) => path.replace(/^\/?storage\//, '');

/** @throws AppError 'invalid' above the largest number of pictures */
export const arrangePictures = ({ current, existing, order, added }: Arrangement): string[] => {
  const kept = existing ? existing.map(withoutPrefix).filter((path) => current.includes(path)) : current;
  const named = (order ?? []).flatMap((entry) => {
    const number = /^new:(\d+)$/.exec(entry)?.[1];
    const path = number === undefined ? withoutPrefix(entry) : added.get(Number(number));
    return path !== undefined && (number !== undefined || kept.includes(path)) ? [path] : [];
  });
  const all = [...new Set([...named, ...kept, ...added.values()])];
  if (all.length > maxPictures) throw invalid({ images: [`At most ${maxPictures} pictures can be kept.`] });
  return all;
};
