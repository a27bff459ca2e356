// Columns that several tables have.
import type { Generated } from 'kysely';
import type { SeoTexts } from '#contract/fields.ts';
import type { Field, ValueOf } from '#contract/records/fields.ts';
import type { RecordDefinition } from '#contract/records/kind.ts';
import type { published } from '#contract/records/kinds.ts';
import type { Flag } from '../flags.ts';

export interface Row {
  id: Generated<number>;
  created_at: string;
}

export interface EditedRow extends Row {
  updated_at: string;
}

/** A row with optimistic locking: a save can state the version that it is based on. */
export interface VersionedRow extends EditedRow {
  /** 1 for a new row, incremented by every save. */
  version: Generated<number>;
}

/** Texts for search engines; null if they are derived from the record. */
export type SeoColumns = { [K in keyof SeoTexts]: Generated<string | null> };

type ColumnOf<F extends Field> = F extends { type: 'flag' }
  ? Flag
  : F extends { type: 'specifications' | 'pictures' | 'person' }
    ? string
    : ValueOf<F>;

type ColumnName<N, F extends Field> = F extends { type: 'person' } ? `${N & string}_name` : N;

/** The columns for the fields of a kind; lists are JSON text. */
export type ColumnsOf<D extends RecordDefinition> = {
  [N in keyof D['fields'] as ColumnName<N, D['fields'][N]>]: ColumnOf<D['fields'][N]>;
};

/** A row of a record that visitors can see. */
export type RecordRow<D extends RecordDefinition> = VersionedRow & SeoColumns & Omit<ColumnsOf<D>, keyof SeoColumns>;

type Definitions = (typeof published)[keyof typeof published];

/** The tables and views of all kinds. */
export type KindTables = { [D in Definitions as D['table']]: RecordRow<D> } & { [D in Definitions as D['view']]: ViewRow<RecordRow<D>> };

/** A row of a view: generated columns always have a value. */
export type ViewRow<T> = { [K in keyof T]: T[K] extends Generated<infer V> ? V : T[K] };
