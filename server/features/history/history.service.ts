// The history of records for administrators: lists revisions, compares them and restores fields.

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { getRevision as getContract, listRevisions as listContract, Revision } from '#contract/history.ts';
import type { Paged } from '#contract/paging.ts';
import type { AnswerOf } from '#contract/route.ts';
import type { RevisionKind } from '#contract/rules/history.ts';
import { parseJson, parseList } from '#server/database/json.ts';
import { type PageRequest, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { type SavingContext, saveWithFiles } from '#server/features/uploads/uploads.service.ts';
import { AppError, invalid, orNotFound } from '#server/http/errors.ts';
import { storedPathsIn } from '#server/platform/stored-paths.ts';
import * as repository from './history.repository.ts';
import type { Restorers } from './restorer.ts';
import { changedFields, fieldsIn, type Snapshot, snapshotOf } from './snapshots.ts';

const toRevision = ({ actor_id, actor_name, is_published, fields, ...row }: repository.ListedRow): Revision => ({
  id: row.id,
  kind: row.kind,
  record_id: row.record_id,
  record_name: row.record_name,
  number: row.number,
  action: row.action,
  actor: actor_name === null ? null : { id: actor_id, name: actor_name },
  created_at: row.created_at,
  fields: parseList(fields, z.string()),
  restored_from: row.restored_from,
  save_key: row.save_key,
  is_published: is_published === 1,
});

interface Wanted extends PageRequest {
  kind: RevisionKind;
  recordId?: number | undefined;
  /** Only for settings: the group to list. */
  group?: string | undefined;
  keys?: readonly string[] | undefined;
}

/** Newest first. */
export const listRevisions = async (db: Database, wanted: Wanted): Promise<AnswerOf<typeof listContract>> => {
  const { rows, total } = await repository.listRevisions(db, wanted);
  return toPaged(rows.map(toRevision), total, wanted) satisfies Paged<Revision>;
};

const snapshotIn = ({ snapshot }: repository.RevisionRow): Snapshot => parseJson(snapshot) as Snapshot;

/** @throws AppError 'not-found' */
export const findRevision = async (db: Database, id: number): Promise<repository.RevisionRow> =>
  orNotFound(await repository.getRevision(db, id));

/** @throws AppError 'not-found' */
export const getRevision = async (db: Database, restorers: Restorers, id: number): Promise<AnswerOf<typeof getContract>> => {
  const row = await findRevision(db, id);
  const { kind } = row;
  const previous = await repository.getPrevious(db, row);
  const before = previous && snapshotIn(previous);
  const after = snapshotIn(row);
  const record = await restorers[kind].find(db, row.record_id);
  const current = record && snapshotOf(kind, record);
  const differs = current ? changedFields(kind, current, after) : [];
  const differences = differs.map((field) => ({ field, now: current?.[field] ?? null, restored: after[field] ?? null }));
  const changes = changedFields(kind, before, after).map((field) => ({
    field,
    before: before?.[field] ?? null,
    after: after[field] ?? null,
    is_current: !differs.includes(field),
  }));
  // files of a revision are retained unless somebody deleted them in the media library
  const kept = await repository.listFiles(db, previous ? [row.id, previous.id] : [row.id]);
  const deleted_files = storedPathsIn([changes, differences.map(({ restored }) => restored)]).filter((path) => !kept.has(path));
  return { revision: toRevision(row), changes, deleted_files, differs, differences, version: record?.version ?? null };
};

interface Wish {
  fields?: readonly string[] | undefined;
  version?: number | undefined;
}

/** Must be called inside the transaction of `saveWithFiles`. */
const restore = async (
  saving: SavingContext,
  restorers: Restorers,
  id: number,
  { fields, version }: Wish,
): Promise<{ version: number }> => {
  const row = await findRevision(saving.db, id);
  const restorer = restorers[row.kind];
  const current = await restorer.find(saving.db, row.record_id);
  const snapshot = snapshotIn(row);
  const known = fieldsIn(row.kind, snapshot, current && snapshotOf(row.kind, current));
  const unknown = fields?.filter((field) => !known.includes(field)) ?? [];
  if (unknown.length > 0) throw invalid({ fields: [`There is no field ${unknown[0]}.`] });
  if (!current) throw new AppError('conflict', { message: 'The record does not exist any more.' });
  const wanted = Object.fromEntries((fields ?? known).map((field) => [field, snapshot[field] ?? null]));
  return restorer.restore(saving, row.record_id, { fields: wanted, restoredFrom: row.number, version });
};

/** @throws AppError 'not-found', 'conflict' if the record was deleted, 'version-conflict', 'invalid' */
export const restoreRevision = (context: SavingContext, restorers: Restorers, id: number, wish: Wish): Promise<{ version: number }> =>
  saveWithFiles(context, [], (saving) => restore(saving, restorers, id, wish));

/** Restores settings that were saved together, all or none. @throws AppError like `restoreRevision` */
export const restoreTogether = (
  context: SavingContext,
  restorers: Restorers,
  revisions: readonly { id: number; version: number }[],
): Promise<void> =>
  saveWithFiles({ ...context, saveKey: randomUUID() }, [], async (saving) => {
    const found: { id: number; version: number; recordId: number }[] = [];
    for (const one of revisions) found.push({ ...one, recordId: (await findRevision(saving.db, one.id)).record_id });
    // locked in the same order as in an ordinary save
    for (const { id, version } of found.toSorted((one, other) => one.recordId - other.recordId))
      await restore(saving, restorers, id, { version });
  });
