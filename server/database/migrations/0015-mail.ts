// The outbox: mail that is waiting, was sent or failed. Triggers add the mail of a contact message in the statement that stores the
// message, so that both are in one commit (docs/decisions/0028-shared-commits.md, docs/decisions/0029-mail.md).
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

const waiting = "'waiting', 0, new.created_at, new.created_at, new.created_at";
const columns = 'kind, contact_id, recipients, state, attempts, next_attempt_at, created_at, updated_at';

const addCompanyMail = `insert into mail_outbox (${columns}) values ('message', new.id, null, ${waiting})`;
const addAcknowledgement = `insert into mail_outbox (${columns})
  select 'acknowledgement', new.id, lower(new.email), ${waiting}
  where not exists (
    select 1 from mail_outbox
    where kind = 'acknowledgement' and recipients = lower(new.email) and created_at > new.acknowledge_since
  )`;

const sqliteTriggers = [
  `create trigger contact_messages_mail after insert on contact_messages when new.sends_mail = 1 begin ${addCompanyMail}; end`,
  `create trigger contact_messages_acknowledgement after insert on contact_messages when new.acknowledge_since is not null begin
    ${addAcknowledgement};
  end`,
];

const postgresTriggers = [
  `create function add_contact_mail() returns trigger language plpgsql as $$
    begin
      if new.sends_mail = 1 then ${addCompanyMail}; end if;
      if new.acknowledge_since is not null then
        -- one transaction for each address, otherwise two messages at the same time would not see each other's acknowledgement
        perform pg_advisory_xact_lock(hashtext('acknowledgement'), hashtext(lower(new.email)));
        ${addAcknowledgement};
      end if;
      return null;
    end $$`,
  `create trigger contact_messages_mail after insert on contact_messages for each row execute function add_contact_mail()`,
];

export const up = async (db: Kysely<unknown>, { kind, id, end }: ColumnTypes): Promise<void> => {
  const statements = [
    `create table mail_outbox (
      id ${id},
      kind text not null check (kind in ('message', 'acknowledgement', 'test', 'invitation', 'password-reset')),
      contact_id integer references contact_messages (id) on delete cascade,
      administrator_id integer references administrators (id) on delete cascade,
      recipients text,
      message_id text,
      state text not null check (state in ('waiting', 'sent', 'failed')),
      attempts integer not null check (attempts >= 0),
      next_attempt_at text not null,
      leased_until text,
      last_error text,
      sent_at text,
      created_at text not null,
      updated_at text not null
    )${end}`,
    `create index mail_outbox_due on mail_outbox (next_attempt_at, id) where state = 'waiting'`,
    `create index mail_outbox_failed on mail_outbox (kind) where state = 'failed'`,
    `create index mail_outbox_contact on mail_outbox (contact_id)`,
    `create index mail_outbox_administrator on mail_outbox (administrator_id)`,
    `create index mail_outbox_acknowledged on mail_outbox (recipients, created_at) where kind = 'acknowledgement'`,
    `alter table contact_messages add column sends_mail integer not null default 0`,
    `alter table contact_messages add column acknowledge_since text`,
    // links in mails: their tokens are created when a mail is sent, so that a waiting mail contains none
    `create table mailed_tokens (
      token_hash text primary key not null,
      administrator_id integer not null references administrators (id) on delete cascade,
      purpose text not null check (purpose in ('invitation', 'password-reset')),
      created_at text not null,
      expires_at text not null
    )${end}`,
    `create index mailed_tokens_administrator on mailed_tokens (administrator_id, purpose)`,
    ...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
