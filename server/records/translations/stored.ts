// Translations as they are stored: rows with JSON texts, and as the rest of the code uses them.
import type { Selectable } from 'kysely';
import type { TranslatedKind, TranslationState, UnitTexts } from '#contract/rules/translations.ts';
import { parseJson } from '#server/database/json.ts';
import type { TranslationsTable } from '#server/database/tables/translations.ts';

export type TranslationRow = Selectable<TranslationsTable>;

export interface OfRecord {
  kind: TranslatedKind;
  id: number;
}

export interface OfLanguage extends OfRecord {
  language: string;
}

export interface Stored {
  /** Of the row. */
  id: number;
  language: string;
  /** What visitors read. */
  texts: UnitTexts;
  /** The original texts from which `texts` were translated. */
  source: UnitTexts;
  /** Null without a draft. */
  draft: UnitTexts | null;
  draftSource: UnitTexts | null;
  slug: string | null;
  state: Exclude<TranslationState, 'none'>;
  publishAt: string | null;
  publishBy: number | null;
  /** The scheduled publication that failed; null if none has failed since. */
  failure: { due_at: string; reason: string } | null;
  savedBy: string | null;
  version: number;
  updatedAt: string;
}

export const parseTexts = (json: string): UnitTexts => parseJson(json) as UnitTexts;

/** The texts as they are stored. */
export const textColumns = ({ texts, source, draft, draftSource }: Pick<Stored, 'texts' | 'source' | 'draft' | 'draftSource'>) => ({
  texts: JSON.stringify(texts),
  source: JSON.stringify(source),
  draft: draft && JSON.stringify(draft),
  draft_source: draftSource && JSON.stringify(draftSource),
});

export const toFailure = ({ failed_at, failure }: Pick<TranslationRow, 'failed_at' | 'failure'>): Stored['failure'] =>
  failed_at === null || failure === null ? null : { due_at: failed_at, reason: failure };

export const toStored = (row: TranslationRow): Stored => ({
  id: row.id,
  language: row.language,
  texts: parseTexts(row.texts),
  source: parseTexts(row.source),
  draft: row.draft === null ? null : parseTexts(row.draft),
  draftSource: row.draft_source === null ? null : parseTexts(row.draft_source),
  slug: row.slug,
  state: row.state,
  publishAt: row.publish_at,
  publishBy: row.publish_by,
  failure: toFailure(row),
  savedBy: row.saved_by,
  version: row.version,
  updatedAt: row.updated_at,
});
