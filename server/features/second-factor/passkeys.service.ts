// Passkeys (Web Authentication): created and used by the browser, verified by @simplewebauthn/server.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyAttestation, PasskeySignature } from '#contract/passkey-fields.ts';
import type { Passkey } from '#contract/sign-in-methods.ts';
import type { Context } from '#server/database/context.ts';
import type { SignInChallengesTable } from '#server/database/tables/accounts.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { addChallenge, redeemChallenge } from './challenges.repository.ts';
import * as repository from './passkeys.repository.ts';
import { type OwnContext, recordMethods } from './record-methods.ts';
import type { RelyingParty } from './relying-party.ts';

const mostPasskeys = 20;

// loaded on first use, because most processes never need it
const library = () => import('@simplewebauthn/server');

/** The challenge signed by the browser, which the library compares again. Empty if the response cannot be parsed. */
const challengeOf = ({ response }: PasskeyAttestation | PasskeySignature): string => {
  try {
    return String(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')).challenge);
  } catch {
    return '';
  }
};

/** Extensions are omitted, because none is requested. */
const browserAnswer = <R extends PasskeyAttestation | PasskeySignature>({ id, rawId, type, response }: R) => ({
  id,
  rawId,
  type,
  response,
  clientExtensionResults: {},
});

/** EdDSA, ES256 and RS256. The library would prefer ML-DSA-44, which is experimental in Node. */
const algorithms = [-8, -7, -257];

const expectedOf = ({ id, origin }: RelyingParty) => ({ expectedOrigin: origin, expectedRPID: id, requireUserVerification: true });

const conflict = (message: string) => new AppError('conflict', { message });

export const listPasskeys = ({ db }: Context, administratorId: number): Promise<Passkey[]> => repository.listPasskeys(db, administratorId);

interface Owner {
  id: number;
  name: string;
  email: string;
}

/** @throws AppError 'conflict' if there are too many passkeys */
export const startPasskey = async (context: Context, owner: Owner, party: RelyingParty, company: string) => {
  const known = await repository.listCredentials(context.db, owner.id);
  if (known.length >= mostPasskeys) throw conflict(`There can be at most ${mostPasskeys} passkeys. Remove one first.`);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: company,
    rpID: party.id,
    userID: new TextEncoder().encode(`administrator-${owner.id}`),
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await addChallenge(context, { challenge: options.challenge, purpose: 'passkey-registration', administratorId: owner.id });
  return options;
};

interface NewPasskey {
  name: string;
  response: PasskeyAttestation;
  party: RelyingParty;
}

/** The challenge is used up even if the passkey is not added. @throws AppError 'conflict' if the browser's response is not valid */
export const addPasskey = async (context: OwnContext, { name, response, party }: NewPasskey): Promise<Passkey> => {
  const challenge = challengeOf(response);
  const isExpected = (await redeemChallenge(context, challenge, 'passkey-registration')) === context.actor.id;
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: browserAnswer(response) as RegistrationResponseJSON,
    expectedChallenge: challenge,
    supportedAlgorithmIDs: algorithms,
    ...expectedOf(party),
  }).catch(() => null);
  if (!isExpected || !verified?.registrationInfo) throw conflict('The passkey could not be added. Please try again.');
  const { credential } = verified.registrationInfo;
  return inTransaction(context.db, async (db) => {
    if (await repository.findPasskey(db, credential.id)) throw conflict('This passkey was already added.');
    const passkey = await repository.addPasskey(db, {
      administrator_id: context.actor.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(response.response.transports ?? []),
      name,
      created_at: timestamp(context.clock),
    });
    await recordMethods({ ...context, db }, { passkey: 'added' });
    return passkey;
  });
};

type Use = Extract<SignInChallengesTable['purpose'], 'passkey-sign-in' | 'passkey-confirmation'>;

/** @param administratorId owner of the passkeys that can be used; null for any account */
export const startUse = async (context: Context, purpose: Use, party: RelyingParty, administratorId: number | null) => {
  const { generateAuthenticationOptions } = await library();
  const known = administratorId === null ? [] : await repository.listCredentials(context.db, administratorId);
  if (administratorId !== null && known.length === 0) throw conflict('The account has no passkey.');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    allowCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports: JSON.parse(transports) as string[] })),
  });
  await addChallenge(context, { challenge: options.challenge, purpose, administratorId });
  return options;
};

export type Signer = NonNullable<Awaited<ReturnType<typeof repository.findPasskey>>>;

interface Signed {
  /** The owner of the credential, even if the signature is not valid. */
  signer: Signer | undefined;
  isValid: boolean;
}

/** Verifies the use of a passkey. A signature whose count does not increase is refused, because the key may have been copied. */
export const verifyUse = async (context: Context, purpose: Use, response: PasskeySignature, party: RelyingParty): Promise<Signed> => {
  const signer = await repository.findPasskey(context.db, response.id);
  if (!signer) return { signer, isValid: false };
  const challenge = challengeOf(response);
  const owner = await redeemChallenge(context, challenge, purpose);
  if (owner !== null && owner !== signer.administrator_id) return { signer, isValid: false };
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: browserAnswer(response) as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    ...expectedOf(party),
    credential: {
      id: signer.credential_id,
      publicKey: new Uint8Array(Buffer.from(signer.public_key, 'base64url')),
      counter: signer.counter,
    },
  }).catch(() => null);
  if (!verified?.verified) return { signer, isValid: false };
  const { newCounter } = verified.authenticationInfo;
  return { signer, isValid: await repository.updateUse(context.db, signer.id, signer.counter, newCounter, timestamp(context.clock)) };
};

/** @throws AppError 'not-found' */
export const renamePasskey = (context: OwnContext, id: number, name: string): Promise<Passkey> =>
  inTransaction(context.db, async (db) => {
    const passkey = await repository.renamePasskey(db, context.actor.id, id, name);
    if (!passkey) throw notFound();
    await recordMethods({ ...context, db }, { passkey: 'renamed' });
    return passkey;
  });

/** @throws AppError 'not-found' */
export const removePasskey = (context: OwnContext, id: number): Promise<void> =>
  inTransaction(context.db, async (db) => {
    if (!(await repository.removePasskey(db, context.actor.id, id))) throw notFound();
    await recordMethods({ ...context, db }, { passkey: 'removed' });
  });
