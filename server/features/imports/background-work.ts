// Work on imports in the background of this process: one piece of work after another for each import.

export interface BackgroundWork {
  start: (id: number) => void;
  /** Resolves when no import is in progress in this process. */
  idle: () => Promise<void>;
  /** Ends the work between two batches; the next start continues it. */
  close: () => Promise<void>;
}

export const createBackgroundWork = (
  work: (id: number, closing: AbortSignal) => Promise<void>,
  onError: (error: unknown, id: number) => void,
): BackgroundWork => {
  const closing = new AbortController();
  const running = new Map<number, Promise<void>>();
  const idle = async () => {
    while (running.size > 0) await Promise.all(running.values());
  };
  const start = (id: number): void => {
    // after the present work, which may be about to end in an earlier state
    const run = (running.get(id) ?? Promise.resolve())
      .then(() => work(id, closing.signal))
      .catch((error: unknown) => onError(error, id))
      .finally(() => {
        if (running.get(id) === run) running.delete(id);
      });
    running.set(id, run);
  };
  return {
    start,
    idle,
    close: async () => {
      closing.abort();
      await idle();
    },
  };
};
