import type { Selectable } from 'kysely';
import { published } from '#contract/records/kinds.ts';
import type { DraftKind, ScheduledAction } from '#contract/rules/drafts.ts';
import { toFlag } from '#server/database/flags.ts';
import type { Database } from '#server/database/schema.ts';
import { storedRolesWith } from '#server/database/stored-roles.ts';
import type { DraftsTable, ScheduledChangesTable } from '#server/database/tables/drafts.ts';

export interface OfRecord {
  kind: DraftKind;
  id: number;
}

export type DraftRow = Selectable<DraftsTable>;
export type ScheduledRow = Selectable<ScheduledChangesTable>;

/** Fields of a removed draft. Its row remains, so that no later draft of the record has the same version. */
const nothing = '{}';

const keyOf = ({ kind, id }: OfRecord) => ({ kind, record_id: id });

export const getDraft = async (db: Database, record: OfRecord): Promise<DraftRow | null> =>
  (await db
    .selectFrom('drafts')
    .selectAll()
    .where((where) => where.and(keyOf(record)))
    .where('fields', '!=', nothing)
    .executeTakeFirst()) ?? null;

interface Saved extends Pick<DraftRow, 'fields' | 'base' | 'saved_by'> {
  at: string;
}

/** @returns the id of the draft */
export const saveDraft = async (db: Database, record: OfRecord, { at, ...row }: Saved): Promise<number> => {
  const { id } = await db
    .insertInto('drafts')
    .values({ ...keyOf(record), ...row, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'record_id']).doUpdateSet((eb) => ({ ...row, updated_at: at, version: eb('drafts.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Replaces texts in drafts and in the values they are based on. @param ids of the drafts */
export const rewriteDrafts = async (
  db: Database,
  ids: readonly number[],
  { replace, at }: { replace: (text: string) => string; at: string },
): Promise<void> => {
  if (ids.length === 0) return;
  for (const { id, fields, base } of await db.selectFrom('drafts').select(['id', 'fields', 'base']).where('id', 'in', ids).execute())
    await db
      .updateTable('drafts')
      .set((eb) => ({ fields: replace(fields), base: replace(base), updated_at: at, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
};

export const removeDraft = async (db: Database, record: OfRecord): Promise<void> => {
  await db
    .updateTable('drafts')
    .set({ fields: nothing, base: nothing })
    .where((where) => where.and(keyOf(record)))
    .execute();
};

/** @returns whether the record, its draft or a translation uses the stored file */
export const namesFile = async (db: Database, record: OfRecord, path: string): Promise<boolean> => {
  const draft = db
    .selectFrom('drafts')
    .select('id')
    .where((where) => where.and(keyOf(record)));
  const translation = db
    .selectFrom('translations')
    .select('id')
    .where((where) => where.and(keyOf(record)));
  const use = db.selectFrom('media_uses').select('path').where('path', '=', path);
  const named = use.where(({ and, eb, or }) =>
    or([
      and([eb('kind', '=', published[record.kind].table), eb('record_id', '=', record.id)]),
      and([eb('kind', '=', 'drafts'), eb('record_id', 'in', draft)]),
      and([eb('kind', '=', 'translations'), eb('record_id', 'in', translation)]),
    ]),
  );
  return (await named.limit(1).executeTakeFirst()) !== undefined;
};

/** @returns those of the records that have a draft */
export const listDrafted = async (db: Database, kind: DraftKind, ids: readonly number[]): Promise<number[]> =>
  (
    await db
      .selectFrom('drafts')
      .select('record_id')
      .where('kind', '=', kind)
      .where('record_id', 'in', ids)
      .where('fields', '!=', nothing)
      .execute()
  ).map(({ record_id }) => record_id);

/** In order of their times. */
export const listScheduled = (db: Database, kind: DraftKind, ids: readonly number[]): Promise<ScheduledRow[]> =>
  db
    .selectFrom('scheduled_changes')
    .selectAll()
    .where('kind', '=', kind)
    .where('record_id', 'in', ids)
    .orderBy('due_at')
    .orderBy('id')
    .execute();

interface Scheduling {
  action: ScheduledAction;
  dueAt: string;
  actor: { id: number; name: string } | null;
  at: string;
}

export const schedule = async (db: Database, record: OfRecord, { action, dueAt, actor, at }: Scheduling): Promise<void> => {
  const row = { due_at: dueAt, actor_id: actor?.id ?? null, actor_name: actor?.name ?? null, failure: null };
  await db
    .insertInto('scheduled_changes')
    .values({ ...keyOf(record), action, ...row, created_at: at })
    .onConflict((conflict) => conflict.columns(['kind', 'record_id', 'action']).doUpdateSet(row))
    .execute();
};

export const unschedule = async (db: Database, record: OfRecord, action: ScheduledAction): Promise<void> => {
  await db
    .deleteFrom('scheduled_changes')
    .where((where) => where.and({ ...keyOf(record), action }))
    .execute();
};

/** The next scheduled change and its time. */
export const nextScheduled = async (db: Database): Promise<ScheduledRow | null> =>
  (await db
    .selectFrom('scheduled_changes')
    .selectAll()
    .where('failure', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** Removes a scheduled change. @returns false if another instance has removed it, or if it was rescheduled */
export const takeScheduled = async (db: Database, { id, due_at }: ScheduledRow): Promise<boolean> =>
  (await db
    .deleteFrom('scheduled_changes')
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .where('failure', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const noteFailure = async (db: Database, { id, due_at }: ScheduledRow, failure: string): Promise<void> => {
  await db.updateTable('scheduled_changes').set({ failure }).where('id', '=', id).where('due_at', '=', due_at).execute();
};

interface NewLink {
  /** Of the translation to preview; null for the record itself. */
  language: string | null;
  tokenHash: string;
  isListed: boolean;
  by: { id: number; name: string } | null;
  at: string;
  expiresAt: string;
}

export const addLink = async (
  db: Database,
  record: OfRecord,
  { language, tokenHash, isListed, by, at, expiresAt }: NewLink,
): Promise<number> => {
  const row = {
    language,
    token_hash: tokenHash,
    is_listed: toFlag(isListed),
    created_by: by?.name ?? null,
    creator_id: by?.id ?? null,
    created_at: at,
    expires_at: expiresAt,
  };
  const { id } = await db
    .insertInto('preview_links')
    .values({ ...keyOf(record), ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Links that have not expired and whose author may still change content, or for a private preview, still read it. */
const validLinks = (db: Database, at: string) =>
  db
    .selectFrom('preview_links')
    .innerJoin('administrators', 'administrators.id', 'preview_links.creator_id')
    .where('preview_links.expires_at', '>', at)
    .where('is_active', '=', 1)
    .where(({ eb, and, or }) =>
      or([
        eb('role', 'in', storedRolesWith('content.write')),
        and([eb('is_listed', '=', 0), eb('role', 'in', storedRolesWith('content.read'))]),
      ]),
    );

/** Valid links visible to administrators, newest first. */
export const listLinks = (db: Database, record: OfRecord, at: string) =>
  validLinks(db, at)
    .select(['preview_links.id', 'created_by as by', 'preview_links.created_at', 'expires_at'])
    .where((where) => where.and({ ...keyOf(record), is_listed: 1 }))
    .orderBy('preview_links.id', 'desc')
    .execute();

export const findLink = async (db: Database, tokenHash: string, at: string): Promise<(OfRecord & { language: string | null }) | null> => {
  const row = await validLinks(db, at).select(['kind', 'record_id', 'language']).where('token_hash', '=', tokenHash).executeTakeFirst();
  return row ? { kind: row.kind, id: row.record_id, language: row.language } : null;
};

/** @returns the record of the link; null if there was no such link */
export const removeLink = async (db: Database, id: number): Promise<OfRecord | null> => {
  const row = await db.deleteFrom('preview_links').where('id', '=', id).returning(['kind', 'record_id']).executeTakeFirst();
  return row ? { kind: row.kind, id: row.record_id } : null;
};

export const removeExpiredLinks = async (db: Database, at: string): Promise<void> => {
  await db.deleteFrom('preview_links').where('expires_at', '<=', at).execute();
};
