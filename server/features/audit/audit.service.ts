// The audit log for administrators: lists, exports and verifies it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AuditEntry, listAudit as listContract, verifyAudit as verifyContract } from '#contract/audit.ts';
import type { Paged } from '#contract/paging.ts';
import type { AnswerOf } from '#contract/route.ts';
import { toCsv } from '#contract/rules/csv.ts';
import { mostExported } from '#contract/rules/history.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { parseJson } from '#server/database/json.ts';
import { type PageRequest, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { AuditLogTable } from '#server/database/tables/history.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { getTimeZone } from '#server/features/settings/settings.values.ts';
import { dayRange } from '#server/platform/day-range.ts';
import { isIntact } from './audit.chain.ts';
import * as repository from './audit.repository.ts';
import { recordAction } from './record-actions.ts';

const toEntry = ({ actor_id, actor_name, details, previous_hash: _previous, ...entry }: AuditLogTable): AuditEntry => ({
  ...entry,
  actor: actor_name === null ? null : { id: actor_id, name: actor_name },
  details: (parseJson(details) ?? {}) as Record<string, unknown>,
});

/** Days are in the site's time zone, both included. */
type Filter = Omit<repository.EntryFilter, 'since' | 'before'> & { from?: string | undefined; to?: string | undefined };

const toFilter = async (db: Database, { from, to, ...filter }: Filter): Promise<repository.EntryFilter> =>
  from || to ? { ...filter, ...dayRange({ from, to }, await getTimeZone(db)) } : filter;

/** Newest first. */
export const listEntries = async (
  { db }: Context,
  { page, perPage, ...given }: Filter & PageRequest,
): Promise<AnswerOf<typeof listContract>> => {
  const filter = await toFilter(db, given);
  const total = await repository.countEntries(db, filter);
  const rows = await repository.listEntries(db, filter, { page, perPage }, total);
  return toPaged(rows.map(toEntry), total, { page, perPage }) satisfies Paged<AuditEntry>;
};

const columns = ['Number', 'Time', 'Person', 'Action', 'Kind', 'Record', 'Name', 'Details', 'Hash'];

/** Also logs the export itself. */
export const exportEntries = async (context: ActingContext, given: Filter): Promise<string> => {
  const filter = await toFilter(context.db, given);
  const rows = await repository.listEntries(context.db, filter, { page: 1, perPage: mostExported }, mostExported);
  await inTransaction(context.db, (db) =>
    recordAction({ ...context, db }, { action: 'export', kind: 'audit-log', details: { entries: rows.length } }),
  );
  const lines = rows.map((row) => [
    row.id,
    row.created_at,
    row.actor_name,
    row.action,
    row.kind,
    row.record_id,
    row.record_name,
    row.details,
    row.hash,
  ]);
  return toCsv([columns, ...lines]);
};

const checkedAtOnce = 500;

/** Reads the whole log. @returns the first entry that was changed or removed, if any */
export const verifyLog = async (db: Database): Promise<AnswerOf<typeof verifyContract>> => {
  let previous: AuditLogTable | null = null;
  for (;;) {
    const rows: AuditLogTable[] = await repository.listAfter(db, previous?.id ?? 0, checkedAtOnce);
    for (const row of rows) {
      if (!isIntact(row, previous)) {
        return { is_complete: false, entries: previous?.id ?? 0, broken_id: (previous?.id ?? 0) + 1, last_hash: previous?.hash ?? null };
      }
      previous = row;
    }
    if (rows.length < checkedAtOnce) break;
    await nextTurn();
  }
  return { is_complete: true, entries: previous?.id ?? 0, broken_id: null, last_hash: previous?.hash ?? null };
};

/** @returns the number of entries with an action on a record since the given time */
export const countRecent = repository.countSince;
