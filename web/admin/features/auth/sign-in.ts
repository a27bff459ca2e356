// Signing in and out. What the person is told is settled here; where it is shown is the screens' business.
import type { LoginAnswer, login, logout } from '#contract/auth.ts';
import { storeSession } from '#web/admin/lib/session.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { ApiError, call, InvalidAnswerError } from '#web/shared/lib/api.ts';
import { clearSession } from '#web/shared/lib/session-token.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** Signs in and keeps the session. @throws what `signInFailure` puts into words */
export const signIn = async (transport: Transport, credentials: Credentials): Promise<LoginAnswer> => {
  const answer = await call<typeof login>(transport, 'POST', '/api/admin/auth/login', {
    body: credentials,
    expects: { token: 'string', user: 'object' },
  });
  if (answer.token === '') throw new InvalidAnswerError();
  storeSession(answer);
  return answer;
};

export const signInSuccess = (remember: boolean): string => `Login successful! Session valid for ${remember ? '30 days' : '24 hours'}.`;

/** @returns what to tell the person about a failed sign-in */
export const signInFailure = (error: unknown): string => {
  if (error instanceof ApiError) return error.answer?.message || `Server error: ${error.status}`;
  // fetch rejects with a TypeError when there is no answer
  if (error instanceof TypeError) return 'No response from server. Please check your connection.';
  return (error instanceof Error && error.message) || 'Login failed. Please try again.';
};

/** First text the server has about each field. */
export const fieldErrors = (error: unknown): Partial<Record<string, string>> => {
  const errors = error instanceof ApiError ? (error.answer?.errors ?? {}) : {};
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts[0]]));
};

interface Farewell {
  kind: 'success' | 'error';
  text: string;
}

const loggedOut: Farewell = { kind: 'success', text: 'Logged out successfully' };

/** Ends the session here in any case, and on the server if it answers. @returns what to tell the person */
export const signOut = async (transport: Transport): Promise<Farewell> => {
  try {
    await call<typeof logout>(transport, 'POST', '/api/admin/auth/logout', { ignoresAnswer: true });
    return loggedOut;
  } catch (error) {
    // the session had ended on the server before
    if (error instanceof ApiError && error.status === 401) return loggedOut;
    console.error('Logging out failed', error);
    return { kind: 'error', text: 'Logout failed. Please try again.' };
  } finally {
    clearSession();
  }
};
