import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** @returns false in the document that the server sent, true once script answers the visitor */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
