// Requests a sign-in in a dialog over the current screen, whose unsaved changes would otherwise be lost.
import { useSyncExternalStore } from 'react';
import type { SessionUser } from '#web/admin/lib/session.ts';

let requested: SessionUser | null = null;
const listeners = new Set<() => void>();

const set = (user: SessionUser | null) => {
  requested = user;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @param user the administrator whose session has ended */
export const requestSignIn = (user: SessionUser): void => set(user);

export const withdrawSignInRequest = (): void => set(null);

/** @returns the administrator whose session has ended; null if no sign-in is requested */
export const useSignInRequest = (): SessionUser | null =>
  useSyncExternalStore(
    subscribe,
    () => requested,
    () => null,
  );
