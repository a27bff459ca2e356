// Access to the administrator's session token, which every request needs. Separate from session.ts, because the public site

/** Keys of the session in localStorage. */
export const sessionKeys = {
  token: 'admin_token',
  user: 'admin_user',
  remember: 'admin_remember',
  expiresAt: 'admin_token_expires_at',
} as const;

/** @returns null if the browser blocks storage; the user then counts as signed out */
export const sessionStore = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** Creates a minimal event emitter. */
export const createSignal = () => {
  const listeners = new Set<() => void>();
  return {
    /** @returns the unsubscribe function */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: () => {
      for (const listener of listeners) listener();
    },
  };
};

const ended = createSignal();

/** Subscribes to the end of the session after the server rejected the token. @returns the unsubscribe function */
export const onSessionEnded = ended.subscribe;

/** @returns the bearer token; null if nobody is signed in */
export const readToken = (): string | null => sessionStore()?.getItem(sessionKeys.token) ?? null;

/** Removes the session without notifying subscribers. */
export const clearSession = (): void => {
  for (const key of Object.values(sessionKeys)) sessionStore()?.removeItem(key);
};

/** Call after the server rejected the token: removes the session and notifies the subscribers. */
export const sessionEnded = (): void => {
  clearSession();
  ended.send();
};
