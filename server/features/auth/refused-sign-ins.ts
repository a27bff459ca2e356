// Adds refused sign-ins to the audit log, only for known accounts and up to a limit, so that nobody can flood the log from outside.
import type { Context } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { countRecent } from '#server/features/audit/audit.service.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';

const hourMs = 60 * 60 * 1000;
const mostInAnHour = 10;

export const recordRefusal = (context: Context, { id, name }: { id: number; name: string }): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const since = new Date(context.clock().getTime() - hourMs).toISOString();
    const what = { action: 'sign-in-refused', kind: 'administrator' } as const;
    if ((await countRecent(db, { ...what, record_id: id }, since)) >= mostInAnHour) return;
    await recordAction({ ...context, db, actor: null }, { ...what, id, name });
  });
