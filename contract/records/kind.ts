// The definition of a kind of record.
import type { PublishedKind, PublishedTable } from '#contract/rules/record-kinds.ts';
import type { Field, Fields, ValueOf } from './fields.ts';

export type RecordAction = 'publish' | 'unpublish' | 'feature' | 'unfeature' | 'move' | 'delete';

export interface RecordDefinition<F extends Fields = Fields> {
  kind: PublishedKind;
  /** Singular and plural for messages. */
  noun: readonly [one: string, many: string];
  table: PublishedTable;
  /** Name of the field that contains the record's title. */
  title: string;
  /** The flag that makes a record visible. */
  shownBy: 'is_active' | 'is_published';
  /** The view of the visible records. */
  view: `visible_${PublishedTable}`;
  /** The time from which a record is visible; the view does not compare it. */
  shownFrom?: 'published_at';
  /** Address of the page of a record, without the slug. */
  address: string;
  /** The list of the site where visitors of a deleted record can be sent. Default: the home page. */
  list?: { name: string; address: string };
  /** Actions that administrators can apply to many records in one call. */
  actions: readonly RecordAction[];
  /** In the order of schemas, differences and responses. */
  fields: F;
}

export const recordKind = <const D extends RecordDefinition>(definition: D & { title: keyof D['fields']; shownBy: keyof D['fields'] }): D =>
  definition;

type FieldsOf<D extends RecordDefinition> = D['fields'];

/** The field values of a record, as services return them. */
export type RecordValues<D extends RecordDefinition> = { -readonly [N in keyof FieldsOf<D>]: ValueOf<FieldsOf<D>[N]> };

/** The fields of a save; omitted ones keep their values. */
export type RecordChanges<D extends RecordDefinition> = { [N in keyof RecordValues<D>]?: RecordValues<D>[N] | undefined };

/** Like `RecordChanges`, with specifications in any format that rules/specifications.ts reads. */
export type RecordInput<D extends RecordDefinition> = {
  [N in keyof RecordValues<D>]?: FieldsOf<D>[N] extends { type: 'specifications' } ? unknown : RecordValues<D>[N] | undefined;
};

export const fieldsOf = ({ fields }: { fields: Fields }): [name: string, field: Field][] => Object.entries(fields);
