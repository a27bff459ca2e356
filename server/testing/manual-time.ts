// A clock that only a test advances, for code that takes a waiting function as a parameter.

export interface ManualTime {
  now: () => number;
  /** Resolves after the time, or when the signal is aborted. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Resolves once something is waiting. */
  awaited: () => Promise<void>;
  /** Advances the time: everything that waits until then continues, in order of its time. */
  pass: (ms: number) => Promise<void>;
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

export const createManualTime = (): ManualTime => {
  const waiting = new Set<{ at: number; resolve: () => void }>();
  let now = 0;
  return {
    now: () => now,
    awaited: async () => {
      while (waiting.size === 0) await nextTurn();
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const entry = { at: now + ms, resolve };
        waiting.add(entry);
        signal?.addEventListener('abort', () => {
          waiting.delete(entry);
          resolve();
        });
      }),
    pass: async (ms) => {
      const until = now + ms;
      for (;;) {
        await nextTurn();
        const [next] = [...waiting].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at);
        if (!next) break;
        now = next.at;
        waiting.delete(next);
        next.resolve();
      }
      now = until;
    },
  };
};
