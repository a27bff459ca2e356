// Completes formatted texts for visitors: current addresses of records, texts of pictures, data of listed products and documents.
import type { Database } from '#server/database/schema.ts';
import { followTextLinks, translateTextLinks } from '#server/features/redirects/text-links.service.ts';
import { describePictures } from '#server/features/uploads/text-pictures.ts';
import { completeLists } from './link-lists.ts';

/** @param fields names of the fields with formatted texts */
export const presentTexts = async <T, K extends keyof T>(db: Database, records: readonly T[], fields: readonly K[]): Promise<T[]> => {
  const described = await describePictures(db, await followTextLinks(db, records, fields), fields);
  // last, because the pictures of products beside their names need no alternative text
  return translateTextLinks(db, await completeLists(db, described, fields), fields);
};

/** Does the same as `presentTexts` for one record. */
export const withPresentedTexts = async <T, K extends keyof T>(db: Database, record: T, fields: readonly K[]): Promise<T> =>
  (await presentTexts(db, [record], fields))[0] ?? record;
