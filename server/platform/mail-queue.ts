// How features announce mail that they have added to the outbox. The sender of another instance finds it by polling.

export interface MailQueue {
  /** Whether a mail server is configured. Without one, no mail is added. */
  isEnabled: boolean;
  /** Sends due mail now; call it after the commit that added it. */
  wake: () => void;
}

/** The queue of a process without a mail server. */
export const noMail: MailQueue = { isEnabled: false, wake: () => {} };

export interface WakeableMailQueue extends MailQueue {
  /** @param listener of this process; without one, `wake` does nothing */
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
