// Announces mail that a feature has added to the outbox. Senders on other instances find it by polling.

import type { Database } from '#server/database/schema.ts';

export interface MailQueue {
  /** Whether there is a mail server. Without one, no mail is added. @param db the transaction that adds it, if any */
  isEnabled: (db: Database) => Promise<boolean>;
  /** Sends due mail now; call it after the commit that added it. */
  wake: () => void;
}

/** The queue of a process without a mail server. */
export const noMail: MailQueue = { isEnabled: async () => false, wake: () => {} };

export interface WakeableMailQueue extends MailQueue {
  /** @param listener in this process; without one, `wake` does nothing */
  onWake: (listener: () => void) => void;
}

export const createMailQueue = (isEnabled: MailQueue['isEnabled']): WakeableMailQueue => {
  let wake = () => {};
  return {
    isEnabled,
    wake: () => wake(),
    onWake: (listener) => {
      wake = listener;
    },
  };
};
