// A composed mail, ready to be sent.
import type { Context } from '#server/database/context.ts';
import type { OutboxRow } from './outbox.repository.ts';

export interface Mail {
  /** Empty if no recipient is configured. */
  to: readonly string[];
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  /** Value of the header Auto-Submitted (RFC 3834): prevents automatic replies to the mail. */
  autoSubmitted: 'auto-generated' | 'auto-replied';
}

export interface ComposeContext extends Context {
  /** Public origin without trailing slash. */
  siteUrl: string;
}

/** @returns null if there is nothing left to send */
export type Compose = (context: ComposeContext, row: OutboxRow) => Promise<Mail | null>;

/** One line without control characters, for subjects and names. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
