// Slows down password guessing (docs/decisions/0030-sign-in.md). Wrong passwords are counted per account and place, which is a browser or
// a network, and per account for all unfamiliar ones together. Attempts for unknown addresses are treated in the same way.
import { createHash } from 'node:crypto';
import type { Context } from '#server/database/context.ts';
import { AppError } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { customerNetworkOf } from '#server/platform/network-addresses.ts';
import type { SignInClient } from './origin.ts';
import * as repository from './sign-in-guard.repository.ts';

const secondMs = 1000;
const dayMs = 24 * 60 * 60 * secondMs;
/** Time after the last failure during which failures count. */
const countedMs = dayMs;
/** Time after a sign-in during which its browser and network are familiar. */
const familiarMs = 90 * dayMs;

interface Scale {
  /** Wrong passwords before the first pause. */
  free: number;
  /** The first pause; each further failure doubles it. */
  firstMs: number;
  longestMs: number;
}

/** One browser or network is paused for up to 15 minutes, all unfamiliar ones for one minute, so that the owner is not locked out. */
const scales = (free: number): Record<'place' | 'account', Scale> => ({
  place: { free, firstMs: 5 * secondMs, longestMs: 15 * 60 * secondMs },
  account: { free: 5 * free, firstMs: 2 * secondMs, longestMs: 60 * secondMs },
});

const defaultFree = 10;

/** @param loginRateLimit attempts per address and minute, which must remain possible; 0 for no limit @returns `freeAttempts` */
export const freeAttemptsOf = (loginRateLimit: number): number =>
  loginRateLimit === 0 ? 2 * defaultFree : Math.max(defaultFree, loginRateLimit);

export interface SignInContext extends Context {
  /** Wrong passwords per account and browser or network before sign-in is paused. */
  freeAttempts?: number;
  /** Sessions end after this time without use; 0 for no limit. */
  sessionIdleMs?: number;
}

/** @returns the pauses of a scale, as if they began now, longest first */
const pausesOf = ({ free, firstMs, longestMs }: Scale, now: Date): repository.Pause[] => {
  const steps = Math.ceil(Math.log2(longestMs / firstMs)) + 1;
  return Array.from({ length: steps }, (_, step) => ({
    failures: free + step,
    until: new Date(now.getTime() + Math.min(longestMs, firstMs * 2 ** step)).toISOString(),
  })).reverse();
};

const ago = ({ clock }: Context, ms: number): string => new Date(clock().getTime() - ms).toISOString();

const hash = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex');

/** @param email in lower case */
const accountKeyOf = (email: string): string => hash('account', email);
const networkKeyOf = (email: string, address: string): string => hash('network', email, customerNetworkOf(address));
const deviceKeyOf = (email: string, device: string): string => hash('device', email, device);

/** Keys of the browser of a request, if it has signed in before, and of its network. */
const placeKeysOf = (email: string, { address, device }: SignInClient): string[] => [
  ...(device ? [deviceKeyOf(email, device)] : []),
  networkKeyOf(email, address),
];

/** For example "40 seconds" or "3 minutes". */
const waitingTime = (seconds: number): string => {
  if (seconds >= 120) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
};

export const pauseText = (seconds: number): string => `Too many wrong passwords. Please wait ${waitingTime(seconds)} and try again.`;

const paused = ({ clock }: Context, until: string | null): AppError => {
  const ms = until === null ? 0 : Date.parse(until) - clock().getTime();
  const seconds = Math.max(1, Math.ceil(ms / secondMs));
  return new AppError('too-many', {
    message: pauseText(seconds),
    headers: { 'retry-after': String(seconds) },
  });
};

interface Counter {
  key: string;
  accountKey: string;
  scale: Scale;
}

type Counted = Counter & { failures: number };

/** @throws AppError 'too-many' during a pause */
const count = async (context: Context, counter: Counter): Promise<Counted> => {
  const { key, accountKey, scale } = counter;
  const failures = await repository.countFailure(context.db, {
    key,
    accountKey,
    at: timestamp(context.clock),
    expiredBefore: ago(context, countedMs),
    pauses: pausesOf(scale, context.clock()),
  });
  if (failures === null) throw paused(context, await repository.getPausedUntil(context.db, key));
  return { ...counter, failures };
};

const uncount = async ({ db }: Context, counted: readonly Counted[]): Promise<void> => {
  for (const { key, failures } of counted) await repository.uncountFailure(db, key, failures);
};

/** Counts a failure with each counter in order; undoes all counts if one counter is paused. */
const countAll = async (context: Context, counters: readonly Counter[]): Promise<Counted[]> => {
  const counted: Counted[] = [];
  try {
    for (const counter of counters) counted.push(await count(context, counter));
    return counted;
  } catch (error) {
    await uncount(context, counted);
    throw error;
  }
};

