// Indices for the filters of the audit log together with days, in the order of the list.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const statements = [
    'drop index audit_log_actor',
    'drop index audit_log_action',
    'create index audit_log_actor on audit_log (actor_id, created_at, id)',
    'create index audit_log_action on audit_log (action, created_at, id)',
    'create index audit_log_kind on audit_log (kind, created_at, id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
