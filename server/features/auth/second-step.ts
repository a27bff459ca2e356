// Sign-in with a second step, or with a passkey instead of a password.
import type { LoginAnswer } from '#contract/auth.ts';
import type { PasskeySignature } from '#contract/passkey-fields.ts';
import { findSecondStep } from '#server/features/second-factor/challenges.repository.ts';
import { startUse, verifyUse } from '#server/features/second-factor/passkeys.service.ts';
import type { RelyingParty } from '#server/features/second-factor/relying-party.ts';
import { redeemCode } from '#server/features/second-factor/second-factor.service.ts';
import { AppError } from '#server/http/errors.ts';
import { startSession } from './auth.service.ts';
import type { Origin } from './origin.ts';
import { checkSecondStep, type SignInContext } from './sign-in-guard.ts';
import { recordSignIn } from './sign-ins.service.ts';

const expired = () => new AppError('unauthenticated', { message: 'The sign-in took too long. Please enter your password again.' });

interface Code {
  token: string;
  code: string;
  remember: boolean;
  origin: Origin;
}

/** @throws AppError 'unauthenticated' for a wrong code and an old token, 'too-many' after many wrong codes */
export const finishSignIn = async (context: SignInContext, { token, code, remember, origin }: Code): Promise<LoginAnswer> => {
  const user = await findSecondStep(context, token);
  if (!user) throw expired();
  let method: Awaited<ReturnType<typeof redeemCode>> = null;
  await checkSecondStep(context, user.email, origin, async () => {
    method = await redeemCode(context, user.id, code);
    return method !== null;
  });
  if (method === null) {
    await recordSignIn(context, { email: user.email, origin, result: 'wrong-password', method: 'code' });
    throw new AppError('unauthenticated', { message: 'The code is incorrect or was already used.' });
  }
  return startSession(context, user, { remember, origin, method });
};

/** @param token of a sign-in that waits for its second step; only passkeys of its account are then accepted */
export const startPasskeySignIn = async (context: SignInContext, token: string | undefined, party: RelyingParty) => {
  if (token === undefined) return startUse(context, 'passkey-sign-in', party, null);
  const user = await findSecondStep(context, token);
  if (!user) throw expired();
  return startUse(context, 'passkey-sign-in', party, user.id);
};

interface PasskeyUse {
  response: PasskeySignature;
  remember: boolean;
  origin: Origin;
  party: RelyingParty;
}

/** A passkey is sufficient, because the authenticator has verified its owner. @throws AppError 'unauthenticated' */
export const signInWithPasskey = async (
  context: SignInContext,
  { response, remember, origin, party }: PasskeyUse,
): Promise<LoginAnswer> => {
  const { signer, isValid } = await verifyUse(context, 'passkey-sign-in', response, party);
  if (signer && isValid && signer.is_active === 1) {
    const user = { id: signer.administrator_id, name: signer.name, email: signer.email };
    return startSession(context, user, { remember, origin, method: 'passkey' });
  }
  if (signer) {
    const result = isValid ? 'disabled' : 'wrong-password';
    await recordSignIn(context, { email: signer.email, origin, result, method: 'passkey' });
  }
  throw new AppError('unauthenticated', { message: 'This passkey is not accepted. Please sign in with your password.' });
};
