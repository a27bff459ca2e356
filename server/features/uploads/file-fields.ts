// The fields of records that reference stored files: a path, a list of paths or a formatted text.
import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import type { UsingTable } from '#server/database/tables/operations.ts';
import { storedPathsIn } from '#server/platform/stored-paths.ts';

const naming: readonly string[] = ['picture', 'pictures', 'document', 'rich-text'];

const ofKind = (definition: RecordDefinition): string[] =>
  fieldsOf(definition).flatMap(([name, { type }]) => (naming.includes(type) ? [name] : []));

const ofRecords = new Map<UsingTable, string[]>(Object.values(published).map((definition) => [definition.table, ofKind(definition)]));

/** Columns by table. Settings, the trash, drafts and translations store all fields of a record in one column. */
export const fileColumns: ReadonlyMap<UsingTable, readonly string[]> = new Map([
  ...ofRecords,
  ['settings', ['value']],
  ['trash', ['data']],
  ['drafts', ['fields']],
  ['translations', ['texts', 'draft']],
]);

/** A record that uses files. */
export interface UsingRecord {
  table: UsingTable;
  id: number;
}

/** A field of a record, and a stored file that it references. */
export interface FileUse {
  field: string;
  path: string;
}

/** @param record as services return it; for a setting, by its key */
export const usesOf = (table: UsingTable, record: unknown): FileUse[] => {
  if (typeof record !== 'object' || record === null) return [];
  const fields = ofRecords.get(table) ?? Object.keys(record);
  return fields.flatMap((field) => storedPathsIn((record as Record<string, unknown>)[field]).map((path) => ({ field, path })));
};
