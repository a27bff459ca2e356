// What the types of several tables have in common.
import type { Generated } from 'kysely';
import type { SeoTexts } from '#contract/fields.ts';

export interface Row {
  id: Generated<number>;
  created_at: string;
}

export interface EditedRow extends Row {
  updated_at: string;
}

/** A row with optimistic locking: a save can name the version that it is based on. */
export interface VersionedRow extends EditedRow {
  /** 1 for a new row, incremented by every save. */
  version: Generated<number>;
}

/** Texts for search engines; null if they are derived from the record. */
export type SeoColumns = { [K in keyof SeoTexts]: Generated<string | null> };

/** A row of a view: generated columns always have a value. */
export type ViewRow<T> = { [K in keyof T]: T[K] extends Generated<infer V> ? V : T[K] };
