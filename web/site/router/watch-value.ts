import type { QueryClient } from '#web/site/query/query-client.ts';

/** Calls back with a value now, and when data arrives that changes it. @returns a function that ends it */
export const watchValue = <T>(client: QueryClient, read: () => T, onChange: (value: T) => void): (() => void) => {
  // serialised, so that an equal value is not a change
  let last = '';
  const update = () => {
    const value = read();
    const written = JSON.stringify(value);
    if (written !== last) onChange(value);
    last = written;
  };
  update();
  return client.subscribe(update);
};
