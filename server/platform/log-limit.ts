// Writes one log line for many similar events.

const windowMs = 60 * 1000;

/**
 * @param write writes a line about the number of events since the last line
 * @returns a function to call for each event: the first event writes a line immediately, later ones at most one line a minute
 */
export const createLogLimit = (write: (count: number) => void): (() => void) => {
  let count = 0;
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    timer = null;
    if (count === 0) return;
    write(count);
    count = 0;
    timer = setTimeout(flush, windowMs).unref();
  };
  return () => {
    count += 1;
    if (!timer) flush();
  };
};
