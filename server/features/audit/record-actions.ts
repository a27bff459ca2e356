// Adds the actions of administrators to the audit log.
import type { AuditAction, AuditKind } from '#contract/rules/history.ts';
import type { ActingContext } from '#server/database/context.ts';
import { timestamp } from '#server/platform/clock.ts';
import { appendEntries } from './audit.repository.ts';

export interface Action {
  action: AuditAction;
  kind: AuditKind;
  /** Null for several records, or for none. */
  id?: number | null;
  name?: string | null;
  /** Must be small, and must not contain secrets or texts of visitors. */
  details?: Record<string, unknown>;
}

/** Must be called at the end of the transaction of the action. */
export const recordActions = ({ db, clock, actor }: ActingContext, actions: readonly Action[]): Promise<void> =>
  appendEntries(
    db,
    actions.map(({ action, kind, id = null, name = null, details = {} }) => ({
      created_at: timestamp(clock),
      actor_id: actor?.id ?? null,
      actor_name: actor?.name ?? null,
      action,
      kind,
      record_id: id,
      record_name: name,
      // the name of a token can be given again
      details: JSON.stringify(actor?.apiTokenId === undefined ? details : { ...details, api_token: actor.apiTokenId }),
    })),
  );

export const recordAction = (context: ActingContext, action: Action): Promise<void> => recordActions(context, [action]);
