// The token of the administrator's session, as every request needs it. Apart from session.ts: visitors load this part too.

export const sessionKeys = {
  token: 'admin_token',
  user: 'admin_user',
  remember: 'admin_remember',
  expiresAt: 'admin_token_expires_at',
} as const;

/** @returns null when the browser has switched its storage off: then nobody is signed in, and nothing breaks */
export const sessionStore = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** A list of those who want to be notified of an event. */
export const createSignal = () => {
  const listeners = new Set<() => void>();
  return {
    /** @returns a function that ends the subscription */
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

/** Calls back after the server refused the token. @returns a function that ends the subscription */
export const onSessionEnded = ended.subscribe;

export const readToken = (): string | null => sessionStore()?.getItem(sessionKeys.token) ?? null;

export const clearSession = (): void => {
  for (const key of Object.values(sessionKeys)) sessionStore()?.removeItem(key);
};

/** The server refused the token: it is removed, then the subscribers are notified. */
export const sessionEnded = (): void => {
  clearSession();
  ended.send();
};
