// Messages of visitors, and mail.
import type { Generated } from 'kysely';
import type { ContactStatus, ContactType } from '#contract/rules/contacts.ts';
import type { Flag } from '../flags.ts';
import type { EditedRow, Row } from './rows.ts';

export interface ContactMessagesTable extends EditedRow {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  type: ContactType;
  subject: string;
  message: string;
  status: ContactStatus;
  /** As sent by the contact form; not used for lookups. */
  product_slug: string | null;
  /** The requested product; null once it is deleted. */
  product_id: number | null;
  /** Name of the product when the message was sent. */
  product_name: string | null;
  /** The assigned administrator. */
  assigned_to: number | null;
  /** Internal note without author, not visible to visitors. */
  note: string | null;
  /** Name, email, company, subject and message in lower case, one per line. */
  search_text: string;
  /** Code of the language in which the visitor read the site; null for the main language. */
  language: Generated<string | null>;
  /** Read by the trigger that adds the company's mail to the outbox, as part of the insert. */
  sends_mail: Generated<Flag>;
  /** Read by the trigger that adds an acknowledgement, unless its address has received one after this time; null for none. */
  acknowledge_since: Generated<string | null>;
  /** Time since which the message is regarded as spam; null for messages in the inbox. */
  quarantined_at: Generated<string | null>;
  /** JSON list of sentences; null for messages in the inbox. */
  spam_reasons: Generated<string | null>;
  /** 1 if the mail of a quarantined message is not in the outbox. */
  mail_withheld: Generated<Flag>;
  /** SHA-256 of the idempotency key and the content, removed after 24 hours. */
  submission_hash: Generated<string | null>;
  /** SHA-256 of the normalised text of the message; null for short texts. */
  text_hash: Generated<string | null>;
}

/** A note of an administrator about a message. */
export interface ContactNotesTable extends Row {
  contact_id: number;
  author_id: number | null;
  author_name: string;
  text: string;
  edited_at: Generated<string | null>;
}

export type MailKind = 'message' | 'acknowledgement' | 'test' | 'invitation' | 'password-reset';

/** A mail and its state. It references its message, invitation or account; subject and text are composed when it is sent. */
export interface MailOutboxTable extends EditedRow {
  kind: MailKind;
  contact_id: number | null;
  administrator_id: number | null;
  /** Addresses separated by commas; null if they are determined when the mail is sent. */
  recipients: string | null;
  /** The Message-ID header, set by the first attempt and reused by all others. */
  message_id: string | null;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  next_attempt_at: string;
  /** A process is sending the mail until this time at the latest. */
  leased_until: string | null;
  /** A random token of the current lease. */
  lease_token: string | null;
  /** Shown to administrators: short and without credentials. */
  last_error: string | null;
  sent_at: string | null;
}

export interface MessagesTables {
  contact_messages: ContactMessagesTable;
  contact_notes: ContactNotesTable;
  mail_outbox: MailOutboxTable;
}
