// The additional pictures of a record in display order.
import { maxPictures } from '#contract/rules/uploads.ts';
import { invalid } from '#server/http/errors.ts';

interface Arrangement {
  /** Current pictures of the record. */
  current: readonly string[];
  /** Pictures to retain; all if undefined or null. Pictures of other records are ignored. */
  existing: readonly string[] | null | undefined;
  /** Retained paths and `new:<n>` in display order; other pictures follow at the end. */
  order: readonly string[] | null | undefined;
  /** Stored paths of additional pictures from the library, already checked. */
  chosen?: readonly string[];
  /** Paths of new pictures by their index in the form. */
  added: ReadonlyMap<number, string>;
}

const withoutPrefix = (path: string) => path.replace(/^\/?storage\//, '');

/** @throws AppError 'invalid' if there are too many pictures */
export const arrangePictures = ({ current, existing, order, chosen = [], added }: Arrangement): string[] => {
  const remaining = existing ? existing.map(withoutPrefix).filter((path) => current.includes(path)) : current;
  const kept = [...remaining, ...chosen];
  const named = (order ?? []).flatMap((entry) => {
    const number = /^new:(\d+)$/.exec(entry)?.[1];
    const path = number === undefined ? withoutPrefix(entry) : added.get(Number(number));
    return path !== undefined && (number !== undefined || kept.includes(path)) ? [path] : [];
  });
  const all = [...new Set([...named, ...kept, ...added.values()])];
  if (all.length > maxPictures) throw invalid({ images: [`At most ${maxPictures} pictures can be kept.`] });
  return all;
};
