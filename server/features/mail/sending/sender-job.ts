// Runs the sender when it is woken and by time, one run after the other.

/** Mail of other processes and attempts that have become due are found within this time. */
const pollMs = 3000;
/** Maximum time for the mail that is being sent at the shutdown; then it is interrupted. */
const farewellMs = 1200;

interface Options {
  /** @returns whether it should run again at once */
  send: (signal: AbortSignal) => Promise<boolean>;
  onError: (error: unknown) => void;
}

export interface SenderJob {
  /** Sends now, or again after the current run. */
  wake: () => void;
  end: () => Promise<void>;
}

export const startSenderJob = ({ send, onError }: Options): SenderJob => {
  const interruption = new AbortController();
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isEnding = false;
  const runAll = async () => {
    let hasMore = true;
    while ((hasMore || isWoken) && !isEnding) {
      isWoken = false;
      hasMore = await send(interruption.signal);
    }
  };
  const start = (): void => {
    if (running || isEnding) return;
    running = runAll()
      .catch((error: unknown) => {
        isWoken = false;
        onError(error);
      })
      .finally(() => {
        running = null;
        // woken after the last run had looked for due mail
        if (isWoken) start();
      });
  };
  const wake = () => {
    isWoken = true;
    start();
  };
  const timer = setInterval(start, pollMs).unref();
  start();
  return {
    wake,
    end: async () => {
      isEnding = true;
      clearInterval(timer);
      const late = setTimeout(() => interruption.abort(), farewellMs);
      await running;
      clearTimeout(late);
    },
  };
};
