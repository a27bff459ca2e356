// Scheduled publishing and unpublishing, applied by a job and before the first response after the scheduled time.
import type { Scheduled, saveSchedule as saveContract } from '#contract/drafts.ts';
import type { BodyOf } from '#contract/route.ts';
import type { DraftKind, ScheduledAction } from '#contract/rules/drafts.ts';
import type { Context } from '#server/database/context.ts';
import { lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { isShown, nameOf } from '#server/features/history/snapshots.ts';
import { getTimeZone } from '#server/features/settings/settings.values.ts';
import { type SavingContext, saveWithFiles, type UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { AppError, invalid, isPassing, orNotFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { toUtc } from '#server/platform/timestamps.ts';
import { draftedKind } from './drafted.ts';
import * as repository from './drafts.repository.ts';
import { publish, toScheduled, unpublish } from './drafts.service.ts';

type OfRecord = repository.OfRecord;

/** @throws AppError 'invalid' if the time is not valid or has passed */
const dueTime = async ({ db, clock }: Context, field: string, typed: string): Promise<string> => {
  const dueAt = toUtc(typed, await getTimeZone(db));
  if (dueAt === null) throw invalid({ [field]: ['The time is not valid.'] });
  if (dueAt <= timestamp(clock)) throw invalid({ [field]: ['The time must be in the future.'] });
  return dueAt;
};

const checkOrder = async (db: Database, { kind, id }: OfRecord): Promise<void> => {
  const rows = await repository.listScheduled(db, kind, [id]);
  const timeOf = (action: ScheduledAction) => rows.find((row) => row.action === action && row.failure === null)?.due_at;
  const [publishAt, unpublishAt] = [timeOf('publish'), timeOf('unpublish')];
  if (publishAt !== undefined && unpublishAt !== undefined && unpublishAt <= publishAt)
    throw invalid({ unpublish_at: ['It must be unpublished after it is published.'] });
};

/** @throws AppError 'not-found', 'invalid' */
export const saveSchedule = (context: SavingContext, record: OfRecord, wanted: BodyOf<typeof saveContract>): Promise<Scheduled[]> =>
  inTransaction(context.db, async (db) => {
    const { kind, id } = record;
    const { definition, find } = draftedKind(kind);
    await lockRows(db, definition.table, [id]);
    const current = orNotFound(await find(db, id));
    for (const action of ['publish', 'unpublish'] as const) {
      const field = `${action}_at` as const;
      const typed = wanted[field];
      if (typed === undefined) continue;
      if (typed === null) {
        await repository.unschedule(db, record, action);
        continue;
      }
      if (action === 'publish' && isShown(kind, current) && !(await repository.getDraft(db, record)))
        throw invalid({ publish_at: [`This ${definition.noun[0]} has no draft that could be published.`] });
      const dueAt = await dueTime({ ...context, db }, field, typed);
      await repository.schedule(db, record, { action, dueAt, actor: context.actor, at: timestamp(context.clock) });
    }
    await checkOrder(db, record);
    const rows = await repository.listScheduled(db, kind, [id]);
    const details = Object.fromEntries(rows.map(({ action, due_at }) => [`${action}_at`, due_at]));
    await recordAction({ ...context, db }, { action: 'schedule', ...record, name: nameOf(kind, current), details });
    return rows.map(toScheduled);
  });

interface State {
  id: number;
  has_draft: boolean;
  schedule: Scheduled[];
}

/** Lists the states of those records that have a draft or a schedule. */
export const listStates = async (db: Database, kind: DraftKind, ids: readonly number[]): Promise<State[]> => {
  const drafted = await repository.listDrafted(db, kind, ids);
  const scheduled = Map.groupBy(await repository.listScheduled(db, kind, ids), ({ record_id }) => record_id);
  return [...new Set([...drafted, ...scheduled.keys()])].map((id) => ({
    id,
    has_draft: drafted.includes(id),
    schedule: (scheduled.get(id) ?? []).map(toScheduled),
  }));
};

const apply = async (context: UploadsContext, row: repository.ScheduledRow): Promise<void> => {
  const { kind, record_id: id, action, due_at, actor_id, actor_name } = row;
  const actor = actor_id === null || actor_name === null ? null : { id: actor_id, name: actor_name };
  try {
    await saveWithFiles({ ...context, actor }, [], async (saving) => {
      // must come first, so that other instances wait for the row
      if (!(await repository.takeScheduled(saving.db, row))) return;
      // does nothing if the record was published manually in the meantime
      if (action === 'publish') await publish(saving, { kind, id }, due_at);
      else await unpublish(saving, { kind, id });
    });
  } catch (error) {
    if (isPassing(error)) throw error;
    const isRefused = error instanceof AppError;
    const reason = isRefused && error.code === 'not-found' ? `The ${draftedKind(kind).definition.noun[0]} does not exist any more.` : null;
    await repository.noteFailure(context.db, row, reason ?? (isRefused ? error.message : 'An unexpected error occurred.'));
  }
};

/** @param now milliseconds since 1970 @returns the time of the next change; null if none is scheduled */
export const applyDue = async (context: UploadsContext, now: number): Promise<string | null> => {
  const at = new Date(now).toISOString();
  for (;;) {
    const next = await repository.nextScheduled(context.db);
    if (!next || next.due_at > at) return next?.due_at ?? null;
    await apply(context, next);
  }
};
