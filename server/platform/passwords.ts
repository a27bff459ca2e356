// Password hashes: scrypt, with the parameters stored in the hash, so that they can be raised later. A hash takes a quarter of a second of
// CPU time, so only a few are computed at a time: many sign-in attempts must not stop the site.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type PasswordCost, passwordCost } from '#server/platform/password-cost.ts';
import { networksOf } from './network-addresses.ts';
import { createRequestCounts } from './request-counts.ts';
import { createSlots } from './slots.ts';

const keyBytes = 32;
const maxmem = 128 * 1024 * 1024;

const hourMs = 60 * 60 * 1000;

/** Exported for tests that fill the slots. */
export const passwordSlots = createSlots({ count: 2, maxWaiting: 10 });
const countAttempts = createRequestCounts();

/**
 * Unknown clients come last, and among them those whose network has made most attempts, so that attempts from many networks do not lock out
 * an owner.
 */
const rankOf = (stranger: string): number => countAttempts(networksOf(stranger).at(-1) ?? stranger, hourMs).current;

interface Derivation {
  password: string;
  salt: Buffer;
  cost: PasswordCost;
  rank?: number;
}

/** @throws BusyError if too many hashes are being computed */
const derive = ({ password, salt, cost, rank = 0 }: Derivation) =>
  passwordSlots(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem }, (error, key) => (error ? reject(error) : resolve(key)));
      }),
    { rank },
  );

/** @returns `scrypt$N$r$p$salt$key`, salt and key in base64url */
export const hashPassword = async (password: string, cost = passwordCost): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive({ password, salt, cost });
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** @returns a hash that no password matches, with the same cost as others */
export const createDecoyHash = (): string => {
  const { N, r, p } = passwordCost;
  return ['scrypt', N, r, p, randomBytes(16).toString('base64url'), randomBytes(keyBytes).toString('base64url')].join('$');
};

/**
 * @param stranger address of a client that has not signed in before, as far as is known
 * @returns whether the password matches the hash; false for a malformed hash
 */
export const verifyPassword = async (password: string, hash: string, stranger?: string): Promise<boolean> => {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const rank = stranger === undefined ? 0 : rankOf(stranger);
  const actual = await derive({ password, salt: Buffer.from(salt, 'base64url'), cost, rank });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
