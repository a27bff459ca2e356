// Signing in and out, with the texts for success and failure. The screens decide where to show them.
import type {
  finishSignIn,
  LoginAnswer,
  login,
  logout,
  SecondFactorRequired,
  SignInAnswer,
  signInWithPasskey,
  startPasskeySignIn,
} from '#contract/auth.ts';
import { storeSession } from '#web/admin/lib/session.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { ApiError, call, InvalidAnswerError } from '#web/shared/lib/api.ts';
import { clearSession } from '#web/shared/lib/session-token.ts';
import { signWithPasskey } from './passkey.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** The token and the methods for the second step of a sign-in. */
export type SecondStep = SecondFactorRequired['second_factor'];

const enter = (answer: LoginAnswer): null => {
  if (typeof answer.token !== 'string' || answer.token === '' || typeof answer.user !== 'object') throw new InvalidAnswerError();
  storeSession(answer);
  return null;
};

/** Stores the session of a response. @returns the second step if there is no session yet */
export const enterOrContinue = (answer: SignInAnswer): SecondStep | null =>
  'second_factor' in answer ? answer.second_factor : enter(answer);

/** Checks the password. @returns the second step; null if the session is stored @throws an error that `signInFailure` explains */
export const signIn = async (transport: Transport, credentials: Credentials): Promise<SecondStep | null> =>
  enterOrContinue(await call<typeof login>(transport, 'POST', '/api/admin/auth/login', { body: credentials }));

/** Finishes a sign-in and stores the session. @throws an error that `signInFailure` explains */
export const enterCode = async (transport: Transport, body: { token: string; code: string; remember: boolean }): Promise<null> =>
  enter(await call<typeof finishSignIn>(transport, 'POST', '/api/admin/auth/second-factor', { body }));

/** Signs in with a passkey, also as second step, and stores the session. @throws an error that `signInFailure` explains */
export const enterPasskey = async (transport: Transport, step: SecondStep | null, remember: boolean): Promise<null> => {
  const { options } = await call<typeof startPasskeySignIn>(transport, 'POST', '/api/admin/auth/passkey-options', {
    body: step ? { token: step.token } : {},
  });
  const body = { response: await signWithPasskey(options), remember };
  return enter(await call<typeof signInWithPasskey>(transport, 'POST', '/api/admin/auth/passkey', { body }));
};

export const signInSuccess = (remember: boolean): string => `Login successful! Session valid for ${remember ? '30 days' : '24 hours'}.`;

/** @returns the text of a failed sign-in */
export const signInFailure = (error: unknown): string => {
  if (error instanceof ApiError) return error.answer?.message || `Server error: ${error.status}`;
  // fetch rejects with a TypeError if there is no response
  if (error instanceof TypeError) return 'No response from server. Please check your connection.';
  return (error instanceof Error && error.message) || 'Login failed. Please try again.';
};

/** The first error of each field, from the server. */
export const fieldErrors = (error: unknown): Partial<Record<string, string>> => {
  const errors = error instanceof ApiError ? (error.answer?.errors ?? {}) : {};
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, texts[0]]));
};

interface SignOutMessage {
  kind: 'success' | 'error';
  text: string;
}

const loggedOut: SignOutMessage = { kind: 'success', text: 'Logged out successfully' };

/** Ends the session in this browser, and on the server if it can be reached. @returns the message to show */
export const signOut = async (transport: Transport): Promise<SignOutMessage> => {
  try {
    await call<typeof logout>(transport, 'POST', '/api/admin/auth/logout', { ignoresAnswer: true });
    return loggedOut;
  } catch (error) {
    // the session had already ended on the server
    if (error instanceof ApiError && error.status === 401) return loggedOut;
    console.error('Logging out failed', error);
    return { kind: 'error', text: 'Logout failed. Please try again.' };
  } finally {
    clearSession();
  }
};
