// The administrator's session as stored in the browser. Only the server knows whether the token is still valid.

import type { Permission, Role } from '#contract/rules/policy.ts';
import { createSignal, sessionKeys, sessionStore } from '#web/shared/lib/session-token.ts';

export interface SessionUser {
  id?: number;
  name?: string;
  email?: string;
  role?: Role;
  permissions?: readonly Permission[];
  /** Of a translator: the languages into which they translate. */
  languages?: readonly string[] | undefined;
}

export interface Session {
  token: string;
  user: SessionUser;
  remember: boolean;
  expires_at: string;
}

const started = createSignal();
const userChanged = createSignal();

/** Calls back after somebody has signed in in this tab. @returns a function that ends the subscription */
export const onSessionStarted = started.subscribe;

export const readUser = (): SessionUser => {
  try {
    const user: unknown = JSON.parse(sessionStore()?.getItem(sessionKeys.user) ?? '{}');
    return typeof user === 'object' && user !== null ? user : {};
  } catch {
    return {};
  }
};

/** @returns when a remembered session expires, ISO 8601; null if the session is not remembered */
export const readSessionEnd = (): string | null => sessionStore()?.getItem(sessionKeys.expiresAt) ?? null;

/** @throws when the browser stores nothing for this site: signing in would lead back to the sign-in page without a message */
export const storeSession = ({ token, user, remember, expires_at }: Session): void => {
  const store = sessionStore();
  try {
    if (!store) throw new Error('The browser has no storage');
    if (remember) {
      store.setItem(sessionKeys.remember, 'true');
      store.setItem(sessionKeys.expiresAt, expires_at);
    } else {
      store.removeItem(sessionKeys.remember);
      store.removeItem(sessionKeys.expiresAt);
    }
    store.setItem(sessionKeys.user, JSON.stringify(user));
    // last: other tabs read the rest when they are notified of the token
    store.setItem(sessionKeys.token, token);
  } catch (cause) {
    throw new Error('This browser does not let the site store the session. Allow site data for this address and try again.', { cause });
  }
  started.send();
};

/** Stores the changed name or email address of the signed-in administrator. */
export const storeUser = (user: SessionUser): void => {
  try {
    sessionStore()?.setItem(sessionKeys.user, JSON.stringify(user));
  } catch (error) {
    // the server has saved it; this browser shows the old name until the next sign-in
    console.error('The name of the administrator could not be stored', error);
  }
  userChanged.send();
};

/** Calls back when the administrator's name or address has changed. @returns a function that ends the subscription */
export const onUserChanged = userChanged.subscribe;

/** Calls back when another tab has signed in or out. @returns a function that ends the subscription */
export const onSessionChangedElsewhere = (listener: (isSignedIn: boolean) => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === sessionKeys.token || key === null) listener(newValue !== null);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** True when two records are of the same administrator. */
export const isSameUser = (one: SessionUser, other: SessionUser): boolean =>
  one.id !== undefined && other.id !== undefined ? one.id === other.id : one.email === other.email;
