// The fields of a record stored in a revision, which are those that an administrator can edit.
import { isDeepStrictEqual } from 'node:util';
import type { RecordDefinition } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import type { RevisionKind } from '#contract/rules/history.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';

interface Shape {
  fields: readonly string[];
  /** The field that contains the name of the record. */
  name: string;
  /** The flag that makes it visible to visitors; without a flag a save takes effect immediately. */
  shown?: string;
}

const shapeOf = ({ fields, title, shownBy }: RecordDefinition): Shape => ({ fields: Object.keys(fields), name: title, shown: shownBy });

const shapesOfKinds = Object.fromEntries(Object.values(published).map((definition) => [definition.kind, shapeOf(definition)]));

export const shapes: Record<RevisionKind, Shape> = {
  ...(shapesOfKinds as Record<PublishedKind, Shape>),
  setting: { fields: ['key', 'value', 'type', 'group'], name: 'key' },
  // its fields are its texts
  translation: { fields: [], name: 'record' },
};

/** A translation as the history compares it. */
export interface TranslationRecord {
  id: number;
  version: number;
  /** Name of the original, with the language. */
  record: string;
  texts: Readonly<Record<string, string>>;
}

export type Snapshot = Record<string, unknown>;

const snapshotOfTranslation = ({ record, texts }: TranslationRecord): Snapshot => ({
  record,
  ...Object.fromEntries(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1))),
});

/** @returns the names of the fields that the snapshots of a record have, in field order */
export const fieldsIn = (kind: RevisionKind, ...snapshots: readonly (Snapshot | null)[]): readonly string[] =>
  kind === 'translation'
    ? [...new Set(snapshots.flatMap((snapshot) => Object.keys(snapshot ?? {})))].filter((field) => field !== shapes.translation.name)
    : shapes[kind].fields;

/** @param record as services return it; its fields are always in the same order */
export const snapshotOf = (kind: RevisionKind, record: object): Snapshot =>
  kind === 'translation'
    ? snapshotOfTranslation(record as TranslationRecord)
    : Object.fromEntries(shapes[kind].fields.map((field) => [field, (record as Snapshot)[field] ?? null]));

export const nameOf = (kind: RevisionKind, record: object): string => String((record as Snapshot)[shapes[kind].name] ?? '');

export const isShown = (kind: RevisionKind, snapshot: Snapshot): boolean => {
  const { shown } = shapes[kind];
  return shown === undefined || snapshot[shown] === true;
};

/** @returns the names of the fields that differ, in field order; all fields if there is no earlier state */
export const changedFields = (kind: RevisionKind, before: Snapshot | null, after: Snapshot): string[] =>
  fieldsIn(kind, before, after).filter((field) => before === null || !isDeepStrictEqual(before[field] ?? null, after[field] ?? null));
