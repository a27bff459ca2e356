// Contact messages, and the outbox: mail that is waiting, was sent or failed. Triggers add the mail of a message in the statement
// that stores the message, so that both are in one commit (docs/decisions/0029-mail.md).
import type { ColumnTypes } from '../column-types.ts';

const messageTable = ({ id, end }: ColumnTypes): string[] => [
  // the product is stored by its number and the name it had: slugs change and are given to others
  `create table contact_messages (
    id ${id},
    name text not null,
    email text not null,
    phone text,
    company text,
    type text not null default 'general' check (type in ('general', 'integrator', 'support')),
    subject text not null,
    message text not null,
    status text not null default 'new' check (status in ('new', 'read', 'replied', 'closed')),
    product_slug text,
    product_id integer references products (id) on delete set null,
    product_name text,
    assigned_to integer references administrators (id) on delete set null,
    note text,
    search_text text not null,
    sends_mail integer not null default 0,
    acknowledge_since text,
    quarantined_at text,
    spam_reasons text,
    mail_withheld integer not null default 0,
    submission_hash text,
    text_hash text,
    created_at text not null,
    updated_at text not null
  )${end}`,
  'create index contact_messages_newest on contact_messages (created_at, id, status, type, assigned_to, quarantined_at)',
  'create index contact_messages_status on contact_messages (status, created_at, id, type, assigned_to, quarantined_at)',
  'create index contact_messages_type on contact_messages (type, created_at, id, status, assigned_to, quarantined_at)',
  'create index contact_messages_assigned on contact_messages (assigned_to, created_at, id, status, type, quarantined_at)',
  `create index contact_messages_quarantined on contact_messages (created_at, id, status, type, assigned_to, quarantined_at)
    where quarantined_at is not null`,
  'create index contact_messages_product on contact_messages (product_id)',
  // a message that is sent again
  'create unique index contact_messages_submission on contact_messages (submission_hash) where submission_hash is not null',
  'create index contact_messages_text on contact_messages (text_hash, created_at) where text_hash is not null',
];

const outboxTable = ({ id, end }: ColumnTypes): string[] => [
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
    lease_token text,
    last_error text,
    sent_at text,
    created_at text not null,
    updated_at text not null
  )${end}`,
  `create index mail_outbox_due on mail_outbox (next_attempt_at, id) where state = 'waiting'`,
  `create index mail_outbox_failed on mail_outbox (kind) where state = 'failed'`,
  'create index mail_outbox_contact on mail_outbox (contact_id)',
  'create index mail_outbox_administrator on mail_outbox (administrator_id)',
  `create index mail_outbox_acknowledged on mail_outbox (recipients, created_at) where kind = 'acknowledgement'`,
];

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

export const messages = (types: ColumnTypes): string[] => [
  ...messageTable(types),
  ...outboxTable(types),
  ...(types.kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
];
