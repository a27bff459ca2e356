import { useSyncExternalStore } from 'react';
import type { SessionUser } from '#web/admin/lib/session.ts';

/** Shown on the sign-in page after a session has ended. */
export const sessionEndedText = 'Your session has ended. Please sign in again.';

/** State of the navigation to the sign-in page after a session has ended. */
export const sessionEndedState = { sessionEnded: true } as const;

export const isSessionEndedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sessionEnded' in state && state.sessionEnded === true;

// A sign-in in a dialog over the current screen, whose unsaved changes would otherwise be lost.
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