/**
 * Counts the attempt as a failure before it is checked, so that simultaneous attempts cannot exceed the limit, and undoes the count
 * if the check succeeds or fails with an error.
 */
const checkCounted = async (context: Context, counters: readonly Counter[], check: () => Promise<boolean>): Promise<boolean> => {
  const counted = await countAll(context, counters);
  const isRight = await check().catch(async (error: unknown) => {
    await uncount(context, counted);
    throw error;
  });
  if (!isRight) return false;
  const [place, ...others] = counted;
  if (place) await repository.removeCounter(context.db, place.key);
  await uncount(context, others);
  return true;
};

/** The counter for a request: a familiar browser or network, otherwise its network. */
const placeOf = async (context: Context, email: string, origin: SignInClient): Promise<{ key: string; isKnown: boolean }> => {
  const places = placeKeysOf(email, origin);
  const known = await repository.listKnownPlaces(context.db, places, ago(context, familiarMs));
  const familiar = places.find((place) => known.includes(place));
  return { key: familiar ?? networkKeyOf(email, origin.address), isKnown: familiar !== undefined };
};

/**
 * Checks the password of a sign-in. A browser or network from which the account has signed in recently has its own counter.
 * @param email in lower case
 * @param check is called with whether the request comes from such a browser or network
 * @throws AppError 'too-many' during a pause
 */
export const checkSignIn = async (
  context: SignInContext,
  email: string,
  origin: SignInClient,
  check: (isFamiliar: boolean) => Promise<boolean>,
): Promise<boolean> => {
  const scale = scales(context.freeAttempts ?? defaultFree);
  const accountKey = accountKeyOf(email);
  const { key, isKnown } = await placeOf(context, email, origin);
  const counters = [{ key, accountKey, scale: scale.place }];
  if (!isKnown) counters.push({ key: accountKey, accountKey, scale: scale.account });
  return checkCounted(context, counters, () => check(isKnown));
};

/**
 * Checks the second step of a sign-in, with separate counters. A correct password does not reset them, and the account is paused for as
 * long as one browser or network, because only somebody who knows the password can cause that.
 * @param email in lower case
 * @throws AppError 'too-many' during a pause
 */
export const checkSecondStep = async (
  context: SignInContext,
  email: string,
  origin: SignInClient,
  check: () => Promise<boolean>,
): Promise<boolean> => {
  const { place: scale } = scales(context.freeAttempts ?? defaultFree);
  const accountKey = accountKeyOf(email);
  const { key, isKnown } = await placeOf(context, email, origin);
  const keys = isKnown ? [key] : [key, accountKey];
  return checkCounted(
    context,
    keys.map((counted) => ({ key: hash('second-step', counted), accountKey, scale })),
    check,
  );
};

/** Checks a password or code entered in a session. @throws AppError 'too-many' during a pause of this session */
export const checkInSession = (context: SignInContext, sessionId: number, check: () => Promise<boolean>): Promise<boolean> => {
  const key = hash('session', String(sessionId));
  const { place: scale } = scales(context.freeAttempts ?? defaultFree);
  return checkCounted(context, [{ key, accountKey: key, scale }], check);
};

/** Called after a sign-in, which makes its browser and network familiar. @param email in lower case */
export const rememberPlaces = ({ db, clock }: Context, email: string, origin: SignInClient): Promise<void> =>
  repository.putPlaces(db, placeKeysOf(email, origin), timestamp(clock));

export interface SignInPause {
  /** ISO 8601. */
  until: string;
  failures: number;
  addresses: number;
}

/** @param emails in lower case @returns the pauses of those accounts that are paused */
export const listPauses = async (context: Context, emails: string[]): Promise<Map<string, SignInPause>> => {
  const byKey = new Map(emails.map((email) => [accountKeyOf(email), email]));
  const rows = await repository.listPaused(context.db, [...byKey.keys()], ago(context, countedMs), timestamp(context.clock));
  return new Map(
    rows.map(({ account_key, until, failures, places }) => [byKey.get(account_key) ?? '', { until, failures, addresses: places }]),
  );
};

/** @param email in lower case */
export const clearPauses = ({ db }: Context, email: string): Promise<void> => repository.removeCountersOf(db, accountKeyOf(email));

export const removeOldCounters = async (context: Context): Promise<void> => {
  await repository.removeOldCounters(context.db, ago(context, countedMs));
  await repository.removeOldPlaces(context.db, ago(context, familiarMs));
};
