// Messages of visitors, and mail.
import type { Generated } from 'kysely';
import type { ContactStatus, ContactType } from '#contract/rules/contacts.ts';
import type { Flag } from '../flags.ts';
import type { EditedRow } from './rows.ts';

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
  /** Internal note of the administrators, not visible to visitors. */
  note: string | null;
  /** Name, email, company, subject and message in lower case, one per line. */
  search_text: string;
  /** Read by the trigger that adds the company's mail to the outbox in the statement of the insert. */
  sends_mail: Generated<Flag>;
  /** Read by the trigger that adds an acknowledgement unless its address got one after this time; null for none. */
  acknowledge_since: Generated<string | null>;
  /** Since when the message is regarded as spam; null for messages of the inbox. */
  quarantined_at: Generated<string | null>;
  /** JSON list of sentences; null for messages of the inbox. */
  spam_reasons: Generated<string | null>;
  /** The mail of a quarantined message has not been added to the outbox, or was removed from it. */
  mail_withheld: Generated<Flag>;
  /** SHA-256 of the idempotency key and the content, removed after 24 hours. */
  submission_hash: Generated<string | null>;
  /** SHA-256 of the comparable text of the message; null for short texts. */
  text_hash: Generated<string | null>;
}

export type MailKind = 'message' | 'acknowledgement' | 'test' | 'invitation' | 'password-reset';

/** A mail and its state. It refers to its message, invitation or account; subject and text are composed when it is sent. */
export interface MailOutboxTable extends EditedRow {
  kind: MailKind;
  contact_id: number | null;
  administrator_id: number | null;
  /** Addresses separated by commas; null as long as they are determined when the mail is sent. */
  recipients: string | null;
  /** The header, set by the first attempt and used again by all others. */
  message_id: string | null;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  next_attempt_at: string;
  /** Until then a process is sending the mail. */
  leased_until: string | null;
  /** A random token of the current lease. */
  lease_token: string | null;
  /** Shown to administrators: short and without credentials. */
  last_error: string | null;
  sent_at: string | null;
}

export interface MessagesTables {
  contact_messages: ContactMessagesTable;
  mail_outbox: MailOutboxTable;
}
