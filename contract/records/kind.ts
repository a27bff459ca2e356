// A kind of record with its fields.
import type { PublishedKind, PublishedTable } from '#contract/rules/record-kinds.ts';
import type { Field, Fields, ValueOf } from './fields.ts';

export type RecordAction = 'publish' | 'unpublish' | 'feature' | 'unfeature' | 'move' | 'delete';

export interface RecordDefinition<F extends Fields = Fields> {
  kind: PublishedKind;
  /** As in messages: singular and plural. */
  noun: readonly [one: string, many: string];
  table: PublishedTable;
  /** The field with the name of the record. */
  title: string;
  /** The flag with which visitors can see it. */
  shownBy: 'is_active' | 'is_published';
  /** The view of those that visitors can see. */
  view: `visible_${PublishedTable}`;
  /** The time from which on visitors can see it, which the view does not compare. */
  shownFrom?: 'published_at';
  /** Address of its page, up to the slug. */
  address: string;
  /** What administrators can do with many records at once. */
  actions: readonly RecordAction[];
  /** In the order of schemas, differences and answers. */
  fields: F;
}

export const recordKind = <const D extends RecordDefinition>(definition: D & { title: keyof D['fields']; shownBy: keyof D['fields'] }): D =>
  definition;

type FieldsOf<D extends RecordDefinition> = D['fields'];

/** The values of the fields, as services return them. */
export type RecordValues<D extends RecordDefinition> = { -readonly [N in keyof FieldsOf<D>]: ValueOf<FieldsOf<D>[N]> };

/** The fields of a save; those that are left out keep their values. */
export type RecordChanges<D extends RecordDefinition> = { [N in keyof RecordValues<D>]?: RecordValues<D>[N] | undefined };

/** As `RecordChanges`, with specifications in any form that rules/specifications.ts reads. */
export type RecordInput<D extends RecordDefinition> = {
  [N in keyof RecordValues<D>]?: FieldsOf<D>[N] extends { type: 'specifications' } ? unknown : RecordValues<D>[N] | undefined;
};

export const fieldsOf = ({ fields }: { fields: Fields }): [name: string, field: Field][] => Object.entries(fields);
