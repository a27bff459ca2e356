// Records a saved change: writes the revision, the events for webhooks and the audit log entry. Services call it after saving a record.
import { randomUUID } from 'node:crypto';
import {
  type AuditAction,
  type AuditKind,
  isRevisionKind,
  keptRevisions,
  type RevisionAction,
  type RevisionKind,
} from '#contract/rules/history.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { toFlag } from '#server/database/flags.ts';
import { parseJson } from '#server/database/json.ts';
import { type Action, recordActions } from '#server/features/audit/record-actions.ts';
import { addPossiblyUnclaimed } from '#server/features/uploads/uploads.repository.ts';
import { timestamp } from '#server/platform/clock.ts';
import { addEvents, type RecordEvent } from '#server/records/record-events.repository.ts';
import * as repository from './history.repository.ts';
import { changedFields, isShown, nameOf, type Snapshot, snapshotOf } from './snapshots.ts';

export interface RecordChange {
  kind: RevisionKind;
  id: number;
  action: 'create' | 'update' | 'restore' | 'duplicate';
  /** The record as services return it; null for a new record. */
  before: object | null;
  after: object;
  /** Number of the revision from which fields are restored. */
  restoredFrom?: number | undefined;
}

/** The files may now be unused; the next cleanup checks that. */
const release = async ({ db, clock }: Context, paths: readonly string[]): Promise<void> => {
  for (const path of paths.toSorted()) await addPossiblyUnclaimed(db, path, timestamp(clock));
};

/** Publishing and unpublishing are recorded as separate actions. */
const actionOf = ({ kind, action }: RecordChange, before: Snapshot | null, after: Snapshot): Exclude<RevisionAction, 'found'> => {
  if (action !== 'update' || before === null || isShown(kind, before) === isShown(kind, after)) return action;
  return isShown(kind, after) ? 'publish' : 'unpublish';
};

const revisionOf = (kind: RevisionKind, id: number, snapshot: Snapshot) => ({
  kind,
  record_id: id,
  is_published: toFlag(isShown(kind, snapshot)),
  record_name: nameOf(kind, snapshot),
  snapshot: JSON.stringify(snapshot),
});

const eventOf = ({ kind, id, before, after }: RecordChange, fields: readonly string[]): RecordEvent | null => {
  if (kind === 'setting' || kind === 'translation') return null;
  const { version } = after as { version?: number };
  return before === null ? { kind, id, action: 'created', version } : { kind, id, action: 'updated', version, fields };
};

type NewRow = repository.NewRevision;
type Last = Pick<NewRow, 'number' | 'snapshot'>;

/** @returns the new rows and the action for the audit log; null if nothing changed */
const toRevisions = (
  { clock, actor, saveKey }: ActingContext,
  change: RecordChange,
  last: Last | undefined,
): { rows: [NewRow] | [NewRow, NewRow]; action: Action; event: RecordEvent | null } | null => {
  const { kind, id, restoredFrom = null } = change;
  const before = change.before && snapshotOf(kind, change.before);
  const after = snapshotOf(kind, change.after);
  const fields = changedFields(kind, before, after);
  if (fields.length === 0) return null;
  let number = last?.number ?? 0;
  const at = timestamp(clock);
  let found: NewRow | null = null;
  // the state before the history began, or a change written by another program
  if (before && last?.snapshot !== JSON.stringify(before)) {
    number += 1;
    const known = last ? (parseJson(last.snapshot) as Snapshot) : null;
    const differing = JSON.stringify(changedFields(kind, known, before));
    found = { ...revisionOf(kind, id, before), action: 'found', fields: differing, number, created_at: at };
    // the states found before one save are grouped too
    if (saveKey) found.save_key = `${saveKey}-before`;
  }
  number += 1;
  const action = actionOf(change, before, after);
  const row: NewRow = {
    ...revisionOf(kind, id, after),
    number,
    action,
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    restored_from: restoredFrom,
    fields: JSON.stringify(fields),
    created_at: at,
    save_key: saveKey ?? null,
  };
  const details = {
    revision: number,
    ...(action !== 'create' && { fields }),
    ...(restoredFrom !== null && { restored_from: restoredFrom }),
  };
  return {
    rows: found ? [found, row] : [row],
    action: { action: action satisfies AuditAction, kind, id, name: nameOf(kind, after), details },
    event: eventOf(change, fields),
  };
};

const addRevisionsOf = async (acting: ActingContext, kind: RevisionKind, changes: readonly RecordChange[]): Promise<Action[]> => {
  const { db } = acting;
  const context = kind === 'setting' && changes.length > 1 ? { saveKey: randomUUID(), ...acting } : acting;
  const old = changes.filter(({ action }) => action !== 'create');
  const last = new Map<number, Last>(
    await repository.listLast(
      db,
      kind,
      old.map(({ id }) => id),
    ),
  );
  const rows: NewRow[] = [];
  const actions: Action[] = [];
  const events: RecordEvent[] = [];
  for (const change of changes) {
    const added = toRevisions(context, change, last.get(change.id));
    if (!added) continue;
    rows.push(...added.rows);
    actions.push(added.action);
    if (added.event) events.push(added.event);
    last.set(change.id, added.rows.at(-1) as NewRow);
  }
  await repository.addRevisions(db, rows);
  await addEvents(context, events);
  const long = rows.filter(({ number }) => number > keptRevisions.min);
  const limit = long.length > 0 ? await repository.getLimit(db) : 0;
  for (const { record_id, number } of long)
    if (number > limit) await release(context, await repository.removeOld(db, kind, record_id, number - limit));
  return actions;
};

/** @returns the entries for the audit log, which the caller writes at the end of its transaction */
export const addRevisions = async (context: ActingContext, changes: readonly RecordChange[]): Promise<Action[]> => {
  const actions: Action[] = [];
  for (const [kind, some] of Map.groupBy(changes, (change) => change.kind)) actions.push(...(await addRevisionsOf(context, kind, some)));
  return actions;
};

/**
 * Must be called inside the transaction of the saves, at its end. A save without changes creates neither a revision nor an entry. A save
 * by the product itself, without an administrator, creates a revision but no entry.
 * @param options.hasEntries false if the caller writes one entry for all changes
 */
export const recordChanges = async (
  context: ActingContext,
  changes: readonly RecordChange[],
  { hasEntries = true }: { hasEntries?: boolean } = {},
): Promise<void> => {
  const actions = await addRevisions(context, changes);
  if (hasEntries && context.actor !== null) await recordActions(context, actions);
};

/** Removes the revisions of a record that was deleted for ever. */
export const removeRevisions = async (context: Context, kind: AuditKind, id: number): Promise<void> => {
  if (isRevisionKind(kind)) await release(context, await repository.removeAll(context.db, kind, id));
};

export const recordChange = (context: ActingContext, change: RecordChange): Promise<void> => recordChanges(context, [change]);
