import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** @returns false on the server and during hydration, then true */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
