// Gives pictures in formatted texts the alternative text of the media library if they have none.
import type { Database } from '#server/database/schema.ts';
import { escapeAttribute } from '#server/platform/html.ts';
import { findPictureTexts } from './media.repository.ts';

// matches tags as the sanitiser writes them
const pictureTag = /<img\b[^<>]*>/g;

/** @returns the stored path of a picture without an alternative text */
const undescribedPath = (tag: string): string | null =>
  / alt="[^"]/.test(tag) ? null : (/ src="\/storage\/([^"]+)"/.exec(tag)?.[1] ?? null);

/**
 * Adds alternative texts of the media library to texts for visitors. Texts without such pictures need no query; all others share one.
 * @param fields names of the fields with formatted texts
 */
export const describePictures = async <T, K extends keyof T>(db: Database, records: readonly T[], fields: readonly K[]): Promise<T[]> => {
  const texts = records.flatMap((record) => fields.map((field) => record[field])).filter((text) => typeof text === 'string');
  const tags = texts.flatMap((text) => text.match(pictureTag) ?? []);
  const known = await findPictureTexts(db, [...new Set(tags.map(undescribedPath))]);
  if (!known) return [...records];
  const describe = (tag: string): string => {
    const alt = known[undescribedPath(tag) ?? '']?.alt;
    return alt ? tag.replace(' alt=""', '').replace('<img', () => `<img alt="${escapeAttribute(alt)}"`) : tag;
  };
  return records.map((record) => {
    const changed = fields.map((field) => {
      const text = record[field];
      return [field, typeof text === 'string' ? text.replaceAll(pictureTag, describe) : text];
    });
    return { ...record, ...Object.fromEntries(changed) };
  });
};
