// The stored data of a deleted record.
import { z } from 'zod';
import { recordKinds } from '#contract/records/kinds.ts';
import { translatedKinds } from '#contract/rules/translations.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import type { FormerSlug } from '#server/records/translations/belongings.ts';
import type { StoredRow } from './trash.rows.ts';

const column = z.union([z.string(), z.number(), z.null()]);
const row = z.looseObject({ id: z.number() }).pipe(z.intersection(z.object({ id: z.number() }), z.record(z.string(), column)));

/** The row of a record, and the rows that the database deletes with it. */
const trashData = z.object({
  row,
  /** Old slugs. */
  redirects: z.array(z.object({ old_slug: z.string(), created_at: z.string() })).default([]),
  /** Ids of the messages about a product. */
  messages: z.array(z.number()).default([]),
  /** Attribute definitions of a category. */
  attributes: z.array(row).default([]),
  /** Queued mail about a message. */
  mail: z.array(row).default([]),
  /** Notes about a message. */
  notes: z.array(row).default([]),
  /** Translations of the record, and of the attributes of a category. */
  translations: z.array(row).default([]),
  /** Former slugs of these translations. */
  translation_slugs: z
    .array(
      z.object({ kind: z.enum(translatedKinds), record_id: z.number(), language: z.string(), slug: z.string(), created_at: z.string() }),
    )
    .default([]),
});

export interface TrashData {
  row: StoredRow;
  redirects: { old_slug: string; created_at: string }[];
  messages: number[];
  attributes: StoredRow[];
  mail: StoredRow[];
  notes: StoredRow[];
  translations: StoredRow[];
  translation_slugs: FormerSlug[];
}

export const parseTrashData = (json: string): TrashData => trashData.parse(JSON.parse(json)) as TrashData;

/** Columns that are generated again when the record is restored, by the rules that apply then. */
const isGenerated = (name: string) => name.startsWith('search_') || name === 'admin_search';

/** @param read all columns of a row */
export const toStoredRow = (kind: TrashKind, read: object): StoredRow =>
  Object.fromEntries(Object.entries(read).filter(([name]) => kind === 'message' || !isGenerated(name))) as StoredRow;

export const nameOf = (kind: TrashKind, stored: StoredRow): string => String(stored[recordKinds[kind].title]);

/** @returns the record with parsed lists, so that its files can be found */
export const withFiles = ({ row: stored, translations }: TrashData): object => ({
  ...stored,
  ...(translations.length > 0 && { translations }),
  ...(typeof stored.images === 'string' && { images: JSON.parse(stored.images) as unknown }),
});
