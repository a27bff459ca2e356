// Saves the records that use a replaced file with the current one, each with an ordinary save and a revision.
import { published } from '#contract/records/kinds.ts';
import { revisionKinds } from '#contract/rules/history.ts';
import { lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import * as drafts from '#server/features/drafts/drafts.repository.ts';
import * as unsaved from '#server/features/editing/editing.repository.ts';
import type { Restorers } from '#server/features/history/restorer.ts';
import { snapshotOf } from '#server/features/history/snapshots.ts';
import * as uses from '#server/features/uploads/file-uses.repository.ts';
import * as repository from '#server/features/uploads/uploads.repository.ts';
import { type SavingContext, withPresentFiles } from '#server/features/uploads/uploads.service.ts';
import { AppError } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { replaceStoredPaths } from '#server/platform/files.ts';
import { rewriteRows } from '#server/records/translations/translations.repository.ts';
import * as trash from '#server/records/trash/trash.repository.ts';

/** Translations are rewritten like drafts. */
const savedKinds = revisionKinds.filter((kind) => kind !== 'translation');
type SavedKind = (typeof savedKinds)[number];

const tableOf = (kind: SavedKind) => (kind === 'setting' ? 'settings' : published[kind].table);

/** Requires a transaction. */
const saveRecord = async (saving: SavingContext, restorers: Restorers, kind: SavedKind, id: number): Promise<void> => {
  const { db } = saving;
  await lockRows(db, tableOf(kind), [id]);
  const record = await restorers[kind].find(db, id);
  if (!record) return;
  const before = snapshotOf(kind, record);
  const after = await withPresentFiles(db, before);
  const fields = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
  if (Object.keys(fields).length > 0) await restorers[kind].restore(saving, id, { fields });
};

/**
 * Before the originals are saved, so that their translations are not outdated by the path of a file. Requires a transaction.
 */
const rewriteTranslations = async (db: Database, from: string, to: string): Promise<void> => {
  const ids = await uses.listUsers(db, 'translations', [from]);
  await rewriteRows(db, ids, (text) => replaceStoredPaths(text, (path) => (path === from ? to : path)));
  await uses.moveUses(db, 'translations', from, to);
};

/** Updates drafts, the trash and unsaved changes, which are JSON texts without a history. Requires a transaction. */
const rewriteTexts = async (db: Database, from: string, to: string, at: string): Promise<void> => {
  const replace = (text: string) => replaceStoredPaths(text, (path) => (path === from ? to : path));
  await repository.touchUnclaimed(db, [{ path: from, expiresAt: at }], at);
  await drafts.rewriteDrafts(db, await uses.listUsers(db, 'drafts', [from]), { replace, at });
  await trash.rewriteTrash(db, await uses.listUsers(db, 'trash', [from]), replace);
  await unsaved.rewriteChanges(db, from, replace);
  for (const kind of ['drafts', 'trash'] as const) await uses.moveUses(db, kind, from, to);
};

/**
 * Updates everything that still references replaced files. It can be interrupted; the hourly job resumes it. A record that cannot be saved
 * keeps the earlier file.
 */
export const useReplacements = async (context: SavingContext, restorers: Restorers): Promise<void> => {
  const { db, clock } = context;
  for (const { from, to } of await repository.listUnfinishedReplacements(db)) {
    await inTransaction(db, (transaction) => rewriteTranslations(transaction, from, to));
    for (const kind of savedKinds)
      for (const id of await uses.listUsers(db, tableOf(kind), [from]))
        await inTransaction(db, (transaction) => saveRecord({ ...context, db: transaction }, restorers, kind, id)).catch(
          (error: unknown) => {
            if (!(error instanceof AppError)) throw error;
          },
        );
    await inTransaction(db, (transaction) => rewriteTexts(transaction, from, to, timestamp(clock)));
  }
};
