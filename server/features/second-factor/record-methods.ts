// Adds changes of the sign-in methods to the audit log.
import type { Actor, Context } from '#server/database/context.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';

/** The context of administrators who change their own methods. */
export type OwnContext = Context & { actor: Actor };

/** Must be called at the end of the transaction of the change. */
export const recordMethods = (context: OwnContext, details: Record<string, string>): Promise<void> => {
  const { id, name } = context.actor;
  return recordAction(context, { action: 'update', kind: 'administrator', id, name, details });
};
