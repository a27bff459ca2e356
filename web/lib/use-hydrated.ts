import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** @returns false on the server and until the script has taken the page over, then true */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
