// Announces mail that a feature has added to the outbox. Senders on other instances find it by polling.

export interface MailQueue {
  /** Whether a mail server is configured. Without one, no mail is added. */
  isEnabled: boolean;
  /** Sends due mail now; call it after the commit that added it. */
  wake: () => void;
}

/** The queue of a process without a mail server. */
export const noMail: MailQueue = { isEnabled: false, wake: () => {} };

export interface WakeableMailQueue extends MailQueue {
  /** @param listener in this process; without one, `wake` does nothing */
  onWake: (listener: () => void) => void;
}

export const createMailQueue = (isEnabled: boolean): WakeableMailQueue => {
  let wake = () => {};
  return {
    isEnabled,
    wake: () => wake(),
    onWake: (listener) => {
      wake = listener;
    },
  };
};
