// Quarantined messages, and hashes that recognise a message that is sent again. The indices of the list get the column by which
// quarantined messages are left out.
import { type Kysely, sql } from 'kysely';

const lists = {
  contact_messages_newest: 'created_at, id, status, type, assigned_to, quarantined_at',
  contact_messages_status: 'status, created_at, id, type, assigned_to, quarantined_at',
  contact_messages_type: 'type, created_at, id, status, assigned_to, quarantined_at',
  contact_messages_assigned: 'assigned_to, created_at, id, status, type, quarantined_at',
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const statements = [
    `alter table contact_messages add column quarantined_at text`,
    `alter table contact_messages add column spam_reasons text`,
    `alter table contact_messages add column mail_withheld integer not null default 0`,
    `alter table contact_messages add column submission_hash text`,
    `alter table contact_messages add column text_hash text`,
    ...Object.entries(lists).flatMap(([name, columns]) => [`drop index ${name}`, `create index ${name} on contact_messages (${columns})`]),
    `create index contact_messages_quarantined on contact_messages (created_at, id, status, type, assigned_to, quarantined_at)
      where quarantined_at is not null`,
    `create unique index contact_messages_submission on contact_messages (submission_hash) where submission_hash is not null`,
    `create index contact_messages_text on contact_messages (text_hash, created_at) where text_hash is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
