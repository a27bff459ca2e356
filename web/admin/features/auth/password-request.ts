// Calls that the server accepts only within minutes after the password was entered: asks for it once, then repeats the call.
import { useSyncExternalStore } from 'react';
import { ApiError } from '#web/shared/lib/api.ts';

interface PasswordRequest {
  answered: Promise<boolean>;
  answer: (isConfirmed: boolean) => void;
}

let requested: PasswordRequest | null = null;
const listeners = new Set<() => void>();

const set = (request: PasswordRequest | null) => {
  requested = request;
  for (const listener of listeners) listener();
};

/** Opens the dialog, unless it is open. @returns whether the password was confirmed */
const requestPassword = (): Promise<boolean> => {
  if (requested) return requested.answered;
  let resolve: (isConfirmed: boolean) => void = () => {};
  const answered = new Promise<boolean>((resolveAnswered) => {
    resolve = resolveAnswered;
  });
  const answer = (isConfirmed: boolean) => {
    set(null);
    resolve(isConfirmed);
  };
  set({ answered, answer });
  return answered;
};

/** Cancels an open request. */
export const withdrawPasswordRequest = (): void => requested?.answer(false);

/** @throws the error of the call, also if the dialog is cancelled */
export const withPassword = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    const isRequired = error instanceof ApiError && error.answer?.code === 'password-required';
    if (!isRequired || !(await requestPassword())) throw error;
    return call();
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @returns the open request; null if none is open */
export const usePasswordRequest = (): PasswordRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => requested,
    () => null,
  );
