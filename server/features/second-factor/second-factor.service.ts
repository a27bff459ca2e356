// Two-step sign-in with an authenticator app, and recovery codes in case it is lost.
import { randomBytes } from 'node:crypto';
import type { SignInMethod } from '#contract/account.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { AppError, invalid } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { hashToken } from '#server/platform/tokens.ts';
import * as passkeys from './passkeys.repository.ts';
import { type OwnContext, recordMethods } from './record-methods.ts';
import * as repository from './second-factor.repository.ts';
import { matchingStep, toBase32, totpUri } from './totp.ts';

const secretBytes = 20;
const recoveryCodeCount = 10;
/** 80 bits, too many to guess from a hash. */
const recoveryCodeBytes = 10;

export const hasSecondFactor = async (db: Database, administratorId: number): Promise<boolean> =>
  ((await repository.getTotp(db, administratorId))?.enabled_at ?? null) !== null;

export const getTotpState = async (db: Database, administratorId: number) => ({
  totp_enabled_at: (await repository.getTotp(db, administratorId))?.enabled_at ?? null,
  recovery_codes: await repository.countRecoveryCodes(db, administratorId),
});

interface Owner {
  id: number;
  email: string;
}

const isOn = () => new AppError('conflict', { message: 'Two-step sign-in is already on.' });

/** @throws AppError 'conflict' if two-step sign-in is already on */
export const startTotp = async ({ db, clock }: Context, { id, email }: Owner, company: string) => {
  if (await hasSecondFactor(db, id)) throw isOn();
  const secret = toBase32(randomBytes(secretBytes));
  await repository.putTotp(db, id, secret, timestamp(clock));
  return { secret, uri: totpUri(secret, { issuer: company, account: email }) };
};

const hashOf = (administratorId: number, code: string): string => hashToken(`${administratorId}:${code}`);

/** @returns ten codes in groups of four letters */
const replaceRecoveryCodes = async (db: Database, administratorId: number, at: string): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, () => toBase32(randomBytes(recoveryCodeBytes)));
  await repository.removeRecoveryCodes(db, administratorId);
  await repository.addRecoveryCodes(
    db,
    administratorId,
    codes.map((code) => hashOf(administratorId, code)),
    at,
  );
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-').toLowerCase());
};

/** @returns the recovery codes @throws AppError 'conflict', 'invalid' if the code is wrong */
export const enableTotp = async (context: OwnContext, code: string): Promise<string[]> => {
  const { db, clock, actor } = context;
  const totp = await repository.getTotp(db, actor.id);
  if (totp?.enabled_at) throw isOn();
  if (!totp) throw new AppError('conflict', { message: 'Please start again: there is no secret to confirm.' });
  const step = matchingStep(totp.secret, code.replaceAll(/\s/g, ''), clock());
  if (step === null) throw invalid({ code: ['The code is incorrect. Check that the time of your device is correct.'] });
  return inTransaction(db, async (transaction) => {
    if (!(await repository.redeemStep(transaction, actor.id, step))) throw isOn();
    await repository.enableTotp(transaction, actor.id, timestamp(clock));
    const codes = await replaceRecoveryCodes(transaction, actor.id, timestamp(clock));
    await recordMethods({ ...context, db: transaction }, { two_step_sign_in: 'on' });
    return codes;
  });
};

export const disableTotp = (context: OwnContext): Promise<void> =>
  inTransaction(context.db, async (db) => {
    await repository.removeTotp(db, context.actor.id);
    await repository.removeRecoveryCodes(db, context.actor.id);
    await recordMethods({ ...context, db }, { two_step_sign_in: 'off' });
  });

/** @throws AppError 'conflict' without two-step sign-in */
export const renewRecoveryCodes = (context: OwnContext): Promise<string[]> =>
  inTransaction(context.db, async (db) => {
    if (!(await hasSecondFactor(db, context.actor.id))) {
      throw new AppError('conflict', { message: 'Turn two-step sign-in on first.' });
    }
    const codes = await replaceRecoveryCodes(db, context.actor.id, timestamp(context.clock));
    await recordMethods({ ...context, db }, { recovery_codes: 'renewed' });
    return codes;
  });

const recoveryCode = /^[A-Z2-7]{16}$/;

/** Each code is accepted once. @returns the kind of the code; null if it is wrong */
export const redeemCode = async ({ db, clock }: Context, administratorId: number, typed: string): Promise<SignInMethod | null> => {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const totp = await repository.getTotp(db, administratorId);
  if (!totp?.enabled_at) return null;
  if (recoveryCode.test(code)) {
    return (await repository.redeemRecoveryCode(db, administratorId, hashOf(administratorId, code))) ? 'recovery-code' : null;
  }
  const step = matchingStep(totp.secret, code, clock());
  return step !== null && (await repository.redeemStep(db, administratorId, step)) ? 'code' : null;
};

/** Removes all sign-in methods except the password, for an administrator who lost them. */
export const removeSecondFactor = async (db: Database, administratorId: number): Promise<void> => {
  await repository.removeTotp(db, administratorId);
  await repository.removeRecoveryCodes(db, administratorId);
  await passkeys.removePasskeysOf(db, administratorId);
};
