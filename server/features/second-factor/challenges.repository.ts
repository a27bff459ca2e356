// Pending challenges, stored in the database so that any instance can verify the response. Each can be used once within five minutes.
import type { Context } from '#server/database/context.ts';
import type { SignInChallengesTable } from '#server/database/tables/accounts.ts';
import { timestamp } from '#server/platform/clock.ts';
import { hashToken } from '#server/platform/tokens.ts';

const validMs = 5 * 60 * 1000;

type Purpose = SignInChallengesTable['purpose'];

/** Adds a challenge and removes all expired ones. @returns the time at which it expires */
export const addChallenge = async (
  { db, clock }: Context,
  { challenge, purpose, administratorId }: { challenge: string; purpose: Purpose; administratorId: number | null },
): Promise<string> => {
  const at = timestamp(clock);
  const expiresAt = new Date(clock().getTime() + validMs).toISOString();
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', at).execute();
  await db
    .insertInto('sign_in_challenges')
    .values({ challenge_hash: hashToken(challenge), purpose, administrator_id: administratorId, created_at: at, expires_at: expiresAt })
    .execute();
  return expiresAt;
};

/** Removes the challenge. @returns its administrator; null if any account may use it; undefined if it is not valid */
export const redeemChallenge = async ({ db, clock }: Context, challenge: string, purpose: Purpose): Promise<number | null | undefined> => {
  const row = await db
    .deleteFrom('sign_in_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timestamp(clock))
    .returning('administrator_id')
    .executeTakeFirst();
  return row?.administrator_id;
};

/**
 * The administrator whose sign-in waits for its second step. The challenge remains, because another code may follow a wrong one. It is no
 * longer valid if the account, for example its password, was changed later.
 */
export const findSecondStep = ({ db, clock }: Context, token: string) =>
  db
    .selectFrom('sign_in_challenges as challenge')
    .innerJoin('administrators as administrator', 'administrator.id', 'challenge.administrator_id')
    .select(['administrator.id', 'administrator.name', 'administrator.email'])
    .where('challenge.challenge_hash', '=', hashToken(token))
    .where('challenge.purpose', '=', 'second-step')
    .where('challenge.expires_at', '>', timestamp(clock))
    .whereRef('challenge.created_at', '>=', 'administrator.updated_at')
    .where('administrator.is_active', '=', 1)
    .executeTakeFirst();

/** Removes all challenges of an administrator, after a sign-in. */
export const removeChallengesOf = async ({ db }: Context, administratorId: number): Promise<void> => {
  await db.deleteFrom('sign_in_challenges').where('administrator_id', '=', administratorId).execute();
};
