// The languages in which a record has a page.
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { Database } from '#server/database/schema.ts';
import { getPublishedLanguages } from '#server/features/settings/settings.values.ts';
import * as repository from './translations.repository.ts';

/** Slugs by code of the language, that of the main one included. */
export type Alternates = Record<string, string>;

/** @returns null on a site with one published language */
export const alternatesOfRecords = async (
  db: Database,
  kind: PublishedKind,
  records: readonly { id: number; slug: string }[],
): Promise<Map<number, Alternates> | null> => {
  const [main, ...others] = await getPublishedLanguages(db);
  if (!main || others.length === 0) return null;
  const rows = await repository.listTranslated(
    db,
    kind,
    records.map(({ id }) => id),
  );
  const slugs = new Map(rows.map(({ record_id, language, slug }) => [`${record_id} ${language}`, { slug }]));
  return new Map(
    records.map(({ id, slug: own }) => {
      const inOthers = others.flatMap(({ code }) => {
        const found = slugs.get(`${id} ${code}`);
        return found ? [[code, found.slug ?? own]] : [];
      });
      return [id, Object.fromEntries([[main.code, own], ...inOthers])];
    }),
  );
};

/** For the answer with one record: absent on a site with one published language. @param record with its own slug */
export const alternatesOf = async (
  db: Database,
  kind: PublishedKind,
  record: { id: number; slug: string },
): Promise<{ alternates?: Alternates }> => {
  const alternates = (await alternatesOfRecords(db, kind, [record]))?.get(record.id);
  return alternates ? { alternates } : {};
};
