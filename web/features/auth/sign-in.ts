// Signing in and out. What the person is told is settled here; where it is shown is the screens' business.
import type { LoginAnswer, login, logout } from '#contract/auth.ts';
import type { Transport } from '../../lib/api.ts';
import { ApiError, call } from '../../lib/api.ts';
import { clearSession, storeSession } from '../../lib/session.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

const isLoginAnswer = (answer: unknown): answer is LoginAnswer => {
  const { token, user } = (answer ?? {}) as Partial<LoginAnswer>;
  return typeof token === 'string' && token !== '' && typeof user === 'object' && user !== null;
};

/** Signs in and keeps the session. @throws what `signInFailure` puts into words */
export const signIn = async (transport: Transport, credentials: Credentials): Promise<LoginAnswer> => {
  const answer: unknown = await call<typeof login>(transport, 'POST', '/api/admin/auth/login', { body: credentials });
  if (!isLoginAnswer(answer)) throw new Error('Invalid response from server');
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

/** Ends the session here in any case, and on the server if it answers. @returns what to tell the person */
export const signOut = async (transport: Transport): Promise<Farewell> => {
  try {
    await call<typeof logout>(transport, 'POST', '/api/admin/auth/logout');
    return { kind: 'success', text: 'Logged out successfully' };
  } catch (error) {
    console.error('Logging out failed', error);
    return { kind: 'error', text: 'Logout failed. Please try again.' };
  } finally {
    clearSession();
  }
};
