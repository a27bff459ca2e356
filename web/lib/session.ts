// The administrator's session as the browser keeps it. Whether the token is still good only the server knows.

const keys = { token: 'admin_token', user: 'admin_user', remember: 'admin_remember', expiresAt: 'admin_token_expires_at' } as const;

export interface SessionUser {
  id?: number;
  name?: string;
  email?: string;
}

export interface Session {
  token: string;
  user: SessionUser;
  remember: boolean;
  expires_at: string;
}

// storage can be switched off by the browser; then nobody is signed in, and nothing breaks
const storage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** A way to be notified. */
const createSignal = () => {
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

const started = createSignal();
const ended = createSignal();
const userChanged = createSignal();

/** Calls back after somebody has signed in in this tab. @returns a function that ends the subscription */
export const onSessionStarted = started.subscribe;

/** Calls back after the server refused the token. @returns a function that ends the subscription */
export const onSessionEnded = ended.subscribe;

export const readToken = (): string | null => storage()?.getItem(keys.token) ?? null;

export const readUser = (): SessionUser => {
  try {
    const user: unknown = JSON.parse(storage()?.getItem(keys.user) ?? '{}');
    return typeof user === 'object' && user !== null ? user : {};
  } catch {
    return {};
  }
};

/** @returns until when a remembered session is kept, as moment; null for one that was not to be remembered */
export const readSessionEnd = (): string | null => storage()?.getItem(keys.expiresAt) ?? null;

/** @throws when the browser stores nothing for this site: signing in would lead back to the sign-in page without a word */
export const storeSession = ({ token, user, remember, expires_at }: Session): void => {
  const store = storage();
  try {
    if (!store) throw new Error('There is no storage');
    if (remember) {
      store.setItem(keys.remember, 'true');
      store.setItem(keys.expiresAt, expires_at);
    } else {
      store.removeItem(keys.remember);
      store.removeItem(keys.expiresAt);
    }
    store.setItem(keys.user, JSON.stringify(user));
    // last: other tabs read the rest when they are notified of the token
    store.setItem(keys.token, token);
  } catch (cause) {
    throw new Error('This browser does not let the site store the session. Allow site data for this address and try again.', { cause });
  }
  started.send();
};

/** The signed-in administrator has another name or address from now on. */
export const storeUser = (user: SessionUser): void => {
  try {
    storage()?.setItem(keys.user, JSON.stringify(user));
  } catch (error) {
    // it is saved on the server; this browser shows the old name until the next sign-in
    console.error('The name of the administrator could not be stored', error);
  }
  userChanged.send();
};

/** Calls back when the administrator's name or address has changed. @returns a function that ends the subscription */
export const onUserChanged = userChanged.subscribe;

export const clearSession = (): void => {
  for (const key of Object.values(keys)) storage()?.removeItem(key);
};

/** Calls back when another tab has signed in or out. @returns a function that ends the subscription */
export const onSessionChangedElsewhere = (listener: (isSignedIn: boolean) => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === keys.token || key === null) listener(newValue !== null);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** True when two records are of the same administrator. */
export const isSameUser = (one: SessionUser, other: SessionUser): boolean =>
  one.id !== undefined && other.id !== undefined ? one.id === other.id : one.email === other.email;

/** The server refused the token: it is forgotten, then those who asked are told. */
export const sessionEnded = (): void => {
  clearSession();
  ended.send();
};
