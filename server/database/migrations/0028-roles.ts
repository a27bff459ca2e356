// Roles of administrators (docs/decisions/0046-roles.md). Accounts that exist, and those that the previous version creates while it
// still runs, are owners: it lets everybody do everything.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(`alter table administrators add column role text not null default 'owner' check (role in ('owner', 'editor', 'sales', 'viewer'))`)
    .execute(db);
};
