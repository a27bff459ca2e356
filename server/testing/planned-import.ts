// Imports as dry runs leave them, for tests of what follows.
import type { ImportKind, ImportState, RowAction } from '#contract/rules/imports.ts';
import type { Database } from '#server/database/schema.ts';
import type { PlannedChanges } from '#server/features/imports/checking/plan.ts';

export interface RowToPlan {
  kind?: ImportKind;
  action?: RowAction;
  /** The record to change, as it was at the dry run. */
  record?: { id: number; version: number };
  fields?: Record<string, unknown>;
  changes?: Omit<PlannedChanges, 'fields'>;
}

interface Options {
  state?: ImportState;
  archivePath?: string;
  facts?: object;
  actor?: { id: number; name: string };
}

/** @returns the id of the import; its rows are numbered from 1 */
export const plannedImport = async (db: Database, rows: readonly RowToPlan[], options: Options = {}): Promise<number> => {
  const { state = 'checked', archivePath = null, facts = {}, actor = { id: 1, name: 'Administrator' } } = options;
  const { id } = await db
    .insertInto('imports')
    .values({
      ...{ kind: 'product', format: 'csv', state, file_name: 'products.csv', file_path: 'imports/products.csv' },
      ...{ archive_path: archivePath, options: '{}', facts: JSON.stringify(facts), created_at: '2026-11-21T03:00:00.000Z' },
      ...{ actor_id: actor.id, actor_name: actor.name, total: rows.length },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const planned = rows.map(({ kind = 'product', record, action = record ? 'update' : 'create', fields = {}, changes = {} }, at) => ({
    ...{ import_id: id, number: at + 1, line: at + 2, kind, action, state: 'planned' as const },
    ...{ record_id: record?.id ?? null, version: record?.version ?? null, title: String(fields.name ?? fields.title ?? '') },
    ...{ changes: JSON.stringify({ fields, ...changes }), report: JSON.stringify({ cells: [], errors: [], losses: [], understood: [] }) },
  }));
  for (let first = 0; first < planned.length; first += 500)
    await db
      .insertInto('import_rows')
      .values(planned.slice(first, first + 500))
      .execute();
  return id;
};
