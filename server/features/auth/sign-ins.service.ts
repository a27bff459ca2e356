// The history of sign-ins and refused attempts of each account.
import type { SignIn, SignInMethod, SignInResult } from '#contract/account.ts';
import type { Context } from '#server/database/context.ts';
import { timestamp } from '#server/platform/clock.ts';
import { shortenAddress } from '#server/platform/network-addresses.ts';
import { maxUserAgentLength, readUserAgent } from '#server/platform/user-agent.ts';
import type { Origin } from './origin.ts';
import * as repository from './sign-ins.repository.ts';

const keptMs = 90 * 24 * 60 * 60 * 1000;
/** Limit per account, separately for refused attempts, so that they do not displace sign-ins. */
const keptOfEach = 100;
const listed = 50;

export interface RecordedSignIn {
  /** In lower case; nothing is stored for an unknown address. */
  email: string;
  origin: Pick<Origin, 'address' | 'userAgent'>;
  result: SignInResult;
  /** Default: a password. */
  method?: SignInMethod | null;
}

export const recordSignIn = (
  { db, clock }: Context,
  { email, origin: { address, userAgent }, result, method = null }: RecordedSignIn,
): Promise<void> =>
  repository.addSignIn(db, {
    email,
    result,
    method,
    address: shortenAddress(address),
    userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
    at: timestamp(clock),
  });

/** Latest first. */
export const listSignIns = async ({ db }: Context, administratorId: number): Promise<SignIn[]> =>
  (await repository.listSignIns(db, administratorId, listed)).map(({ user_agent, created_at, ...row }) => ({
    ...row,
    ...readUserAgent(user_agent),
    at: created_at,
  }));

export const removeOldSignIns = async ({ db, clock }: Context): Promise<void> => {
  await repository.removeSignInsBefore(db, new Date(clock().getTime() - keptMs).toISOString());
  await repository.removeExcessSignIns(db, keptOfEach);
};
